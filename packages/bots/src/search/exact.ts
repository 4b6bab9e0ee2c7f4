import { type Kind, type Rng, type Seat, seatsOf, split } from '@signoria/core';
import type { Choice } from '../bot.ts';
import { startClock } from './clock.ts';
import { type TreeModel, utility } from './model.ts';
import { newOutcome, type Outcome } from './playout.ts';
import { indexOfAction, type TreeTask } from './task.ts';

/** A playout takes some sixty actions: so many positions cost about as much. */
const POSITIONS_PER_PLAYOUT = 30;
/** Above this share of the budget the game is not near enough its end. */
const SHARE = 0.5;

interface Solving<T extends Kind, W> {
  readonly model: TreeModel<T, W>;
  readonly seats: number;
  readonly rng: Rng;
  readonly outcome: Outcome;
  positions: number;
  readonly most: number;
  isLate(): boolean;
}

/**
 * Where nothing is hidden any more, plays every line to the end of the game: each seat takes what is best for itself,
 * and what the policy would do among equals. Null when the end is too far for the budget.
 */
export function solve<T extends Kind, W>({
  model,
  view,
  legal,
  budget,
  rng,
}: TreeTask<T, W>): Choice<T> | null {
  if (!model.isOpen?.(view)) return null;
  const seat = view.who as Seat;
  const state = model.game.imagine(view, split(rng));
  const clock = startClock(budget);
  const solving: Solving<T, W> = {
    model,
    seats: view.seats,
    rng,
    outcome: newOutcome(),
    positions: 0,
    most: (budget.playouts ?? Infinity) * POSITIONS_PER_PLAYOUT * SHARE,
    isLate: () => clock.passed(SHARE, 0),
  };
  const values = lines(solving, state, seat, legal);
  if (!values) return null;
  // Among equals, the policy's choice.
  const own = indexOfAction(legal, model.policy(state, seat, legal, rng));
  return bestLine(legal, values, own);
}

/** The best line first, `own` before its equals. */
function bestLine<T extends Kind>(
  legal: readonly T['action'][],
  values: readonly Value[],
  own: number,
): Choice<T> {
  const ranked = legal
    .map((action, i) => ({ action, i, value: values[i] }))
    .sort((a, b) => b.value.utility - a.value.utility || a.i - b.i);
  const best = ranked[0].value.utility;
  const chosen = values[own].utility === best ? legal[own] : ranked[0].action;
  ranked.sort((a, b) => Number(b.action === chosen) - Number(a.action === chosen));
  return {
    action: chosen,
    candidates: ranked.map(({ action, value: { win, margin } }) => ({
      action,
      winChance: win,
      winError: 0,
      tries: 1,
      margin,
      error: 0,
    })),
  };
}

/** What a position is worth to one seat when all play it to the end. */
interface Value {
  utility: number;
  win: number;
  margin: number;
}

/** The value of each action for `seat`, or null when the search had to stop. */
function lines<T extends Kind, W>(
  solving: Solving<T, W>,
  state: W,
  seat: Seat,
  legal: readonly T['action'][],
): Value[] | null {
  const { game } = solving.model;
  const values: Value[] = [];
  for (const action of legal) {
    const next = game.copy(state);
    game.apply(next, seat, action);
    const worth = valuesOf(solving, next, -Infinity, Infinity);
    if (!worth) return null;
    values.push(worth[seat]);
  }
  return values;
}

/**
 * By seat, what the position comes to. Of two players one's gain is the other's loss: lines are left as soon as one of the
 * two would not let it come to them, `low` and `high` being what the first seat is sure of, and can be held to, elsewhere.
 */
function valuesOf<T extends Kind, W>(
  solving: Solving<T, W>,
  state: W,
  low: number,
  high: number,
): Value[] | null {
  const { model, rng } = solving;
  const { game } = model;
  if (++solving.positions > solving.most || (solving.positions % 64 === 0 && solving.isLate())) return null;
  const [seat] = game.turn(state);
  if (seat === undefined) return finalValues(solving, state);
  const legal = game.legal(state, seat);
  const favourite = legal.length === 1 ? 0 : indexOfAction(legal, model.policy(state, seat, legal, rng));
  let best: Value[] | null = null;
  for (let i = 0; i < legal.length; i++) {
    // The policy's choice first, so that it wins among equals.
    const at = i === 0 ? favourite : i <= favourite ? i - 1 : i;
    const next = i === legal.length - 1 ? state : game.copy(state);
    game.apply(next, seat, legal[at]);
    const worth = valuesOf(solving, next, low, high);
    if (!worth) return null;
    if (!best || worth[seat].utility > best[seat].utility) best = worth;
    if (solving.seats > 2) continue;
    if (seat === 0) low = Math.max(low, best[0].utility);
    else high = Math.min(high, best[0].utility);
    if (low >= high) break;
  }
  return best;
}

function finalValues<T extends Kind, W>({ model, seats, rng, outcome }: Solving<T, W>, state: W): Value[] {
  model.playOut(state, rng, outcome);
  return seatsOf(seats).map(seat => ({
    utility: utility(model, outcome, seat),
    win: outcome.wins[seat],
    margin: outcome.margins[seat],
  }));
}
