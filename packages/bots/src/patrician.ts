import { type Patrician, patrician } from '@signoria/patrician';
import type { Club } from './club.ts';
import { policyBot } from './heuristic.ts';
import { type Mind, plainMind } from './mind.ts';
import { policy, policyWith, weigh } from './patrician/policy.ts';
import { APPRENTICE, NOVICE, WEIGHTS } from './patrician/weights.ts';
import { randomBot } from './random.ts';
import { upperLevels } from './search/levels.ts';

/** With no more cards than this on the table and in all hands, the end is played exactly if it can be. */
const LAST_CARDS = 5;

const mind: Mind<Patrician> = {
  ...plainMind(patrician, policy, { scale: 40, tilt: 0.5 }),
  isOpen: ({ pileSize, handSizes, known, who, open }) =>
    pileSize === 0 &&
    open.filter(card => card !== -1).length + handSizes.reduce((sum, size) => sum + size, 0) <= LAST_CARDS &&
    handSizes.every((size, seat) => seat === who || size === known[seat].length),
  glance: (state, seat, legal, found) => weigh(state, seat, legal, WEIGHTS, found),
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
    ...upperLevels(mind, { gate: 1, width: 6 }, { playouts: 6, width: 2, gate: 1.5 }),
  ],
};
