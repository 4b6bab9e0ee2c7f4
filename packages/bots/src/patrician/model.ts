import { NONE } from '@signoria/core';
import { type Patrician, patrician, type View } from '@signoria/patrician';
import { fullPlayouts, type SearchModel } from '../search/model.ts';
import { playoutBy } from './playout.ts';
import { policy, quickScores } from './policy.ts';
import { prepare } from './prepared.ts';
import { WEIGHTS } from './weights.ts';

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

/** As the champion thought before: every playout on the rules' own state. */
export const firstModel: SearchModel<Patrician> = {
  ...fullPlayouts(patrician, policy, { scale: 40, marginWeight: 0.5 }),
  isOpen: view => isOpen(view, LAST_CARDS),
  quickScores,
};

const flat = playoutBy(prepare(WEIGHTS));

export const model: SearchModel<Patrician> = {
  ...firstModel,
  isOpen: view => isOpen(view, view.seats === 2 ? LAST_OF_TWO : LAST_CARDS),
  playOut(state, rng, found) {
    const { ambassadors, messengers } = state.options;
    if (ambassadors || messengers) firstModel.playOut(state, rng, found);
    else flat(state, found);
  },
};
