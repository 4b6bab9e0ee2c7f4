import { NONE } from '@signoria/core';
import { type Patrician, patrician } from '@signoria/patrician';
import { fullPlayouts, type SearchModel } from '../search/model.ts';
import { policy, quickScores } from './policy.ts';

/** With no more cards than this on the table and in all hands, the end is played exactly if it can be. */
const LAST_CARDS = 5;

export const model: SearchModel<Patrician> = {
  ...fullPlayouts(patrician, policy, { scale: 40, marginWeight: 0.5 }),
  isOpen: ({ pileSize, handSizes, known, who, open }) =>
    pileSize === 0 &&
    open.filter(card => card !== NONE).length + handSizes.reduce((sum, size) => sum + size, 0) <=
      LAST_CARDS &&
    handSizes.every((size, seat) => seat === who || size === known[seat].length),
  quickScores,
};
