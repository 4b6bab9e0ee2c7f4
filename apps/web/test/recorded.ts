import { readdirSync, readFileSync } from 'node:fs';
import { botsFor, findBot } from '@signoria/bots';
import {
  act,
  defaultPreset,
  type Game,
  type Kind,
  type Match,
  parseOptions,
  parseRecord,
  rngFrom,
  type Seat,
  seedFromText,
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

/** Options the fullest table needs besides its preset. */
const NEEDED: Readonly<Record<string, object>> = { citadels: { rank9: 'artist' } };

/** A whole game at the fullest table, played by rules of thumb. */
export function* fullest(game: Game): Generator<Move> {
  const seats = game.seats.max;
  const preset = defaultPreset(game.options);
  const options = parseOptions(game.options, { preset, ...NEEDED[game.id] }, seats);
  if (!options.ok) throw new Error(options.problem.code);
  const match: Match<Kind> = startMatch(game, seats, options.value, seedFromText(`fullest ${game.id}`));
  const bot = findBot(game.id, 'heuristic') ?? botsFor(game.id)[0];
  const chance = rngFrom(1);
  for (let [by] = game.turn(match.state); by !== undefined; [by] = game.turn(match.state)) {
    const legal = game.legal(match.state, by);
    const { action } = bot.choose(game.view(match.state, by), legal, { playouts: 1 }, chance);
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
