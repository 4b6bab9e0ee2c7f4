import { type Patrician, patrician, type State } from '@signoria/patrician';
import type { Bot } from '../bot.ts';
import { policyBot } from '../policy-bot.ts';
import { rosterOf, type Searches } from '../roster.ts';
import { solve } from '../search/exact.ts';
import { pairedBot } from '../search/paired-bot.ts';
import { treeBot } from '../search/tree-bot.ts';
import type { Duel } from './duel/duel.ts';
import { firstModel, isPlain, model, modelOfTwo } from './model.ts';
import { policy, policyWith } from './policy.ts';
import { APPRENTICE, NOVICE } from './weights.ts';

/** What the companion may spend on counting the last cards out. */
const COUNTING = { playouts: 60 };

const unsearched = policyBot('companion', patrician, policy);

/** Plays without search, and counts the last cards out once nothing is hidden. */
const companion: Bot<Patrician> = {
  id: 'companion',
  choose: (view, legal, budget, rng) =>
    solve({ model, view, legal, budget: COUNTING, rng }) ?? unsearched.choose(view, legal, budget, rng),
};

/** The master compares its two best ideas, over a handful of worlds. */
const MASTER = { playouts: 6, width: 2, gate: 1.5 };

const LOOKING = { exploration: 0.4, priorWeight: 4, width: 6 };
/** At a table of several, in so many worlds of a hundred, each of the others is taken to play by the policy. */
const BY_POLICY = 80;

const ofTwo = treeBot<Patrician, Duel>('tree', modelOfTwo, LOOKING);
const ofTwoExpanded = treeBot<Patrician, State>('tree', model, LOOKING);
const ofSeveral = treeBot<Patrician, State>('tree', model, { ...LOOKING, byPolicy: BY_POLICY });

/** Of two players the other looks ahead as well. Were several taken to, the longer the tree grew the worse it would judge. */
const tree: Bot<Patrician> = {
  id: 'tree',
  choose(view, legal, budget, rng) {
    const looking = view.seats > 2 ? ofSeveral : isPlain(view.options) ? ofTwo : ofTwoExpanded;
    return looking.choose(view, legal, budget, rng);
  },
};

const searches: Searches<Patrician> = {
  paired: pairedBot('paired', model, { gate: 1, width: 6 }),
  tree,
};

/** All bots for Patrician. */
export const roster = rosterOf<Patrician>({
  model,
  novice: policyWith(NOVICE),
  apprentice: policyWith(APPRENTICE),
  heuristic: policy,
  companion,
  master: pairedBot('master', model, MASTER, MASTER.playouts),
  searches,
  champion: 'tree',
  measured: [treeBot('champion-1', firstModel, LOOKING)],
});
