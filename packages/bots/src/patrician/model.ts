import { NONE } from '@signoria/core';
import { type Options, type Patrician, patrician, type View } from '@signoria/patrician';
import { fullPlayouts, type SearchModel, type TreeModel } from '../search/model.ts';
import type { Duel } from './duel/duel.ts';
import { duelModel, playoutOfTwo } from './duel/model.ts';
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

const PREPARED = prepare(WEIGHTS);
const ofSeveral = playoutBy(PREPARED);
const ofTwo = playoutOfTwo(PREPARED);

/** Whether the game is played without expansions. */
export function isPlain({ ambassadors, messengers }: Options): boolean {
  return !ambassadors && !messengers;
}

export const model: SearchModel<Patrician> = {
  ...firstModel,
  isOpen: view => isOpen(view, view.seats === 2 ? LAST_OF_TWO : LAST_CARDS),
  playOut(state, rng, found) {
    if (!isPlain(state.options)) firstModel.playOut(state, rng, found);
    else if (state.seats === 2) ofTwo(state, found);
    else ofSeveral(state, found);
  },
};

/** Two players without expansions: the same thoughts, on duels. */
export const modelOfTwo: TreeModel<Patrician, Duel> = {
  ...duelModel(PREPARED),
  scale: model.scale,
  marginWeight: model.marginWeight,
  isOpen: view => isOpen(view, LAST_OF_TWO),
};
