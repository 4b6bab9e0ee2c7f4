import { type Result, rank, type Score, type ScoreLine, type Seat, seatsOf } from '@signoria/core';
import { isComplete } from './city.ts';
import {
  BIT,
  type Card,
  COLOUR,
  COLOURS,
  COST,
  DISTRICTS,
  type Effect,
  having,
  PURPLE,
  WORTH,
} from './data.ts';
import type { Built } from './records.ts';
import type { State } from './state.ts';

const ANY_COLOUR = having('anyColour');
const COLOURS_POINTS = 3;
const FIRST_POINTS = 4;
const COMPLETE_POINTS = 2;

/** What the points of a district are counted from; purples are those besides itself. */
const points: Record<NonNullable<Effect['points']>, (s: State, seat: Seat, purples: number) => number> = {
  /** C-7.13 */
  museum: s => s.museum.length,
  /** C-7.14 */
  treasury: (s, seat) => s.gold[seat],
  /** C-7.15 */
  hand: (s, seat) => s.hands[seat].length,
  /** C-7.16 */
  purples: (_s, _seat, purples) => purples,
};

/** C-7.1  Whether this district may count as another colour: not if it was built in the last round. */
function isWild(s: State, { card, round }: Built): boolean {
  return (BIT[card] & ANY_COLOUR) !== 0 && round < s.round;
}

/** The score of a seat with its districts in the colours given. */
function linesFor(s: State, seat: Seat, colours: readonly number[]): ScoreLine[] {
  const city = s.cities[seat];
  const lines: ScoreLine[] = [];
  const add = (code: string, gained: number, of?: Record<string, number>) => {
    if (gained > 0) lines.push(of ? { code, points: gained, of } : { code, points: gained });
  };
  const printed = city.reduce((sum, { card }) => sum + COST[card], 0);
  add('districts', printed, { districts: city.length });
  for (const { card } of city) add('worth-more', WORTH[card] - COST[card], { card });
  add('adorned', city.filter(({ adorned }) => adorned).length);
  if (COLOURS.every((_, colour) => colours.includes(colour))) add('colours', COLOURS_POINTS);
  if (s.first === seat) add('first', FIRST_POINTS);
  else if (isComplete(s, seat)) add('complete', COMPLETE_POINTS);
  const purples = colours.filter(colour => colour === PURPLE).length;
  city.forEach(({ card }, i) => {
    const effect = DISTRICTS[card].effect?.points;
    if (effect) add('bonus', points[effect](s, seat, purples - (colours[i] === PURPLE ? 1 : 0)), { card });
  });
  return lines;
}

/** C-7.1  The Haunted City takes the colour that is best for its owner. */
function bestLines(s: State, seat: Seat): ScoreLine[] {
  const city = s.cities[seat];
  const colours = city.map(({ card }) => COLOUR[card]);
  const plain = linesFor(s, seat, colours);
  const wild = city.findIndex(built => isWild(s, built));
  if (wild < 0) return plain;
  let best = plain;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const lines = linesFor(s, seat, colours.with(wild, colour));
    if (sum(lines) > sum(best)) best = lines;
  }
  return best;
}

function sum(lines: readonly ScoreLine[]): number {
  return lines.reduce((total, line) => total + line.points, 0);
}

/** C-8.3 to C-8.5  Everyone's score so far. */
export function scores(s: State): Score[] {
  return seatsOf(s.seats).map(seat => {
    const lines = bestLines(s, seat);
    return { seat, total: sum(lines), lines };
  });
}

/** C-8.6  The points for the districts of a city alone: the first tie-break. */
export function districtValue(city: readonly Built[]): number {
  return city.reduce((total, { card, adorned }) => total + worthOf(card, adorned), 0);
}

function worthOf(card: Card, adorned: boolean): number {
  return WORTH[card] + (adorned ? 1 : 0);
}

/**
 * C-8.6  The most points win; if tied, the most points from districts alone; then the most gold; then the
 * victory is shared.
 */
export function result(s: State): Result | null {
  if (s.step !== 'over') return null;
  return rank(scores(s), [
    { code: 'districts', values: s.cities.map(districtValue) },
    { code: 'gold', values: s.gold },
  ]);
}
