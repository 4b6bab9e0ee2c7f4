import type { Seat } from '@signoria/core';
import { CITIES } from '@signoria/patrician';
import { cityWorth } from '../hope.ts';
import { bestBuild, isOpen } from '../policy.ts';
import type { Prepared } from '../prepared.ts';
import { addFloors, newReading, type Reading, readThreats } from '../reading.ts';
import { addFloor, removeFloor, type Tower } from '../towers.ts';
import {
  CODES,
  EMPTY,
  FLOORS_IN,
  HIGHEST_IN,
  heightOf,
  KNOWN_RESERVE,
  missingIn,
  RESERVE,
  shifted,
  TOWER_BITS,
  TOWER_MASK,
  TOWERS,
  TOWNS,
  towerAt,
} from './duel.ts';

/*
 * What a city is worth to a player of two follows from its towers, the floors in hand for it and those the other is known
 * to hold. All that is asked of a city is worked out together and kept, from playout to playout and from game to game.
 */

/** As it stands. */
export const STANDING = 0;
/** With the floors of a card, by its crests. */
export const BUILDING = 1;
/** What a card for it brings to the hand, by its crests. */
export const TAKING = 3;
/** By site: with the one floor that is left of a card there; with the first of two. */
export const LAST_ON = 5;
export const FIRST_ON = 7;
const KINDS = 9;

/** As many cities as are kept, powers of two: the upper bits of a spread number say where. */
const BITS = 16;
const SIZE = 1 << BITS;
const MOVE_BITS = 14;
const MOVES_SIZE = 1 << MOVE_BITS;
const SPREAD = 0x9e3779b1;

export interface Worths {
  readonly w: Prepared;
  readonly r: Reading;
  readonly asked: Int32Array;
  readonly found: Float64Array;
  /** By site: what its top floor brings on the other one. */
  readonly movesAsked: Int32Array;
  readonly moves: Float64Array;
}

export function newWorths(w: Prepared): Worths {
  return {
    w,
    r: newReading(),
    asked: new Int32Array(SIZE).fill(-1),
    found: new Float64Array(SIZE * KINDS),
    movesAsked: new Int32Array(MOVES_SIZE).fill(-1),
    moves: new Float64Array(MOVES_SIZE * 2),
  };
}

/** Cities with as many floors and the same tokens are worth the same: the first of each kind stands for all. */
const FIRST_ALIKE = CITIES.map(({ floors, tokens }) =>
  CITIES.findIndex(city => city.floors === floors && city.tokens.join() === tokens.join()),
);
const ALIKE = [...new Set(FIRST_ALIKE)];
const LIKENESS = Int32Array.from(FIRST_ALIKE, first => ALIKE.indexOf(first) << (2 * TOWER_BITS));

/**
 * By seat x tower: the number of what counts of it in the eyes of the seat, which is who has how many floors and how high:
 * those that come to the same share a number.
 */
const SHAPE = shapes();

function shapes(): Int32Array {
  const numbers = new Map<number, number>();
  const found = new Int32Array(2 * CODES);
  for (let seat = 0; seat < 2; seat++)
    for (let tower = 1; tower < CODES; tower++) {
      const own = 2 * tower + seat;
      const other = 2 * tower + 1 - seat;
      const shape =
        FLOORS_IN[own] | (HIGHEST_IN[own] << 4) | (FLOORS_IN[other] << 8) | (HIGHEST_IN[other] << 12);
      const number = numbers.get(shape) ?? numbers.size;
      numbers.set(shape, number);
      found[seat * CODES + tower] = number;
    }
  return found;
}

/** Where in `found` lies what the city is worth to the seat. */
export function worthAt(worths: Worths, at: Int32Array, seat: number, city: number): number {
  const towers = at[TOWERS + city];
  const key =
    SHAPE[seat * CODES + (towers & TOWER_MASK)] |
    (SHAPE[seat * CODES + (towers >> TOWER_BITS)] << TOWER_BITS) |
    handsFor(at, seat, city);
  const place = Math.imul(key, SPREAD) >>> (32 - BITS);
  if (worths.asked[place] !== key) {
    worths.asked[place] = key;
    workOut(worths, at, seat, city, place * KINDS);
  }
  return place * KINDS;
}

