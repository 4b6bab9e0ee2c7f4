import { type Citadels, citadels } from '@signoria/citadels';
import { believe } from './citadels/belief.ts';
import { mixing } from './citadels/mixed.ts';
import { policy, policyWith } from './citadels/policy.ts';
import { APPRENTICE, NOVICE, weightsFor } from './citadels/weights.ts';
import type { Club } from './club.ts';
import { policyBot } from './heuristic.ts';
import { type Mind, plainMind } from './mind.ts';
import { randomBot } from './random.ts';
import { pairedBot } from './search/paired-bot.ts';

/** Takes every draft the view allows for as likely as any other. */
const guileless: Mind<Citadels> = plainMind(citadels, policy, { scale: 20, tilt: 0.4 });

/** Reads the draft: what suits whom. */
const mind: Mind<Citadels> = {
  ...guileless,
  imagine: (view, rng) => believe(view, rng, weightsFor(view.seats)),
};

/** The master looks ahead a little, and reads nobody. */
const MASTER_PLAYOUTS = 24;

/** Everyone who plays Citadels here. */
export const club: Club<Citadels> = {
  game: citadels,
  mind: () => mind,
  bots: [
    randomBot(),
    policyBot('novice', citadels, policyWith(NOVICE)),
    policyBot('apprentice', citadels, policyWith(APPRENTICE)),
    policyBot('heuristic', citadels, policy),
    policyBot('companion', citadels, policy),
    mixing(
      pairedBot('master', () => guileless, { gate: 1 }, MASTER_PLAYOUTS),
      guileless,
      MASTER_PLAYOUTS,
    ),
    mixing(
      pairedBot('champion', () => mind, { gate: 1 }),
      mind,
    ),
  ],
};
