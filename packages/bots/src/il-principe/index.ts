import { type IlPrincipe, ilPrincipe } from '@signoria/il-principe';
import { policyBot } from '../policy-bot.ts';
import { rosterOf, type Searches } from '../roster.ts';
import { pairedBot } from '../search/paired-bot.ts';
import { treeBot } from '../search/tree-bot.ts';
import { glance, model, playedOut } from './model.ts';
import { policy, policyWith } from './policy.ts';
import { APPRENTICE, NOVICE } from './weights.ts';

/** The master compares its two best ideas, over a handful of worlds. */
const MASTER = { playouts: 8, width: 2, gate: 1.5 };

const searches: Searches<IlPrincipe> = {
  paired: pairedBot('paired', model, { gate: 1, width: 14 }),
  tree: treeBot('tree', model, { exploration: 0.03, priorWeight: 8 }),
};

/** Everyone who plays Il Principe here. */
export const roster = rosterOf<IlPrincipe>({
  model,
  novice: policyWith(NOVICE),
  apprentice: policyWith(APPRENTICE),
  heuristic: policy,
  companion: policyBot('companion', ilPrincipe, policy),
  master: pairedBot('master', playedOut, MASTER, MASTER.playouts),
  searches,
  champion: 'paired',
  measured: [
    pairedBot('champion-1', playedOut, { gate: 1, width: 8 }),
    policyBot('glance', ilPrincipe, glance),
  ],
});
