import { type Citadels, citadels } from '@signoria/citadels';
import type { Bot } from '../bot.ts';
import { policyBot } from '../policy-bot.ts';
import { type LowerPlayers, lowerBots } from '../roster.ts';
import { pairedBot } from '../search/paired-bot.ts';
import { believedDrafts } from './belief.ts';
import { guessByDrafts } from './guess.ts';
import { mixing } from './mixed.ts';
import { evenDrafts } from './played-out.ts';
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

/** The master looks ahead a little, and reads nobody. */
const MASTER_PLAYOUTS = 24;

export const players: LowerPlayers<Citadels> = {
  novice: policyWith(NOVICE),
  apprentice: policyWith(APPRENTICE),
  heuristic: policy,
  companion,
  master: mixing(pairedBot('master', evenDrafts, { gate: 1 }, MASTER_PLAYOUTS), evenDrafts, {
    most: MASTER_PLAYOUTS,
  }),
};

/** Everyone but the champion, weakest first: none of them needs a net. */
export const bots = lowerBots(citadels, players);
