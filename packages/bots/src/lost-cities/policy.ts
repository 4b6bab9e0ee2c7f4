import type { Action, LostCities, State } from '@signoria/lost-cities';
import type { Seat } from '@signoria/table';
import type { Policy } from '../bot.ts';
import { discardPoints, layPoints, stockPoints, takePoints, think } from './judgement.ts';
import { newRound, readRound } from './round.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** A careful player: opens little, lays low cards first, minds the stock and what it hands the other. */
export function policyWith(weights: Weights): Policy<LostCities> {
  return (state, seat, legal) => {
    weigh(state, seat, legal, weights, points);
    let best = 0;
    for (let i = 1; i < legal.length; i++) if (points[i] > points[best]) best = i;
    return legal[best];
  };
}

export const policy = policyWith(WEIGHTS);

const points = new Float64Array(32);
const round = newRound();

/** What each action seems worth, in points. */
export function weigh(s: State, seat: Seat, legal: readonly Action[], w: Weights, found: Float64Array): void {
  readRound(round, s, seat);
  think(round, seat, s.step === 'draw', w);
  for (let i = 0; i < legal.length; i++) found[i] = pointsFor(legal[i], w);
}

function pointsFor(action: Action, w: Weights): number {
  switch (action.type) {
    case 'play':
      return layPoints(round, Math.trunc(action.card / 10), action.card % 10, w);
    case 'discard':
      return discardPoints(round, Math.trunc(action.card / 10), action.card % 10, w);
    case 'draw':
      return stockPoints(w);
    case 'take':
      return takePoints(round, action.expedition, w);
  }
}
