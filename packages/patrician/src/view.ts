import { copyRows, NONE, type Rng, seatsOf, shuffle, split, type Who } from '@signoria/core';
import type { Event } from './actions.ts';
import { type Card, deck, isStart, supplyOf } from './data.ts';
import { floorsOnBoard, isStackOpen, scores } from './scoring.ts';
import { turn } from './sequence.ts';
import { copyOpen, type State, type View } from './state.ts';

/** P-2.4 P-2.5  Everything public, the player's own hand and stack, and what everyone saw taken and played. */
export function view(s: State, who: Who): View {
  const supply = supplyOf(s.seats);
  return {
    ...copyOpen(s),
    who,
    turn: turn(s),
    pileSize: s.pile.length,
    hands: s.hands.map((hand, seat) => (seat === who ? hand.slice() : null)),
    handSizes: s.hands.map(hand => hand.length),
    stacks: seatsOf(s.seats).map(seat => (isStackOpen(s, seat, who) ? s.stacks[seat].slice() : null)),
    tops: s.stacks.map(stack => stack.at(-1) ?? NONE),
    played: copyRows(s.stacks),
    supply: floorsOnBoard(s).map(floors => Math.max(0, supply - floors)),
    scores: scores(s, who),
  };
}

/** Events that tell nothing new: cards are played and taken openly, but the card that refills a space is new. */
const QUIET: ReadonlySet<Event['type']> = new Set([
  'played',
  'built',
  'city-scored',
  'moved',
  'move-lost',
  'took',
  'messenger-set',
  'messenger-kept',
]);

export function isQuiet({ type }: Event): boolean {
  return QUIET.has(type);
}

/** P-2.5  After the deal everything happens openly, so everyone is told every event. */
export function redact(event: Event, _who: Who): Event {
  return event;
}

/**
 * Deals what the view leaves unknown: unseen start cards go at random to the hidden places in hands
 * (everything else in a hand was taken openly), and the rest is the deck, in random order.
 */
export function imagine(v: View, rng: Rng): State {
  const unseen = cardsUnseen(v);
  const stars = shuffle(rng, unseen.filter(isStart));
  const hands = v.hands.map((hand, seat) => {
    if (hand) return hand.slice();
    const hidden = stars.splice(0, v.handSizes[seat] - v.known[seat].length);
    return [...v.known[seat], ...hidden].sort((a, b) => a - b);
  });
  const pile = shuffle(rng, [...unseen.filter(card => !isStart(card)), ...stars]);
  return { ...copyOpen(v), rng: split(rng), pile, hands, stacks: copyRows(v.played) };
}

/** The cards that are neither visible nor were seen played or taken: those in the deck, and start cards in hands. */
export function cardsUnseen(v: View): Card[] {
  const left = deck(v.seats, v.options.material);
  const remove = (card: Card) => left.splice(left.indexOf(card), 1);
  for (const cards of v.played) cards.forEach(remove);
  for (const card of v.open) if (card !== NONE) remove(card);
  v.hands.forEach((hand, seat) => {
    (hand ?? v.known[seat]).forEach(remove);
  });
  return left;
}
