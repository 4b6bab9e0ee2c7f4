import { type Citadels, citadels } from '@signoria/citadels';
import type { Bot } from '../bot.ts';
import { policyBot } from '../policy-bot.ts';
import { rosterOf, type Searches } from '../roster.ts';
import { pairedBot } from '../search/paired-bot.ts';
import { treeBot } from '../search/tree-bot.ts';
import { believedDrafts } from './belief.ts';
import { guessByDrafts } from './guess.ts';
import { mixing } from './mixed.ts';
import { evenDrafts, model } from './model.ts';
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

const searches: Searches<Citadels> = {
  paired: mixing(pairedBot('paired', model, { gate: 1 }), model),
  tree: mixing(treeBot('tree', model, { exploration: 0.03, priorWeight: 8 }), model),
};

/** Everyone who plays Citadels here. */
export const roster = rosterOf<Citadels>({
  model,
  novice: policyWith(NOVICE),
  apprentice: policyWith(APPRENTICE),
  heuristic: policy,
  companion,
  master: mixing(pairedBot('master', evenDrafts, { gate: 1 }, MASTER_PLAYOUTS), evenDrafts, MASTER_PLAYOUTS),
  searches,
  champion: 'paired',
});
