import { NONE, type Seat } from '@signoria/core';
import { CITIES, type City, majorOf, minorOf, type State } from '@signoria/il-principe';
import { claimWorth, MAJOR_POINTS, MINOR_POINTS, readRoles } from './roles.ts';
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
  others: Others;
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
  /** By cards missing for a city, up to three: how much of its gain counts. */
  nearness: Float64Array;
  /** How much of it counts while the money is missing. */
  poor: number;
  /** What the hand and the purse are good for as they are. */
  kept: number;
}

/** By colour: the most cards face up before another seat, the next most, and how many others have that. */
interface Others {
  most: Int32Array;
  mostBy: Int32Array;
  next: Int32Array;
  nextBy: Int32Array;
}

const table: Table = {
  seat: 0,
  seats: 0,
  coin: 0,
  rounds: 0,
  isClosing: false,
  major: new Float64Array(5),
  minor: new Float64Array(5),
  others: {
    most: new Int32Array(5),
    mostBy: new Int32Array(5),
    next: new Int32Array(5),
    nextBy: new Int32Array(5),
  },
  standing: new Float64Array(5),
  hand: new Int32Array(5),
  claims: new Float64Array(5),
  short: new Int32Array(5),
  gain: new Float64Array(CITIES.length),
  nearness: new Float64Array(4),
  poor: 0,
  kept: 0,
};

/** By colour: what a city that needs it costs by paying the others. */
const levies = new Float64Array(5);

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
  t.nearness[0] = w.ready;
  t.nearness[1] = w.missingOne;
  t.nearness[2] = w.missingTwo;
  t.poor = t.rounds > 0 ? w.poor : 0;
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
  if (major !== NONE && major !== t.seat) points += MAJOR_POINTS;
  if (minor !== NONE && minor !== t.seat) points += MINOR_POINTS;
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
