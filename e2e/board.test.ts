import { defaultPreset, type Game, type Kind, type Match, stateAt } from '@signoria/core';
import { GAMES } from '@signoria/games';
import { wordsFor } from '@signoria/words';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PLAYED } from './games.ts';
import { decisionAt, decisions, openMoment, playedOut } from './moments.ts';
import { newPlayer, offers, PHONE, playUntil, version } from './player.ts';
import { serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);

function gameOf(id: string): Game {
  const game = GAMES.find(other => other.id === id);
  if (!game) throw new Error(`no ${id}`);
  return game;
}

async function opening(page: Page, id: string): Promise<void> {
  const game = gameOf(id);
  const match = playedOut(game, game.seats.min, defaultPreset(game.options));
  await openMoment(page, suite.server.url, match, decisionAt(match, 0));
}

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
    await opening(page, 'lost-cities');
    const { from, to } = await cardAndPile(page);
    const before = await version(page);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y - 40, { steps: 4 });
    expect(await page.locator('.ghost').count()).toBe(1);
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => version(page)).toBe(before + 1);
    expect(await page.locator('.ghost').count()).toBe(0);
    await context.close();
  });

  test('by finger', async () => {
    const { page, context } = await newPlayer(suite.browser, PHONE);
    await opening(page, 'lost-cities');
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
    await expect.poll(() => version(page)).toBe(before + 1);
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

/** Discards the first card and draws, so that the bot moves; the answer is the pile. */
async function takeATurn(page: Page) {
  await opening(page, 'lost-cities');
  const { pile } = await cardAndPile(page);
  const before = await version(page);
  await page.locator('.game-hand [data-open]').first().click();
  await pile.click();
  await page.locator('[data-part="stock"][data-open]').click();
  await page.locator('[data-part="stock"][data-open]').click();
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
    await opening(page, id);
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
    const { page, context, errors } = await newPlayer(suite.browser, { reducedMotion: 'no-preference' });
    await page.addInitScript(COUNT_FLIGHTS);
    const { pile, before } = await takeATurn(page);
    await expect.poll(() => version(page)).toBeGreaterThanOrEqual(before + 4);
    await expect.poll(() => flown(page)).toBeGreaterThanOrEqual(4);

    const again = page.getByRole('button', { name: 'Show the last moves again' });
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
    const discard = page.locator('.log-line').filter({ hasText: 'discards' }).first();
    await discard.hover();
    await expect.poll(() => pile.getAttribute('data-lit')).toBe('true');
    await page.locator('.log-line').filter({ hasText: 'draws' }).last().hover();
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
    await page.getByRole('button', { name: 'Show the last moves again' }).click();
    await expect.poll(() => flown(page)).toBeGreaterThan(soFar);
    await context.close();
  });

  test('does not fly for those who want no motion', async () => {
    const { page, context } = await newPlayer(suite.browser, { reducedMotion: 'reduce' });
    await page.addInitScript(COUNT_FLIGHTS);
    const { before } = await takeATurn(page);
    await expect.poll(() => version(page)).toBeGreaterThanOrEqual(before + 4);
    await page.getByRole('button', { name: 'Show the last moves again' }).click();
    expect(await flown(page)).toBe(0);
    await context.close();
  });

  test('is found on a phone by touching its line: the log gives way to the board', async () => {
    const { page, context } = await newPlayer(suite.browser, PHONE);
    const { pile } = await takeATurn(page);
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await page.locator('.log-line').filter({ hasText: 'discards' }).first().click();
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
    await expect.poll(() => pile.getAttribute('data-lit')).toBe('true');
    await expect.poll(() => pile.getAttribute('data-lit'), { timeout: 6_000 }).toBe(null);
    await context.close();
  });
});

