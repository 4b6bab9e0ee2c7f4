import {
  leaders,
  NONE,
  type None,
  type Result,
  rank,
  type Score,
  type ScoreLine,
  type Seat,
  seatsOf,
  type Who,
} from '@signoria/core';
import { ambassadors, freeHeads } from './ambassadors.ts';
import { floorsOf } from './city.ts';
import { CITIES, type City, citiesOf } from './data.ts';
import { headsOf, SET_OF, SET_POINTS, setsOf } from './portraits.ts';
import type { State } from './state.ts';

/** P-9.7  What a messenger adds to a tower. */
export const MESSENGER_POINTS = 2;
/** P-9.9  The penalty for the fewest towers at messengers. */
export const FEWEST_POINTS = -3;

/**
 * P-7.4 P-7.7  The score so far as `who` may see it: everyone's tokens and messengers, and the portraits of
 * the stacks that `who` may look through. At the end everything counts.
 */
export function scores(s: State, who: Who): Score[] {
  const over = s.step === 'over';
  const owners = over && s.options.ambassadors ? ambassadors(s) : [];
  const fewest = over && s.options.messengers ? fewestTowers(s) : NONE;
  return seatsOf(s.seats).map(seat => {
    const lines = tokenLines(s, seat);
    if (isStackOpen(s, seat, who)) lines.push(...portraitLines(s, seat));
    if (owners.includes(seat)) lines.push(ambassadorLine(s, seat, owners));
    if (fewest === seat) lines.push({ code: 'fewest-towers', points: FEWEST_POINTS });
    return { seat, total: lines.reduce((sum, line) => sum + line.points, 0), lines };
  });
}

/** P-2.4  Whether `who` may look through the stack of `seat`. */
export function isStackOpen(s: State, seat: Seat, who: Who): boolean {
  return seat === who || s.options.openStacks || s.step === 'over';
}

/** P-6.2 P-9.7  A line for each tower won, and one for its messengers. Tower 0 is the taller one. */
function tokenLines(s: State, seat: Seat): ScoreLine[] {
  const lines: ScoreLine[] = [];
  s.winners.forEach((winners, city) => {
    winners.forEach((winner, tower) => {
      if (winner !== seat) return;
      lines.push({ code: 'token', points: CITIES[city].tokens[tower], of: { city, tower } });
      const messengers = s.bonus[city];
      if (messengers > 0)
        lines.push({
          code: 'messengers',
          points: messengers * MESSENGER_POINTS,
          of: { city, tower, messengers },
        });
    });
  });
  return lines;
}

/** P-7.3  A line for each patrician of whom there is a portrait. */
function portraitLines(s: State, seat: Seat): ScoreLine[] {
  return headsOf(s.stacks[seat]).flatMap((heads, portrait) => {
    const sets = Math.trunc(heads / SET_OF);
    return heads === 0
      ? []
      : [{ code: 'portraits', points: sets * SET_POINTS, of: { portrait, heads, sets } }];
  });
}

/** P-8.3  The sets that the ambassadors' extra portraits complete. */
function ambassadorLine(s: State, seat: Seat, owners: readonly (Seat | None)[]): ScoreLine {
  const [a, b, c, d] = owners.map(owner => (owner === seat ? 1 : 0));
  const heads = headsOf(s.stacks[seat]);
  const free = freeHeads(heads, a + b + c, d === 1);
  const all = heads.map((count, i) => count + free[i]);
  const sets = setsOf(all) - setsOf(heads);
  return {
    code: 'ambassadors',
    points: sets * SET_POINTS,
    of: { a, b, c, d, first: free[0], second: free[1], third: free[2], sets },
  };
}

/**
 * P-9.9 P-9.10  The player who won the fewest towers in cities with messengers; if tied, the one with the
 * fewest floors there; if still tied, nobody.
 */
export function fewestTowers(s: State): Seat | None {
  const beside = citiesOf(s.seats).filter(city => s.bonus[city] > 0);
  const sumOf = (count: (city: City) => number) => beside.reduce<number>((sum, city) => sum + count(city), 0);
  const towers = (seat: Seat) => sumOf(city => s.winners[city].filter(winner => winner === seat).length);
  const floors = (seat: Seat) => sumOf(city => floorsIn(s, city, seat));
  const fewest = leaders(
    leaders(seatsOf(s.seats), seat => -towers(seat)),
    seat => -floors(seat),
  );
  return fewest.length === 1 ? fewest[0] : NONE;
}

/** P-7.5  By seat: floors on the board. */
export function floorsOnBoard(s: State): number[] {
  return seatsOf(s.seats).map(seat =>
    citiesOf(s.seats).reduce<number>((sum, city) => sum + floorsIn(s, city, seat), 0),
  );
}

function floorsIn(s: State, city: City, seat: Seat): number {
  const [left, right] = s.towers[city];
  return floorsOf(left, seat) + floorsOf(right, seat);
}

/**
 * P-7.4 P-7.5 P-7.6  The highest total wins; if tied, the fewest floors on the board; if still tied, they
 * share the place.
 */
export function result(s: State): Result | null {
  if (s.step !== 'over') return null;
  const values = floorsOnBoard(s).map(floors => -floors);
  return rank(scores(s, 'table'), [{ code: 'fewest-floors', values }]);
}
