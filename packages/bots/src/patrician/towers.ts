import type { Seat } from '@signoria/core';
import { patrician } from '@signoria/patrician';

const SEATS = patrician.seats;

/** A tower in figures. */
export interface Tower {
  height: number;
  /** By seat: its floors, and the height of its highest one. */
  floors: Int32Array;
  highest: Int32Array;
}

export function newTower(): Tower {
  return { height: 0, floors: new Int32Array(SEATS.max), highest: new Int32Array(SEATS.max) };
}

/** Reads the first `height` floors of a tower into figures. */
export function readTower(tower: readonly Seat[], height: number, into: Tower): void {
  const { floors, highest } = into;
  // A loop, since `fill` costs more than these few figures.
  for (let seat = 0; seat < floors.length; seat++) {
    floors[seat] = 0;
    highest[seat] = 0;
  }
  into.height = height;
  for (let i = 0; i < height; i++) {
    floors[tower[i]]++;
    highest[tower[i]] = i + 1;
  }
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
