import { botsFor } from '@signoria/bots';
import {
  act,
  type Game,
  type Kind,
  type Match,
  pick,
  rngFrom,
  type Seat,
  seedFromText,
  startMatch,
} from '@signoria/core';
import { commonWords, type Language, wordsFor } from '@signoria/words';
import { cliWords } from '@signoria/words/cli';
import { boardFor } from '../src/boards/index.ts';
import type { Seated } from '../src/play/seated.ts';
import { styleFor } from '../src/style.ts';
import type { Terminal } from '../src/terminal.ts';

export const NAMES = [
  'Vous-même',
  'Baldassare',
  'Caterina',
  'Lorenzo',
  'Federico',
  'Simonetta',
  'Niccolò',
  'Isabella',
];

/** A person at a terminal of that size, in a match. */
export async function seatedAt(
  match: Match,
  language: Language,
  person: Seat = 0,
  [columns, rows]: readonly [columns: number, rows: number] = [80, 24],
): Promise<Seated> {
  const { game, seats } = match;
  const terminal: Terminal = {
    language,
    cli: await cliWords(language),
    common: await commonWords(language),
    style: styleFor({ isTTY: true, columns, rows }, { NO_COLOR: '1' }),
    interactive: true,
    print: () => undefined,
    note: () => undefined,
  };
  return {
    terminal,
    match,
    words: await wordsFor(language, game.id),
    board: await boardFor(game.id),
    person,
    names: NAMES.slice(0, seats),
    recorded: NAMES.slice(0, seats),
    bots: botsFor(game.id).slice(0, 1),
    chances: [],
    budget: {},
    news: [],
  };
}

/** Plays by chance, and stops where `reached` says so; null when the game is over before. */
export function playUntil<T extends Kind>(
  game: Game<T>,
  seats: number,
  options: T['options'],
  seed: string,
  reached: (match: Match<T>, seat: Seat) => boolean,
): { match: Match<T>; seat: Seat } | null {
  const match = startMatch(game, seats, options, seedFromText(seed));
  const rng = rngFrom(seed.length + seats);
  for (;;) {
    const turn = game.turn(match.state);
    if (turn.length === 0) return null;
    const seat = pick(rng, turn);
    if (reached(match, seat)) return { match, seat };
    act(match, seat, pick(rng, game.legal(match.state, seat)));
  }
}
