import type { Action, LostCities } from '@signoria/lost-cities';
import type { Policy } from '../bot.ts';
import { type Judge, policyOf } from './model.ts';
import { roundLead } from './playout.ts';
import { newRound, readRound } from './round.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { discardPoints, layPoints, stockPoints, takePoints, think } from './worth.ts';

const round = newRound();

/** Judges by weights; its playouts go to the end of the round. */
export function judgeWith(weights: Weights): Judge {
  return {
    weigh(s, seat, legal, found) {
      readRound(round, s, seat);
      think(round, seat, s.step === 'draw', weights);
      for (let i = 0; i < legal.length; i++) found[i] = pointsFor(legal[i], weights);
    },
    roundLead: s => roundLead(s, weights),
    leadError: stock => stock,
  };
}

/** A careful player: opens little, lays low cards first, minds the stock and what it hands the other. */
export function policyWith(weights: Weights): Policy<LostCities> {
  return policyOf(judgeWith(weights));
}

export const policy = policyWith(WEIGHTS);

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
