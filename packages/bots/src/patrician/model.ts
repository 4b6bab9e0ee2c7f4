import { NONE } from '@signoria/core';
import { type Patrician, patrician, type View } from '@signoria/patrician';
import { fullPlayouts, type SearchModel } from '../search/model.ts';
import { policy, quickScores } from './policy.ts';

/** Where nothing is hidden, with at most so many cards on the table and in all hands, the end is played exactly if it can be. */
function isOpen({ pileSize, handSizes, known, who, open }: View, most: number): boolean {
  return (
    pileSize === 0 &&
    open.filter(card => card !== NONE).length + handSizes.reduce((sum, size) => sum + size, 0) <= most &&
    handSizes.every((size, seat) => seat === who || size === known[seat].length)
  );
}

/** Of two players one's gain is the other's loss, and lines are left early: their end is reached from further away. */
const LAST_OF_TWO = 6;
const LAST_CARDS = 5;

export const model: SearchModel<Patrician> = {
  ...fullPlayouts(patrician, policy, { scale: 40, marginWeight: 0.5 }),
  isOpen: view => isOpen(view, view.seats === 2 ? LAST_OF_TWO : LAST_CARDS),
  quickScores,
};

/** As the champion thought before. */
export const firstModel: SearchModel<Patrician> = { ...model, isOpen: view => isOpen(view, LAST_CARDS) };
