import { leaders, NONE, type None, type Seat, seatsOf } from '@signoria/core';
import {
  BOLOGNA,
  CITIES,
  type City,
  FERRARA,
  FIRENZE,
  LUCCA,
  MILANO,
  PARMA,
  PISTOIA,
  ROMA,
  SIENA,
  VERONA,
} from './data.ts';
import { SET_OF } from './portraits.ts';
import type { State } from './state.ts';

/** P-8.1 P-8.2  The cities whose low token counts for A (6), B (4) and C (2), in the order that breaks ties. */
const SMALL: readonly (readonly City[])[] = [
  [BOLOGNA, FIRENZE, ROMA, PISTOIA],
  [LUCCA, SIENA, MILANO],
  [FERRARA, PARMA, VERONA],
];

/** P-8.4 P-8.5  The cities that count for D, in the order that breaks ties. */
export const GREAT: readonly City[] = [VERONA, PARMA, MILANO];

/** P-8.1 P-8.4  Who wins A, B, C and D, if anyone. */
export function ambassadors(s: State): (Seat | None)[] {
  return [...SMALL.map(cities => smallAmbassador(s, cities)), greatAmbassador(s)];
}

/** P-8.1 P-8.2  The most lower tokens of these cities; if tied, the player with the earliest token in their order. */
function smallAmbassador(s: State, cities: readonly City[]): Seat | None {
  const inPlay = cities.filter(city => city < s.winners.length);
  const owners = inPlay.map(city => s.winners[city][1]).filter(owner => owner !== NONE);
  const most = leaders(owners, seat => owners.filter(owner => owner === seat).length);
  return most[0] ?? NONE;
}

/** P-8.4 P-8.5  The most token points from Verona, Parma and Milano; if tied, the most from each of them in turn. */
function greatAmbassador(s: State): Seat | None {
  const total = (seat: Seat) => GREAT.reduce<number>((sum, city) => sum + tokenPoints(s, city, seat), 0);
  let most = leaders(seatsOf(s.seats), total);
  for (const city of GREAT) most = leaders(most, seat => tokenPoints(s, city, seat));
  return total(most[0]) === 0 ? NONE : most[0];
}

/** P-8.6  What a city's tokens are worth to a seat, messengers left out. */
function tokenPoints(s: State, city: City, seat: Seat): number {
  return CITIES[city].tokens.reduce(
    (sum, points, i) => (s.winners[city][i] === seat ? sum + points : sum),
    0,
  );
}

/**
 * P-8.3 P-8.4  The extra portraits of a seat, each where it helps most: first for the patrician closest to a
 * new set of three. Returns how many each patrician gets.
 */
export function freeHeads(heads: readonly number[], small: number, great: boolean): number[] {
  const free = heads.map(() => (great ? 1 : 0));
  for (let left = small; left > 0; left--) {
    const missing = heads.map((count, i) => SET_OF - ((count + free[i]) % SET_OF));
    free[missing.indexOf(Math.min(...missing))]++;
  }
  return free;
}
