import {
  CARDS,
  type Card,
  CITIES,
  type City,
  MILANO,
  messengersAt,
  PARMA,
  type State,
  VERONA,
} from '@signoria/patrician';
import type { Seat } from '@signoria/table';
import type { Weights } from './weights.ts';

/*
 * What one seat knows of the table, in figures. Shared records are filled anew for every decision, since playouts
 * make hundreds of thousands of them a second.
 */

const SEATS = 5;
const PORTRAITS = 3;
const PER_CITY = 8;
const PER_SET = 3;
const SET_POINTS = 6;
const MESSENGER_POINTS = 2;
/** By city: whether it counts for the great ambassador. */
const WESTERN = CITIES.map((_, city) => city === VERONA || city === PARMA || city === MILANO);

/** A tower in figures. */
export interface Tower {
  height: number;
  /** By seat: its floors, and the height of its highest one. */
  floors: Int32Array;
  highest: Int32Array;
}

export interface Table {
  seat: Seat;
  seats: number;
  /** By city x seat: floors the seat is known to hold in its hand. */
  reserve: Int32Array;
  /** By seat x patrician: portraits played or known to be in the hand. */
  heads: Int32Array;
  /** What a first and a second portrait are worth at this stage. */
  partial: Float64Array;
  messengers: boolean;
  ambassadors: boolean;
}

const table: Table = {
  seat: 0,
  seats: 2,
  reserve: new Int32Array(CITIES.length * PER_CITY),
  heads: new Int32Array(SEATS * PORTRAITS),
  partial: new Float64Array(PER_SET),
  messengers: false,
  ambassadors: false,
};

function newTower(): Tower {
  return { height: 0, floors: new Int32Array(SEATS), highest: new Int32Array(SEATS) };
}

/** The two towers under consideration. */
export const left = newTower();
export const right = newTower();

/** Fills the shared table with what `seat` knows. */
export function readTable(s: State, seat: Seat, w: Weights): Table {
  const t = table;
  t.seat = seat;
  t.seats = s.seats;
  t.messengers = s.options.messengers;
  t.ambassadors = s.options.ambassadors;
  t.reserve.fill(0);
  t.heads.fill(0);
  for (let other = 0; other < s.seats; other++) {
    const hand = other === seat ? s.hands[other] : s.known[other];
    countHeads(t, other, s.stacks[other]);
    countHeads(t, other, hand);
    for (let i = 0; i < hand.length; i++) {
      const { city, crests } = CARDS[hand[i]];
      t.reserve[city * PER_CITY + other] += crests;
    }
  }
  let cards = s.pile.length;
  for (let city = 0; city < s.open.length; city++) if (s.open[city] !== -1) cards++;
  const takes = cards / s.seats;
  const hope = takes / (takes + w.patience);
  const envoy = t.ambassadors ? w.envoyHead : 0;
  t.partial[1] = Math.max(w.firstHead * hope, 0.5 * envoy);
  t.partial[2] = Math.max(w.secondHead * hope, envoy);
  return t;
}

function countHeads(t: Table, seat: number, cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) {
    const { portrait, heads } = CARDS[cards[i]];
    if (portrait !== -1) t.heads[seat * PORTRAITS + portrait] += heads;
  }
}

/** What the portraits of a card bring a seat, sets begun included. */
export function headWorth(t: Table, seat: number, card: Card): number {
  const { portrait, heads } = CARDS[card];
  if (portrait === -1) return 0;
  const before = t.heads[seat * PORTRAITS + portrait];
  return setWorth(t, before + heads) - setWorth(t, before);
}

function setWorth(t: Table, heads: number): number {
  return SET_POINTS * Math.trunc(heads / PER_SET) + t.partial[heads % PER_SET];
}

/** Reads the first `height` floors of a tower into figures. */
export function readTower(tower: readonly Seat[], height: number, into: Tower): void {
  into.floors.fill(0);
  into.highest.fill(0);
  into.height = height;
  for (let i = 0; i < height; i++) {
    into.floors[tower[i]]++;
    into.highest[tower[i]] = i + 1;
  }
}

