import type { Emit as EmitOf, Seat } from '@signoria/core';
import { type Card, deck, EXPEDITIONS, type Expedition, expeditionsOf } from './data.ts';

export type Action =
  | { type: 'play'; card: Card }
  | { type: 'discard'; card: Card }
  | { type: 'draw' }
  | { type: 'take'; expedition: Expedition };

export type Event =
  | { type: 'played'; seat: Seat; card: Card }
  | { type: 'discarded'; seat: Seat; card: Card }
  /** Drawn from the deck; only the seat that drew the card is told which it is. */
  | { type: 'drew'; seat: Seat; card: Card | null }
  | { type: 'took'; seat: Seat; card: Card }
  | { type: 'round-ended'; round: number; reason: 'stock' | 'idle'; totals: number[] }
  | { type: 'round-began'; round: number; starter: Seat }
  | { type: 'match-ended' };

export type Emit = EmitOf<Event>;

/* Every action there is, made once: lists of legal actions share these and nobody changes them. */

export const DRAW: Action = { type: 'draw' };

/** By expedition. */
export const TAKE: readonly Action[] = expeditionsOf(EXPEDITIONS.length).map(expedition => ({
  type: 'take',
  expedition,
}));

/** By card. */
export const PLAY: readonly Action[] = byCard(card => ({ type: 'play', card }));
export const DISCARD: readonly Action[] = byCard(card => ({ type: 'discard', card }));

function byCard(actionWith: (card: Card) => Action): Action[] {
  const actions: Action[] = [];
  for (const card of deck(EXPEDITIONS.length)) actions[card] = actionWith(card);
  return actions;
}
