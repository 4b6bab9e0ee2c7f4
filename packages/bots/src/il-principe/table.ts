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
  /** By city: what building it gains beside the use of its cards. */
  gain: Float64Array;
}

const table: Table = {
  seat: 0,
  seats: 0,
  coin: 0,
  rounds: 0,
  isClosing: false,
  major: new Float64Array(5),
  minor: new Float64Array(5),
  gain: new Float64Array(CITIES.length),
};

/** Of ten cities in fifteen a colour is part. */
const COLOUR_SHARE = 2 / 3;
const MAJOR_POINTS = 2;
const MINOR_POINTS = 1;

export function readTable(s: State, seat: Seat, w: Weights): Table {
  const t = table;
  t.seat = seat;
  t.seats = s.seats;
  t.rounds = roundsLeft(s);
  t.coin = t.rounds > 0 ? w.coin : w.lastCoin;
  t.isClosing = t.rounds === 0 && s.phase >= 3;
  readRoles(t, s, w);
  for (let i = 0; i < s.open.length; i++) t.gain[s.open[i]] = cityGain(t, s, s.open[i], w);
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

/** Points and shields, less the coins and what others score by it. */
function cityGain(t: Table, s: State, city: City, w: Weights): number {
  const { points, cost, shields, needs } = CITIES[city];
  let gain = points - cost * t.coin + w.shield * Math.min(shields, s.shields[t.seat]);
  for (let colour = 0; colour < 5; colour++) {
    if (needs[colour] === 0) continue;
    gain -= (w.tribute * tributes(t, s, colour)) / (t.seats - 1);
    gain += setWorth(s, t.seat, colour, needs[colour], w);
  }
  return gain;
}

function tributes(t: Table, s: State, colour: number): number {
  const major = s.roles[majorOf(colour as 0)];
  const minor = s.roles[minorOf(colour as 0)];
  let points = 0;
  if (major !== null && major !== t.seat) points += MAJOR_POINTS;
  if (minor !== null && minor !== t.seat) points += MINOR_POINTS;
  return points;
}

/** Cards on the table that bring the next set of five colours nearer. */
export function setWorth(s: State, seat: Seat, colour: number, count: number, w: Weights): number {
  const up = s.up[seat];
  const down = s.down[seat];
  let rarest = Infinity;
  for (let each = 0; each < 5; each++) rarest = Math.min(rarest, up[each] + down[each]);
  const short = rarest + 2 - up[colour] - down[colour];
  return short > 0 ? w.set * Math.min(count, short) : 0;
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

const rest = new Int32Array(5);

/** What a hand and a purse are good for: the best city, the next best with what is left, roles, sets to come. */
export function handWorth(t: Table, s: State, hand: ArrayLike<number>, money: number, w: Weights): number {
  let worth = 0;
  for (let colour = 0; colour < 5; colour++) {
    rest[colour] = hand[colour];
    worth += hand[colour] * (t.isClosing ? w.lastCard : w.card);
    if (hand[colour] > 0 && !t.isClosing)
      worth +=
        w.claim *
        (roleWorth(t, s, colour, s.up[t.seat][colour] + hand[colour], w) -
          roleWorth(t, s, colour, s.up[t.seat][colour], w));
  }
  const best = bestCity(t, s, money, -1, w);
  if (best < 0) return worth;
  worth += cityPromise(t, best as City, money, w);
  const { needs, cost } = CITIES[best];
  for (let colour = 0; colour < 5; colour++) rest[colour] = Math.max(0, rest[colour] - needs[colour]);
  const next = bestCity(t, s, money - cost, best, w);
  return next < 0 ? worth : worth + w.second * cityPromise(t, next as City, money - cost, w);
}

function bestCity(t: Table, s: State, money: number, but: number, w: Weights): number {
  if (t.isClosing) return -1;
  let best = -1;
  let most = 0;
  for (let i = 0; i < s.open.length; i++) {
    const city = s.open[i];
    if (city === but) continue;
    const promise = cityPromise(t, city, money, w);
    if (promise > most) {
      most = promise;
      best = city;
    }
  }
  return best;
}

/** The city's gain, as far as the cards left and the money go towards it. */
function cityPromise(t: Table, city: City, money: number, w: Weights): number {
  const { needs, cost } = CITIES[city];
  let missing = 0;
  for (let colour = 0; colour < 5; colour++)
    if (needs[colour] > rest[colour]) missing += needs[colour] - rest[colour];
  if (missing > 2) return 0;
  const nearness = missing === 0 ? w.ready : missing === 1 ? w.missingOne : w.missingTwo;
  const means = money >= cost ? 1 : t.rounds > 0 ? w.poor : 0;
  return t.gain[city] * nearness * means;
}
