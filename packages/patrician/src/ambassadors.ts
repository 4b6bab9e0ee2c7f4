import { type Seat, seatsOf } from '@signoria/core';
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
import type { State } from './state.ts';

/** P-8.1 P-8.2  The cities whose low token counts for A (6), B (4) and C (2), in the order that breaks ties. */
const SMALL: readonly (readonly City[])[] = [
  [BOLOGNA, FIRENZE, ROMA, PISTOIA],
  [LUCCA, SIENA, MILANO],
  [FERRARA, PARMA, VERONA],
];

/** P-8.4 P-8.5  The cities that count for D, in the order that breaks ties. */
const GREAT: readonly City[] = [VERONA, PARMA, MILANO];

/** Who wins A, B, C and D; -1 for nobody. */
export function ambassadors(s: State): (Seat | -1)[] {
  return [...SMALL.map(cities => smallAmbassador(s, cities)), greatAmbassador(s)];
}

/** P-8.1  Most low tokens of these cities; P-8.2 level, whoever of them has the first token in their order. */
function smallAmbassador(s: State, cities: readonly City[]): Seat | -1 {
  const owners = cities.filter(city => city < s.winners.length).map(city => s.winners[city][1]);
  const count = (seat: Seat | -1) => owners.filter(owner => owner === seat).length;
  const held = owners.filter(owner => owner !== -1);
  const most = Math.max(0, ...held.map(count));
  return held.find(owner => count(owner) === most) ?? -1;
}

/** P-8.4  Highest total of tokens from Verona, Parma and Milano; P-8.5 level, most from each in turn. */
function greatAmbassador(s: State): Seat | -1 {
  const keys = seatsOf(s.seats).map(seat => {
    const [verona, parma, milano] = GREAT.map(city => tokenPoints(s, city, seat));
    return (((verona + parma + milano) * 100 + verona) * 100 + parma) * 100 + milano;
  });
  const best = Math.max(...keys);
  return best === 0 ? -1 : (keys.indexOf(best) as Seat);
}

/** P-8.6  What a city's tokens are worth to a seat, messengers left out. */
function tokenPoints(s: State, city: City, seat: Seat): number {
  const [high, low] = CITIES[city].tokens;
  return (s.winners[city][0] === seat ? high : 0) + (s.winners[city][1] === seat ? low : 0);
}

/**
 * P-8.3 P-8.4  The free portraits of a seat, each where it helps most: whichever patrician is nearest to a new set
 * of three is filled first. Returns how many go to each.
 */
export function freeHeads(heads: readonly number[], small: number, great: boolean): number[] {
  const free = heads.map(() => (great ? 1 : 0));
  for (let left = small; left > 0; left--) {
    const missing = heads.map((count, i) => 3 - ((count + free[i]) % 3));
    free[missing.indexOf(Math.min(...missing))]++;
  }
  return free;
}
