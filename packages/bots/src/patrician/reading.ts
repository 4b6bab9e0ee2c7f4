import { forEachMaterial, NONE, type Seat } from '@signoria/core';
import {
  type Card,
  CITIES,
  type City,
  deck,
  GREAT,
  type Material,
  MESSENGER_POINTS,
  messengersAt,
  patrician,
  SET_OF,
  SET_POINTS,
  type State,
} from '@signoria/patrician';
import { CITY, CRESTS, PORTRAIT, SHOWN } from './cards.ts';
import { rememberingExp } from './exp.ts';
import { newTower, readTower, type Tower } from './towers.ts';
import type { Weights } from './weights.ts';

/*
 * What one seat knows of the table, in figures. The record is filled anew for every decision, since playouts make
 * hundreds of thousands of them a second.
 */

const PORTRAITS = 3;
/** Room for the seats of a city, side by side. */
const PER_CITY = 8;
/** By city: whether it counts for the great ambassador. */
const WESTERN = CITIES.map((_, city) => GREAT.some(great => great === city));

export interface Reading {
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
  worthNow: Float64Array;
  taking: Float64Array;
  /** The two towers of the city under consideration, and what the taller and the lower of them bring. */
  left: Tower;
  right: Tower;
  high: number;
  low: number;
  /** Floors still to come there, what one's own of them count for in floors standing, and what a floor ahead does. */
  missing: number;
  inHand: number;
  lead: number;
  exp: (x: number) => number;
}

export function newReading(): Reading {
  const { max } = patrician.seats;
  return {
    seat: 0,
    seats: 2,
    reserve: new Int32Array(CITIES.length * PER_CITY),
    foreign: new Int32Array(CITIES.length),
    heads: new Int32Array(max * PORTRAITS),
    partial: new Float64Array(PORTRAITS * SET_OF),
    threat: new Float64Array(max),
    messengers: false,
    ambassadors: false,
    worthNow: new Float64Array(CITIES.length),
    taking: new Float64Array(CITIES.length),
    left: newTower(),
    right: newTower(),
    high: 0,
    low: 0,
    missing: 0,
    inHand: 0,
    lead: 0,
    exp: rememberingExp(),
  };
}

/** Fills the record with what `seat` knows; what is not asked for at this step only `inFull`. */
export function readState(r: Reading, s: State, seat: Seat, w: Weights, inFull = false): void {
  r.seat = seat;
  r.seats = s.seats;
  r.messengers = s.options.messengers;
  r.ambassadors = s.options.ambassadors;
  forgetCities(s, r);
  for (let other = 0; other < s.seats; other++) if (isKnown(r, other, w)) countFloors(s, r, other);
  if (inFull || headsMatter(s, w)) readHeads(s, r, w);
  countTokens(s, r);
  readThreats(r, w);
}

/** Loops, here and below, since `fill` costs several times as much for so few figures. */
function forgetCities(s: State, r: Reading): void {
  for (let city = 0; city < s.towers.length; city++) {
    r.worthNow[city] = NaN;
    r.taking[city] = NaN;
    r.foreign[city] = 0;
    for (let seat = 0; seat < s.seats; seat++) r.reserve[city * PER_CITY + seat] = 0;
  }
}

/** Whether the cards of `other` count at all. */
function isKnown(r: Reading, other: number, w: Weights): boolean {
  return other === r.seat || w.recall !== 0;
}

/** The cards the seat knows in the hand of `other`. */
function knownHand(s: State, r: Reading, other: number): readonly Card[] {
  return other === r.seat ? s.hands[other] : s.known[other];
}

function countFloors(s: State, r: Reading, other: number): void {
  const hand = knownHand(s, r, other);
  for (let i = 0; i < hand.length; i++) addFloors(r, other, CITY[hand[i]], CRESTS[hand[i]]);
}

/** So many more floors for this city are known to be in the hand of `other`. */
export function addFloors(r: Reading, other: number, city: number, floors: number): void {
  r.reserve[city * PER_CITY + other] += floors;
  if (other !== r.seat) r.foreign[city] += floors;
}

/** Portraits are weighed where a card is taken, and tell who of several others is ahead. */
function headsMatter(s: State, w: Weights): boolean {
  return s.step === 'play' || s.step === 'take' || (s.seats > 2 && w.envy !== 0);
}

function readHeads(s: State, r: Reading, w: Weights): void {
  for (let i = 0; i < s.seats * PORTRAITS; i++) r.heads[i] = 0;
  for (let other = 0; other < s.seats; other++) {
    if (!isKnown(r, other, w)) continue;
    countHeads(r, other, s.stacks[other]);
    countHeads(r, other, knownHand(s, r, other));
  }
  let cards = s.pile.length;
  for (let city = 0; city < s.open.length; city++) if (s.open[city] !== NONE) cards++;
  readPortraits(r, allHeads(s), cards, w);
}

function countHeads(r: Reading, seat: number, cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) addHeads(r, seat, PORTRAIT[cards[i]], SHOWN[cards[i]]);
}

/** So many more portraits of that patrician, if of any, are known to be the seat's. */
export function addHeads(r: Reading, seat: number, portrait: number, heads: number): void {
  if (portrait !== NONE) r.heads[seat * PORTRAITS + portrait] += heads;
}

/** By patrician: portraits on all cards of a game. */
function headsIn(seats: number, material?: Material): number[] {
  const heads = [0, 0, 0];
  for (const card of deck(seats, material)) if (PORTRAIT[card] !== NONE) heads[PORTRAIT[card]] += SHOWN[card];
  return heads;
}

