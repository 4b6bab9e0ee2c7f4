import { defaultPreset } from '@signoria/core';
import { describe, expect, test } from 'vitest';
import { decisions, gameOf, openMoment, playedOut, whenOffered } from './moments.ts';
import { fingerOn, newPlayer, PHONE, version } from './player.ts';
import { serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);
const TALL_PHONE = { ...PHONE, viewport: { width: 390, height: 844 } };

/** Counts what a tap does besides what is asked of it. */
const COUNT = `
  window.counted = { nodes: 0, mice: 0 };
  new MutationObserver(changes => {
    for (const { addedNodes, removedNodes } of changes) window.counted.nodes += addedNodes.length + removedNodes.length;
  }).observe(document.querySelector('.game-board'), { subtree: true, childList: true });
  for (const type of ['mousedown', 'mousemove', 'mouseup'])
    window.addEventListener(type, () => window.counted.mice++, true);
`;

describe('a finger on a character of Citadels, eight at the table', () => {
  test('changes marks and nothing else on the board, and no mouse is imitated', async () => {
    const { page, context } = await newPlayer(suite.browser, TALL_PHONE);
    const citadels = gameOf('citadels');
    const match = playedOut(citadels, citadels.seats.max, defaultPreset(citadels.options));
    const at = decisions(match).find(({ offers }) => offers.split('+').includes('choose'))?.at ?? 0;
    await openMoment(page, suite.server.url, match, at);
    const offered = page.locator('.ct-role[data-first]');
    const count = await offered.count();
    expect(count).toBeGreaterThan(1);
    await page.evaluate(COUNT);
    await offered.first().tap();
    await page.locator('.ct-role[data-chosen]').waitFor();
    expect(await page.locator('.ct-role[data-open]').count()).toBe(1);
    await offered.nth(1).tap();
    await expect.poll(() => offered.nth(1).getAttribute('data-chosen')).toBe('true');
    expect(await page.locator('.ct-role[data-chosen]').count()).toBe(1);
    expect(await page.evaluate('window.counted')).toEqual({ nodes: 0, mice: 0 });
    await context.close();
  });
});

describe('what a finger asked for', () => {
  test('goes with the next tap, and what a long press shows goes when the finger is lifted', async () => {
    const { page, context } = await newPlayer(suite.browser, TALL_PHONE);
    const citadels = gameOf('citadels');
    const match = playedOut(citadels, 4, defaultPreset(citadels.options));
    const at = decisions(match).find(({ offers }) => offers.split('+').includes('choose'))?.at ?? 0;
    await openMoment(page, suite.server.url, match, at);
    const bubble = page.locator('.bubble');
    await page.locator('[data-part="deck"]').tap();
    await bubble.waitFor();
    await page.locator('.ct-role[data-open]').first().tap();
    await bubble.waitFor({ state: 'detached' });
    const finger = await context.newCDPSession(page);
    const { x, y, width, height } = (await page.locator('[data-part="deck"]').boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await bubble.waitFor();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await bubble.waitFor({ state: 'detached' });
    await context.close();
  });
});

/** Citadels on a phone when gold is offered, and where a finger takes it. */
async function askedForGold() {
  const player = await newPlayer(suite.browser, TALL_PHONE);
  const { match, at } = whenOffered('citadels', 'gold');
  await openMoment(player.page, suite.server.url, match, at);
  const box = await player.page.locator('[data-action=\'{"type":"gold"}\']').boundingBox();
  if (!box) throw new Error('no gold');
  return { ...player, gold: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

describe('a hand that taps', () => {
  test('on “Take 2 gold” has not the end of the turn under it', async () => {
    const { page, context, gold } = await askedForGold();
    await page.touchscreen.tap(gold.x, gold.y);
    const end = await page.locator('.choice-button.closing').boundingBox();
    if (!end) throw new Error('no end');
    expect(end.x).toBeGreaterThan(gold.x);
    await context.close();
  });

  test('twice does not take what has come to lie under it, and takes it a moment later', async () => {
    const { page, context, gold } = await askedForGold();
    await page.addStyleTag({
      content: `.closing { position: fixed; z-index: 99; translate: -50% -50%; left: ${gold.x}px; top: ${gold.y}px }`,
    });
    const before = await version(page);
    const tap = await fingerOn({ context, page });
    const now = Date.now() / 1000;
    await tap(gold, now);
    await expect.poll(() => version(page)).toBe(before + 1);
    await page.locator('.choice-button.closing').waitFor();
    await tap(gold, now + 0.2);
    await page.waitForTimeout(300);
    expect(await version(page)).toBe(before + 1);
    await tap(gold, now + 1);
    await expect.poll(() => version(page)).toBeGreaterThan(before + 1);
    await context.close();
  });

  test('twice on the list of all moves opens it, and takes none of them', async () => {
    const { page, context } = await newPlayer(suite.browser, TALL_PHONE);
    const { match, at } = whenOffered('lost-cities', 'play', 2);
    await openMoment(page, suite.server.url, match, at);
    const before = await version(page);
    const box = await page.getByRole('button', { name: 'All moves' }).boundingBox();
    if (!box) throw new Error('no list');
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const tap = await fingerOn({ context, page });
    const now = Date.now() / 1000;
    await tap(place, now);
    const moves = page.locator('.all-choices [data-action]');
    await moves.first().waitFor();
    await page.addStyleTag({
      content: `.all-choices li:first-child { position: fixed; z-index: 99; translate: -50% -50%; left: ${place.x}px; top: ${place.y}px }`,
    });
    await tap(place, now + 0.2);
    await page.waitForTimeout(300);
    expect([await version(page), await moves.first().isVisible()]).toEqual([before, true]);
    await tap(place, now + 1);
    await expect.poll(() => version(page)).toBeGreaterThan(before);
    await context.close();
  });

  test('once is enough for the card to draw in Lost Cities', async () => {
    const { page, context } = await newPlayer(suite.browser, PHONE);
    const { match, at } = whenOffered('lost-cities', 'draw', 2);
    await openMoment(page, suite.server.url, match, at);
    const before = await version(page);
    await page.locator('[data-part="stock"]').tap();
    await expect.poll(() => version(page)).toBeGreaterThan(before);
    await context.close();
  });
});
