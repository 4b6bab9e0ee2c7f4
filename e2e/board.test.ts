import { defaultPreset } from '@signoria/core';
import { GAMES } from '@signoria/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PLAYED } from './games.ts';
import { decisionAt, gameOf, openFirst, openMoment, playedOut } from './moments.ts';
import { newPlayer, PHONE, playUntil, version, WIDE } from './player.ts';
import { serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);

/** The first open card of a hand of Lost Cities and the pile of its colour: where each is on the screen. */
async function cardAndPile(page: Page) {
  const card = page.locator('.game-hand [data-open]').first();
  const name = (await card.getAttribute('data-part')) ?? '';
  const pile = page.locator(`[data-part="pile:${Math.trunc(Number(name.split(':')[1]) / 10)}"]`);
  const from = await card.boundingBox();
  const to = await pile.boundingBox();
  if (!from || !to) throw new Error('nothing to drag');
  return {
    pile,
    from: { x: from.x + from.width / 2, y: from.y + from.height / 2 },
    to: { x: to.x + to.width / 2, y: to.y + to.height / 2 },
  };
}

describe('dragging a card to its place', () => {
  test('by mouse', async () => {
    const { page, context } = await newPlayer(suite.browser, { reducedMotion: 'no-preference' });
    await openFirst(page, suite.server.url, 'lost-cities');
    const { from, to } = await cardAndPile(page);
    const before = await version(page);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y - 40, { steps: 4 });
    expect(await page.locator('.ghost').count()).toBe(1);
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => version(page)).toBeGreaterThan(before);
    expect(await page.locator('.ghost').count()).toBe(0);
    await context.close();
  });

  test('by finger', async () => {
    const { page, context } = await newPlayer(suite.browser, PHONE);
    await openFirst(page, suite.server.url, 'lost-cities');
    const { from, to } = await cardAndPile(page);
    const before = await version(page);
    const devtools = await context.newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    await finger('touchStart', from);
    for (let step = 1; step <= 6; step++)
      await finger('touchMove', {
        x: from.x + ((to.x - from.x) * step) / 6,
        y: from.y + ((to.y - from.y) * step) / 6,
      });
    expect(await page.locator('.ghost').count()).toBe(1);
    await finger('touchEnd');
    await expect.poll(() => version(page)).toBeGreaterThan(before);
    expect(await page.locator('.ghost').count()).toBe(0);
    await context.close();
  });
});

/** Counts everything that has ever flown on the page. */
const COUNT_FLIGHTS = `
  window.flown = 0;
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.matches?.('.flight')) window.flown++;
  }).observe(document, { childList: true, subtree: true });
`;

const flown = (page: Page) => page.evaluate<number>('window.flown');

/** Discards the first card: a card is drawn by itself, and the bot moves. The answer is the pile. */
async function takeATurn(page: Page) {
  await openFirst(page, suite.server.url, 'lost-cities');
  const { pile } = await cardAndPile(page);
  const before = await version(page);
  await page.locator('.game-hand [data-open]').first().click();
  await pile.click();
  return { pile, before };
}

/** Keeps the name of everything that is hidden while something flies to it. */
const WATCH_HIDDEN = `
  window.hidden = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (Array.isArray(frames) && frames.every(frame => frame.opacity === 0))
      window.hidden.push(this.dataset.part ?? this.dataset.spot ?? (this.matches('[data-piece]') ? 'piece' : this.className));
    return animate.call(this, frames, options);
  };
`;

