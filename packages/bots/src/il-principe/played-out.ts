import { type IlPrincipe, ilPrincipe } from '@signoria/il-principe';
import { fullPlayouts, type SearchModel } from '../search/model.ts';
import { policy, quickScores } from './policy.ts';

export const SCALE = 40;

export const playedOut: SearchModel<IlPrincipe> = {
  ...fullPlayouts(ilPrincipe, policy, { scale: SCALE, marginWeight: 0.5 }),
  quickScores,
};
