import { copyRng, type Kind, type Rng, type ScoreLine, type Seat, split } from '@signoria/core';
import type { Budget, Candidate } from './bot.ts';
import type { Roster } from './roster.ts';
import { startClock } from './search/clock.ts';
import type { SearchModel } from './search/model.ts';
import { pairedWorlds, weighAlike } from './search/paired-worlds.ts';
import { indexOfAction } from './search/task.ts';

/** A part of the score: like a line of a result, with its points averaged over the imagined worlds. */
export interface ScorePart extends ScoreLine {
  /** Parts with the same key are about the same thing: the same expedition, city, region. */
  key: string;
}

/** A good move, and its expected points. */
export interface Advised<T extends Kind = Kind> extends Candidate<T> {
  /** The seat's final points, part by part. */
  parts: readonly ScorePart[];
}

/** The best move first, then up to two others. Based on a view alone. */
export interface Advice<T extends Kind = Kind> {
  moves: readonly Advised<T>[];
}

const MOVES = 3;
/** Shares of the thinking: for the choice, and for weighing what is shown; the rest counts what it brings, part by part. */
const SEARCH = 0.5;
const WEIGH = 0.25;
/** No difference is great enough to overrule the policy. */
const STEADFAST = { gate: Infinity };
/** What was tried so much less often than the choice is not shown: chance alone may have made it look good. */
const TRIED_ENOUGH = 1 / 8;
/** Chances are told in whole percent: what is told as higher is higher, however great the error. */
const told = (chance: number) => Math.round(100 * chance);

/**
 * What to do here, and why. The champion chooses; its best moves are then compared over the same worlds, part
 * by part of the score.
 */
export function advise<T extends Kind>(
  roster: Roster<T>,
  view: T['view'],
  legal: readonly T['action'][],
  budget: Budget,
  rng: Rng,
): Advice<T> {
  const champion = roster.bots[roster.bots.length - 1];
  const model = roster.model;
  const search = portion(budget, SEARCH);
  const chosen = champion.choose(view, legal, search, rng);
  // Where the champion decides without search, the others are weighed beside its choice all the same.
  const { action, candidates } =
    chosen.candidates.length > 0
      ? chosen
      : pairedWorlds({ model, view, legal, budget: search, rng }, STEADFAST);
  const moves = candidates.length > 1 ? bestFirst(weighed(roster, view, candidates, budget, rng)) : [];
  if (moves.length === 0) moves.push(candidates[0] ?? plain<T>(action));
  const parts = partsOf(model, view, moves, portion(budget, 1 - SEARCH - WEIGH), rng);
  return { moves: moves.map((move, i) => ({ ...move, parts: parts[i] })) };
}

/** The choice and its rivals with figures that can be compared. */
function weighed<T extends Kind>(
  roster: Roster<T>,
  view: T['view'],
  candidates: readonly Candidate<T>[],
  budget: Budget,
  rng: Rng,
): Candidate<T>[] {
  const isExact = candidates.every(({ error }) => error === 0);
  if (isExact) return candidates.slice(0, MOVES);
  // A tree's figures hold what the others answer; of paired worlds, those who dropped out have seen others and fewer.
  if (roster.champion === 'tree')
    return candidates.filter(({ tries }) => tries >= candidates[0].tries * TRIED_ENOUGH).slice(0, MOVES);
  const shown = candidates.slice(0, MOVES);
  const legal = shown.map(({ action }) => action);
  return weighAlike({ model: roster.model, view, legal, budget: portion(budget, WEIGH), rng });
}

/** The first move stays first unless another is told with a higher chance: then the highest takes its place. */
function bestFirst<T extends Kind>(moves: readonly Candidate<T>[]): Candidate<T>[] {
  const [first] = moves;
  const isHigher = ({ winChance }: Candidate<T>) => told(winChance) > told(first.winChance);
  const byChance = moves.toSorted((a, b) => b.winChance - a.winChance);
  return moves.some(isHigher) ? byChance : [first, ...byChance.filter(move => move !== first)];
}

function plain<T extends Kind>(action: T['action']): Candidate<T> {
  const unknown = Number.NaN;
  return { action, winChance: unknown, winError: unknown, tries: 0, margin: unknown, error: unknown };
}

function portion({ ms, playouts }: Budget, share: number): Budget {
  return {
    ...(ms === undefined ? {} : { ms: ms * share }),
    ...(playouts === undefined ? {} : { playouts: Math.max(1, Math.round(playouts * share)) }),
  };
}

/** Plays each move on in the same worlds and takes the mean of every part of the seat's score. */
function partsOf<T extends Kind>(
  model: SearchModel<T>,
  view: T['view'],
  moves: readonly Candidate<T>[],
  budget: Budget,
  rng: Rng,
): ScorePart[][] {
  const { game } = model;
  const seat = view.who as Seat;
  const clock = startClock(budget);
  const sums = moves.map(() => new Map<string, ScorePart>());
  let worlds = 0;
  do {
    const world = (model.imagine ?? game.imagine)(view, split(rng));
    const luck = split(rng);
    moves.forEach(({ action }, i) => {
      const state = game.copy(world);
      const legal = game.legal(state, seat);
      game.apply(state, seat, legal[indexOfAction(legal, action)]);
      playOn(model, state, view, copyRng(luck));
      for (const line of game.view(state, seat).scores[seat].lines) addLine(sums[i], line);
    });
    worlds++;
  } while (!clock.passed(1, worlds * moves.length));
  return sums.map(sum => [...sum.values()].map(line => ({ ...line, points: line.points / worlds })));
}

/** To the end of the game, or as far as the model's playouts go. */
function playOn<T extends Kind>(model: SearchModel<T>, state: T['state'], view: T['view'], rng: Rng): void {
  const { game } = model;
  for (let [seat] = game.turn(state); seat !== undefined; [seat] = game.turn(state)) {
    if (model.isSettled?.(state, view)) return;
    game.apply(state, seat, model.policy(state, seat, game.legal(state, seat), rng));
  }
}

/** What a line is about; its other numbers only explain its points. */
const SUBJECTS = [
  'round',
  'expedition',
  'city',
  'tower',
  'portrait',
  'region',
  'role',
  'district',
  'colour',
  'card',
];

function addLine(sums: Map<string, ScorePart>, line: ScoreLine): void {
  const subject = SUBJECTS.map(name => line.of?.[name] ?? '').join();
  const key = `${line.code} ${subject}`;
  const before = sums.get(key);
  sums.set(key, before ? { ...before, points: before.points + line.points } : { ...line, key });
}
