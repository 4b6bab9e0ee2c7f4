import type { Seat } from '@signoria/core';
import { CITIES, COLOURS } from '@signoria/il-principe';
import { type Reach, USUAL } from './cities.ts';

/*
 * What one seat knows of the table, in figures. The record is filled anew for every decision and its arrays are kept,
 * since playouts make hundreds of thousands of decisions a second.
 */
export interface Reading {
  seat: Seat;
  seats: number;
  /** How far hands go towards cities at this table. */
  reach: Reach;
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
  rolesNow: Float64Array;
  /** By colour: cards in hand. */
  hand: Int32Array;
  /** By colour: cards in hand as they would be after an action. */
  changed: Int32Array;
  /** By colour: what they count for as a claim to roles. */
  claims: Float64Array;
  /** By colour: cards that would still bring the next set nearer. */
  short: Int32Array;
  /** By colour: what a city that needs it costs by paying the others. */
  levies: Float64Array;
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

export function newReading(): Reading {
  const byColour = () => new Float64Array(COLOURS.length);
  const countByColour = () => new Int32Array(COLOURS.length);
  return {
    seat: 0,
    seats: 0,
    reach: USUAL,
    coin: 0,
    rounds: 0,
    isClosing: false,
    major: byColour(),
    minor: byColour(),
    others: {
      most: countByColour(),
      mostBy: countByColour(),
      next: countByColour(),
      nextBy: countByColour(),
    },
    rolesNow: byColour(),
    hand: countByColour(),
    changed: countByColour(),
    claims: byColour(),
    short: countByColour(),
    levies: byColour(),
    gain: new Float64Array(CITIES.length),
    nearness: new Float64Array(4),
    poor: 0,
    kept: 0,
  };
}
