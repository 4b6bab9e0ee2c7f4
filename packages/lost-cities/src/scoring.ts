import { type Result, rank, type Score, type ScoreLine, type Seat, seatsOf } from '@signoria/core';
import { type Card, isWager, numberOn } from './data.ts';
import type { Options } from './options.ts';
import type { ExpeditionScore, State } from './state.ts';

/** LC-5.2  What an expedition costs its player. */
export const COST = 20;
/** LC-5.4  The bonus for a long one. */
export const BONUS = 20;

/** LC-5.1 to LC-5.4  A column's points: sum minus cost, times the number of wagers plus one, then the bonus. */
export function scoreColumn(column: readonly Card[], options: Options): ExpeditionScore {
  let sum = 0;
  let wagers = 0;
  for (const card of column) {
    if (isWager(card)) wagers++;
    else sum += numberOn(card);
  }
  const cards = column.length;
  const bonus = cards >= options.bonusFrom ? BONUS : 0;
  return { cards, sum, wagers, bonus, points: columnPoints(cards, sum, wagers, options.bonusFrom) };
}

/** The same for a column given in figures. */
export function columnPoints(cards: number, sum: number, wagers: number, bonusFrom: number): number {
  if (cards === 0) return 0;
  return (sum - COST) * (wagers + 1) + (cards >= bonusFrom ? BONUS : 0);
}

/** The score of this round so far, by seat and expedition. */
export function scoreRound(s: State): ExpeditionScore[][] {
  return s.columns.map(columns => columns.map(column => scoreColumn(column, s.options)));
}

/** Points of the finished rounds, by seat. */
export function totals(s: State): number[] {
  return seatsOf(s.seats).map(seat => s.finished.reduce((sum, round) => sum + pointsOf(round[seat]), 0));
}

export function pointsOf(columns: readonly ExpeditionScore[]): number {
  return columns.reduce((sum, column) => sum + column.points, 0);
}

/** The score so far, with a line for every started expedition, including those of the current round. */
export function scores(s: State): Score[] {
  const rounds = s.step === 'over' ? s.finished : [...s.finished, scoreRound(s)];
  return seatsOf(s.seats).map(seat => {
    const lines = rounds.flatMap((round, i) => linesOf(round[seat], i + 1));
    return { seat, total: lines.reduce((sum, line) => sum + line.points, 0), lines };
  });
}

function linesOf(columns: readonly ExpeditionScore[], round: number): ScoreLine[] {
  return columns.flatMap(({ cards, sum, wagers, bonus, points }, expedition) =>
    cards === 0 ? [] : [{ code: 'expedition', points, of: { round, expedition, cards, sum, wagers, bonus } }],
  );
}

/** LC-6.2 LC-6.3  The highest total wins; tied players share the victory. */
export function result(s: State): Result | null {
  return s.step === 'over' ? rank(scores(s)) : null;
}

/** LC-6.4  Who starts the next round. */
export function nextStarter(s: State): Seat {
  if (s.options.laterStarter === 'first') return s.starter;
  const [first, second] = totals(s);
  if (first === second) return (1 - s.starter) as Seat;
  return first > second ? 0 : 1;
}
