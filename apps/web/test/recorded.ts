import { readdirSync, readFileSync } from 'node:fs';
import {
  act,
  type Game,
  type Kind,
  type Match,
  parseRecord,
  type Seat,
  startMatch,
  type Tagged,
} from '@signoria/core';
import { findGame } from '@signoria/games';
import type { Board } from '../src/boards/board.ts';
import { siteGame } from '../src/boards/games.ts';

interface Move {
  /** As it is after the move. */
  match: Match<Kind>;
  by: Seat;
  events: readonly Tagged[];
}

/** The recorded games of the rulings, each played once more move by move. */
export function recorded(game: Game): Iterable<Move>[] {
  const folder = new URL(`../../../packages/${game.id}/test/records/`, import.meta.url).pathname;
  return readdirSync(folder).map(name => movesOf(game, readFileSync(folder + name, 'utf8')));
}

function* movesOf(game: Game, text: string): Generator<Move> {
  const record = parseRecord(text, findGame);
  if (!record.ok) throw new Error(record.problem.code);
  const { seats, options, seed, actions } = record.value;
  const match: Match<Kind> = startMatch(game, seats, options, seed);
  for (const [by, action] of actions) {
    const outcome = act(match, by, action);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    yield { match, by, events: outcome.events };
  }
}

export async function boardOf(id: string): Promise<Board> {
  const loaded = await siteGame(id)?.board();
  if (!loaded) throw new Error(id);
  return loaded.board;
}
