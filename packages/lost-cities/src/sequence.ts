import { isIndex, playBy, type Sequence, type Shapes } from '@signoria/core';
import type { Action } from './actions.ts';
import { draw, legalDraws, take, whyNotDraw } from './draw.ts';
import { discard, legalCards, play, whyNotCard } from './play.ts';
import type { Answers, LostCities, State } from './state.ts';

/** LC-1.5  The sequence of play: a turn is one card played or discarded, then one card drawn. */
const sequence: Sequence<LostCities, Answers> = {
  card: { rule: 'LC-1.5', list: legalCards, refusal: whyNotCard, apply: { play, discard } },
  draw: { rule: 'LC-1.5', list: legalDraws, refusal: whyNotDraw, apply: { draw, take } },
};

const card = (value: unknown, s: State) => isIndex(value, s.piles.length * 10);
const expedition = (value: unknown, s: State) => isIndex(value, s.piles.length);

const shapes: Shapes<Action, State> = {
  play: { card },
  discard: { card },
  draw: {},
  take: { expedition },
};

export const { turn, legal, apply, why } = playBy<LostCities>({
  sequence,
  shapes,
  player: s => s.player,
  turnRule: 'LC-1.4',
  endRule: 'LC-6.1',
});