describe('what others do', () => {
  test.each(['lost-cities', 'patrician'])('of %s hides the piece that arrives, never its place', async id => {
    const { page, context } = await newPlayer(suite.browser, { reducedMotion: 'no-preference' });
    await page.addInitScript(WATCH_HIDDEN);
    await openFirst(page, suite.server.url, id);
    const before = await version(page);
    const game = PLAYED.find(played => played.id === id);
    if (!game) throw new Error(`no ${id}`);
    await playUntil([{ page, context, errors: [] }], game, async () => (await version(page)) >= before + 9);
    const hidden = await page.evaluate<string[]>('window.hidden');
    expect(hidden).not.toEqual([]);
    expect(hidden.filter(name => !/^(piece|hand:|laid:)/.test(name))).toEqual([]);
    await context.close();
  });

  test('flies from where it was, holds nobody up, and is shown again from the log', async () => {
    const { page, context, errors } = await newPlayer(suite.browser, {
      ...WIDE,
      reducedMotion: 'no-preference',
    });
    await page.addInitScript(COUNT_FLIGHTS);
    const { pile, before } = await takeATurn(page);
    await expect.poll(() => version(page)).toBeGreaterThanOrEqual(before + 4);
    await expect.poll(() => flown(page)).toBeGreaterThanOrEqual(4);

    const again = page.getByRole('button', { name: 'Replay last moves' });
    await expect.poll(() => page.locator('.flight').count()).toBe(0);
    const soFar = await flown(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
    await again.click();
    await expect.poll(() => flown(page)).toBeGreaterThan(soFar);
    await page.locator('.game-hand [data-open]').first().click({ force: true });
    await expect.poll(() => page.locator('.game-hand [data-chosen]').count()).toBe(1);
    expect(await page.locator('.flight').count()).toBeGreaterThan(0);
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });

    await expect.poll(() => page.locator('.flight').count()).toBe(0);
    const discard = page.locator('.log-line').filter({ hasText: 'discard' }).first();
    await discard.hover();
    await expect.poll(() => pile.getAttribute('data-lit')).toBe('true');
    await page.locator('.log-line').filter({ hasText: 'draw' }).last().hover();
    await expect.poll(() => pile.getAttribute('data-lit')).toBe(null);
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each(GAMES)('of $id can be watched again', async game => {
    const { page, context } = await newPlayer(suite.browser, { reducedMotion: 'no-preference' });
    await page.addInitScript(COUNT_FLIGHTS);
    const match = playedOut(game, Math.min(4, game.seats.max), defaultPreset(game.options));
    await openMoment(page, suite.server.url, match, decisionAt(match, 0.5));
    // Where all choose at once, bots may still be choosing.
    await page.waitForTimeout(500);
    await expect.poll(() => page.locator('.flight').count()).toBe(0);
    const soFar = await flown(page);
    const log = page.getByRole('button', { name: 'Log', exact: true });
    if (await log.isVisible()) await log.click();
    await page.getByRole('button', { name: 'Replay last moves' }).click();
    await expect.poll(() => flown(page)).toBeGreaterThan(soFar);
    await context.close();
  });

  test('does not fly for those who want no motion', async () => {
    const { page, context } = await newPlayer(suite.browser, { ...WIDE, reducedMotion: 'reduce' });
    await page.addInitScript(COUNT_FLIGHTS);
    const { before } = await takeATurn(page);
    await expect.poll(() => version(page)).toBeGreaterThanOrEqual(before + 4);
    await page.getByRole('button', { name: 'Replay last moves' }).click();
    expect(await flown(page)).toBe(0);
    await context.close();
  });

  test('is found on a phone by touching its line: the log gives way to the board', async () => {
    const { page, context } = await newPlayer(suite.browser, PHONE);
    const { pile } = await takeATurn(page);
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await page.locator('.log-line').filter({ hasText: 'discard' }).first().click();
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
    await expect.poll(() => pile.getAttribute('data-lit')).toBe('true');
    await expect.poll(() => pile.getAttribute('data-lit'), { timeout: 6_000 }).toBe(null);
    await context.close();
  });
});

describe('what something is', () => {
  test.each(GAMES)('$id: told under a resting mouse', async game => {
    const { page, context } = await newPlayer(suite.browser);
    await openFirst(page, suite.server.url, game.id);
    await page.locator('.game-hand [data-part]').first().hover();
    expect((await page.getByRole('tooltip').textContent())?.length).toBeGreaterThan(3);
    await page.locator('.game-title').hover();
    await page.getByRole('tooltip').waitFor({ state: 'hidden' });
    await context.close();
  });

  test('a mouse that rests where a dialog goes away above a board asks nothing until it is moved', async () => {
    const { page, context } = await newPlayer(suite.browser);
    await openFirst(page, suite.server.url, 'patrician');
    await page.locator('[data-part^="city:"]').first().hover();
    await page.getByRole('tooltip').waitFor();
    const over = await page.locator('[data-part="city:4"]').boundingBox();
    if (!over) throw new Error('no city in the middle');
    const [x, y] = [over.x + over.width / 2, over.y + over.height / 2];
    await page.keyboard.press('m');
    await page.locator('dialog[open]').waitFor();
    await page.mouse.move(x, y);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
    await page.waitForTimeout(600);
    expect(await page.getByRole('tooltip').count()).toBe(0);
    await page.mouse.move(x + 2, y);
    await page.getByRole('tooltip').waitFor();
    await context.close();
  });

  test('patrician: who leads each tower, and why', async () => {
    const { page, context } = await newPlayer(suite.browser);
    const match = playedOut(gameOf('patrician'), 3, 'base');
    await openMoment(page, suite.server.url, match, decisionAt(match, 0.7));
    await page.locator('[data-part="open:0"], [data-part="city:0"]').last().hover();
    await page
      .getByRole('tooltip')
      .getByText(/ leads with \d+ floors?/)
      .first()
      .waitFor();
    await context.close();
  });

  test.each(GAMES)('$id: told to a finger that rests, which chooses nothing', async game => {
    const { page, context } = await newPlayer(suite.browser, PHONE);
    await openFirst(page, suite.server.url, game.id);
    const box = await page.locator('[data-part][data-open]').first().boundingBox();
    if (!box) throw new Error('nothing to press');
    const devtools = await context.newCDPSession(page);
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    expect((await page.getByRole('tooltip').textContent())?.length).toBeGreaterThan(3);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(100);
    expect(await page.locator('[data-chosen]').count()).toBe(0);
    await page.touchscreen.tap(at.x, at.y);
    await page.locator('[data-chosen]').first().waitFor();
    await context.close();
  });
});
