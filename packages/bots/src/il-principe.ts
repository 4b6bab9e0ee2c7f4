import { type IlPrincipe, ilPrincipe } from '@signoria/il-principe';
import type { Club } from './club.ts';
import { policyBot } from './heuristic.ts';
import { forget } from './il-principe/forget.ts';
import { glance, policy, policyWith } from './il-principe/policy.ts';
import { APPRENTICE, NOVICE } from './il-principe/weights.ts';
import { type Mind, plainMind } from './mind.ts';
import { randomBot } from './random.ts';
import { pairedBot } from './search/paired-bot.ts';

const mind: Mind<IlPrincipe> = { ...plainMind(ilPrincipe, policy, { scale: 40, tilt: 0.5 }), glance };

/** Looks ahead, but remembers neither what was paid nor what was taken. */
const forgetful: Mind<IlPrincipe> = {
  ...mind,
  imagine: (view, rng) => ilPrincipe.imagine(forget(view), rng),
};

const MASTER_PLAYOUTS = 24;

/** Everyone who plays Il Principe here. */
export const club: Club<IlPrincipe> = {
  game: ilPrincipe,
  mind: () => mind,
  bots: [
    randomBot(),
    policyBot('novice', ilPrincipe, policyWith(NOVICE)),
    policyBot('apprentice', ilPrincipe, policyWith(APPRENTICE)),
    policyBot('heuristic', ilPrincipe, policy),
    policyBot('companion', ilPrincipe, policy),
    pairedBot('master', () => forgetful, { gate: 1, width: 8 }, MASTER_PLAYOUTS),
    pairedBot('champion', () => mind, { gate: 1, width: 8 }),
  ],
};
