import { type Citadels, citadels } from '@signoria/citadels';
import { netPolicy, netScores } from '../net/decisions.ts';
import { openJudge } from '../net/judge.ts';
import { bytesFrom, readNet } from '../net/net.ts';
import { judgedPlayouts } from '../search/judged.ts';
import type { SearchModel } from '../search/model.ts';
import { believingNobody } from './belief.ts';
import { decisions } from './decisions.ts';
import { encoding } from './inputs.ts';
import { playedOut, SCALE } from './played-out.ts';
import { policy } from './policy.ts';
import { POLICY_NET } from './policy-net.ts';
import { VALUE_NET } from './value-net.ts';

const openValue = () => openJudge(readNet(bytesFrom(VALUE_NET), encoding.layout));
const openPolicy = () => openJudge(readNet(bytesFrom(POLICY_NET), decisions().layout));

/** Playouts as they are without a net, but what stands at the end of the round is judged by one: its chances vary so little that points matter less. */
export const byHand: SearchModel<Citadels> = {
  ...playedOut,
  marginWeight: 0.15,
  ...judgedPlayouts(citadels, policy, encoding, openValue),
};

/** The policy net alone. */
export const glance = netPolicy(decisions(), openPolicy);

/** The same again, but within the round everyone plays by the policy net. */
export const model: SearchModel<Citadels> = {
  ...byHand,
  policy: glance,
  quickScores: netScores(decisions(), openPolicy, SCALE),
  ...judgedPlayouts(citadels, glance, encoding, openValue, policy),
};

/**
 * Long thought reads nothing into a draft: champions choose for other reasons than the weights do, and those who are thought
 * to follow the weights are misread (docs/decisions/0104).
 */
export const longModel: SearchModel<Citadels> = { ...model, imagine: believingNobody() };
