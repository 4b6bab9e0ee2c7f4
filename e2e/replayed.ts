import type { Kind, Match } from '@signoria/core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openMoment } from './moments.ts';
import { version } from './player.ts';

/** Opens the replay of a match of this device, at its beginning. */
export async function openReplay(page: Page, url: string, match: Match<Kind>): Promise<void> {
  await openMoment(page, url, match, match.moves.length);
  await page.locator('.end a[href*="/replay"]').first().click();
  await page.locator('.leaf').waitFor();
}

/** Turns the replay to where so many moves have been made. */
export async function turnTo(page: Page, move: number): Promise<void> {
  await page.locator('[type="range"]').first().fill(String(move));
  await expect.poll(() => version(page)).toBe(move);
}
