import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a checker of accessibility calls serious or worse, in both lights. */
async function barriers(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // A page has no frames from elsewhere: the whole check runs in it, which takes half the time.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    for (const { id, impact, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        found.push(`${colorScheme} ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  }
  return found;
}

/** Elements that stick out of a phone's screen sideways. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`
    [...document.querySelectorAll('main *, header *, dialog[open] *')]
      .filter(element => {
        const { left, right, width } = element.getBoundingClientRect();
        const scrolls = element.closest('.prompt-choices, .open-hands, .review-points, .players[data-many], .rules-table, .flights, .unseen, .player-public')
          // A hand scrolls sideways: what lies in it may, the strip itself may not.
          ?? element.parentElement?.closest('.ct-hand')
          // Pages lie beside one another, and one of them is in sight.
          ?? element.parentElement?.closest('.ip-pages');
        // A picture is cut off by the frame it is drawn in.
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
    for (const fault of [...(await sticksOut(page)), ...(await barriers(page))])
      found.push(`${width}×${height} ${fault}`);
  }
  return found;
}

/** Half of what a finger needs, less what rounding takes. */
const REACH = 21;

/**
 * Controls that a finger of 44 pixels would miss: what lies so far left, right, above and below of their middle is not
 * theirs. Words in a sentence that lead elsewhere are as high as their line.
 */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const scope = document.querySelector('dialog[open]') ?? document.body;
    const CONTROLS = 'button, a, select, input, summary, [role="button"], [role="tab"]';
    const found = [];
    for (const control of scope.querySelectorAll(CONTROLS)) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (control.matches('.skip-link, :disabled, [data-part]:not([data-open]), .log-line') || control.closest('.unseen')) continue;
      if (control.matches('a') && control.closest('p, li, td, h2, h3, blockquote, .rule')) continue;
      // A box to tick is as large as its label.
      const target = control.closest('label') ?? control;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      if (width === 0) continue;
      const [x, y] = [left + width / 2, top + height / 2];
      const isOwn = (x, y) => {
        const hit = document.elementFromPoint(Math.min(innerWidth - 1, Math.max(0, x)), Math.min(innerHeight - 1, Math.max(0, y)));
        return hit !== null && (target.contains(hit) || hit.contains(target) && hit.matches('label'));
      };
      const misses = [[-1, 0], [1, 0], [0, -1], [0, 1]].filter(([dx, dy]) => !isOwn(x + dx * ${REACH}, y + dy * ${REACH}));
      if (misses.length > 0)
        found.push(Math.round(width) + '×' + Math.round(height) + ' ' + (control.dataset.part ?? control.getAttribute('class') ?? control.tagName) + ' “' + (control.getAttribute('aria-label') ?? control.textContent).slice(0, 24) + '”');
    }
    return [...new Set(found)];
  })()`);
}
