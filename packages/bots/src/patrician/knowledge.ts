import { CITIES, type State } from '@signoria/patrician';
import { CITY, CRESTS, PORTRAIT, SHOWN } from './cards.ts';
import type { Prepared } from './prepared.ts';
import {
  addFloors,
  addHeads,
  allHeads,
  newReading,
  type Reading,
  readPortraits,
  readState,
  readThreats,
} from './reading.ts';
import type { Table } from './table.ts';

/*
 * What each seat knows of a table in a playout: its reading, kept up to date card by card, and what it worked out of the
 * cities. A turn changes one or two of those; the rest stands from one turn to the next.
 */

/** What is worked out once of a city and a seat, until the city changes. */
export const STANDING = 0;
/** By crests of a card: the best it can build there. */
export const BUILDING = 1;
/** By crests of a card: what it would be worth in the hand. */
export const TAKING = 3;
/** By site: what its top floor brings on the other site. */
export const MOVING = 5;
/** Where a card with one crest builds best. */
export const SITE = 7;
const KINDS = 8;

export interface Knowledge {
  readonly readings: readonly Reading[];
  /** By seat x city x kind; NaN until asked for. */
  readonly found: Float64Array;
  /** By seat x other: who was feared for how much when that was worked out. */
  readonly feared: Float64Array;
  /** By patrician: portraits on all cards of the game. */
  heads: readonly number[];
}

const PER_SEAT = CITIES.length * KINDS;

export function newKnowledge(seats: number): Knowledge {
  return {
    readings: Array.from({ length: seats }, newReading),
    found: new Float64Array(seats * PER_SEAT),
    feared: new Float64Array(seats * seats),
    heads: [],
  };
}

export function readKnowledge(k: Knowledge, s: State, w: Prepared): void {
  for (let seat = 0; seat < s.seats; seat++) readState(k.readings[seat], s, seat as State['player'], w, true);
  k.found.fill(NaN);
  k.heads = allHeads(s);
}

/** Where a seat keeps what it worked out of a city. */
export function placeOf(seat: number, city: number): number {
  return seat * PER_SEAT + city * KINDS;
}

/** The city changed: what was worked out of it no longer holds. */
export function forget(k: Knowledge, t: Table, city: number): void {
  for (let seat = 0; seat < t.seats; seat++) {
    const from = placeOf(seat, city);
    for (let i = from; i < from + KINDS; i++) k.found[i] = NaN;
  }
}

/** A card was played; those who had not seen it taken see it now. */
export function notePlayed(k: Knowledge, t: Table, card: number, wasShown: boolean): void {
  for (let seat = 0; seat < t.seats; seat++) {
    const r = k.readings[seat];
    if (seat === t.player || wasShown) addFloors(r, t.player, CITY[card], -CRESTS[card]);
    else addHeads(r, t.player, PORTRAIT[card], SHOWN[card]);
  }
  forget(k, t, CITY[card]);
}

/** A card was taken, in sight of all. */
export function noteTaken(k: Knowledge, t: Table, card: number): void {
  for (let seat = 0; seat < t.seats; seat++) {
    addFloors(k.readings[seat], t.player, CITY[card], CRESTS[card]);
    addHeads(k.readings[seat], t.player, PORTRAIT[card], SHOWN[card]);
  }
  forget(k, t, CITY[card]);
}

/** The reading of the player, with sets begun and rivals as they now stand. */
export function takeStock(k: Knowledge, t: Table, w: Prepared): Reading {
  const r = k.readings[t.player];
  readPortraits(r, k.heads, cardsToTake(t), w);
  fearAnew(k, t, r, w);
  return r;
}

function cardsToTake(t: Table): number {
  let cards = t.left;
  for (let city = 0; city < t.cities; city++) if (t.open[city] >= 0) cards++;
  return cards;
}

/** Of several rivals the leaders change, and with them all that cities are worth. */
function fearAnew(k: Knowledge, t: Table, r: Reading, w: Prepared): void {
  const { threat } = r;
  for (let seat = 0; seat < t.seats; seat++) threat[seat] = t.tokens[seat];
  readThreats(r, w);
  const from = t.player * k.readings.length;
  let isSame = true;
  for (let seat = 0; seat < t.seats; seat++) {
    if (k.feared[from + seat] !== threat[seat]) isSame = false;
    k.feared[from + seat] = threat[seat];
  }
  if (!isSame) k.found.fill(NaN, t.player * PER_SEAT, (t.player + 1) * PER_SEAT);
}
