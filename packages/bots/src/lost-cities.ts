import { type LostCities, lostCities } from '@signoria/lost-cities';
import type { Club } from './club.ts';
import { policyBot } from './heuristic.ts';
import { mindWith } from './lost-cities/mind.ts';
import { policy, policyWith } from './lost-cities/policy.ts';
import { APPRENTICE, EXPERT, NOVICE } from './lost-cities/weights.ts';
import { randomBot } from './random.ts';
import { upperLevels } from './search/levels.ts';

const mind = mindWith(EXPERT);

/** Few candidates and a high gate, about two points wide at least: playouts are noisy, and the weights already good. */
const SEARCH = { gate: 2, width: 5, least: 0.01 };

/** Everyone who plays Lost Cities here. */
export const club: Club<LostCities> = {
  game: lostCities,
  mind: () => mind,
  bots: [
    randomBot(),
    policyBot('novice', lostCities, policyWith(NOVICE)),
    policyBot('apprentice', lostCities, policyWith(APPRENTICE)),
    policyBot('heuristic', lostCities, policy),
    ...upperLevels(mind, SEARCH, { playouts: 120 }),
  ],
};
