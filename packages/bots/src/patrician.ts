import { type Patrician, patrician } from '@signoria/patrician';
import type { Bot } from './bot.ts';
import { type Club, champion, type Searches } from './club.ts';
import { policyBot } from './heuristic.ts';
import { type Mind, plainMind } from './mind.ts';
import { glance, policy, policyWith } from './patrician/policy.ts';
import { APPRENTICE, NOVICE } from './patrician/weights.ts';
import { randomBot } from './random.ts';
import { solve } from './search/exact.ts';
import { pairedBot } from './search/paired-bot.ts';
import { treeBot } from './search/tree-bot.ts';

/** With no more cards than this on the table and in all hands, the end is played exactly if it can be. */
const LAST_CARDS = 5;

const mind: Mind<Patrician> = {
  ...plainMind(patrician, policy, { scale: 40, tilt: 0.5 }),
  isOpen: ({ pileSize, handSizes, known, who, open }) =>
    pileSize === 0 &&
    open.filter(card => card !== -1).length + handSizes.reduce((sum, size) => sum + size, 0) <= LAST_CARDS &&
    handSizes.every((size, seat) => seat === who || size === known[seat].length),
  glance,
};

/** What the companion may spend on counting the last cards out. */
const COUNTING = { playouts: 60 };

const glancing = policyBot('companion', patrician, policy);

/** Plays at a glance, and counts the last cards out once nothing is hidden. */
const companion: Bot<Patrician> = {
  id: 'companion',
  choose: (view, legal, budget, rng) =>
    solve(mind, view, legal, COUNTING, rng) ?? glancing.choose(view, legal, budget, rng),
};

/** The master compares its two best ideas, over a handful of worlds. */
const MASTER = { playouts: 6, width: 2, gate: 1.5 };

const searches: Searches<Patrician> = {
  paired: pairedBot('paired', () => mind, { gate: 1, width: 6 }),
  tree: treeBot('tree', () => mind, { curiosity: 0.4, doubt: 4, width: 6 }),
};

/** Everyone who plays Patrician here. */
export const club: Club<Patrician> = {
  game: patrician,
  mind: () => mind,
  bots: [
    randomBot(),
    policyBot('novice', patrician, policyWith(NOVICE)),
    policyBot('apprentice', patrician, policyWith(APPRENTICE)),
    policyBot('heuristic', patrician, policy),
    companion,
    pairedBot('master', () => mind, MASTER, MASTER.playouts),
    champion(searches.tree),
  ],
  searches,
};
