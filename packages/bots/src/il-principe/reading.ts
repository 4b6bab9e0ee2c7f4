import { NONE, type Seat } from '@signoria/core';
import {
  type City,
  cardsDealt,
  citiesIn,
  lastLots,
  MAJOR_TRIBUTE,
  MINOR_TRIBUTE,
  majorOf,
  minorOf,
  type State,
  tooFewCities,
} from '@signoria/il-principe';
import { reachAt } from './cities.ts';
import type { Reading } from './figures.ts';
import { claimWorth, readRoles } from './roles.ts';
import type { Weights } from './weights.ts';

/** Reads who holds what, and as much of the rest as the step asks for. */
export function readState(r: Reading, s: State, seat: Seat, w: Weights): void {
  r.seat = seat;
  if (s.step === 'shield' || s.step === 'anywhere') return;
  r.seats = s.seats;
  r.reach = reachAt(s);
  r.rounds = roundsLeft(s);
  r.coin = r.rounds > 0 ? w.coin : w.lastCoin;
  r.isClosing = r.rounds === 0 && s.phase >= 3;
  readRoles(r, s, w);
  if (s.step === 'uncover') return;
  readHand(r, s, w);
  readCities(r, s, w);
}

/** Rounds after this one: each takes its cards from the deck, then comes the last. */
function roundsLeft(s: State): number {
  if (s.last || tooFewCities(s)) return 0;
  const each = cardsDealt(s.seats) * s.seats;
  const whole = Math.trunc(s.deck.length / each);
  const rest = s.deck.length - whole * each;
  const lastIsPlayed = s.options.shortDeck === 'reuse' || s.seats === 2 || rest >= lastLots(s);
  return whole + (lastIsPlayed ? 1 : 0);
}

function readHand(r: Reading, s: State, w: Weights): void {
  const hand = s.hands[r.seat];
  for (let colour = 0; colour < 5; colour++) {
    r.hand[colour] = hand[colour];
    r.claims[colour] = r.isClosing ? 0 : claimWorth(r, s, colour, hand[colour], w);
  }
}

function readCities(r: Reading, s: State, w: Weights): void {
  readSets(r, s);
  for (let colour = 0; colour < 5; colour++)
    r.levies[colour] = (w.tribute * tributes(r, s, colour)) / (r.seats - 1);
  r.nearness[0] = w.ready;
  r.nearness[1] = w.missingOne;
  r.nearness[2] = w.missingTwo;
  r.poor = r.rounds > 0 ? w.poor : 0;
  for (let i = 0; i < s.open.length; i++) r.gain[s.open[i]] = cityGain(r, s, s.open[i], w);
}

function readSets(r: Reading, s: State): void {
  const up = s.up[r.seat];
  const down = s.down[r.seat];
  let rarest = Infinity;
  for (let colour = 0; colour < 5; colour++) rarest = Math.min(rarest, up[colour] + down[colour]);
  for (let colour = 0; colour < 5; colour++) r.short[colour] = rarest + 2 - up[colour] - down[colour];
}

function tributes(r: Reading, s: State, colour: number): number {
  const major = s.roles[majorOf(colour as 0)];
  const minor = s.roles[minorOf(colour as 0)];
  let points = 0;
  if (major !== NONE && major !== r.seat) points += MAJOR_TRIBUTE;
  if (minor !== NONE && minor !== r.seat) points += MINOR_TRIBUTE;
  return points;
}

/** Points and shields, less the coins and what others score by it. */
function cityGain(r: Reading, s: State, city: City, w: Weights): number {
  const { points, cost, shields, needs } = citiesIn(s.options)[city];
  let gain = points - cost * r.coin + w.shield * Math.min(shields, s.shields[r.seat]);
  for (let colour = 0; colour < 5; colour++) {
    if (needs[colour] === 0) continue;
    gain -= r.levies[colour];
    gain += setWorth(r, colour, needs[colour], w);
  }
  return gain;
}

/** Cards on the table that bring the next set of five colours nearer. */
export function setWorth(r: Reading, colour: number, count: number, w: Weights): number {
  const short = r.short[colour];
  return short > 0 ? w.set * Math.min(count, short) : 0;
}