interface Heads {
  withPistoia: readonly number[];
  without: readonly number[];
}

const headsWith = (material?: Material): Heads => ({
  withPistoia: headsIn(5, material),
  without: headsIn(2, material),
});

const USUAL = headsWith();
const headsOfPrinting = forEachMaterial((material: Material) => headsWith(material));

/** By patrician: portraits on all cards of this game. */
export function allHeads({
  seats,
  options: { material },
}: Pick<State, 'seats' | 'options'>): readonly number[] {
  const heads = material ? headsOfPrinting(material) : USUAL;
  return seats === 5 ? heads.withPistoia : heads.without;
}

/** A set begun is worth the more, the more portraits of its patrician are to be expected while cards are left to take. */
export function readPortraits(r: Reading, all: readonly number[], cards: number, w: Weights): void {
  const envoy = r.ambassadors ? w.envoyHead : 0;
  for (let portrait = 0; portrait < PORTRAITS; portrait++) {
    let left = all[portrait];
    for (let seat = 0; seat < r.seats; seat++) left -= r.heads[seat * PORTRAITS + portrait];
    // Of the cards still to be taken, one's own share.
    const coming = cards > 0 ? left / r.seats : 0;
    const first = left < 2 ? 0 : (w.firstHead * coming) / (coming + w.firstPatience);
    const second = left < 1 ? 0 : (w.secondHead * coming) / (coming + w.patience);
    r.partial[portrait * SET_OF + 1] = Math.max(first, 0.5 * envoy);
    r.partial[portrait * SET_OF + 2] = Math.max(second, envoy);
  }
}

/** By seat: what its tokens are worth, for the threats that come of them. */
function countTokens(s: State, r: Reading): void {
  const { threat } = r;
  for (let seat = 0; seat < s.seats; seat++) threat[seat] = 0;
  if (s.seats === 2) return;
  for (let city = 0; city < s.winners.length; city++) {
    const winners = s.winners[city];
    if (winners[0] === NONE) continue;
    threat[winners[0]] += CITIES[city].tokens[0];
    threat[winners[1]] += CITIES[city].tokens[1];
  }
}

/** How much the leader must be held back, judging by the tokens in `threat` and the portraits. */
export function readThreats(r: Reading, w: Weights): void {
  const { threat, seats } = r;
  if (w.envy === 0) {
    for (let seat = 0; seat < seats; seat++) threat[seat] = 0;
    return;
  }
  if (seats === 2) {
    // A single rival is the leader of the rest, whatever has been won.
    threat[r.seat] = 0;
    threat[1 - r.seat] = w.envy;
    return;
  }
  let most = -Infinity;
  for (let seat = 0; seat < seats; seat++) {
    for (let portrait = 0; portrait < PORTRAITS; portrait++)
      threat[seat] += setWorth(r, r.heads[seat * PORTRAITS + portrait], portrait);
    if (seat !== r.seat && threat[seat] > most) most = threat[seat];
  }
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    threat[seat] = seat === r.seat ? 0 : threat[seat] === most ? 1 : Math.exp((threat[seat] - most) * w.fear);
    sum += threat[seat];
  }
  for (let seat = 0; seat < seats; seat++) threat[seat] *= w.envy / sum;
}

/** What the portraits of a card bring a seat, sets begun included. */
export function headWorth(r: Reading, seat: number, card: number): number {
  const portrait = PORTRAIT[card];
  if (portrait === NONE) return 0;
  const before = r.heads[seat * PORTRAITS + portrait];
  return setWorth(r, before + SHOWN[card], portrait) - setWorth(r, before, portrait);
}

/** What the whole sets among a seat's portraits earn. */
export function setsOf(r: Reading, seat: number): number {
  let sets = 0;
  for (let i = seat * PORTRAITS; i < (seat + 1) * PORTRAITS; i++) sets += (r.heads[i] / SET_OF) | 0;
  return sets * SET_POINTS;
}

function setWorth(r: Reading, heads: number, portrait: number): number {
  // Whole numbers throughout, which `Math.trunc` would leave.
  const sets = (heads / SET_OF) | 0;
  return SET_POINTS * sets + r.partial[portrait * SET_OF + heads - sets * SET_OF];
}

/** Floors that a seat is known to hold for this city. */
export function reserveOf(r: Reading, city: number, seat: number): number {
  return r.reserve[city * PER_CITY + seat];
}

/** Floors of the seat's own that it holds for this city. */
export function ownReserve(r: Reading, city: number): number {
  return r.reserve[city * PER_CITY + r.seat];
}

/** Reads the city to be considered into figures. */
export function readCity(r: Reading, s: State, w: Weights, city: number): void {
  readTowers(r, s, city);
  const { tokens } = CITIES[city];
  const bonus = r.messengers ? MESSENGER_POINTS * messengersAt(s, city as City) : 0;
  r.high = tokens[0] + bonus;
  r.low = tokens[1] + bonus;
  if (!r.ambassadors) return;
  r.low += w.envoyToken;
  if (!WESTERN[city]) return;
  r.high += w.envoyPoint * tokens[0];
  r.low += w.envoyPoint * tokens[1];
}

/** Reads its towers alone. */
export function readTowers(r: Reading, s: State, city: number): void {
  const towers = s.towers[city];
  readTower(towers[0], towers[0].length, r.left);
  readTower(towers[1], towers[1].length, r.right);
}

/** Floors still to come in the city under consideration. */
export function missingIn({ left, right }: Reading, city: number): number {
  return CITIES[city].floors - left.height - right.height;
}
