import { type Citadels, citadels } from '@signoria/citadels';
import { policy, policyWith } from './citadels/policy.ts';
import { NOVICE } from './citadels/weights.ts';
import type { Club } from './club.ts';
import { policyBot } from './heuristic.ts';
import { plainMind } from './mind.ts';
import { randomBot } from './random.ts';
import { pairedBot } from './search/paired-bot.ts';

const mind = plainMind(citadels, policy, { scale: 20, tilt: 0.4 });

/** Everyone who plays Citadels here. */
export const club: Club<Citadels> = {
  game: citadels,
  mind: () => mind,
  bots: [
    randomBot(),
    policyBot('novice', citadels, policyWith(NOVICE)),
    policyBot('heuristic', citadels, policy),
    pairedBot('champion', () => mind, { gate: 1, width: 8 }),
  ],
};
