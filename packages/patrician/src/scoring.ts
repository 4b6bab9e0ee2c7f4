import { type Result, rank, type Score, type ScoreLine, type Seat, seatsOf, type Who } from '@signoria/core';
import { ambassadors, freeHeads } from './ambassadors.ts';
import { floorsOf } from './city.ts';
import { CARDS, type Card, CITIES } from './data.ts';
import type { State } from './state.ts';

/** P-7.3  Portraits of a set, and what a set earns. */
const SET_OF = 3;
const SET_POINTS = 6;
/** P-9.7  What a messenger adds to a tower. */
const MESSENGER_POINTS = 2;
/** P-9.9  What the fewest towers beside messengers cost. */
const FEWEST_POINTS = -3;

/** P-7.3  Portraits of each patrician among these cards. */
export function headsOf(cards: readonly Card[]): number[] {
  const heads = [0, 0, 0];
  for (const card of cards) {
    const print = CARDS[card];
    if (print.portrait !== -1) heads[print.portrait] += print.heads;
  }
  return heads;
}

/** P-7.3  Whole sets of three. */
export function setsOf(heads: readonly number[]): number {
  return heads.reduce((sets, count) => sets + Math.trunc(count / SET_OF), 0);
}

/**
 * P-7.7  The score so far as the table shows it to `who`: tokens and messengers of all, portraits of the stacks
 * open to `who`. P-7.4 At the end everything counts for everybody.
 */
export function scores(s: State, who: Who): Score[] {
  const over = s.step === 'over';
  const envoys = over && s.options.ambassadors ? ambassadors(s) : [];
  const last = over && s.options.messengers ? fewestTowers(s) : -1;
  return seatsOf(s.seats).map(seat => {
    const lines = tokenLines(s, seat);
    if (isStackOpen(s, seat, who)) lines.push(...portraitLines(s, seat));
    if (envoys.includes(seat)) lines.push(ambassadorLine(s, seat, envoys));
    if (last === seat) lines.push({ code: 'fewest-towers', points: FEWEST_POINTS });
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

function portraitLines(s: State, seat: Seat): ScoreLine[] {
  return headsOf(s.stacks[seat]).flatMap((heads, portrait) => {
    const sets = Math.trunc(heads / SET_OF);
    return heads === 0
      ? []
      : [{ code: 'portraits', points: sets * SET_POINTS, of: { portrait, heads, sets } }];
  });
}

/** P-8.3  The sets that the ambassadors' free portraits complete. */
function ambassadorLine(s: State, seat: Seat, envoys: readonly (Seat | -1)[]): ScoreLine {
  const [a, b, c, d] = envoys.map(owner => (owner === seat ? 1 : 0));
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

/** P-9.9 P-9.10  Who won fewest towers in cities that had messengers; level, fewest floors there; -1 for nobody. */
export function fewestTowers(s: State): Seat | -1 {
  const keys = seatsOf(s.seats).map(seat => {
    let towers = 0;
    let floors = 0;
    s.bonus.forEach((messengers, city) => {
      if (messengers === 0) return;
      towers += s.winners[city].filter(winner => winner === seat).length;
      floors += floorsOf(s.towers[city][0], seat) + floorsOf(s.towers[city][1], seat);
    });
    return towers * 100 + floors;
  });
  const fewest = Math.min(...keys);
  const first = keys.indexOf(fewest);
  return first === keys.lastIndexOf(fewest) ? (first as Seat) : -1;
}

/** By seat: floors on the board. */
export function floorsOnBoard(s: State): number[] {
  return seatsOf(s.seats).map(seat =>
    s.towers.reduce((sum, [left, right]) => sum + floorsOf(left, seat) + floorsOf(right, seat), 0),
  );
}

/** P-7.4 P-7.5 P-7.6  The highest total wins; level, the fewest floors on the board; still level, they share. */
export function result(s: State): Result | null {
  if (s.step !== 'over') return null;
  const values = floorsOnBoard(s).map(floors => -floors);
  return rank(scores(s, 'table'), [{ code: 'fewest-floors', values }]);
}
