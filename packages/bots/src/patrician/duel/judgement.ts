import { NONE } from '@signoria/core';
import { SET_OF, SET_POINTS } from '@signoria/patrician';
import { CITY, CRESTS, IS_ANY, IS_MOVE, PORTRAIT, SHOWN } from '../cards.ts';
import type { Prepared } from '../prepared.ts';
import {
  FLOORS_LEFT,
  HAND,
  HANDS,
  HEADS,
  HELD,
  hasFloor,
  KNOWN_HEADS,
  MISSING,
  OPEN,
  PATRICIANS,
  PLAYER,
  TOWERS,
  TOWNS,
  towerAt,
} from './duel.ts';
import {
  BUILDING,
  FIRST_ON,
  LAST_ON,
  newWorths,
  STANDING,
  TAKING,
  type Worths,
  worthAt,
  worthOfMove,
} from './worth.ts';

/*
 * The policy, as the player of a duel is judged by it. The same figures as policy.ts comes to, from what is kept of the
 * cities (a test compares them).
 */

export interface Judge {
  readonly w: Prepared;
  readonly worths: Worths;
  /** By patrician: portraits on all cards of the game. */
  heads: readonly number[];
  /** By portraits of a patrician still to come x those one has: what one or two more are worth. */
  readonly oneMore: Float64Array;
  readonly twoMore: Float64Array;
  /** By card: what its power is worth in the hand. */
  readonly power: Float64Array;
  /** What the best open card brings; NaN until asked for. */
  bestOfOpen: number;
  /** By seat, of a game that is over. */
  readonly totals: Float64Array;
  readonly floors: Float64Array;
}

/** More portraits than the cards of any printing show. */
const MOST_HEADS = 64;

export function newJudge(w: Prepared): Judge {
  const oneMore = new Float64Array(MOST_HEADS * MOST_HEADS);
  const twoMore = new Float64Array(MOST_HEADS * MOST_HEADS);
  const worth = new Float64Array(MOST_HEADS + 2);
  for (let left = 0; left < MOST_HEADS; left++) {
    countSets(w, left, worth);
    for (let heads = 0; heads < MOST_HEADS; heads++) {
      oneMore[left * MOST_HEADS + heads] = worth[heads + 1] - worth[heads];
      twoMore[left * MOST_HEADS + heads] = worth[heads + 2] - worth[heads];
    }
  }
  const power = Float64Array.from(CITY, (_, card) => (IS_MOVE[card] ? w.move : IS_ANY[card] ? w.any : 0));
  const totals = new Float64Array(2);
  const floors = new Float64Array(2);
  return { w, worths: newWorths(w), heads: [], oneMore, twoMore, power, bestOfOpen: NaN, totals, floors };
}

/** By portraits of a patrician: what they are worth to one of two players, while `left` are still to come. */
function countSets(w: Prepared, left: number, worth: Float64Array): void {
  const coming = left / 2;
  const first = left < 2 ? 0 : (w.firstHead * coming) / (coming + w.firstPatience);
  const second = left < 1 ? 0 : (w.secondHead * coming) / (coming + w.patience);
  for (let heads = 0; heads < worth.length; heads++) {
    const sets = (heads / SET_OF) | 0;
    const over = heads - SET_OF * sets;
    worth[heads] = SET_POINTS * sets + (over === 0 ? 0 : over === 1 ? first : second);
  }
}

/** The policy's card, low ones first. */
export function chooseCard(j: Judge, at: Int32Array): number {
  const from = HANDS + at[PLAYER] * HAND;
  const end = from + at[HELD + at[PLAYER]];
  let chosen = at[from];
  if (chosen === at[end - 1]) return chosen;
  let most = -Infinity;
  j.bestOfOpen = NaN;
  for (let i = from; i < end; i++) {
    if (i > from && at[i] === at[i - 1]) continue;
    const points = cardWorth(j, at, at[i]);
    if (points <= most) continue;
    most = points;
    chosen = at[i];
  }
  return chosen;
}

