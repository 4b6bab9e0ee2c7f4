import { type Citadels, citadels } from '@signoria/citadels';
import { believe } from './citadels/belief.ts';
import { policy, policyWith } from './citadels/policy.ts';
import { APPRENTICE, NOVICE, WEIGHTS } from './citadels/weights.ts';
import type { Club } from './club.ts';
import { policyBot } from './heuristic.ts';
import { type Mind, plainMind } from './mind.ts';
import { randomBot } from './random.ts';
import { upperLevels } from './search/levels.ts';

const mind: Mind<Citadels> = {
  ...plainMind(citadels, policy, { scale: 20, tilt: 0.4 }),
  imagine: (view, rng) => believe(view, rng, WEIGHTS),
};

/** A player whose choice of character, or of victim, is always the same is soon read. */
const mix = { types: ['choose', 'murder', 'rob', 'bewitch'], within: 0.01 };

/** Everyone who plays Citadels here. */
export const club: Club<Citadels> = {
  game: citadels,
  mind: () => mind,
  bots: [
    randomBot(),
    policyBot('novice', citadels, policyWith(NOVICE)),
    policyBot('apprentice', citadels, policyWith(APPRENTICE)),
    policyBot('heuristic', citadels, policy),
    ...upperLevels(mind, { gate: 1, mix }, { playouts: 24 }),
  ],
};
