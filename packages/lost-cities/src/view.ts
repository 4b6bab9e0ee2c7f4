import { hiddenFromOthers, type Rng, shuffle, split, type Who } from '@signoria/core';
import type { Event } from './actions.ts';
import { type Card, deck } from './data.ts';
import { scoreRound, scores } from './scoring.ts';
import { turn } from './sequence.ts';
import { copyOpen, type State, type View } from './state.ts';

/** LC-7.1 LC-7.2  Everything public, the player's own hand, and what they saw their opponent take. */
export function view(s: State, who: Who): View {
  return {
    ...copyOpen(s),
    who,
    turn: turn(s),
    stockSize: s.stock.length,
    hands: s.hands.map((hand, seat) => (seat === who ? hand.slice() : null)),
    handSizes: s.hands.map(hand => hand.length),
    running: scoreRound(s),
    scores: scores(s),
  };
}

/** Events that only show a card from the player's own hand, or one that was public already. */
const QUIET: ReadonlySet<Event['type']> = new Set(['played', 'discarded', 'took']);

export function isQuiet({ type }: Event): boolean {
  return QUIET.has(type);
}

/** LC-7.1  Only the seat that drew a card from the deck is told which it is. */
export function redact(event: Event, who: Who): Event {
  return event.type === 'drew' ? hiddenFromOthers(event, 'card', who) : event;
}

/** Deals what the view leaves unknown: all unseen cards, in random order, to the hidden hand and the deck. */
export function imagine(v: View, rng: Rng): State {
  const unseen = shuffle(rng, cardsUnseen(v));
  const hands = v.hands.map((hand, seat) => {
    if (hand) return hand.slice();
    const hidden = unseen.splice(0, v.handSizes[seat] - v.known[seat].length);
    return [...v.known[seat], ...hidden].sort((a, b) => a - b);
  });
  return { ...copyOpen(v), rng: split(rng), stock: unseen, hands };
}

/** The cards that are neither visible nor known to be in a hand. */
export function cardsUnseen(v: View): Card[] {
  const left = deck(v.options.expeditions);
  const remove = (card: Card) => left.splice(left.indexOf(card), 1);
  for (const columns of v.columns) for (const column of columns) column.forEach(remove);
  for (const pile of v.piles) pile.forEach(remove);
  v.hands.forEach((hand, seat) => {
    (hand ?? v.known[seat]).forEach(remove);
  });
  return left;
}
