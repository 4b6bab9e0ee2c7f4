import { type ActionOf, enterSorted, NONE, type Refusal, refuse, type Seat } from '@signoria/core';
import { type Action, DRAW, type Emit, TAKE } from './actions.ts';
import type { Card } from './data.ts';
import { endRound, roundIsOver } from './round.ts';
import type { State } from './state.ts';

/** LC-3.1  The deck, or any discard pile except an empty one and the one just discarded to. */
export function legalDraws(s: State): Action[] {
  const actions: Action[] = [DRAW];
  for (let i = 0; i < s.piles.length; i++) {
    if (s.piles[i].length > 0 && i !== s.closed) actions.push(TAKE[i]);
  }
  return actions;
}

export function whyNotDraw(s: State, action: Action): Refusal {
  if (action.type !== 'take') return refuse('LC-1.5', 'draw-first');
  return s.closed === action.expedition ? refuse('LC-3.4', 'just-discarded') : refuse('LC-3.1', 'pile-empty');
}

/** LC-3.2  Draws the top card of the deck, unseen by the opponent. */
export function draw(s: State, _action: Action, emit: Emit): void {
  const card = s.stock.pop() as Card;
  enterSorted(s.hands[s.player], card);
  s.idle = 0;
  emit?.({ type: 'drew', seat: s.player, card });
  endTurn(s, emit);
}

/** LC-3.3  Takes the top card of a discard pile; the opponent sees it and remembers it. */
export function take(s: State, { expedition }: ActionOf<Action, 'take'>, emit: Emit): void {
  const card = s.piles[expedition].pop() as Card;
  enterSorted(s.hands[s.player], card);
  enterSorted(s.known[s.player], card);
  s.idle++;
  emit?.({ type: 'took', seat: s.player, card });
  endTurn(s, emit);
}

/** LC-1.4  The other's turn, unless the round is over. */
function endTurn(s: State, emit: Emit): void {
  s.closed = NONE;
  if (roundIsOver(s)) {
    endRound(s, emit);
    return;
  }
  s.player = (1 - s.player) as Seat;
  s.step = 'card';
}
