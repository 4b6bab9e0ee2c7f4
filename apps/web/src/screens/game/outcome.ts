import { type Score, type ScoreLine, type Seat, seatsOf } from '@signoria/core';
import type { Snapshot } from '../../match/source.ts';

/** How a game ended for one who played it. */
export interface Outcome {
  kind: 'won' | 'shared' | 'lost';
  /** The winner a loser is measured by, or the best of the others. */
  rival: Seat;
  /** Points between the two, never below 0. */
  margin: number;
  place: number;
}

/** Null for those who only watched, and where the score did not decide. */
export function outcomeOf({ you, places, result }: Snapshot): Outcome | null {
  if (you === 'table' || !places || !result) return null;
  const others = seatsOf(places.length).filter(seat => seat !== you);
  const [rival] = others.toSorted(
    (a, b) => places[a] - places[b] || totalOf(result.scores, b) - totalOf(result.scores, a),
  );
  if (rival === undefined) return null;
  const margin = Math.abs(totalOf(result.scores, you) - totalOf(result.scores, rival));
  const place = places[you];
  if (place > 1) return { kind: 'lost', rival, margin, place };
  return { kind: places[rival] === 1 ? 'shared' : 'won', rival, margin, place };
}

function totalOf(scores: readonly Score[], seat: Seat): number {
  return scores.find(score => score.seat === seat)?.total ?? 0;
}

/** One part of two scores. */
export interface Difference {
  line: ScoreLine;
  points: readonly [number, number];
}

/**
 * What decided between two scores: the part in which the better one is furthest ahead. A part is what has a line of its
 * own, or, where `nameOf` tells lines of one kind apart, what has the same name.
 */
export function decisive(
  better: Score,
  worse: Score,
  nameOf: (line: ScoreLine) => string,
): Difference | null {
  const keyOf = (line: ScoreLine) =>
    [better, worse].every(({ lines }) => lines.filter(({ code }) => code === line.code).length <= 1)
      ? line.code
      : `${line.code} ${nameOf(line)}`;
  const sum = ({ lines }: Score, key: string) =>
    lines.reduce((total, line) => (keyOf(line) === key ? total + line.points : total), 0);
  const differences = [...better.lines, ...worse.lines].map((line): Difference => {
    const key = keyOf(line);
    return { line, points: [sum(better, key), sum(worse, key)] };
  });
  const [largest] = differences.toSorted((a, b) => ahead(b) - ahead(a));
  return largest && ahead(largest) > 0 ? largest : null;
}

function ahead({ points: [better, worse] }: Difference): number {
  return better - worse;
}
