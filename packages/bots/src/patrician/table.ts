import { NONE, type Seat } from '@signoria/core';
import { CARDS, type Card, CITIES, SET_OF, SET_POINTS, type State } from '@signoria/patrician';
import type { Weights } from './weights.ts';

/*
 * What one seat knows of the table, in figures. The record is filled anew for every decision, since playouts make
 * hundreds of thousands of them a second.
 */

const SEATS = 5;
const PORTRAITS = 3;
const PER_CITY = 8;

export interface Table {
  seat: Seat;
  seats: number;
  /** By city x seat: floors the seat is known to hold in its hand. */
  reserve: Int32Array;
  /** By city: floors others than the seat are known to hold. */
  foreign: Int32Array;
  /** By seat x patrician: portraits played or known to be in the hand. */
  heads: Int32Array;
  /** By patrician x portraits over whole sets: what those are worth at this stage. */
  partial: Float64Array;
  /** By seat: how much of what it wins counts as lost. */
  threat: Float64Array;
  messengers: boolean;
  ambassadors: boolean;
  /** By city: what it is worth as it stands, and what the open card beside it brings; NaN until asked for. */
  standing: Float64Array;
  taking: Float64Array;
}

const table: Table = {
  seat: 0,
  seats: 2,
  reserve: new Int32Array(CITIES.length * PER_CITY),
  foreign: new Int32Array(CITIES.length),
  heads: new Int32Array(SEATS * PORTRAITS),
  partial: new Float64Array(PORTRAITS * SET_OF),
  threat: new Float64Array(SEATS),
  messengers: false,
  ambassadors: false,
  standing: new Float64Array(CITIES.length),
  taking: new Float64Array(CITIES.length),
};

/** By card: what `CARDS` says of it, close together. */
const CITY = Int32Array.from(CARDS, ({ city }) => city);
const CRESTS = Int32Array.from(CARDS, ({ crests }) => crests);
const PORTRAIT = Int32Array.from(CARDS, ({ portrait }) => portrait);
const SHOWN = Int32Array.from(CARDS, ({ heads }) => heads);

/** Fills the shared table with what `seat` knows. */
export function readTable(s: State, seat: Seat, w: Weights): Table {
  const t = table;
  t.seat = seat;
  t.seats = s.seats;
  t.messengers = s.options.messengers;
  t.ambassadors = s.options.ambassadors;
  forgetCities(s, t);
  for (let other = 0; other < s.seats; other++) if (isKnown(t, other, w)) countFloors(s, t, other);
  if (headsMatter(s, w)) readHeads(s, t, w);
  readThreats(s, t, w);
  return t;
}

/** Loops, here and below, since `fill` costs several times as much for so few figures. */
function forgetCities(s: State, t: Table): void {
  for (let city = 0; city < s.towers.length; city++) {
    t.standing[city] = NaN;
    t.taking[city] = NaN;
    t.foreign[city] = 0;
    for (let seat = 0; seat < s.seats; seat++) t.reserve[city * PER_CITY + seat] = 0;
  }
}

/** Whether the cards of `other` count at all. */
function isKnown(t: Table, other: number, w: Weights): boolean {
  return other === t.seat || w.recall !== 0;
}

/** The cards the seat knows in the hand of `other`. */
function knownHand(s: State, t: Table, other: number): readonly Card[] {
  return other === t.seat ? s.hands[other] : s.known[other];
}

function countFloors(s: State, t: Table, other: number): void {
  const hand = knownHand(s, t, other);
  for (let i = 0; i < hand.length; i++) {
    const city = CITY[hand[i]];
    const crests = CRESTS[hand[i]];
    t.reserve[city * PER_CITY + other] += crests;
    if (other !== t.seat) t.foreign[city] += crests;
  }
}

/** Portraits are weighed where a card is taken, and tell who of several others is ahead. */
function headsMatter(s: State, w: Weights): boolean {
  return s.step === 'play' || s.step === 'take' || (s.seats > 2 && w.envy !== 0);
}

