import { type LostCities, lostCities } from '@signoria/lost-cities';
import { policyBot } from '../policy-bot.ts';
import { rosterOf, type Searches } from '../roster.ts';
import { pairedBot } from '../search/paired-bot.ts';
import { treeBot } from '../search/tree-bot.ts';
import { modelOf } from './model.ts';
import { judgeBy, LATE } from './net-judge.ts';
import { NET } from './net-weights.ts';
import { judgeWith, policy, policyWith } from './policy.ts';
import { readNet } from './read-net.ts';
import { APPRENTICE, NOVICE, WEIGHTS } from './weights.ts';

/** The master plays its weights out to the end of the round; the champion foresees that end, and plays to it once it is near. */
const careful = modelOf(judgeWith(WEIGHTS));
const foresighted = modelOf(judgeBy(readNet(NET), judgeWith(WEIGHTS), 4));

/** Few candidates and a high gate, about two points wide at least: playouts are noisy, and both judges good already. */
const SEARCH = { gate: 2, width: 5, least: 0.01 };

const unsearched = policyBot('paired', lostCities, foresighted.policy);
const comparing = pairedBot('paired', foresighted, SEARCH);

const searches: Searches<LostCities> = {
  // Until a round is late, looking ahead takes nothing from a player who goes by foresight alone (docs/decisions/0010).
  paired: {
    id: 'paired',
    choose: (view, legal, budget, rng) =>
      (view.stockSize > LATE ? unsearched : comparing).choose(view, legal, budget, rng),
  },
  tree: treeBot('tree', foresighted, { exploration: 0.02, priorWeight: 8, width: SEARCH.width }),
};

/** Everyone who plays Lost Cities here. */
export const roster = rosterOf<LostCities>({
  model: foresighted,
  novice: policyWith(NOVICE),
  apprentice: policyWith(APPRENTICE),
  heuristic: policy,
  companion: policyBot('companion', lostCities, policy),
  master: pairedBot('master', careful, SEARCH, 120),
  searches,
  champion: 'paired',
});
