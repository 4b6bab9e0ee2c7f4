import { type IlPrincipe, ilPrincipe, type State } from '@signoria/il-principe';
import { openJudge } from '../net/judge.ts';
import { bytesFrom, readNet } from '../net/net.ts';
import { judgedPlayouts } from '../search/judged.ts';
import { fullPlayouts, type SearchModel } from '../search/model.ts';
import { encoding } from './inputs.ts';
import { policy, quickScores } from './policy.ts';
import { VALUE_NET } from './value-net.ts';

export const playedOut: SearchModel<IlPrincipe> = {
  ...fullPlayouts(ilPrincipe, policy, { scale: 40, marginWeight: 0.5 }),
  quickScores,
};

/** Playouts go to the end of the round: there the net judges better than between two phases, which it was taught as well. */
const byRound = { ...encoding, stretch: (s: State) => s.round };

/** The same, but what stands at the end of the round is judged by the net. */
export const model: SearchModel<IlPrincipe> = {
  ...playedOut,
  ...judgedPlayouts(ilPrincipe, policy, byRound, () =>
    openJudge(readNet(bytesFrom(VALUE_NET), encoding.layout)),
  ),
};
