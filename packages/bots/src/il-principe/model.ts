import { type IlPrincipe, ilPrincipe } from '@signoria/il-principe';
import { fullPlayouts, type SearchModel } from '../search/model.ts';
import { policy, quickScores } from './policy.ts';

export const model: SearchModel<IlPrincipe> = {
  ...fullPlayouts(ilPrincipe, policy, { scale: 40, marginWeight: 0.5 }),
  quickScores,
};
