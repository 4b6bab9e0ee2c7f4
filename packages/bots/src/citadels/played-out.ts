import { type Citadels, citadels } from '@signoria/citadels';
import { fullPlayouts, type SearchModel } from '../search/model.ts';
import { believing } from './belief.ts';
import { policy } from './policy.ts';
import { weightsFor } from './weights.ts';

export const SCALE = 20;

/** Reads the draft: what suits whom. */
export const playedOut: SearchModel<Citadels> = {
  ...fullPlayouts(citadels, policy, { scale: SCALE, marginWeight: 0.4 }),
  imagine: believing(weightsFor),
};