export function readTowers(s: State, city: number): void {
  const towers = s.towers[city];
  readTower(towers[0], towers[0].length, left);
  readTower(towers[1], towers[1].length, right);
}

export function addFloor(tower: Tower, seat: number): void {
  tower.floors[seat]++;
  tower.highest[seat] = ++tower.height;
}

/** Takes back the floor just added, when the seat's highest before it was `highest`. */
export function removeFloor(tower: Tower, seat: number, highest: number): void {
  tower.floors[seat]--;
  tower.height--;
  tower.highest[seat] = highest;
}

/** Floors of the seat's own that it holds for this city. */
export function ownReserve(t: Table, city: number): number {
  return t.reserve[city * PER_CITY + t.seat];
}

/**
 * What the two towers read last promise the seat, when it holds `reserve` more floors for this city. `held` is what
 * such a floor counts for, in floors standing.
 */
export function cityWorth(
  s: State,
  t: Table,
  w: Weights,
  city: number,
  reserve: number,
  held: number,
): number {
  const print = CITIES[city];
  const bonus = t.messengers ? MESSENGER_POINTS * messengersAt(s, city as City) : 0;
  let high = print.tokens[0] + bonus;
  let low = print.tokens[1] + bonus;
  if (t.ambassadors) {
    low += w.envoyToken;
    if (WESTERN[city]) {
      high += w.envoyPoint * print.tokens[0];
      low += w.envoyPoint * print.tokens[1];
    }
  }
  const missing = print.floors - left.height - right.height;
  const lead = left.height - right.height;
  const leftTaller = missing <= 0 ? (lead > 0 ? 1 : 0) : 1 / (1 + Math.exp(-lead / (w.tall * missing)));
  const ownLeft = towerChance(t, w, left, city, reserve, held, missing);
  const ownRight = towerChance(t, w, right, city, reserve, held, missing);
  return (
    ownLeft * (leftTaller * high + (1 - leftTaller) * low) +
    ownRight * ((1 - leftTaller) * high + leftTaller * low)
  );
}

/** The chances of winning either tower read last, together: from 0 to 2. */
export function towersHoped(t: Table, w: Weights, city: number): number {
  const missing = CITIES[city].floors - left.height - right.height;
  const reserve = ownReserve(t, city);
  return (
    towerChance(t, w, left, city, reserve, w.reserve, missing) +
    towerChance(t, w, right, city, reserve, w.reserve, missing)
  );
}

/** The seat's chance of winning a tower with so many floors missing in its city. */
function towerChance(
  t: Table,
  w: Weights,
  tower: Tower,
  city: number,
  reserve: number,
  held: number,
  missing: number,
): number {
  const { seat } = t;
  if (missing <= 0) return leads(t, tower) ? 1 : 0;
  const heat = 1 / (w.calm + w.storm * Math.max(0, missing - reserve));
  const tie = tower.height > 0 ? w.top / tower.height : 0;
  const own = tower.floors[seat] + tie * tower.highest[seat] + held * reserve;
  let others = 0;
  for (let other = 0; other < t.seats; other++) {
    if (other === seat) continue;
    const theirs = Math.min(missing, t.reserve[city * PER_CITY + other]);
    const strength = tower.floors[other] + tie * tower.highest[other] + w.otherReserve * theirs;
    others += Math.exp((strength - own) * heat);
  }
  return 1 / (1 + others);
}

function leads(t: Table, tower: Tower): boolean {
  const own = tower.floors[t.seat];
  if (own === 0) return false;
  for (let other = 0; other < t.seats; other++) {
    if (other === t.seat || tower.floors[other] < own) continue;
    if (tower.floors[other] > own || tower.highest[other] > tower.highest[t.seat]) return false;
  }
  return true;
}
