import axe, { type Result } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { resized, SCREENS } from './screen-sizes.ts';

/** What the light changes: everything else a checker looks at is the same by day and at night. */
const OF_LIGHT = ['color-contrast', 'link-in-text-block'];
/** What the size of the screen changes of things that are there at any size, besides how large they are: see `tooSmall`. */
const OF_SIZE = [...OF_LIGHT, 'scrollable-region-focusable'];

type Light = 'light' | 'dark';

/** What a checker of accessibility calls serious or worse in this light; by these rules only, or by all. */
async function barriers(page: Page, colorScheme: Light, rules: readonly string[] | null): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // To bring the checker to a page takes as long as a check: it stays there.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(`${axe.source}; undefined`);
  const options = {
    resultTypes: ['violations'],
    // A page has no frames from elsewhere.
    iframes: false,
    preload: false,
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  const { violations } = await page.evaluate<{ violations: Result[] }>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => ({ violations }))`,
  );
  return violations.flatMap(({ id, impact, nodes }) =>
    impact === 'serious' || impact === 'critical'
      ? [`${colorScheme} ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`]
      : [],
  );
}

/** Elements that stick out of a phone's screen sideways. */
export function sticksOut(page: Page, among = 'main *, header *, dialog[open] *'): Promise<string[]> {
  return page.evaluate<string[]>(`
    [...document.querySelectorAll('${among}')]
      .filter(element => {
        const { left, right, width } = element.getBoundingClientRect();
        const scrolls = element.closest('.prompt-choices, .open-hands, .review-points, .players[data-many], .rules-table, .flights, .unseen, .player-public')
          // A hand scrolls sideways: what lies in it may, the strip itself may not.
          ?? element.parentElement?.closest('.ct-hand')
          // Pages lie beside one another, and one of them is in sight.
          ?? element.parentElement?.closest('.ip-pages');
        // A picture is cut off by the frame it is drawn in.
        if (element.textContent === '' && element.closest('[aria-hidden="true"], .part-look')) return false;
        return width > 0 && !scrolls && element.tagName !== 'use' && (left < -1 || right > innerWidth + 1);
      })
      .map(element => element.outerHTML.slice(0, 120))
  `);
}

/** Nothing is cut off, and nothing keeps anyone out. */
export async function look(page: Page): Promise<void> {
  expect(await sticksOut(page)).toEqual([]);
  expect(await barriers(page, 'light', null)).toEqual([]);
  expect(await barriers(page, 'dark', OF_LIGHT)).toEqual([]);
}

/** Whatever is shown is shown on the smallest screen or on a desk. */
const WHOLE = [360, 1280];

/** The same at every size; what is wrong, each with its size. */
export async function barriersAtEverySize(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of SCREENS) {
    await resized(page, width, height);
    const faults = [
      ...(await sticksOut(page)),
      ...(await barriers(page, 'light', WHOLE.includes(width) ? null : OF_SIZE)),
      ...(await barriers(page, 'dark', OF_LIGHT)),
    ];
    for (const fault of faults) found.push(`${width}×${height} ${fault}`);
  }
  return found;
}

/** What a finger needs for whatever can be chosen, less what rounding takes. */
const FINGER = 43;
/** A part that only tells what it is, where a miss costs nothing, is at least a word in a line, unless it is covered. */
const WORD = { high: 10, wide: 20 };

/**
 * Controls that a finger misses: how far their own ground goes left, right, up and down from their middle, or in a shape from
 * the best of many places in it. Words of a sentence that lead elsewhere are as high as their line.
 */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const scope = document.querySelector('dialog[open]') ?? document.body;
    const CONTROLS = 'button, a, select, input, summary, [role="button"], [role="tab"]';
    const found = new Set();
    for (const control of scope.querySelectorAll(CONTROLS)) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (control.matches('.skip-link, :disabled:not([data-part])') || control.closest('.unseen')) continue;
      // A part that cannot be chosen only tells; a finger on one in a far city brings all of them nearer, to be chosen there.
      const tells = control.matches('[data-part]:not([data-open]), .ct-cities:not([data-close]) .ct-city .part:not(.ct-site)');
      const [shorter, longer] = tells ? [${WORD.high}, ${WORD.wide}] : [${FINGER}, ${FINGER}];
      if (control.matches('a, .rule-link:not(.small)') && control.closest('p, li, td, th, h2, h3, blockquote, .rule')) continue;
      // A box to tick is as large as its label.
      const target = control.closest('label') ?? control;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      if (width === 0) continue;
      const isOwn = (x, y) => {
        // Over the edge of the screen a finger touches nothing else.
        if (x < 0 || x >= innerWidth) return true;
        const hit = document.elementFromPoint(x, y);
        return hit !== null && target.contains(hit);
      };
      const reach = (x, y, dx, dy) => {
        let steps = 0;
        while (steps < ${FINGER} && isOwn(x + dx * (steps + 1), y + dy * (steps + 1))) steps++;
        return steps;
      };
      const around = (x, y) => {
        if (!isOwn(x, y)) return [0, 0];
        return [reach(x, y, -1, 0) + reach(x, y, 1, 0) + 1, reach(x, y, 0, -1) + reach(x, y, 0, 1) + 1];
      };
      const isShape = control.tagName === 'g';
      const parts = isShape ? [2, 3, 4, 5, 6] : [4];
      const all = parts.flatMap(i => parts.map(j => around(left + (width * i) / 8, top + (height * j) / 8)));
      const [wide, high] = all.reduce((best, one) => (Math.min(...one) > Math.min(...best) ? one : best));
      if (tells && wide === 0) continue;
      if (Math.min(wide, high) < shorter || Math.max(wide, high) < longer)
        found.add(wide + '×' + high + ' ' + (control.dataset.part ?? control.getAttribute('class') ?? control.tagName) + ' “' + (control.getAttribute('aria-label') ?? control.textContent).slice(0, 24) + '”');
    }
    return [...found];
  })()`);
}
