import { type IlPrincipe, ilPrincipe } from '@signoria/il-principe';
import { policyBot } from '../policy-bot.ts';
import { randomBot } from '../random-bot.ts';
import { champion, type Roster, type Searches } from '../roster.ts';
import { pairedBot } from '../search/paired-bot.ts';
import { treeBot } from '../search/tree-bot.ts';
import { model } from './model.ts';
import { policy, policyWith } from './policy.ts';
import { APPRENTICE, NOVICE } from './weights.ts';

/** The master compares its two best ideas, over a handful of worlds. */
const MASTER = { playouts: 8, width: 2, gate: 1.5 };

const searches: Searches<IlPrincipe> = {
  paired: pairedBot('paired', () => model, { gate: 1, width: 8 }),
  tree: treeBot('tree', () => model, { exploration: 0.03, priorWeight: 8 }),
};

/** Everyone who plays Il Principe here. */
export const roster: Roster<IlPrincipe> = {
  game: ilPrincipe,
  model: () => model,
  bots: [
    randomBot(),
    policyBot('novice', ilPrincipe, policyWith(NOVICE)),
    policyBot('apprentice', ilPrincipe, policyWith(APPRENTICE)),
    policyBot('heuristic', ilPrincipe, policy),
    policyBot('companion', ilPrincipe, policy),
    pairedBot('master', () => model, MASTER, MASTER.playouts),
    champion(searches.paired),
  ],
  searches,
};
