import { below, NONE, type Rng, type Seat, shuffle } from '@signoria/core';
import { ALL_CITIES, ALL_ROLES, COLOURS, deck, OPEN_CITIES, REGIONS, REMOVED_CITIES } from './data.ts';
import { type Options, startMoney } from './options.ts';
import { beginRound } from './round.ts';
import type { Open, State } from './state.ts';

/** IP-1.5 to IP-1.7 IP-8.1  Sets up the table, gives the marker at random, and deals the cards of the first round. */
export function setup(seats: number, options: Options, rng: Rng): State {
  const marker = below(rng, seats) as Seat;
  const cards = shuffle(rng, deck(seats));
  const cityDeck = shuffle(rng, ALL_CITIES.slice());
  const removed = seats === 2 ? cityDeck.splice(-REMOVED_CITIES) : [];
  const openCities = cityDeck.splice(-OPEN_CITIES).reverse();
  const open: Open = {
    options,
    seats,
    round: 0,
    last: false,
    phase: 0,
    step: 'next',
    player: marker,
    marker,
    open: openCities,
    built: bySeat(seats, () => []),
    up: countsBySeat(seats, COLOURS.length),
    down: countsBySeat(seats, COLOURS.length),
    shields: bySeat(seats, () => options.shields),
    regions: countsBySeat(seats, REGIONS.length),
    roles: ALL_ROLES.map(() => NONE),
    tributes: zeros(seats),
    blessings: zeros(seats),
    lots: zeros(COLOURS.length),
    unsold: zeros(COLOURS.length),
    auction: null,
    lot: 0,
    bid: 0,
    leader: NONE,
    acted: 0,
    city: NONE,
    shieldsDue: 0,
    role: 0,
    contested: false,
    ending: null,
  };
  const s: State = {
    ...open,
    waiting: 0,
    bidders: 0,
    money: bySeat(seats, () => startMoney(options)),
    known: countsBySeat(seats, COLOURS.length),
    rng,
    deck: cards,
    cityDeck,
    removed,
    hands: countsBySeat(seats, COLOURS.length),
    offers: countsBySeat(seats, COLOURS.length),
  };
  beginRound(s, undefined);
  return s;
}

/* Filled one by one, since a list made long and then filled is slower to read ever after. */

function zeros(length: number): number[] {
  const counts: number[] = [];
  for (let i = 0; i < length; i++) counts.push(0);
  return counts;
}

function bySeat<T>(seats: number, begin: () => T): T[] {
  const rows: T[] = [];
  for (let seat = 0; seat < seats; seat++) rows.push(begin());
  return rows;
}

function countsBySeat(seats: number, length: number): number[][] {
  return bySeat(seats, () => zeros(length));
}
