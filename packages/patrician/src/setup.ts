import { below, type Rng, type Seat, seatsOf, shuffle } from '@signoria/core';
import { CARDS, type Card, citiesOf, deck, messengersOf, roadsOf, START_HAND } from './data.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

/** P-1.1 to P-1.8  The table laid, the start cards dealt, the first player drawn by lot. */
export function setup(seats: number, options: Options, rng: Rng): State {
  const starter = below(rng, seats) as Seat;
  const cities = citiesOf(seats);
  const everyone = seatsOf(seats);
  const cards = deck(seats);
  const stars = shuffle(rng, cards.filter(isStart));
  const hands = everyone.map(() => stars.splice(-START_HAND).sort((a, b) => a - b));
  const pile = shuffle(rng, [...cards.filter(card => !isStart(card)), ...stars]);
  const open = cities.map(() => pile.pop() as Card);
  return {
    options,
    seats,
    rng,
    starter,
    player: starter,
    step: 'play',
    card: -1,
    floorsLeft: 0,
    pile,
    open,
    hands,
    known: everyone.map(() => []),
    stacks: everyone.map(() => []),
    towers: cities.map(() => [[], []]),
    winners: cities.map(() => [-1, -1]),
    bonus: cities.map(() => 0),
    messengers: options.messengers ? roadsOf(seats).map(() => -1) : [],
    messengersLeft: everyone.map(() => (options.messengers ? messengersOf(seats) : 0)),
  };
}

/** P-1.5  Whether the card bears the star. */
export function isStart(card: Card): boolean {
  return CARDS[card].star;
}