describe('what something is', () => {
  test.each(GAMES)('$id: told under a resting mouse', async game => {
    const { page, context } = await newPlayer(suite.browser);
    await opening(page, game.id);
    await page.locator('.game-hand [data-part]').first().hover();
    expect((await page.getByRole('tooltip').textContent())?.length).toBeGreaterThan(3);
    await page.locator('.game-title').hover();
    await page.getByRole('tooltip').waitFor({ state: 'hidden' });
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
    await opening(page, game.id);
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

/** A game whose totals were level at the end, decided by a tie-break with a name. */
function closeGame(game: Game): { match: Match<Kind>; tieBreak: string } {
  for (let deal = 0; deal < 600; deal++) {
    const match = playedOut(game, Math.min(4, game.seats.max), defaultPreset(game.options), `close ${deal}`);
    const tieBreak = game.result(match.state)?.tieBreak ?? 'shared';
    if (tieBreak !== 'shared') return { match, tieBreak };
  }
  throw new Error(`no close game of ${game.id}`);
}

describe('the end', () => {
  test.each(['patrician', 'citadels', 'il-principe'])('of %s names the tie-break', async id => {
    const { match, tieBreak } = closeGame(gameOf(id));
    const { page, context } = await newPlayer(suite.browser, PHONE);
    await openMoment(page, suite.server.url, match, match.moves.length);
    const { tieBreaks } = await wordsFor('en', id);
    await page.locator('.end-winner').getByText(`decided by ${tieBreaks[tieBreak]}`).waitFor();
    await context.close();
  });
});

test('after the end a touch never takes the way to the result away', async () => {
  const { page, context } = await newPlayer(suite.browser, PHONE);
  const match = playedOut(gameOf('lost-cities'), 2, 'published');
  await openMoment(page, suite.server.url, match, match.moves.length);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'hidden' });
  await page.locator('[data-part="stock"]').click();
  await page.getByRole('button', { name: 'Show the result' }).click();
  await page.locator('.end-winner').waitFor();
  await context.close();
});

test('Back closes what lies over the game, the latest first, and leaves the game only then', async () => {
  const { page, context } = await newPlayer(suite.browser, PHONE);
  await page.goto(`${suite.server.url}/rules/lost-cities`);
  await opening(page, 'lost-cities');
  const here = page.url();
  const dialog = page.locator('dialog[open]');
  for (const name of ['Log', 'All choices']) {
    await page.getByRole('button', { name, exact: true }).click();
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(here);
  }
  // Closed by hand, it leaves nothing behind in the history.
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate<unknown>('history.state?.dialog ?? null')).toBe(null);
  await page.goBack();
  await expect.poll(() => page.url()).not.toBe(here);
  await context.close();
});

test('the log shows where a card of Patrician builds, and the card', async () => {
  const { page, context } = await newPlayer(suite.browser);
  const match = playedOut(gameOf('patrician'), 3, 'base');
  await openMoment(page, suite.server.url, match, decisionAt(match, 0.5));
  await page
    .locator('.log-line')
    .filter({ hasText: / plays Firenze/ })
    .last()
    .hover();
  await page.locator('.pt-city[data-city] [data-spot][data-lit]').getByText('Firenze').waitFor();
  await page.locator('.pt-other[data-lit]').waitFor();
  await context.close();
});

test('the end tells what the deal came from beside what was promised', async () => {
  const { page, context } = await newPlayer(suite.browser, PHONE);
  const match = playedOut(gameOf('lost-cities'), 2, 'published');
  await openMoment(page, suite.server.url, match, match.moves.length);
  await page.locator('.end code').getByText(match.seed, { exact: true }).waitFor();
  await context.close();
});

test('a button that cannot be pressed does not look like the main one', async () => {
  const { page, context } = await newPlayer(suite.browser);
  await page.goto(suite.server.url);
  const grounds = await page.evaluate<string[]>(`[false, true].map(disabled => {
    const button = document.body.appendChild(document.createElement('button'));
    Object.assign(button, { className: 'button main', disabled });
    return getComputedStyle(button).backgroundColor;
  })`);
  expect(grounds[1]).not.toBe(grounds[0]);
  await context.close();
});

/** Texts that do not fit into their place. */
const cut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll(texts =>
      texts.filter(text => text.scrollWidth > text.clientWidth).map(text => text.textContent),
    );

describe('nothing is cut off', () => {
  const cases = [
    ['patrician', 3, 'base', PHONE, 'en-GB'],
    ['il-principe', 4, 'amigo', PHONE, 'en-GB'],
    ['il-principe', 4, 'first', PHONE, 'fr-FR'],
    ['il-principe', 4, 'amigo', {}, 'fr-FR'],
  ] as const;
  test.each(cases)('of names and roles in %s of %i, %s', async (id, seats, preset, size, locale) => {
    const { page, context } = await newPlayer(suite.browser, { ...size, locale });
    const match = playedOut(gameOf(id), seats, preset);
    await openMoment(page, suite.server.url, match, decisionAt(match, 0.5));
    expect(await cut(page, '.player-name b, .ip-title, .ip-city-foot')).toEqual([]);
    await context.close();
  });

  test.each([PHONE, {}])('by a messenger standing on the name of a city', async size => {
    const { page, context } = await newPlayer(suite.browser, size);
    const match = playedOut(gameOf('patrician'), 5, 'messengers');
    await openMoment(page, suite.server.url, match, decisionAt(match, 0.9));
    const covered = await page.evaluate<[number, string[]]>(`(() => {
      const riders = [...document.querySelectorAll('.pt-road')].map(rider => rider.getBoundingClientRect());
      const names = [...document.querySelectorAll('.pt-city-name b')].map(name => {
        const text = document.createRange();
        text.selectNodeContents(name);
        return [name.textContent, text.getBoundingClientRect()];
      });
      const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      return [riders.length, names.filter(([, at]) => riders.some(rider => !apart(rider, at))).map(([name]) => name)];
    })()`);
    expect(covered[0]).toBeGreaterThan(2);
    expect(covered[1]).toEqual([]);
    await context.close();
  });
});

describe('on a phone', () => {
  test('two choices say what they do', async () => {
    const { page, context } = await newPlayer(suite.browser, PHONE);
    const match = playedOut(gameOf('citadels'), 4, 'published');
    // Gold or cards, and nothing else to do.
    const at = match.moves.findIndex(
      ({ seat, action }, before) =>
        seat === 0 && action.type === 'gold' && match.game.legal(stateAt(match, before), seat).length === 2,
    );
    expect(at).toBeGreaterThan(0);
    await openMoment(page, suite.server.url, match, at);
    expect(await page.locator('.prompt-choices .choice-button').count()).toBe(2);
    for (const help of await page.locator('.prompt-choices .choice-help').all())
      expect(await help.isVisible()).toBe(true);
    await context.close();
  });

  test('the map of Il Principe is one touch away', async () => {
    const { page, context } = await newPlayer(suite.browser, PHONE);
    await opening(page, 'il-principe');
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    const map = await page.locator('.ip-land').boundingBox();
    const prompt = await page.locator('.prompt').boundingBox();
    if (!map || !prompt) throw new Error('no map');
    expect(map.y + map.height).toBeLessThanOrEqual(prompt.y + 1);
    await context.close();
  });

  /** Open parts of the board, and how many of them nothing hides: neither an edge nor another element. */
  const reach = `(() => {
    const open = [...document.querySelectorAll('.game-board [data-open]')];
    const seen = open.filter(part => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found !== null && found.closest('[data-part]') === part;
    });
    return [open.length, seen.length];
  })()`;

  test.each(GAMES)('$id: something to touch is in sight at every kind of decision', async game => {
    const { page, context } = await newPlayer(suite.browser, PHONE);
    const match = playedOut(game, Math.min(5, game.seats.max), defaultPreset(game.options));
    for (const { at, offers: kinds } of decisions(match)) {
      await openMoment(page, suite.server.url, match, at);
      const inHand = (await offers(page)).some(({ part }) => part.startsWith('hand:'));
      const buttons = await page.locator('.prompt-choices [data-action]').count();
      const [open, seen] = await page.evaluate<[number, number]>(reach);
      expect([kinds, inHand || buttons > 0 || seen > 0]).toEqual([kinds, true]);
      if (open > 0) expect([kinds, seen > 0]).toEqual([kinds, true]);
    }
    await context.close();
  });
});
