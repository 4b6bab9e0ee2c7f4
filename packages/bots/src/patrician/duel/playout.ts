import { NONE } from '@signoria/core';
import { SET_OF, SET_POINTS } from '@signoria/patrician';
import { noteTotals, type Outcome } from '../../search/playout.ts';
import { CITY, IS_ANY, IS_MOVE } from '../cards.ts';
import {
  BUILT,
  CARD,
  FLOORS_LEFT,
  HEADS,
  OPEN,
  OVER,
  PATRICIANS,
  STEP,
  TO_BUILD,
  TO_MOVE,
  TO_PLAY,
  TOKENS,
} from './duel.ts';
import { bestOpen, chooseCard, chooseMove, chooseSite, type Judge } from './judgement.ts';
import { moveFloor, nextTurn, playCard, setFloor, takeCard } from './turn.ts';

/** Plays a duel to its end, both players by the policy, and notes what it came to. */
export function playDuel(j: Judge, at: Int32Array, found: Outcome): void {
  for (let isOver = at[STEP] === OVER; !isOver; isOver = !nextTurn(at)) playTurn(j, at);
  const { totals, floors } = j;
  for (let seat = 0; seat < 2; seat++) {
    totals[seat] = at[TOKENS + seat] + setsOf(at, seat);
    floors[seat] = at[BUILT + seat];
  }
  noteTotals(totals, floors, 2, found);
}

/** What is left of a turn. */
function playTurn(j: Judge, at: Int32Array): void {
  if (at[STEP] === TO_PLAY) playCard(at, chooseCard(j, at));
  const card = at[CARD];
  const city = CITY[card];
  if (at[STEP] <= TO_BUILD) while (at[FLOORS_LEFT] > 0) setFloor(at, city, chooseSite(j, at, city));
  if (at[STEP] <= TO_MOVE && IS_MOVE[card]) {
    const move = chooseMove(j, at, city);
    if (move !== NONE) moveFloor(at, move >> 1, move & 1);
  }
  const beside = IS_ANY[card] || at[OPEN + city] === NONE ? bestOpen(j, at) : city;
  if (beside !== NONE) takeCard(at, beside);
}

/** What the whole sets among a seat's portraits earn. */
function setsOf(at: Int32Array, seat: number): number {
  let sets = 0;
  for (let i = HEADS + seat * PATRICIANS; i < HEADS + (seat + 1) * PATRICIANS; i++)
    sets += (at[i] / SET_OF) | 0;
  return sets * SET_POINTS;
}
