import { enterSorted, type Refusal, refuse, type Seat } from '@signoria/core';
import type { Card, Expedition } from './data.ts';
import { endRound, roundIsOver } from './round.ts';
import type { Action, Event, State } from './state.ts';

const DRAW: Action = { type: 'draw' };
const TAKE = ([0, 1, 2, 3, 4, 5] as const).map((expedition): Action => ({ type: 'take', expedition }));

/** LC-3.1  The stock, or any pile but an empty one and the one just discarded to. */
export function legalDraws(s: State): Action[] {
  const actions: Action[] = [DRAW];
  for (let i = 0; i < s.piles.length; i++) {
    if (s.piles[i].length > 0 && i !== s.closed) actions.push(TAKE[i]);
  }
  return actions;
}

/** LC-3.2  Takes the top card of the stock, unseen by the other. */
export function draw(s: State, emit?: (event: Event) => void): void {
  const card = s.stock.pop() as Card;
  enterSorted(s.hands[s.player], card);
  s.idle = 0;
  emit?.({ type: 'drew', seat: s.player, card });
  endTurn(s, emit);
}

/** LC-3.3  Takes the top card of a pile; the other sees it and remembers. */
export function take(s: State, expedition: Expedition, emit?: (event: Event) => void): void {
  const card = s.piles[expedition].pop() as Card;
  enterSorted(s.hands[s.player], card);
  enterSorted(s.known[s.player], card);
  s.idle++;
  emit?.({ type: 'took', seat: s.player, card });
  endTurn(s, emit);
}

function endTurn(s: State, emit?: (event: Event) => void): void {
  s.closed = -1;
  if (roundIsOver(s)) {
    endRound(s, emit);
    return;
  }
  s.player = (1 - s.player) as Seat;
  s.step = 'card';
}

export function whyNotTake(s: State, expedition: Expedition): Refusal | null {
  if (s.piles[expedition].length === 0) return refuse('LC-3.1', 'pile-empty');
  if (s.closed === expedition) return refuse('LC-3.4', 'just-discarded');
  return null;
}
