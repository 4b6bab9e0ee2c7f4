import { type Citadels, citadels } from '@signoria/citadels';
import type { Bot } from '../bot.ts';
import { policyBot } from '../policy-bot.ts';
import { type LowerPlayers, lowerBots } from '../roster.ts';
import { believedDrafts } from './belief.ts';
import { guessByDrafts } from './guess.ts';
import { policy, policyWith } from './policy.ts';
import { APPRENTICE, NOVICE, weightsFor } from './weights.ts';

/** Plays without search, but weighs the whole draft before naming anyone. */
const companion: Bot<Citadels> = {
  id: 'companion',
  choose(view, legal, budget, rng) {
    const weights = weightsFor(view.seats);
    const guess = () => guessByDrafts(believedDrafts(view, weights), rng);
    return policyBot('companion', citadels, policyWith(weights, guess)).choose(view, legal, budget, rng);
  },
};

export const players: LowerPlayers<Citadels> = {
  novice: policyWith(NOVICE),
  apprentice: policyWith(APPRENTICE),
  heuristic: policy,
  companion,
};

/** All bots except the master and the champion, weakest first: none of them needs a net. */
export const bots = lowerBots(citadels, players);
