import { isIndex, playBy, type Sequence, type Shapes } from '@signoria/core';
import type { Action } from './actions.ts';
import { build, legalBuilds, whyNotBuild } from './build.ts';
import { CARDS } from './data.ts';
import { legalMessengers, messenger, skipMessenger, whyNotMessenger } from './messengers.ts';
import { legalMoves, move, skipMove, whyNotMove } from './move.ts';
import { legalPlays, play, whyNotPlay } from './play.ts';
import type { Answers, Patrician, State } from './state.ts';
import { legalTakes, take, whyNotTake } from './take.ts';

/**
 * P-2.2  The sequence of play: a card is played, its floors are built, its move is made, a card is taken and its
 * space refilled; then a messenger may be set. Where there is nothing to choose, nobody is asked.
 */
// biome-ignore format: a table
const sequence: Sequence<Patrician, Answers> = {
  play: { rule: 'P-2.3', list: legalPlays, refusal: whyNotPlay, apply: { play } },
  build: { rule: 'P-3.1', list: legalBuilds, refusal: whyNotBuild, apply: { build } },
  move: { rule: 'P-4.1', list: legalMoves, refusal: whyNotMove, apply: { move, skip: skipMove } },
  take: { rule: 'P-5.1', list: legalTakes, refusal: whyNotTake, apply: { take } },
  messenger: { rule: 'P-9.2', list: legalMessengers, refusal: whyNotMessenger, apply: { messenger, skip: skipMessenger } },
};

const card = (value: unknown) => isIndex(value, CARDS.length);
const site = (value: unknown) => isIndex(value, 2);
const city = (value: unknown, s: State) => isIndex(value, s.towers.length);

const shapes: Shapes<Action, State> = {
  play: { card },
  build: { site },
  move: { city, from: site },
  take: { city },
  messenger: { from: city, to: city },
  skip: {},
};

export const { turn, legal, apply, why } = playBy<Patrician>({
  sequence,
  shapes,
  player: s => s.player,
  turnRule: 'P-2.1',
  endRule: 'P-7.1',
});
