import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a checker of accessibility calls serious or worse, in both lights. */
async function barriers(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
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
