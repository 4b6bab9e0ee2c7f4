import {
  CITIES,
  type City,
  colourOf,
  isMajor,
  majorOf,
  minorOf,
  type Role,
  type State,
} from '@signoria/il-principe';
import type { Seat } from '@signoria/table';
import type { Weights } from './weights.ts';

/*
 * What one seat knows of the table, in figures. The record is filled anew for every decision and its arrays are kept,
 * since playouts make hundreds of thousands of decisions a second.
 */
export interface Table {
  seat: Seat;
  seats: number;
  /** What a coin is worth now. */
  coin: number;
  /** Rounds after this one, as far as the deck tells. */
  rounds: number;
  /** Whether this is the last thing to do with cards: phase 3 of the last round. */
  isClosing: boolean;
  /** What a major role is worth by colour, and a minor one. */
  major: Float64Array;
  minor: Float64Array;
  /** By colour: what the roles promise with the cards that are face up. */
  standing: Float64Array;
  /** By colour: cards in hand. */
  hand: Int32Array;
  /** By colour: what they count for as a claim to roles. */
  claims: Float64Array;
  /** By colour: cards that would still bring the next set nearer. */
  short: Int32Array;
  /** By city: what building it gains beside the use of its cards. */
  gain: Float64Array;
  /** What the hand and the purse are good for as they are. */
  kept: number;
}

const table: Table = {
  seat: 0,
  seats: 0,
  coin: 0,
  rounds: 0,
  isClosing: false,
  major: new Float64Array(5),
  minor: new Float64Array(5),
  standing: new Float64Array(5),
  hand: new Int32Array(5),
  claims: new Float64Array(5),
  short: new Int32Array(5),
  gain: new Float64Array(CITIES.length),
  kept: 0,
};

/** By colour: what a city that needs it costs by paying the others. */
const levies = new Float64Array(5);

/** Of ten cities in fifteen a colour is part. */
const COLOUR_SHARE = 2 / 3;
const MAJOR_POINTS = 2;
const MINOR_POINTS = 1;

/** Reads who holds what, and as much of the rest as the step asks for. */
export function readTable(s: State, seat: Seat, w: Weights): Table {
  const t = table;
  t.seat = seat;
  if (s.step === 'shield' || s.step === 'anywhere') return t;
  t.seats = s.seats;
  t.rounds = roundsLeft(s);
  t.coin = t.rounds > 0 ? w.coin : w.lastCoin;
  t.isClosing = t.rounds === 0 && s.phase >= 3;
  readRoles(t, s, w);
  if (s.step === 'uncover') return t;
  readHand(t, s, w);
  readCities(t, s, w);
  return t;
}

/** Rounds after this one: each takes its cards from the deck, then comes the last. */
function roundsLeft(s: State): number {
  if (s.last || s.open.length < 4) return 0;
  const each = (s.seats === 2 ? 5 : 4) * s.seats;
  const whole = Math.trunc(s.deck.length / each);
  const rest = s.deck.length - whole * each;
  const lastIsPlayed = s.options.shortDeck === 'reuse' || s.seats === 2 || rest >= 2 * s.seats;
  return whole + (lastIsPlayed ? 1 : 0);
}

/** A role pays when others build until the next phase 4, has its effect, and counts at the end. */
function readRoles(t: Table, s: State, w: Weights): void {
  const builds = t.rounds > 0 ? w.builds * (t.seats - 1) * COLOUR_SHARE : 0;
  for (let colour = 0; colour < 5; colour++) {
    const effect = effectWorth(t, s, colour, w);
    const final = t.rounds > 0 ? 0 : 1;
    t.major[colour] = MAJOR_POINTS * (builds + final) + effect;
    t.minor[colour] = t.seats > 2 ? MINOR_POINTS * (builds + final) + effect : 0;
    t.standing[colour] = roleWorth(t, s, colour, s.up[t.seat][colour], w);
  }
}

/** What turning a card up, a point, a card, a shield and two coins are worth. */
function effectWorth(t: Table, s: State, colour: number, w: Weights): number {
  switch (colour) {
    case 0:
      return t.rounds > 0 ? 0.4 : 0.1;
    case 1:
      return 1;
    case 2:
      return t.rounds > 0 ? w.card : w.lastCoin;
    case 3:
      return s.shields[t.seat] > 0 ? w.shield : 0;
    default:
      return 2 * t.coin;
  }
}

function readHand(t: Table, s: State, w: Weights): void {
  const hand = s.hands[t.seat];
  for (let colour = 0; colour < 5; colour++) {
    t.hand[colour] = hand[colour];
    t.claims[colour] = t.isClosing ? 0 : claimWorth(t, s, colour, hand[colour], w);
  }
}

function readCities(t: Table, s: State, w: Weights): void {
  readSets(t, s);
  for (let colour = 0; colour < 5; colour++)
    levies[colour] = (w.tribute * tributes(t, s, colour)) / (t.seats - 1);
  for (let i = 0; i < s.open.length; i++) t.gain[s.open[i]] = cityGain(t, s, s.open[i], w);
}

function readSets(t: Table, s: State): void {
  const up = s.up[t.seat];
  const down = s.down[t.seat];
  let rarest = Infinity;
  for (let colour = 0; colour < 5; colour++) rarest = Math.min(rarest, up[colour] + down[colour]);
  for (let colour = 0; colour < 5; colour++) t.short[colour] = rarest + 2 - up[colour] - down[colour];
}

function tributes(t: Table, s: State, colour: number): number {
  const major = s.roles[majorOf(colour as 0)];
  const minor = s.roles[minorOf(colour as 0)];
  let points = 0;
  if (major !== null && major !== t.seat) points += MAJOR_POINTS;
  if (minor !== null && minor !== t.seat) points += MINOR_POINTS;
  return points;
}

/** Points and shields, less the coins and what others score by it. */
function cityGain(t: Table, s: State, city: City, w: Weights): number {
  const { points, cost, shields, needs } = CITIES[city];
  let gain = points - cost * t.coin + w.shield * Math.min(shields, s.shields[t.seat]);
  for (let colour = 0; colour < 5; colour++) {
    if (needs[colour] === 0) continue;
    gain -= levies[colour];
    gain += setWorth(t, colour, needs[colour], w);
  }
  return gain;
}

/** Cards on the table that bring the next set of five colours nearer. */
export function setWorth(t: Table, colour: number, count: number, w: Weights): number {
  const short = t.short[colour];
  return short > 0 ? w.set * Math.min(count, short) : 0;
}

/** What so many cards in hand count for as a claim to the roles of a colour. */
export function claimWorth(t: Table, s: State, colour: number, count: number, w: Weights): number {
  const up = s.up[t.seat][colour];
  return w.claim * (roleWorth(t, s, colour, up + count, w) - t.standing[colour]);
}

/** What the roles of a colour promise to a seat with that many cards face up, the others staying as they are. */
export function roleWorth(t: Table, s: State, colour: number, own: number, w: Weights): number {
  if (own === 0) return 0;
  let above = 0;
  let level = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === t.seat) continue;
    const count = s.up[seat][colour];
    if (count > own) above++;
    else if (count === own) level++;
  }
  if (above === 0) return level === 0 ? t.major[colour] : (t.major[colour] * w.tie) / level;
  if (above > 1) return 0;
  return level === 0 ? t.minor[colour] : (t.minor[colour] * w.tie) / level;
}

/** What the role under the hammer is worth to its winner. */
export function prizeWorth(t: Table, role: Role): number {
  return isMajor(role) ? t.major[colourOf(role)] : t.minor[colourOf(role)];
}
