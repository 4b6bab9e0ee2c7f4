import { copyRows, type Rng, type Seat, shuffle, split, type Who } from '@signoria/core';
import { ALL_CITIES, ALL_COLOURS, CARDS_EACH, type City, type Colour } from './data.ts';
import { seatsIn, sum } from './families.ts';
import { REMOVED_EACH } from './round.ts';
import { scores } from './scoring.ts';
import type { Event, State, View } from './state.ts';
import { turn } from './turn.ts';

/** IP-10.1 IP-10.2  All that lies open, one's own hand and purse, and what everyone can remember. */
export function view(s: State, who: Who): View {
  const areOffersShown = s.step !== 'offer';
  const arePursesShown = s.options.purses === 'open' || s.step === 'over';
  return {
    who,
    seats: s.seats,
    options: s.options,
    turn: turn(s),
    round: s.round,
    last: s.last,
    phase: s.phase,
    step: s.step,
    player: s.player,
    marker: s.marker,
    deckSize: s.deck.length,
    cityDeckSize: s.cityDeck.length,
    open: s.open.slice(),
    removedCount: s.removed.length,
    built: copyRows(s.built),
    purses: s.money.map((coins, seat) => (arePursesShown || seat === who ? coins : null)),
    hands: s.hands.map((hand, seat) => (seat === who ? hand.slice() : null)),
    handSizes: s.hands.map(sum),
    offers: s.offers.map((offer, seat) => (areOffersShown || seat === who ? offer.slice() : null)),
    offerSizes: s.offers.map(sum),
    memory: { money: s.money.slice(), known: copyRows(s.known) },
    up: copyRows(s.up),
    down: copyRows(s.down),
    shields: s.shields.slice(),
    regions: copyRows(s.regions),
    roles: s.roles.slice(),
    tributes: s.tributes.slice(),
    blessings: s.blessings.slice(),
    lots: s.lots.slice(),
    unsold: s.unsold.slice(),
    auction: s.auction,
    lot: s.lot,
    bid: s.bid,
    leader: s.leader,
    bidders: seatsIn(s.bidders).slice(),
    acted: s.acted,
    city: s.city,
    shieldsDue: s.shieldsDue,
    role: s.role,
    contested: s.contested,
    ending: s.ending,
    scores: scores(s),
  };
}

/** IP-10.1  Cards from the deck, and offers still face down, are told to nobody but their own seat. */
export function redact(event: Event, who: Who): Event {
  switch (event.type) {
    case 'dealt':
      return event.seat === who ? event : { ...event, cards: null };
    case 'offered':
    case 'drew':
      return event.seat === who ? event : { ...event, colour: null };
    default:
      return event;
  }
}

/** Deals what the view leaves unknown: the cards seen nowhere, at random, to hidden hands and the deck. */
export function imagine(v: View, rng: Rng): State {
  const unseen = shuffle(rng, cardsUnseen(v));
  const cities = shuffle(rng, citiesUnseen(v));
  const hands: number[][] = [];
  const offers: number[][] = [];
  for (let seat = 0; seat < v.seats; seat++) {
    const hand = v.hands[seat]?.slice() ?? imagineHand(v, seat as Seat, unseen);
    offers.push(v.offers[seat]?.slice() ?? imagineOffer(hand, v.offerSizes[seat], rng));
    hands.push(hand);
  }
  return {
    options: v.options,
    seats: v.seats,
    rng: split(rng),
    round: v.round,
    last: v.last,
    phase: v.phase,
    step: v.step,
    player: v.player,
    marker: v.marker,
    deck: unseen,
    cityDeck: cities.splice(0, v.cityDeckSize),
    open: v.open.slice(),
    removed: cities,
    built: copyRows(v.built),
    money: v.memory.money.slice(),
    hands,
    known: copyRows(v.memory.known),
    offers,
    waiting: v.step === 'offer' ? bitsOf(v.turn) : 0,
    up: copyRows(v.up),
    down: copyRows(v.down),
    shields: v.shields.slice(),
    regions: copyRows(v.regions),
    roles: v.roles.slice(),
    tributes: v.tributes.slice(),
    blessings: v.blessings.slice(),
    lots: v.lots.slice(),
    unsold: v.unsold.slice(),
    auction: v.auction,
    lot: v.lot,
    bid: v.bid,
    leader: v.leader,
    bidders: bitsOf(v.bidders),
    acted: v.acted,
    city: v.city,
    shieldsDue: v.shieldsDue,
    role: v.role,
    contested: v.contested,
    ending: v.ending,
  };
}

function bitsOf(seats: readonly Seat[]): number {
  return seats.reduce<number>((bits, seat) => bits | (1 << seat), 0);
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
  const cards = shuffle(
    rng,
    ALL_COLOURS.flatMap(colour => new Array<Colour>(hand[colour]).fill(colour)),
  );
  for (const colour of cards.slice(0, size)) {
    hand[colour]--;
    offer[colour]++;
  }
  return offer;
}

/** The building cards that neither lie open nor are known to be in a hand. */
export function cardsUnseen(v: View): Colour[] {
  const each = v.seats === 2 ? CARDS_EACH - REMOVED_EACH : CARDS_EACH;
  return ALL_COLOURS.flatMap(colour => {
    let left = each - v.lots[colour] - v.unsold[colour];
    for (let seat = 0; seat < v.seats; seat++) {
      left -= v.up[seat][colour] + v.down[seat][colour] + seenInHand(v, seat as Seat, colour);
    }
    return new Array<Colour>(left).fill(colour);
  });
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
