import { type Kind, type Match, type Rng, type Seat, sameAction, split, startMatch } from '@signoria/core';
import type { Budget, Candidate } from './bot.ts';
import type { Roster } from './roster.ts';
import { startClock } from './search/clock.ts';
import { weighAlike } from './search/paired-worlds.ts';
import { newOutcome, noteResult } from './search/playout.ts';
import { errorOf } from './search/trials.ts';

/** A possible choice, with its chance of winning and the standard error of that chance. */
export type Weighed<T extends Kind = Kind> = Pick<Candidate<T>, 'action' | 'winChance' | 'winError'>;

/** The review of one decision, based on what its seat knew then. */
export interface Reviewed<T extends Kind = Kind> {
  /** Moves made before it. */
  move: number;
  played: Weighed<T>;
  /** Best first; what was played is among them. */
  choices: readonly Weighed<T>[];
  /** What the choice cost against the best, as a chance of winning, and the error of that. */
  loss: number;
  error: number;
}

/** The review of a whole game from one seat. */
export interface Review<T extends Kind = Kind> {
  seat: Seat;
  /**
   * By number of moves made, then by seat: the chance of winning, as the reviewing seat could judge it when its latest
   * turn began. In the middle of turns playouts are judged by other measures, which cannot be set beside these.
   */
  chances: readonly (readonly number[])[];
  /** By number of moves made: the standard error of the reviewing seat's own chance. */
  errors: readonly number[];
  decisions: readonly Reviewed<T>[];
  /** What became of the seat's chance: by its own choices, and by all else, the cards and the others. */
  swing: { choices: number; luck: number };
}

/** How long to think about each position and about each decision. */
export interface ReviewBudget {
  position: Budget;
  decision: Budget;
}

/** A little time for each position and more for each decision of the seat: together no more than `ms`. */
export function budgetFor(match: Match, seat: Seat, ms: number, now = Date.now): ReviewBudget {
  const own = match.moves.filter(move => move.seat === seat).length;
  // Rounded down to what adds up without error, so that the whole is never exceeded.
  const share = (part: number, count: number, most: number) =>
    Math.min(most, Math.floor((1024 * part * ms) / Math.max(1, count)) / 1024);
  return {
    position: { ms: share(0.3, own + 1, 120), now },
    decision: { ms: share(0.7, own, 800), now },
  };
}

const SHOWN = 3;

/** Reviews a finished game, and reports after each move what share of the work is done. */
export function* reviewing<T extends Kind>(
  roster: Roster<T>,
  match: Match<T>,
  seat: Seat,
  budget: ReviewBudget,
  rng: Rng,
): Generator<number, Review<T>> {
  const { game, moves } = match;
  const { state } = startMatch(game, match.seats, match.options, match.seed, match.start);
  const points: Point[] = [];
  const decisions: Reviewed<T>[] = [];
  for (const [i, { seat: by, action }] of moves.entries()) {
    const isTurn = by === seat && moves[i - 1]?.seat !== seat;
    points.push(isTurn ? chancesIn(roster, state, seat, budget.position, rng) : (points[i - 1] ?? null));
    const legal = by === seat ? game.legal(state, seat) : [];
    if (legal.length > 1)
      decisions.push(decided(roster, game.view(state, seat), legal, action, i, budget.decision, rng));
    game.apply(state, by, action);
    yield (i + 1) / moves.length;
  }
  const last = chancesIn(roster, state, seat, budget.position, rng);
  const first = points.find(point => point !== null) ?? last;
  const known = [...points, last].map(point => point ?? first);
  const chances = known.map(point => point.chances);
  // Of what lies within the error half is too much and half too little, but all of it would count as lost.
  const choices = decisions.reduce((sum, { loss, error }) => (loss > 2 * error ? sum - loss : sum), 0);
  const luck = last.chances[seat] - first.chances[seat] - choices;
  return { seat, chances, errors: known.map(({ error }) => error), decisions, swing: { choices, luck } };
}

/** What is known of the chances at a point; null before the seat's first turn. */
type Point = ReturnType<typeof chancesIn> | null;

/** Fewer worlds say nothing about a chance, however little time there is. */
const FEWEST = 12;

/** The chance of every seat over worlds that fit what one of them knows, and the standard error of its own. */
function chancesIn<T extends Kind>(
  { model }: Roster<T>,
  state: T['state'],
  seat: Seat,
  budget: Budget,
  rng: Rng,
): { chances: number[]; error: number } {
  const { game } = model;
  const found = newOutcome();
  const result = game.result(state);
  if (result) {
    noteResult(result, found);
    return { chances: Array.from(found.wins.subarray(0, state.seats)), error: 0 };
  }
  const sums = Array.from({ length: state.seats }, () => 0);
  let squares = 0;
  let worlds = 0;
  const view = game.view(state, seat);
  const clock = startClock(budget);
  do {
    model.playOut((model.imagine ?? game.imagine)(view, split(rng)), split(rng), found);
    for (let i = 0; i < sums.length; i++) sums[i] += found.wins[i];
    squares += found.wins[seat] ** 2;
    worlds++;
  } while (worlds < FEWEST || !clock.passed(1, worlds));
  const whole = sums.reduce((sum, one) => sum + one, 0) || 1;
  return { chances: sums.map(sum => sum / whole), error: errorOf(worlds, sums[seat], squares) };
}

/** What was played beside the champion's best, all weighed over the same worlds. */
function decided<T extends Kind>(
  roster: Roster<T>,
  view: T['view'],
  legal: readonly T['action'][],
  played: T['action'],
  move: number,
  budget: Budget,
  rng: Rng,
): Reviewed<T> {
  const half = { ...budget, ...(budget.ms === undefined ? {} : { ms: budget.ms / 2 }) };
  const champion = roster.bots[roster.bots.length - 1];
  const { action, candidates } = champion.choose(view, legal, half, rng);
  const wanted = [played, action, ...candidates.map(candidate => candidate.action)];
  const different = wanted.filter((one, i) => wanted.findIndex(other => sameAction(other, one)) === i);
  const shown = different.slice(0, SHOWN + 1);
  const weighed = weighAlike({ model: roster.model, view, legal: shown, budget: half, rng }).map(
    ({ action: one, winChance, winError }): Weighed<T> => ({ action: one, winChance, winError }),
  );
  const choices = weighed.toSorted((a, b) => b.winChance - a.winChance);
  const [own] = weighed;
  const [best] = choices;
  return {
    move,
    played: own,
    choices,
    loss: best.winChance - own.winChance,
    error: best === own ? 0 : Math.hypot(best.winError, own.winError),
  };
}
