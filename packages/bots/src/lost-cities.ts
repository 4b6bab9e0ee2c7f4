import { type LostCities, lostCities } from '@signoria/lost-cities';
import type { Bot } from './bot.ts';
import { policyBot } from './heuristic.ts';
import { policy, policyWith } from './lost-cities/policy.ts';
import { BEGINNER } from './lost-cities/weights.ts';
import { randomBot } from './random.ts';

/** Everyone who plays Lost Cities here, weakest first. */
export const bots: readonly Bot<LostCities>[] = [
  randomBot(),
  policyBot('novice', lostCities, policyWith(BEGINNER)),
  policyBot('heuristic', lostCities, policy),
];