/** What else the worth of a city follows from, in the bits above its towers. */
function handsFor(at: Int32Array, seat: number, city: number): number {
  return (
    LIKENESS[city] |
    (at[RESERVE + seat * TOWNS + city] << (2 * TOWER_BITS + 2)) |
    (at[KNOWN_RESERVE + (1 - seat) * TOWNS + city] << (2 * TOWER_BITS + 5))
  );
}

/** What moving the top floor of a tower gains the seat. */
export function worthOfMove(
  worths: Worths,
  at: Int32Array,
  seat: number,
  city: number,
  from: number,
): number {
  const { movesAsked, moves } = worths;
  // Here every floor counts: what lies below the top one comes to light.
  const key = at[TOWERS + city] | handsFor(at, seat, city) | (seat << (2 * TOWER_BITS + 8));
  const place = Math.imul(key, SPREAD) >>> (32 - MOVE_BITS);
  if (movesAsked[place] !== key) {
    movesAsked[place] = key;
    workOutMoves(worths, at, seat, city, 2 * place);
  }
  return moves[2 * place + from];
}

function workOutMoves(
  { w, r, moves }: Worths,
  at: Int32Array,
  seat: number,
  city: number,
  into: number,
): void {
  const towers = at[TOWERS + city];
  const own = at[RESERVE + seat * TOWNS + city];
  consider(r, w, at, seat, city);
  const before = cityWorth(r, w, city, own, w.hold);
  for (let from = 0; from < 2; from++) {
    if (towerAt(towers, from) === EMPTY) continue;
    readTowers(r, shifted(towers, from));
    moves[into + from] = cityWorth(r, w, city, own, w.hold) - before;
  }
}

function workOut({ w, r, found }: Worths, at: Int32Array, seat: number, city: number, into: number): void {
  const towers = at[TOWERS + city];
  const own = at[RESERVE + seat * TOWNS + city];
  const missing = missingIn(towers, city);
  for (let i = 0; i < KINDS; i++) found[into + i] = -Infinity;
  consider(r, w, at, seat, city);
  found[into + STANDING] = cityWorth(r, w, city, own, w.hold);
  if (missing === 0) return;
  const held = cityWorth(r, w, city, own, w.reserve);
  for (let crests = 1; crests <= Math.min(2, missing); crests++) {
    found[into + TAKING + crests - 1] = cityWorth(r, w, city, own + crests, w.reserve) - held;
    found[into + BUILDING + crests - 1] = bestBuild(r, city, 0, crests, own, w, cityWorth);
    for (let site = 0; site < 2; site++) {
      const place = into + (crests === 1 ? LAST_ON : FIRST_ON) + site;
      found[place] = worthOn(r, w, city, site === 0 ? r.left : r.right, crests - 1, own);
    }
  }
}

/** Reads all that a city's worth follows from. */
function consider(r: Reading, w: Prepared, at: Int32Array, seat: number, city: number): void {
  const other = 1 - seat;
  r.seat = seat as Seat;
  readThreats(r, w);
  r.reserve.fill(0);
  r.foreign.fill(0);
  addFloors(r, seat, city, at[RESERVE + seat * TOWNS + city]);
  addFloors(r, other, city, at[KNOWN_RESERVE + other * TOWNS + city]);
  const { tokens } = CITIES[city];
  r.high = tokens[0];
  r.low = tokens[1];
  readTowers(r, at[TOWERS + city]);
}

function readTowers(r: Reading, towers: number): void {
  readTower(r.left, towerAt(towers, 0));
  readTower(r.right, towerAt(towers, 1));
}

function readTower(into: Tower, tower: number): void {
  into.height = heightOf(tower);
  for (let seat = 0; seat < 2; seat++) {
    into.floors[seat] = FLOORS_IN[2 * tower + seat];
    into.highest[seat] = HIGHEST_IN[2 * tower + seat];
  }
}

/** With a floor of the seat's on this one of the towers, and so many `more` where they are best. */
function worthOn(r: Reading, w: Prepared, city: number, tower: Tower, more: number, reserve: number): number {
  if (!isOpen(r, tower, city)) return -Infinity;
  const highest = tower.highest[r.seat];
  addFloor(tower, r.seat);
  const points = bestBuild(r, city, 0, more, reserve, w, cityWorth);
  removeFloor(tower, r.seat, highest);
  return points;
}
