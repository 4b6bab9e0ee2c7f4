import type { Seat } from '@signoria/core';
import { CITIES, type City, MILANO, messengersAt, PARMA, type State, VERONA } from '@signoria/patrician';
import type { Table } from './table.ts';
import type { Weights } from './weights.ts';

const SEATS = 5;
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

function newTower(): Tower {
  return { height: 0, floors: new Int32Array(SEATS), highest: new Int32Array(SEATS) };
}

/** The two towers of the city under consideration. */
export const left = newTower();
export const right = newTower();
/** What the taller and the lower of them bring. */
export const stakes = { high: 0, low: 0 };

/** Reads the city to be considered into figures. */
export function readCity(s: State, t: Table, w: Weights, city: number): void {
  readTowers(s, city);
  const { tokens } = CITIES[city];
  const bonus = t.messengers ? MESSENGER_POINTS * messengersAt(s, city as City) : 0;
  stakes.high = tokens[0] + bonus;
  stakes.low = tokens[1] + bonus;
  if (!t.ambassadors) return;
  stakes.low += w.envoyToken;
  if (!WESTERN[city]) return;
  stakes.high += w.envoyPoint * tokens[0];
  stakes.low += w.envoyPoint * tokens[1];
}

/** Reads its towers alone. */
export function readTowers(s: State, city: number): void {
  const towers = s.towers[city];
  readTower(towers[0], towers[0].length, left);
  readTower(towers[1], towers[1].length, right);
}

/** Reads the first `height` floors of a tower into figures. */
export function readTower(tower: readonly Seat[], height: number, into: Tower): void {
  const { floors, highest } = into;
  // A loop, since `fill` costs more than these few figures.
  for (let seat = 0; seat < SEATS; seat++) {
    floors[seat] = 0;
    highest[seat] = 0;
  }
  into.height = height;
  for (let i = 0; i < height; i++) {
    floors[tower[i]]++;
    highest[tower[i]] = i + 1;
  }
}

/** Floors still to come in the city under consideration. */
export function missingIn(city: number): number {
  return CITIES[city].floors - left.height - right.height;
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
