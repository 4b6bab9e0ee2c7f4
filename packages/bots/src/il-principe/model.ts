import { type IlPrincipe, ilPrincipe, type State } from '@signoria/il-principe';
import { netPolicy, netScores } from '../net/decisions.ts';
import { openJudge } from '../net/judge.ts';
import { bytesFrom, readNet } from '../net/net.ts';
import { judgedPlayouts } from '../search/judged.ts';
import type { SearchModel } from '../search/model.ts';
import { decisions } from './decisions.ts';
import { encoding } from './inputs.ts';
import { playedOut, SCALE } from './played-out.ts';
import { policy } from './policy.ts';
import { POLICY_NET } from './policy-net.ts';
import { VALUE_NET } from './value-net.ts';

/** Playouts go to the end of the round: there the net judges better than between two phases, which it was taught as well. */
const byRound = { ...encoding, stretch: (s: State) => s.round };

const openValue = () => openJudge(readNet(bytesFrom(VALUE_NET), encoding.layout));
const openPolicy = () => openJudge(readNet(bytesFrom(POLICY_NET), decisions().layout));

/** Playouts as they are without a net, but what stands at the end of the round is judged by one. */
export const byHand: SearchModel<IlPrincipe> = {
  ...playedOut,
  ...judgedPlayouts(ilPrincipe, policy, byRound, openValue),
};

/** The policy net alone. */
export const glance = netPolicy(decisions(), openPolicy);

/** The same again, but within the round everyone plays by the policy net. */
export const model: SearchModel<IlPrincipe> = {
  ...byHand,
  policy: glance,
  quickScores: netScores(decisions(), openPolicy, SCALE),
  ...judgedPlayouts(ilPrincipe, glance, byRound, openValue, policy),
};
