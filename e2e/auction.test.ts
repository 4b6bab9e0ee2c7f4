import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { longestAuction } from './bids.ts';
import { look } from './look.ts';
import { decisionAt, gameOf, openMoment, playedOut } from './moments.ts';
import { newPlayer, PHONE, version } from './player.ts';
import { serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);
const rules = gameOf('il-principe');

describe('an auction', () => {
  test('takes one touch for the least bid, and two for any other, with a finger on a phone', async () => {
    const { page, context } = await newPlayer(suite.browser, PHONE);
    const match = playedOut(rules, 4, 'amigo');
    const at = longestAuction(match);
    await openMoment(page, suite.server.url, match, at);
    const before = await version(page);
    const rail = page.getByRole('slider', { name: 'Your bid' });
    const most = Number(await rail.getAttribute('max'));
    expect(most - Number(await rail.getAttribute('min'))).toBeGreaterThan(3);
    const box = await rail.boundingBox();
    if (!box) throw new Error('no rail');
    await page.touchscreen.tap(box.x + box.width - 4, box.y + box.height / 2);
    await page.getByRole('button', { name: `Bid ${most}`, exact: true }).tap();
    await expect.poll(() => version(page)).toBeGreaterThan(before);
    await context.close();
  });

  test('is answered in at most two touches on average, from the first bid of a game to its end', async () => {
    const { page, context } = await newPlayer(suite.browser, PHONE);
    const match = playedOut(rules, 3, 'amigo');
    await openMoment(page, suite.server.url, match, decisionAt(match, 0));
    const counted = await countTouches(page);
    console.log(`${counted.touches} touches for ${counted.bids} bids`);
    expect(counted.bids).toBeGreaterThan(20);
    expect(counted.touches / counted.bids).toBeLessThanOrEqual(2);
    await context.close();
  });

  test('keeps nobody out, and may be answered one by one: less, more, by keyboard too', async () => {
    const { page, context } = await newPlayer(suite.browser);
    const match = playedOut(rules, 4, 'amigo');
    await openMoment(page, suite.server.url, match, longestAuction(match));
    await look(page);
    const sum = async () => Number(await page.locator('.ip-sum').textContent());
    const least = await sum();
    await page.getByRole('button', { name: 'Bid one more' }).click();
    expect(await sum()).toBe(least + 1);
    await page.getByRole('slider', { name: 'Your bid' }).press('ArrowRight');
    expect(await sum()).toBe(least + 2);
    await page.getByRole('button', { name: 'Bid one less' }).click();
    expect(await sum()).toBe(least + 1);
    const before = await version(page);
    await page.getByRole('button', { name: `Bid ${least + 1}`, exact: true }).press('Enter');
    await expect.poll(() => version(page)).toBeGreaterThan(before);
    await context.close();
  });
});

/**
 * Goes on by itself, without a finger, until a bid is asked for or the game is over. All of it on the page: a question from
 * here to the page for every look would take most of the time.
 */
const TO_NEXT_BID = `(async () => {
  const isSeen = name => document.querySelector(name)?.checkVisibility() ?? false;
  for (let step = 0; ; step++) {
    if (isSeen('.end-winner')) return false;
    if (isSeen('.ip-bid[data-open]')) return true;
    document.querySelector('[data-tool="skip"]')?.click();
    const all = name => [...document.querySelectorAll(name)];
    const buttons = all('.prompt-choices [data-action]');
    const parts = all('.game [data-part][data-open]:not([data-chosen])');
    const offered = parts.length === 0 || (step % 3 === 0 && all('[data-chosen]').length > 0) ? buttons : parts;
    offered[step % offered.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await new Promise(done => setTimeout(done, 20));
  }
})()`;

/** A finger that taps again sooner means what was there before. */
const APART_MS = 480;

/** Plays a game with a finger, bids alternately the least, another sum, or nothing; counts touches where bids are asked. */
async function countTouches(page: Page): Promise<{ bids: number; touches: number }> {
  const counted = { bids: 0, touches: 0 };
  const bid = page.locator('.ip-bid[data-open]');
  const more = page.getByRole('button', { name: 'Bid one more' });
  let tapped = 0;
  const tap = async (what: Locator) => {
    await page.waitForTimeout(Math.max(0, tapped + APART_MS - Date.now()));
    await what.tap();
    tapped = Date.now();
    counted.touches++;
  };
  while (await page.evaluate<boolean>(TO_NEXT_BID)) {
    const before = await version(page);
    if (counted.bids % 3 === 1 && (await more.isEnabled())) await tap(more);
    await tap(counted.bids % 3 === 2 ? page.locator('.ip-out') : bid);
    counted.bids++;
    await expect.poll(() => version(page), { interval: 20 }).toBeGreaterThan(before);
  }
  return counted;
}
