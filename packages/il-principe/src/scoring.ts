import { type Result, rank, type Score, type ScoreLine, type Seat, seatsOf } from '@signoria/core';
import {
  ALL_COLOURS,
  ALL_REGIONS,
  CITIES,
  isMajor,
  majorOf,
  minorOf,
  type Region,
  type Role,
} from './data.ts';
import { sum } from './families.ts';
import type { State } from './state.ts';

/** IP-7.2  Points for each role held at the end. */
export const FOR_MAJOR = 2;
export const FOR_MINOR = 1;
/** IP-7.3  Points for each set of all five colours. */
export const FOR_SET = 2;
/** IP-7.4 IP-7.5  Points for the most coins, and for the most cards in hand. */
export const FOR_MOST = 2;
/** IP-7.6  Points for the most shields in a region, and for the second most. */
export const FOR_FIRST_IN_REGION = 5;
export const FOR_SECOND_IN_REGION = 2;

/** The score so far: the points on the track, and everything else once the game is over. */
export function scores(s: State): Score[] {
  const regions = s.step === 'over' ? ALL_REGIONS.map(region => regionPoints(s.regions, region)) : [];
  return seatsOf(s.seats).map(seat => {
    const lines = trackLines(s, seat);
    if (s.step === 'over') lines.push(...finalLines(s, seat, regions));
    return { seat, total: lines.reduce((total, line) => total + line.points, 0), lines };
  });
}

/** IP-7.1  Points won during the game: cities, roles when others built, Bishop and Priest. */
function trackLines(s: State, seat: Seat): ScoreLine[] {
  const lines: ScoreLine[] = s.built[seat].map(city => ({
    code: 'city',
    points: CITIES[city].points,
    of: { city },
  }));
  add(lines, 'tributes', s.tributes[seat]);
  add(lines, 'blessings', s.blessings[seat]);
  return lines;
}

function add(lines: ScoreLine[], code: string, points: number, of?: Record<string, number>): void {
  if (points > 0) lines.push(of ? { code, points, of } : { code, points });
}

/** IP-7.2 to IP-7.6  The parts of the score that are counted at the end of the game. */
function finalLines(s: State, seat: Seat, regions: readonly number[][]): ScoreLine[] {
  const lines: ScoreLine[] = [];
  const majors = rolesHeld(s, seat, majorOf);
  const minors = rolesHeld(s, seat, minorOf);
  const complete = sets(s, seat);
  const cards = s.hands.map(sum);
  add(lines, 'majors', majors * FOR_MAJOR, { count: majors });
  add(lines, 'minors', minors * FOR_MINOR, { count: minors });
  add(lines, 'sets', complete * FOR_SET, { count: complete });
  add(lines, 'money', hasMost(s.money, seat) ? FOR_MOST : 0, { coins: s.money[seat] });
  add(lines, 'hand', hasMost(cards, seat) ? FOR_MOST : 0, { cards: cards[seat] });
  for (const region of ALL_REGIONS)
    add(lines, 'region', regions[region][seat], { region, shields: s.regions[seat][region] });
  return lines;
}

/** IP-7.2  How many major, or minor, roles the family holds. */
function rolesHeld(s: State, seat: Seat, tier: typeof majorOf): number {
  return ALL_COLOURS.filter(colour => s.roles[tier(colour)] === seat).length;
}

/** IP-7.3  Sets of all five colours among the cards laid out, face up or face down. */
export function sets(s: State, seat: Seat): number {
  return Math.min(...ALL_COLOURS.map(colour => s.up[seat][colour] + s.down[seat][colour]));
}

/** IP-7.4 IP-7.5  Whether nobody has more; those who share the most all have it, at zero too. */
function hasMost(amounts: readonly number[], seat: Seat): boolean {
  return amounts.every(amount => amount <= amounts[seat]);
}

/** IP-7.6  By seat: the points for the region. */
export function regionPoints(shields: readonly number[][], region: Region): number[] {
  const counts = shields.map(row => row[region]);
  const most = Math.max(...counts);
  if (most === 0) return counts.map(() => 0);
  const isShared = counts.filter(count => count === most).length > 1;
  const second = isShared ? 0 : Math.max(...counts.filter(count => count < most));
  return counts.map(count => {
    if (count === most) return FOR_FIRST_IN_REGION;
    return count > 0 && count === second ? FOR_SECOND_IN_REGION : 0;
  });
}

/** IP-7.7  The highest total wins; then the most building cards laid out; then the first major role in colour order. */
export function result(s: State): Result | null {
  if (s.step !== 'over') return null;
  return rank(scores(s), [
    { code: 'buildings', values: seatsOf(s.seats).map(seat => sum(s.up[seat]) + sum(s.down[seat])) },
    { code: 'first-major', values: seatsOf(s.seats).map(seat => firstMajor(s, seat)) },
  ]);
}

/** IP-7.7  Higher for an earlier colour; 0 without any major role. */
function firstMajor(s: State, seat: Seat): number {
  const role = s.roles.findIndex((holder, role) => holder === seat && isMajor(role as Role));
  return role < 0 ? 0 : s.roles.length - role;
}
