import { type Citadels, citadels } from '@signoria/citadels';
import type { Bot } from '../bot.ts';
import { policyBot } from '../policy-bot.ts';
import { rosterOf, type Searches } from '../roster.ts';
import { pairedBot } from '../search/paired-bot.ts';
import { treeBot } from '../search/tree-bot.ts';
import { believedDrafts } from './belief.ts';
import { guessByDrafts } from './guess.ts';
import { mixing } from './mixed.ts';
import { evenDrafts, glance, model, playedOut } from './model.ts';
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

/** Judged worlds differ so little by luck that what seems better by the mean is taken at its word. */
const AT_ITS_WORD = { temperature: 0.003, caution: 0 };

const searches: Searches<Citadels> = {
  paired: mixing(pairedBot('paired', model, { gate: 0 }), model, AT_ITS_WORD),
  tree: mixing(treeBot('tree', model, { exploration: 0.03, priorWeight: 8 }), model, AT_ITS_WORD),
};

/** Everyone who plays Citadels here. */
export const roster = rosterOf<Citadels>({
  model,
  novice: policyWith(NOVICE),
  apprentice: policyWith(APPRENTICE),
  heuristic: policy,
  companion,
  master: mixing(pairedBot('master', evenDrafts, { gate: 1 }, MASTER_PLAYOUTS), evenDrafts, {
    most: MASTER_PLAYOUTS,
  }),
  searches,
  champion: 'paired',
  measured: [
    mixing(pairedBot('champion-1', playedOut, { gate: 1 }), playedOut),
    policyBot('glance', citadels, glance),
  ],
});
