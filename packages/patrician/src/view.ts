import { copyRows, type Rng, seatsOf, shuffle, split, type Who } from '@signoria/core';
import { type Card, deck, supplyOf } from './data.ts';
import { floorsOnBoard, isStackOpen, scores } from './scoring.ts';
import { isStart } from './setup.ts';
import { copyTowers, type Event, type State, type View } from './state.ts';
import { turn } from './turn.ts';

/** P-2.4 P-2.5  All that lies open, one's own hand and stack, and what everybody saw taken and played. */
export function view(s: State, who: Who): View {
  const supply = supplyOf(s.seats);
  return {
    who,
    seats: s.seats,
    options: s.options,
    turn: turn(s),
    starter: s.starter,
    player: s.player,
    step: s.step,
    card: s.card,
    floorsLeft: s.floorsLeft,
    pileSize: s.pile.length,
    open: s.open.slice(),
    hands: s.hands.map((hand, seat) => (seat === who ? hand.slice() : null)),
    handSizes: s.hands.map(hand => hand.length),
    known: copyRows(s.known),
    tops: s.stacks.map(stack => stack.at(-1) ?? -1),
    stacks: seatsOf(s.seats).map(seat => (isStackOpen(s, seat, who) ? s.stacks[seat].slice() : null)),
    played: copyRows(s.stacks),
    towers: copyTowers(s.towers),
    winners: copyRows(s.winners),
    bonus: s.bonus.slice(),
    messengers: s.messengers.slice(),
    messengersLeft: s.messengersLeft.slice(),
    supply: floorsOnBoard(s).map(floors => Math.max(0, supply - floors)),
    scores: scores(s, who),
  };
}

/** P-2.5  After the deal everything happens in sight of all, so every event is for everybody. */
export function redact(event: Event, _who: Who): Event {
  return event;
}

/**
 * Deals what the view leaves unknown: start cards seen nowhere go at random to the hidden places of the hands (all
 * else in a hand was taken in sight of all), and what is left is the pile, in random order.
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
  return {
    options: v.options,
    seats: v.seats,
    rng: split(rng),
    starter: v.starter,
    player: v.player,
    step: v.step,
    card: v.card,
    floorsLeft: v.floorsLeft,
    pile,
    open: v.open.slice(),
    hands,
    known: copyRows(v.known),
    stacks: copyRows(v.played),
    towers: copyTowers(v.towers),
    winners: copyRows(v.winners),
    bonus: v.bonus.slice(),
    messengers: v.messengers.slice(),
    messengersLeft: v.messengersLeft.slice(),
  };
}

/** The cards of the deck that neither lie open nor were seen played or taken: pile and start hands. */
export function cardsUnseen(v: View): Card[] {
  const left = deck(v.seats);
  const remove = (card: Card) => left.splice(left.indexOf(card), 1);
  for (const cards of v.played) cards.forEach(remove);
  for (const card of v.open) if (card !== -1) remove(card);
  v.hands.forEach((hand, seat) => {
    (hand ?? v.known[seat]).forEach(remove);
  });
  return left;
}
