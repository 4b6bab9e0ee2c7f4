import { type Citadels, citadels } from '@signoria/citadels';
import { openJudge } from '../net/judge.ts';
import { bytesFrom, readNet } from '../net/net.ts';
import { judgedPlayouts } from '../search/judged.ts';
import { fullPlayouts, type SearchModel } from '../search/model.ts';
import { believing } from './belief.ts';
import { encoding } from './inputs.ts';
import { policy } from './policy.ts';
import { VALUE_NET } from './value-net.ts';
import { weightsFor } from './weights.ts';

/** Takes every draft the view allows for as likely as any other. */
export const evenDrafts: SearchModel<Citadels> = fullPlayouts(citadels, policy, {
  scale: 20,
  marginWeight: 0.4,
});

/** Reads the draft: what suits whom. */
export const playedOut: SearchModel<Citadels> = {
  ...evenDrafts,
  imagine: believing(weightsFor),
};

/** The same, but what stands at the end of the round is judged by the net: its chances vary so little that points matter less. */
export const model: SearchModel<Citadels> = {
  ...playedOut,
  marginWeight: 0.15,
  ...judgedPlayouts(citadels, policy, encoding, () =>
    openJudge(readNet(bytesFrom(VALUE_NET), encoding.layout)),
  ),
};
