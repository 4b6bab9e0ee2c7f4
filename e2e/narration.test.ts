import { SECOND_CHARACTERS } from '@signoria/citadels';
import { type Game, type Kind, type Match, startMatch, type Tagged } from '@signoria/core';
import { GAMES } from '@signoria/games';
import { type Language, READER, wordsFor } from '@signoria/words';
import { siteAddress } from '@signoria/words/site';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playedOut } from './moments.ts';
import { newPlayer, PHONE } from './player.ts';
import { openReplay, turnTo } from './replayed.ts';
import { serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);

/** As `openMoment` seats them. */
const NAMES = ['Caterina', 'Sofonisba', 'Benvenuto', 'Baldassare', 'Isabella'];

/** Kinds of event that speak of the reader though others move. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  citadels: [
    'built',
    'called',
    'crowned',
    'destroyed',
    'exchanged',
    'got-gold',
    'looked',
    'named',
    'robbed',
    'round-began',
    'swapped',
    'taxed',
    'tithed',
    'took',
    'tribute',
    'unmasked',
  ],
  'il-principe': [
    'blessed',
    'dealt',
    'did-nothing',
    'drew',
    'lot-opened',
    'lot-won',
    'offers-shown',
    'paid',
    'role-opened',
    'role-won',
    'tribute',
    'turned-down',
    'turned-up',
  ],
  'lost-cities': ['round-began', 'round-ended'],
  patrician: ['ambassador', 'city-scored', 'fewest-towers', 'moved'],
};

/** Tables at which all of these are met, sooner or later. */
const TABLES: Readonly<Record<string, readonly [seats: number, preset: string, change?: object][]>> = {
  citadels: [
    [2, 'published'],
    [4, 'published'],
    [5, 'published', { ...SECOND_CHARACTERS, rank9: 'queen' }],
  ],
  'il-principe': [
    [4, 'amigo'],
    [3, 'first'],
  ],
  'lost-cities': [[2, 'published']],
  patrician: [[4, 'both']],
};
const DEALS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

interface Told {
  kind: string;
  /** After so many moves of the match. */
  move: number;
  /** What the reader should be told. */
  said: string;
  /** Whether it is one player's doing: rounds and whole cities have none. */
  isSomeones: boolean;
}

/** The first of each kind of event in a match that speaks of the reader though another moves. */
async function aboutReader(game: Game, match: Match<Kind>, language: Language): Promise<Told[]> {
  const [words, address] = await Promise.all([wordsFor(language, game.id), siteAddress(language)]);
  const { state } = startMatch(game, match.seats, match.options, match.seed);
  const names = NAMES.with(0, READER);
  const found = new Map<string, Told>();
  let chosen: unknown[] = [];
  for (const [at, { seat, action }] of match.moves.entries()) {
    const events: Tagged[] = [];
    game.apply(state, seat, action, event => events.push(event));
    for (const event of events.flatMap(each => game.redact(each, 0) ?? [])) {
      if (event.type === 'round-began') chosen = [];
      if (event.type === 'chose' && 'character' in event) chosen.push(event.character);
      const line = words.event(event, names);
      // Who is murdered or robbed is told by the character: it may be the reader's.
      const isAimed = event.type === 'named' && 'character' in event && chosen.includes(event.character);
      if (seat === 0 || line === null || !(isAimed || line.includes(READER)) || found.has(event.type))
        continue;
      const said = isAimed ? `${address(line)} ${words.toReader?.(event)}` : address(line);
      found.set(event.type, { kind: event.type, move: at + 1, said, isSomeones: 'seat' in event });
    }
  }
  return [...found.values()];
}

/** Matches in which every kind is met, each with what it adds to those before it. */
async function matchesFor(game: Game, language: Language): Promise<[match: Match<Kind>, told: Told[]][]> {
  const missing = new Set(KINDS[game.id]);
  const found: [Match<Kind>, Told[]][] = [];
  for (const deal of DEALS)
    for (const [seats, preset, change] of TABLES[game.id]) {
      if (missing.size === 0) return found;
      const match = playedOut(game, seats, preset, deal, change);
      const told = (await aboutReader(game, match, language)).filter(({ kind }) => missing.delete(kind));
      if (told.length > 0) found.push([match, told]);
    }
  expect([...missing]).toEqual([]);
  return found;
}

/**
 * Keeps every line of the prompt, with whether a piece is beside it and a place is lit, everything that is read out, and
 * every scene over the board with its picture; the log is not looked at.
 */
