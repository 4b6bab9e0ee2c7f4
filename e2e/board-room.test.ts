import { defaultPreset, type Game, type Kind, type Match, stateAt } from '@signoria/core';
import { GAMES } from '@signoria/games';
import { wordsFor } from '@signoria/words';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { decisionAt, decisions, gameOf, openFirst, openMoment, playedOut } from './moments.ts';
import { newPlayer, offers, PHONE } from './player.ts';
import { serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);

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
    await page.locator('.end-winner').getByText(`Tie broken by ${tieBreaks[tieBreak]}`).waitFor();
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
  await page.getByRole('button', { name: 'Show result' }).click();
  await page.locator('.end-winner').waitFor();
  await context.close();
});

test('Back closes what lies over the game, the latest first, and leaves the game only then', async () => {
  const { page, context } = await newPlayer(suite.browser, PHONE);
  await page.goto(`${suite.server.url}/rules/lost-cities`);
  await openFirst(page, suite.server.url, 'lost-cities');
  const here = page.url();
  const dialog = page.locator('dialog[open]');
  for (const name of ['Log', 'All moves']) {
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
  const { page, context } = await newPlayer(suite.browser, { viewport: { width: 1600, height: 900 } });
  const match = playedOut(gameOf('patrician'), 3, 'base');
  await openMoment(page, suite.server.url, match, decisionAt(match, 0.5));
  await page
    .locator('.log-line')
    .filter({ hasText: / plays Firenze/ })
    .last()
    .hover();
  await page
    .locator('.pt-city [data-part^="city:"][data-lit]')
    .getByText('Firenze', { exact: true })
    .waitFor();
  await page.locator('.pt-plate[data-lit]').waitFor();
  await context.close();
});

test('the end tells what the deal came from beside what was promised', async () => {
  const { page, context } = await newPlayer(suite.browser, PHONE);
  const match = playedOut(gameOf('lost-cities'), 2, 'published');
  await openMoment(page, suite.server.url, match, match.moves.length);
  await page.locator('.end-proofs summary').click();
  await page.locator('.end code').getByText(match.seed, { exact: true }).waitFor();
  await context.close();
});

test.each(GAMES)(
  'at the end of $id the score is counted up by its parts, and the total comes last',
  async game => {
    const { page, context } = await newPlayer(suite.browser, { reducedMotion: 'no-preference' });
    const match = playedOut(game, game.seats.max, defaultPreset(game.options));
    await openMoment(page, suite.server.url, match, match.moves.length);
    await page.locator('.end .score-total').first().waitFor({ state: 'attached' });
    const cards = await page.evaluate<{ parts: number[]; total: number }[]>(`
    [...document.querySelectorAll('.end .score-card')].map(card => {
      const begins = element => element.getAnimations()[0]?.effect.getTiming().delay ?? 0;
      return { parts: [...card.querySelectorAll('li')].map(begins), total: begins(card.querySelector('.score-total')) };
    })`);
    expect(cards.length).toBe(game.seats.max);
    expect(Math.max(...cards.map(({ parts }) => parts.length))).toBeGreaterThan(1);
    for (const { parts, total } of cards) {
      // Of a long list the last parts come together.
      const [counted, rest] = [parts.slice(0, 12), parts.slice(12)];
      expect(counted).toEqual([...new Set(counted)].toSorted((a, b) => a - b));
      for (const begun of [0, ...counted, ...rest]) expect(total).toBeGreaterThan(begun);
    }
    await context.close();
  },
);

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
    ['patrician', 4, 'both', {}, 'fr-FR'],
    ['il-principe', 4, 'amigo', PHONE, 'en-GB'],
    ['il-principe', 4, 'first', PHONE, 'fr-FR'],
    ['il-principe', 4, 'amigo', {}, 'fr-FR'],
  ] as const;
  test.each(cases)('of names and roles in %s of %i, %s', async (id, seats, preset, size, locale) => {
    const { page, context } = await newPlayer(suite.browser, { ...size, locale });
    const match = playedOut(gameOf(id), seats, preset);
    await openMoment(page, suite.server.url, match, decisionAt(match, 0.5));
    expect(await cut(page, '.player-name b, .ip-title, .ip-places')).toEqual([]);
    await context.close();
  });

  test.each([PHONE, {}])('by a messenger standing on the name of a city', async size => {
    const { page, context } = await newPlayer(suite.browser, size);
    const match = playedOut(gameOf('patrician'), 5, 'messengers');
    await openMoment(page, suite.server.url, match, decisionAt(match, 0.9));
    const covered = await page.evaluate<[number, string[]]>(`(() => {
      const riders = [...document.querySelectorAll('.pt-road')].map(rider => rider.getBoundingClientRect());
      const names = [...document.querySelectorAll('.pt-name b')].map(name => {
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
    await openFirst(page, suite.server.url, 'il-principe');
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