function readHeads(s: State, t: Table, w: Weights): void {
  for (let i = 0; i < s.seats * PORTRAITS; i++) t.heads[i] = 0;
  for (let other = 0; other < s.seats; other++) {
    if (!isKnown(t, other, w)) continue;
    countHeads(t, other, s.stacks[other]);
    countHeads(t, other, knownHand(s, t, other));
  }
  readPortraits(s, t, w);
}

function countHeads(t: Table, seat: number, cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) {
    const portrait = PORTRAIT[cards[i]];
    if (portrait !== NONE) t.heads[seat * PORTRAITS + portrait] += SHOWN[cards[i]];
  }
}

/** By number of cities, then by patrician: portraits on all cards of a game. */
const HEADS = CITIES.map((_, last) =>
  [0, 1, 2].map(patrician =>
    CARDS.reduce(
      (sum, { city, portrait, heads, copies }) =>
        city <= last && portrait === patrician ? sum + heads * copies : sum,
      0,
    ),
  ),
);

/** A set begun is worth the more, the more portraits of its patrician are to be expected. */
function readPortraits(s: State, t: Table, w: Weights): void {
  let cards = s.pile.length;
  for (let city = 0; city < s.open.length; city++) if (s.open[city] !== NONE) cards++;
  const envoy = t.ambassadors ? w.envoyHead : 0;
  for (let portrait = 0; portrait < PORTRAITS; portrait++) {
    let left = HEADS[s.open.length - 1][portrait];
    for (let seat = 0; seat < s.seats; seat++) left -= t.heads[seat * PORTRAITS + portrait];
    // Of the cards still to be taken, one's own share.
    const coming = cards > 0 ? left / s.seats : 0;
    const first = left < 2 ? 0 : (w.firstHead * coming) / (coming + w.firstPatience);
    const second = left < 1 ? 0 : (w.secondHead * coming) / (coming + w.patience);
    t.partial[portrait * SET_OF + 1] = Math.max(first, 0.5 * envoy);
    t.partial[portrait * SET_OF + 2] = Math.max(second, envoy);
  }
}

/** Whoever is ahead of the others is to be held back. */
function readThreats(s: State, t: Table, w: Weights): void {
  const { threat } = t;
  for (let seat = 0; seat < s.seats; seat++) threat[seat] = 0;
  if (w.envy === 0) return;
  if (s.seats === 2) {
    // A single rival is the leader of the rest, whatever has been won.
    threat[1 - t.seat] = w.envy;
    return;
  }
  for (let city = 0; city < s.winners.length; city++) {
    const winners = s.winners[city];
    if (winners[0] === NONE) continue;
    threat[winners[0]] += CITIES[city].tokens[0];
    threat[winners[1]] += CITIES[city].tokens[1];
  }
  let most = -Infinity;
  for (let seat = 0; seat < s.seats; seat++) {
    for (let portrait = 0; portrait < PORTRAITS; portrait++)
      threat[seat] += setWorth(t, t.heads[seat * PORTRAITS + portrait], portrait);
    if (seat !== t.seat && threat[seat] > most) most = threat[seat];
  }
  let sum = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    threat[seat] = seat === t.seat ? 0 : threat[seat] === most ? 1 : Math.exp((threat[seat] - most) * w.fear);
    sum += threat[seat];
  }
  for (let seat = 0; seat < s.seats; seat++) threat[seat] *= w.envy / sum;
}

/** What the portraits of a card bring a seat, sets begun included. */
export function headWorth(t: Table, seat: number, card: Card): number {
  const portrait = PORTRAIT[card];
  if (portrait === NONE) return 0;
  const before = t.heads[seat * PORTRAITS + portrait];
  return setWorth(t, before + SHOWN[card], portrait) - setWorth(t, before, portrait);
}

function setWorth(t: Table, heads: number, portrait: number): number {
  // Whole numbers throughout, which `Math.trunc` would leave.
  const sets = (heads / SET_OF) | 0;
  return SET_POINTS * sets + t.partial[portrait * SET_OF + heads - sets * SET_OF];
}

/** Floors that a seat is known to hold for this city. */
export function reserveOf(t: Table, city: number, seat: number): number {
  return t.reserve[city * PER_CITY + seat];
}

/** Floors of the seat's own that it holds for this city. */
export function ownReserve(t: Table, city: number): number {
  return t.reserve[city * PER_CITY + t.seat];
}