const LISTEN = `
  window.heard = [];
  window.staged = [];
  window.prompted = {};
  const hear = () => {
    for (const line of document.querySelectorAll('.narration-line'))
      window.prompted[line.textContent] = {
        piece: line.closest('.narration').querySelector('.piece')?.checkVisibility() ?? false,
        lit: window.prompted[line.textContent]?.lit || document.querySelector('[data-lit]') !== null,
      };
    for (const line of document.querySelectorAll('.narration-line, .spoken p')) window.heard.push(line.textContent);
    for (const scene of document.querySelectorAll('.stage-scene:has(.stage-picture > *), .kept:has(.lc-summary)'))
      window.staged.push(scene.querySelector('.stage-words p, .kept-title').textContent);
  };
  new MutationObserver(hear).observe(document, {
    childList: true, subtree: true, characterData: true, attributeFilter: ['data-lit'],
  });
`;

/** Makes one move of a replay. */
async function goTo(page: Page, move: number): Promise<void> {
  await turnTo(page, move - 1);
  await page.evaluate('window.heard = []; window.staged = []');
  await turnTo(page, move);
}

const CASES = GAMES.flatMap(game =>
  (['en', 'fr'] as const).map(language => [game.id, language, game] as const),
);

test.each(CASES)(
  '%s in %s: whatever others do that concerns the reader is told',
  async (_, language, game) => {
    const { page, context } = await newPlayer(suite.browser, { locale: language });
    await page.addInitScript(LISTEN);
    for (const [match, told] of await matchesFor(game, language)) {
      await openReplay(page, suite.server.url, match);
      for (const { move, said, isSomeones } of told) {
        await goTo(page, move);
        await expect.poll(() => page.evaluate<string[]>('window.heard')).toContain(said);
        // What is told in passing is only heard.
        const shown = { piece: true, lit: true };
        const prompted = await page.evaluate<Record<string, typeof shown>>('window.prompted');
        if (isSomeones) expect({ said, ...(prompted[said] ?? shown) }).toEqual({ said, ...shown });
      }
    }
    await context.close();
  },
);

/** What everyone should notice, whomever it befalls: a call, a murder, a theft, a ruin, a hammer, a city, a round counted. */
const STAGED: Readonly<Record<string, readonly string[]>> = {
  citadels: ['called', 'completed', 'destroyed', 'named', 'robbed'],
  'il-principe': ['built', 'lot-won', 'role-opened', 'role-won'],
  'lost-cities': ['round-ended'],
  patrician: ['ambassador', 'city-scored'],
};

/** The first move of others with each of these kinds of event, and what is said of it. */
async function stagedIn(game: Game, match: Match<Kind>): Promise<Told[]> {
  const [words, address] = await Promise.all([wordsFor('en', game.id), siteAddress('en')]);
  const { state } = startMatch(game, match.seats, match.options, match.seed);
  const found = new Map<string, Told>();
  for (const [at, { seat, action }] of match.moves.entries())
    game.apply(state, seat, action, event => {
      const told = game.redact(event, 0);
      const line = told && words.event(told, NAMES.with(0, READER));
      // A role nobody else wanted falls without a hammer, a character nobody has is passed over.
      const isSmall = !line || line.startsWith('Nobody') || ('price' in event && event.price === 0);
      if (seat === 0 || isSmall || found.has(event.type) || !STAGED[game.id].includes(event.type)) return;
      found.set(event.type, {
        kind: event.type,
        move: at + 1,
        said: address(line),
        isSomeones: 'seat' in event,
      });
    });
  return [...found.values()];
}

/** Which of the first two lines of the prompt are not wholly in it; more are read by scrolling. */
const CUT = `(() => {
  const { top, bottom } = document.querySelector('.prompt-words').getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('.narration-line'));
  return [...range.getClientRects()].slice(0, 2)
    .filter(line => line.top < top - 2 || line.bottom > bottom + 2)
    .map(line => 'a line from ' + line.top + ' to ' + line.bottom + ' in ' + top + ' to ' + bottom);
})()`;

test.each(GAMES)('$id: what everyone should notice is shown large over the board of a phone', async game => {
  const { page, context } = await newPlayer(suite.browser, {
    ...PHONE,
    viewport: { width: 390, height: 844 },
  });
  await page.addInitScript(LISTEN);
  const [[seats, preset]] = TABLES[game.id].toReversed();
  const match = playedOut(game, seats, preset);
  await openReplay(page, suite.server.url, match);
  const told = await stagedIn(game, match);
  expect(told.map(({ kind }) => kind).sort()).toEqual(STAGED[game.id]);
  for (const { move, said } of told) {
    await goTo(page, move);
    await expect.poll(() => page.evaluate<string[]>('window.staged')).toContain(said);
    expect({ said, cut: await page.evaluate<string[]>(CUT) }).toEqual({ said, cut: [] });
    // Whoever turns back is before it.
    await turnTo(page, move - 1);
    expect(await page.locator('.stage-scene').getByText(said, { exact: true }).count()).toBe(0);
  }
  await context.close();
});
