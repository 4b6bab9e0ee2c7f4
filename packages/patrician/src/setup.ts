import { below, enterSorted, NONE, type Rng, type Seat, seatsOf, shuffle } from '@signoria/core';
import { type Card, citiesOf, deck, isStart, messengersOf, roadsOf, START_HAND } from './data.ts';
import type { Options } from './options.ts';
import type { Open, State } from './state.ts';

/** P-1.1 to P-1.8  Sets up the table, deals the start cards, and chooses the first player at random. */
export function setup(seats: number, options: Options, rng: Rng): State {
  const starter = below(rng, seats) as Seat;
  const cities = citiesOf(seats);
  const everyone = seatsOf(seats);
  const cards = deck(seats, options.material);
  const stars = shuffle(rng, cards.filter(isStart));
  const hands = everyone.map(() => dealHand(stars));
  const pile = shuffle(rng, [...cards.filter(card => !isStart(card)), ...stars]);
  const open: Open = {
    options,
    seats,
    starter,
    player: starter,
    step: 'play',
    card: NONE,
    floorsLeft: 0,
    open: cities.map(() => pile.pop() as Card),
    known: everyone.map(() => []),
    towers: cities.map(() => [[], []]),
    winners: cities.map(() => [NONE, NONE]),
    bonus: cities.map(() => 0),
    messengers: options.messengers ? roadsOf(seats).map(() => NONE) : [],
    messengersLeft: everyone.map(() => (options.messengers ? messengersOf(seats) : 0)),
  };
  return { ...open, rng, pile, hands, stacks: everyone.map(() => []) };
}

/** P-1.5  Three start cards, from the top. */
function dealHand(stars: Card[]): Card[] {
  const hand: Card[] = [];
  for (let i = 0; i < START_HAND; i++) enterSorted(hand, stars.pop() as Card);
  return hand;
}
