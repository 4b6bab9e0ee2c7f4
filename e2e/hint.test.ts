import { defaultPreset } from '@signoria/core';
import { expect, test } from 'vitest';
import { look } from './look.ts';
import { decisionAt, gameOf, openMoment, playedOut } from './moments.ts';
import { newPlayer, PHONE, version } from './player.ts';
import { resized } from './screen-sizes.ts';
import { serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);

test.each([
  ['lost-cities', PHONE],
  ['il-principe', {}],
] as const)('%s: a hint ranks moves on the board, says why, can be stopped and played', async (id, size) => {
  const game = gameOf(id);
  const match = playedOut(game, Math.min(4, game.seats.max), defaultPreset(game.options));
  const { page, context, errors } = await newPlayer(suite.browser, size);
  await openMoment(page, suite.server.url, match, decisionAt(match, 0.4));
  const before = await version(page);
  // By its key; thinking shows how far it is, and the same key stops it.
  await page.keyboard.press('h');
  await page.getByRole('progressbar').waitFor();
  await page.keyboard.press('h');
  await page.getByRole('progressbar').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Hint' }).click();
  const moves = page.locator('.hint-move');
  await moves.first().waitFor();
  const chances = await moves.locator('b').allTextContents();
  expect(chances.length).toBeGreaterThan(1);
  expect(chances.every(text => /^\d+%( \(±\d+\))?$/.test(text))).toBe(true);
  const percents = chances.map(text => Number.parseInt(text, 10));
  expect(percents).toEqual(percents.toSorted((a, b) => b - a));
  expect(await page.locator('.hint-why').textContent()).toMatch(
    /to win.*(ahead of|behind|tied with) the best opponent/,
  );
  expect((await page.locator('.ranks .rank').allTextContents()).join(' ')).toContain('1');
  expect(await page.locator('[data-part][data-lit]').count()).toBeGreaterThan(0);
  await look(page);
  // On a phone on its side the way out is in sight.
  const usual = page.viewportSize();
  await resized(page, 844, 390);
  const close = await page.locator('.prompt-tools button').first().boundingBox();
  const hand = await page.locator('.game-hand').boundingBox();
  if (!usual || !close || !hand) throw new Error('no prompt');
  expect(close.y + close.height).toBeLessThanOrEqual(hand.y);
  await resized(page, usual.width, usual.height);
  await moves.nth(1).click();
  expect(await version(page)).toBe(before);
  await moves.nth(1).click();
  await expect.poll(() => version(page)).toBeGreaterThan(before);
  expect(await page.locator('.ranks .rank').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});
