import { below, leftOf, type Rng, type Seat, shuffle } from '@signoria/core';
import {
  ALL_CITIES,
  ALL_COLOURS,
  ALL_ROLES,
  CARDS_EACH,
  type City,
  type Colour,
  OPEN_CITIES,
} from './data.ts';
import { beginLastRound, end, isLastRound, tooFewCities } from './ending.ts';
import { everyone } from './families.ts';
import { cardsDealt, income, type Options, startMoney } from './options.ts';
import type { Event, State } from './state.ts';

/** IP-8.1  Cards of each colour, and cities, that two players put back into the box. */
export const REMOVED_EACH = 7;
export const REMOVED_CITIES = 5;

/** IP-1.7  The table laid; the marker by lot; the first round's cards dealt. */
export function setup(seats: number, options: Options, rng: Rng): State {
  const marker = below(rng, seats) as Seat;
  const each = seats === 2 ? CARDS_EACH - REMOVED_EACH : CARDS_EACH;
  const deck = shuffle(
    rng,
    ALL_COLOURS.flatMap(colour => new Array<Colour>(each).fill(colour)),
  );
  const cityDeck = shuffle(rng, ALL_CITIES.slice());
  const removed = seats === 2 ? cityDeck.splice(-REMOVED_CITIES) : [];
  const open = cityDeck.splice(-OPEN_CITIES).reverse();
  const s: State = {
    options,
    seats,
    rng,
    round: 0,
    last: false,
    phase: 0,
    step: 'next',
    player: marker,
    marker,
    deck,
    cityDeck,
    open,
    removed,
    built: table(seats, 0) as City[][],
    money: new Array<number>(seats).fill(startMoney(options)),
    hands: table(seats, 5),
    known: table(seats, 5),
    offers: table(seats, 5),
    waiting: 0,
    up: table(seats, 5),
    down: table(seats, 5),
    shields: new Array<number>(seats).fill(options.shields),
    regions: table(seats, 6),
    roles: ALL_ROLES.map(() => null),
    tributes: new Array<number>(seats).fill(0),
    blessings: new Array<number>(seats).fill(0),
    lots: [0, 0, 0, 0, 0],
    unsold: [0, 0, 0, 0, 0],
    auction: null,
    lot: 0,
    bid: 0,
    leader: null,
    bidders: 0,
    acted: 0,
    city: null,
    shieldsDue: 0,
    role: 0,
    contested: false,
    ending: null,
  };
  beginRound(s);
  return s;
}

function table(rows: number, columns: number): number[][] {
  return Array.from({ length: rows }, () => new Array<number>(columns).fill(0));
}

/** IP-2.1 to IP-2.3 IP-6.1 IP-6.2  Looks whether the game is ending, then pays, deals and asks for offers. */
export function beginRound(s: State, emit?: (event: Event) => void): void {
  if (s.last) {
    end(s, 'last-round', emit);
    return;
  }
  if (tooFewCities(s)) {
    end(s, 'cities', emit);
    return;
  }
  s.round++;
  s.last = isLastRound(s);
  emit?.({ type: 'round-began', round: s.round, last: s.last });
  for (let seat = 0; seat < s.seats; seat++) s.offers[seat].fill(0);
  if (!s.last || s.options.lastIncome) payIncome(s, emit);
  if (s.last) {
    beginLastRound(s, emit);
    return;
  }
  deal(s, emit);
  s.phase = 1;
  s.step = 'offer';
  s.player = s.marker;
  s.waiting = everyone(s);
}

/** IP-2.1  The same for everyone, from a bank that never runs out. */
function payIncome(s: State, emit?: (event: Event) => void): void {
  const amount = income(s.options, s.seats);
  for (let seat = 0; seat < s.seats; seat++) s.money[seat] += amount;
  emit?.({ type: 'income', amount });
}

/** IP-2.2  A block of cards to each, from the holder of the marker round. */
function deal(s: State, emit?: (event: Event) => void): void {
  const count = cardsDealt(s.seats);
  for (let i = 0; i < s.seats; i++) {
    const seat = leftOf(s.marker, s.seats, i);
    const cards = [0, 0, 0, 0, 0];
    for (let drawn = 0; drawn < count; drawn++) cards[s.deck.pop() as Colour]++;
    for (let colour = 0; colour < 5; colour++) s.hands[seat][colour] += cards[colour];
    emit?.({ type: 'dealt', seat, count, cards });
  }
}