/** What a card's floors gain, with the card it brings and the move it allows. `bestOfOpen` holds for the table as it is. */
export function cardWorth(j: Judge, at: Int32Array, card: number): number {
  const { w, worths } = j;
  const { found } = worths;
  const city = CITY[card];
  const place = worthAt(worths, at, at[PLAYER], city);
  let points = found[place + BUILDING + CRESTS[card] - 1] - found[place + STANDING];
  points += w.take * (IS_ANY[card] || at[OPEN + city] === NONE ? bestTake(j, at) : takeWorth(j, at, city));
  if (IS_MOVE[card]) points += w.moveNow * bestMove(j, at, city) - w.move;
  if (IS_ANY[card]) points -= w.any;
  return points;
}

/** What the open card beside a city brings to the hand. */
export function takeWorth(j: Judge, at: Int32Array, beside: number): number {
  const { worths } = j;
  const card = at[OPEN + beside];
  const place = worthAt(worths, at, at[PLAYER], CITY[card]);
  return headsWorth(j, at, card) + worths.found[place + TAKING + CRESTS[card] - 1] + j.power[card];
}

/** What the portraits of a card bring the player, and what the other then misses. */
function headsWorth({ w, heads, oneMore, twoMore }: Judge, at: Int32Array, card: number): number {
  const portrait = PORTRAIT[card];
  if (portrait === NONE) return 0;
  const own = at[HEADS + at[PLAYER] * PATRICIANS + portrait];
  const theirs = at[KNOWN_HEADS + (1 - at[PLAYER]) * PATRICIANS + portrait];
  const left = (heads[portrait] - own - theirs) * MOST_HEADS;
  const more = SHOWN[card] === 1 ? oneMore : twoMore;
  const missed = more[left + theirs];
  return missed > 0 ? more[left + own] + w.deny * missed : more[left + own];
}

function bestTake(j: Judge, at: Int32Array): number {
  if (Number.isNaN(j.bestOfOpen)) {
    const city = bestOpen(j, at);
    j.bestOfOpen = city === NONE ? 0 : takeWorth(j, at, city);
  }
  return j.bestOfOpen;
}

/** Beside which city the best open card lies; none when none lies open. */
export function bestOpen(j: Judge, at: Int32Array): number {
  let chosen = NONE;
  let most = -Infinity;
  for (let city = 0; city < TOWNS; city++) {
    if (at[OPEN + city] === NONE) continue;
    const points = takeWorth(j, at, city);
    if (points <= most) continue;
    most = points;
    chosen = city;
  }
  return chosen;
}

/** What the next floor of the card brings on a site. */
export function siteWorth({ worths }: Judge, at: Int32Array, city: number, site: number): number {
  const kind = at[FLOORS_LEFT] === 1 ? LAST_ON : FIRST_ON;
  return worths.found[worthAt(worths, at, at[PLAYER], city) + kind + site];
}

export function chooseSite({ worths }: Judge, at: Int32Array, city: number): number {
  const { found } = worths;
  const place = worthAt(worths, at, at[PLAYER], city) + (at[FLOORS_LEFT] === 1 ? LAST_ON : FIRST_ON);
  return found[place + 1] > found[place] ? 1 : 0;
}

/** What moving the top floor of a tower gains. */
export function moveWorth({ worths }: Judge, at: Int32Array, city: number, from: number): number {
  return worthOfMove(worths, at, at[PLAYER], city, from);
}

/** P-4.2 P-4.3 P-4.4  Whether the player, having built in `built`, may move a floor in `city`. */
export function mayMove(at: Int32Array, city: number, built: number): boolean {
  return city !== built && at[MISSING + city] > 0 && hasFloor(at[TOWERS + city], at[PLAYER]);
}

/** The best move after building in `built`, as city x 2 + site; none when there is none, or none pays. */
export function chooseMove(j: Judge, at: Int32Array, built: number): number {
  let chosen = NONE;
  let most = -Infinity;
  for (let city = 0; city < TOWNS; city++) {
    if (!mayMove(at, city, built)) continue;
    for (let from = 0; from < 2; from++) {
      if (towerAt(at[TOWERS + city], from) === 1) continue;
      const points = moveWorth(j, at, city, from);
      if (points <= most) continue;
      most = points;
      chosen = 2 * city + from;
    }
  }
  return most < 0 ? NONE : chosen;
}

function bestMove(j: Judge, at: Int32Array, built: number): number {
  const move = chooseMove(j, at, built);
  return move === NONE ? 0 : moveWorth(j, at, move >> 1, move & 1);
}
