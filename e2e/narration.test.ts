import { defaultPreset, type Game, type Kind, type Match, startMatch, type Tagged } from '@signoria/core';
import { GAMES } from '@signoria/games';
import { READER, wordsFor } from '@signoria/words';
import { siteAddress } from '@signoria/words/site';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openMoment, playedOut } from './moments.ts';
import { newPlayer, version } from './player.ts';
import { serveSite } from './static.ts';
import { suiteOn } from './suite.ts';

const suite = suiteOn(serveSite);

/** Wide enough for the log beside any board. */
const WITH_LOG = { width: 1920, height: 1080 };

/** As `openMoment` seats them. */
const NAMES = ['Caterina', 'Sofonisba', 'Benvenuto', 'Baldassare'];

/** Kinds of event that speak of the reader though others move, at least those met in the games looked at. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  citadels: ['called', 'crowned', 'destroyed', 'robbed', 'round-began', 'swapped'],
  'il-principe': [
    'blessed',
    'dealt',
    'drew',
    'lot-opened',
    'lot-won',
    'offers-shown',
    'paid',
    'role-opened',
    'role-won',
    'tribute',
    'turned-down',
  ],
  'lost-cities': ['round-began', 'round-ended'],
  patrician: ['city-scored', 'moved'],
};

interface Told {
  kind: string;
  /** After so many moves of the match. */
  move: number;
  /** What the reader should be told. */
  said: string;
}

/** The first of each kind of event in a match that speaks of the reader though another moves. */
async function aboutReader(game: Game, match: Match<Kind>, language: 'en' | 'fr'): Promise<Told[]> {
  const [words, address] = await Promise.all([wordsFor(language, game.id), siteAddress(language)]);
  const { state } = startMatch(game, match.seats, match.options, match.seed);
  const names = NAMES.with(0, READER);
  const found = new Map<string, Told>();
  for (const [at, { seat, action }] of match.moves.entries()) {
    const events: Tagged[] = [];
    game.apply(state, seat, action, event => events.push(event));
    if (seat === 0) continue;
    for (const event of events.flatMap(each => game.redact(each, 0) ?? [])) {
      const line = words.event(event, names);
      if (line?.includes(READER) && !found.has(event.type))
        found.set(event.type, { kind: event.type, move: at + 1, said: address(line) });
    }
  }
  return [...found.values()];
}

/** The prompt's line, what is read out, and the lines of the log: a move with many events is read out from its end. */
async function told(page: Page): Promise<string[]> {
  await page.locator('.narration-line').waitFor();
  return page.locator('.narration-line, .spoken p, .log-line').allTextContents();
}

const CASES = GAMES.flatMap(game =>
  (['en', 'fr'] as const).map(language => [game.id, language, game] as const),
);

test.each(CASES)(
  '%s in %s: whatever others do that concerns the reader is told',
  async (id, language, game) => {
    const { page, context } = await newPlayer(suite.browser, { locale: language, viewport: WITH_LOG });
    const kinds = new Set<string>();
    for (const deal of ['one', 'two']) {
      const match = playedOut(game, Math.min(4, game.seats.max), defaultPreset(game.options), deal);
      await openMoment(page, suite.server.url, match, match.moves.length);
      await page.locator('.end a[href*="/replay"]').first().click();
      await page.locator('.leaf').waitFor();
      for (const { kind, move, said } of await aboutReader(game, match, language)) {
        await page.locator('.leaf [type="range"], [type="range"]').first().fill(String(move));
        await expect.poll(() => version(page)).toBe(move);
        await expect.poll(() => told(page)).toContain(said);
        kinds.add(kind);
      }
    }
    expect([...kinds].sort()).toEqual(KINDS[id]);
    await context.close();
  },
);
