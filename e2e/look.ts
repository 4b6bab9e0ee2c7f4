import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What the light changes: everything else a checker looks at is the same by day and at night. */
const OF_LIGHT = ['color-contrast', 'link-in-text-block'];

type Light = 'light' | 'dark';

/** What a checker of accessibility calls serious or worse, in both lights. */
async function barriers(page: Page, lights: readonly Light[] = ['light', 'dark']): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of lights) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // A page has no frames from elsewhere: the whole check runs in it, which takes half the time.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(OF_LIGHT)).analyze();
    for (const { id, impact, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        found.push(`${colorScheme} ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  }
  return found;
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
  expect(await barriers(page)).toEqual([]);
}

/** A small and a large phone, a tablet, a desk. */
const SIZES: readonly (readonly [width: number, height: number])[] = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
];

/** The same at every size; what is wrong, each with its size. */
export async function barriersAtEverySize(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))');
    // Whatever is shown is shown on the smallest screen or the widest.
    const isExtreme = width === SIZES[0][0] || width === SIZES[SIZES.length - 1][0];
    const seen = await barriers(page, isExtreme ? ['light', 'dark'] : ['light']);
    for (const fault of [...(await sticksOut(page)), ...seen]) found.push(`${width}×${height} ${fault}`);
  }
  return found;
}

/** What a finger needs, less what rounding takes. */
const FINGER = 43;
/** The sentence that asks opens its rule too, for the rules have a button: where choices push, it may be as low as its lines. */
const LINES = 38;

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
      if (control.matches('.skip-link, :disabled, [data-part]:not([data-open]), .log-line') || control.closest('.unseen')) continue;
      if (control.matches('a, .rule-link:not(.small)') && control.closest('p, li, td, th, h2, h3, blockquote, .rule')) continue;
      // A box to tick is as large as its label.
      const target = control.closest('label') ?? control;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      if (width === 0) continue;
      const isOwn = (x, y) => {
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
      const least = control.matches('.prompt-help') ? ${LINES} : ${FINGER};
      if (Math.min(wide, high) < least)
        found.add(wide + '×' + high + ' ' + (control.dataset.part ?? control.getAttribute('class') ?? control.tagName) + ' “' + (control.getAttribute('aria-label') ?? control.textContent).slice(0, 24) + '”');
    }
    return [...found];
  })()`);
}
