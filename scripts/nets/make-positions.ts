import { contestants, type Player } from '@signoria/bots/arena';
import { newOutcome, noteResult } from '@signoria/bots/search/playout';
import {
  below,
  type Game,
  parseOptions,
  pick,
  type Rng,
  type Seat,
  seatsOf,
  seedRng,
  split,
} from '@signoria/core';
import { uniform } from '../luck.ts';
import type { Subject } from './games.ts';
import { NOTHING, ROOM, ROW, WHOLE } from './position-file.ts';

/** How positions are made. Plain JSON, so that any thread can do it. */
export interface Order {
  game: string;
  seed: string;
  /** Games in a chunk. */
  games: number;
  /** Who plays; a policy when left out. */
  player?: Player;
  /** Which policy: the net when left out. */
  byHand?: boolean;
  /** How often a move is any legal one, in a third of the games, so that unusual positions come up too. */
  stray: number;
  /** At these tables only. */
  seats?: readonly number[];
}

const NO_BYTES = new Uint8Array(0);
const MARGIN_LIMIT = 500;

/** The positions of one chunk of games, from every seat, at the end of each stretch. The same order and chunk: the same bytes. */
export function makePositions(subject: Subject, order: Order, chunk: number): Uint16Array {
  const rng = seedRng(NO_BYTES, `${order.game}/${order.seed}/${chunk}`);
  const rows: Uint16Array[] = [];
  for (let i = 0; i < order.games; i++) rows.push(...playGame(subject, order, split(rng)));
  const all = new Uint16Array(rows.length * ROW);
  for (let i = 0; i < rows.length; i++) all.set(rows[i], i * ROW);
  return all;
}

function playGame(
  { roster, encoding, byHand, seats: tables }: Subject,
  order: Order,
  rng: Rng,
): Uint16Array[] {
  const { game } = roster;
  const model = order.byHand ? byHand : roster.model;
  const { seats, state } = layTable(game, order.seats ?? tables, rng);
  const stray = below(rng, 3) === 0 ? order.stray : 0;
  const guests = order.byHand || order.player ? 0 : guestsAt(seats, rng);
  const bot = order.player && contestants(roster).find(({ id }) => id === order.player?.bot);
  const rows: { seat: Seat; row: Uint16Array }[] = [];
  let stretch = encoding.stretch(state);
  for (let [seat] = game.turn(state); seat !== undefined; [seat] = game.turn(state)) {
    if (encoding.stretch(state) !== stretch) {
      stretch = encoding.stretch(state);
      for (const each of seatsOf(seats))
        if (!isGuest(guests, each)) rows.push({ seat: each, row: rowOf(encoding, state, each) });
    }
    const legal = game.legal(state, seat);
    const isStray = stray > 0 && uniform(rng) < stray;
    const action =
      legal.length === 1
        ? legal[0]
        : isStray
          ? pick(rng, legal)
          : bot
            ? bot.choose(game.view(state, seat), legal, order.player?.budget ?? {}, rng).action
            : (isGuest(guests, seat) ? byHand : model).policy(state, seat, legal, rng);
    game.apply(state, seat, action);
  }
  const found = newOutcome();
  const result = game.result(state);
  if (result) noteResult(result, found);
  for (const { seat, row } of rows) {
    row[ROOM] = Math.round(found.wins[seat] * WHOLE);
    row[ROOM + 1] = Math.max(-MARGIN_LIMIT, Math.min(MARGIN_LIMIT, found.margins[seat]));
  }
  return rows.map(({ row }) => row);
}

/** Every fourth seat, at random, is a guest who plays by the hand-made policy: the net must hold its own in any company. */
export function guestsAt(seats: number, rng: Rng): number {
  return below(rng, 1 << seats) & below(rng, 1 << seats);
}

export function isGuest(guests: number, seat: Seat): boolean {
  return ((guests >>> seat) & 1) === 1;
}

/** A table of any of these numbers of seats, by the rules most people play. */
export function layTable(game: Game, tables: readonly number[], rng: Rng) {
  const seats = pick(rng, tables);
  const options = parseOptions(game.options, undefined, seats);
  if (!options.ok) throw new Error(options.problem.at);
  return { seats, state: game.setup(seats, options.value as never, split(rng)) };
}

function rowOf(encoding: Subject['encoding'], state: never | { options: unknown }, seat: Seat): Uint16Array {
  const on = new Uint16Array(256);
  const count = Math.min(ROOM, encoding.encode(state as never, seat, on));
  const row = new Uint16Array(ROW).fill(NOTHING);
  row.set(on.subarray(0, count));
  return row;
}
