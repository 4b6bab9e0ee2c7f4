import type { Action, Card, LostCities, State } from '@signoria/lost-cities';
import type { Seat } from '@signoria/table';
import type { Policy } from '../bot.ts';
import {
  feeds,
  readTable,
  type Table,
  turnsAfterTake,
  worth,
  worthAfter,
  worthWith,
  worthWithout,
} from './table.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** A careful player: opens little, lays low cards first, minds the stock and what it hands the other. */
export function policyWith(weights: Weights): Policy<LostCities> {
  return (state, seat, legal) =>
    state.step === 'card' ? bestCard(state, seat, legal, weights) : bestDraw(state, seat, legal, weights);
}

export const policy = policyWith(WEIGHTS);

function bestCard(s: State, seat: Seat, legal: readonly Action[], w: Weights): Action {
  const table = readTable(s, seat, w);
  let best = legal[0];
  let most = -Infinity;
  for (let i = 0; i < legal.length; i++) {
    const action = legal[i];
    if (action.type !== 'play' && action.type !== 'discard') continue;
    const points =
      action.type === 'play' ? layPoints(table, action.card, w) : discardPoints(s, table, action.card, w);
    if (points > most) {
      most = points;
      best = action;
    }
  }
  return best;
}

function layPoints(t: Table, card: Card, w: Weights): number {
  const e = Math.trunc(card / 10);
  const rank = card % 10;
  const gain = worthAfter(t, e, rank, w) - t.worth[e];
  return gain + w.lay + (rank === 0 ? w.wager : 0);
}

function discardPoints(s: State, t: Table, card: Card, w: Weights): number {
  const e = Math.trunc(card / 10);
  const rank = card % 10;
  const pile = s.piles[e];
  let points = worthWithout(t, e, rank, w) - t.worth[e] - feeds(t, e, rank, w);
  if (pile.length > 0) points += feeds(t, e, pile[pile.length - 1] % 10, w);
  if (t.ready >= t.turns) points -= w.haste * t.least;
  return points;
}

function bestDraw(s: State, seat: Seat, legal: readonly Action[], w: Weights): Action {
  const t = readTable(s, seat, w);
  let best = legal[0];
  let most = w.stock;
  for (let i = 0; i < legal.length; i++) {
    const action = legal[i];
    if (action.type !== 'take') continue;
    const e = action.expedition;
    const pile = s.piles[e];
    const rank = pile[pile.length - 1] % 10;
    let points = worthWith(t, e, rank, w) - worth(t, e, w) + w.deny * feeds(t, e, rank, w);
    if (t.ready > t.turns && turnsAfterTake(s.stock.length) > t.turns) points += w.haste * t.least;
    if (points > most) {
      most = points;
      best = action;
    }
  }
  return best;
}
