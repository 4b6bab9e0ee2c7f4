import { type Action, expeditionOf, type LostCities } from '@signoria/lost-cities';
import type { Policy } from '../bot.ts';
import { bestScored } from '../policy-bot.ts';
import type { Judge } from './model.ts';
import { roundLeadBy } from './playout.ts';
import { rankOf } from './ranks.ts';
import { newRound, readRound } from './round.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import {
  discardPoints,
  layPoints,
  newOutlook,
  type Outlook,
  stockPoints,
  takePoints,
  think,
} from './worth.ts';

/** Judges by weights; its playouts go to the end of the round. */
export function judgeWith(weights: Weights): Judge {
  const round = newRound();
  const o = newOutlook(round);
  return {
    quickScores(s, seat, legal, found) {
      readRound(round, s, seat);
      think(o, seat, s.step === 'draw', weights);
      for (let i = 0; i < legal.length; i++) found[i] = pointsFor(o, legal[i]);
    },
    roundLead: roundLeadBy(weights),
    leadError: stock => stock,
  };
}

/**
 * A careful player: starts few expeditions, plays low cards first, and watches the deck and what it gives the
 * opponent.
 */
export function policyWith(weights: Weights): Policy<LostCities> {
  return bestScored(judgeWith(weights).quickScores);
}

export const policy = policyWith(WEIGHTS);

function pointsFor(o: Outlook, action: Action): number {
  switch (action.type) {
    case 'play':
      return layPoints(o, expeditionOf(action.card), rankOf(action.card));
    case 'discard':
      return discardPoints(o, expeditionOf(action.card), rankOf(action.card));
    case 'draw':
      return stockPoints(o);
    case 'take':
      return takePoints(o, action.expedition);
  }
}
