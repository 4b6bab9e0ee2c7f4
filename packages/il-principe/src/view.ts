import {
  copyRows,
  hiddenFromOthers,
  type Rng,
  type Seat,
  seatsOf,
  shuffle,
  split,
  type Who,
} from '@signoria/core';
import type { Event } from './actions.ts';
import { ALL_CITIES, ALL_COLOURS, type City, type Colour, cardsEach, cardsOf } from './data.ts';
import { bitsOf, seatsIn, sum } from './families.ts';
import { scores } from './scoring.ts';
import { turn } from './sequence.ts';
import { copyOpen, type State, type View } from './state.ts';

/** IP-10.1 IP-10.2  Everything public, the family's own hand and purse, and what everyone can remember. */
export function view(s: State, who: Who): View {
  const areOffersShown = s.step !== 'offer';
  const arePursesShown = s.options.purses === 'open' || s.step === 'over';
  return {
    ...copyOpen(s),
    who,
    turn: turn(s),
    deckSize: s.deck.length,
    cityDeckSize: s.cityDeck.length,
    removedCount: s.removed.length,
    purses: s.money.map((coins, seat) => (arePursesShown || seat === who ? coins : null)),
    hands: s.hands.map((hand, seat) => (seat === who ? hand.slice() : null)),
    handSizes: s.hands.map(sum),
    offers: s.offers.map((offer, seat) => (areOffersShown || seat === who ? offer.slice() : null)),
    offerSizes: s.offers.map(sum),
    memory: { money: s.money.slice(), known: copyRows(s.known) },
    bidders: seatsIn(s.bidders).slice(),
    scores: scores(s),
  };
}

/**
 * Events that only show bids, the family's own cards and what follows from them: no card from the deck, and no
 * offers revealed together.
 */
const QUIET: ReadonlySet<Event['type']> = new Set([
  'offered',
  'lot-opened',
  'bid',
  'dropped-out',
  'lot-unsold',
  'built',
  'tribute',
  'shield-placed',
  'laid',
  'did-nothing',
  'roles-returned',
  'role-opened',
  'role-won',
  'role-left',
  'turned-down',
  'turned-up',
  'blessed',
  'paid',
]);

export function isQuiet({ type }: Event): boolean {
  return QUIET.has(type);
}

/** IP-10.1  Cards drawn from the deck, and offers still face down, are told only to their own seat. */
export function redact(event: Event, who: Who): Event {
  switch (event.type) {
    case 'dealt':
      return hiddenFromOthers(event, 'cards', who);
    case 'offered':
    case 'drew':
      return hiddenFromOthers(event, 'colour', who);
    default:
      return event;
  }
}

/** Deals what the view leaves unknown: all unseen cards, at random, to hidden hands and the deck. */
export function imagine(v: View, rng: Rng): State {
  const unseen = shuffle(rng, cardsUnseen(v));
  const cities = shuffle(rng, citiesUnseen(v));
  const hands: number[][] = [];
  const offers: number[][] = [];
  for (const seat of seatsOf(v.seats)) {
    const hand = v.hands[seat]?.slice() ?? imagineHand(v, seat, unseen);
    offers.push(v.offers[seat]?.slice() ?? imagineOffer(hand, v.offerSizes[seat], rng));
    hands.push(hand);
  }
  return {
    ...copyOpen(v),
    waiting: v.step === 'offer' ? bitsOf(v.turn) : 0,
    bidders: bitsOf(v.bidders),
    money: v.memory.money.slice(),
    known: copyRows(v.memory.known),
    rng: split(rng),
    deck: unseen,
    cityDeck: cities.splice(0, v.cityDeckSize),
    removed: cities,
    hands,
    offers,
  };
}

/** The cards known to be in a hand and, for the rest, unseen ones; its face-down offer still among them. */
function imagineHand(v: View, seat: Seat, unseen: Colour[]): number[] {
  const hand = v.memory.known[seat].slice();
  const size = v.handSizes[seat] + (v.offers[seat] === null ? v.offerSizes[seat] : 0);
  for (const colour of unseen.splice(0, size - sum(hand))) hand[colour]++;
  return hand;
}

/** Takes an offer of that size out of the hand, every card as likely as the others. */
function imagineOffer(hand: number[], size: number, rng: Rng): number[] {
  const offer = [0, 0, 0, 0, 0];
  const cards = shuffle(rng, cardsOf(hand));
  for (const colour of cards.slice(0, size)) {
    hand[colour]--;
    offer[colour]++;
  }
  return offer;
}

/** The building cards that neither lie open nor are known to be in a hand. */
function cardsUnseen(v: View): Colour[] {
  const counts = ALL_COLOURS.map(colour => {
    let left = cardsEach(v.seats) - v.lots[colour] - v.unsold[colour];
    for (const seat of seatsOf(v.seats))
      left -= v.up[seat][colour] + v.down[seat][colour] + seenInHand(v, seat, colour);
    return left;
  });
  return cardsOf(counts);
}

/** Cards of a colour that the seat surely holds, or has offered face down. */
function seenInHand(v: View, seat: Seat, colour: Colour): number {
  const hand = v.hands[seat];
  if (hand === null) return v.memory.known[seat][colour];
  const offer = v.step === 'offer' ? v.offers[seat] : null;
  return hand[colour] + (offer === null ? 0 : offer[colour]);
}

/** The city cards that were never turned up. */
function citiesUnseen(v: View): City[] {
  return ALL_CITIES.filter(city => !v.open.includes(city) && !v.built.some(row => row.includes(city)));
}
