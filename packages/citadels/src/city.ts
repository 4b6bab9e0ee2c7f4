import { NONE, removeOne, type Seat } from '@signoria/core';
import type { Emit } from './actions.ts';
import {
  BIT,
  type Card,
  CHARACTERS,
  type Character,
  COLOUR,
  COST,
  cardOf,
  having,
  PURPLE,
  sizes,
} from './data.ts';
import { putUnder } from './holdings.ts';
import { allMoved, DECK, MUSEUM as UNDER_MUSEUM } from './knowledge/memory.ts';
import type { Built } from './records.ts';
import type { Open, State } from './state.ts';

const GUARDED = having('guarded');
const WALLS = having('wall');
const WALL = sizes('wall');
const DISCOUNTS = having('discount');
const DISCOUNT = sizes('discount');
const MUSEUM = cardOf('museum');
const BELL_TOWER = cardOf('bell-tower');

/** C-8.1  The number of districts that complete a city, without and with an announced Bell Tower. */
export const FULL_CITY = 8;
export const BELL_CITY = 7;

/** The purple districts of a city, as bits. */
export function purplesOf(city: readonly Built[]): number {
  let bits = 0;
  for (let i = 0; i < city.length; i++) bits |= BIT[city[i].card];
  return bits;
}

export function hasName(city: readonly Built[], card: Card): boolean {
  for (let i = 0; i < city.length; i++) if (city[i].card === card) return true;
  return false;
}

/** The index of this district in the city, or NONE. */
export function placeOf(city: readonly Built[], card: Card, adorned: boolean): number {
  for (let i = 0; i < city.length; i++) if (city[i].card === card && city[i].adorned === adorned) return i;
  return NONE;
}

/** Whether an earlier district of the city looks the same. */
export function isRepeat(city: readonly Built[], i: number): boolean {
  return placeOf(city, city[i].card, city[i].adorned) < i;
}

/** How many duplicates there are. */
export function pairsIn(city: readonly Built[]): number {
  let pairs = 0;
  for (let i = 1; i < city.length; i++)
    for (let j = 0; j < i; j++) if (city[j].card === city[i].card) pairs++;
  return pairs;
}

/** The sum of a numbered effect over a city. */
export function total(city: readonly Built[], size: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < city.length; i++) sum += size[city[i].card];
  return sum;
}

/** C-5.5 C-7.20  What a card costs to build. */
export function costFor(s: Pick<Open, 'cities'>, seat: Seat, card: Card): number {
  if (COLOUR[card] !== PURPLE) return COST[card];
  const city = s.cities[seat];
  if ((purplesOf(city) & DISCOUNTS) === 0) return COST[card];
  return Math.max(0, COST[card] - total(city, DISCOUNT));
}

/** C-6.25  The price of a district for the Warlord and the Diplomat: its cost, and more if it is adorned. */
export function reckoned({ card, adorned }: Built): number {
  return adorned ? COST[card] + 1 : COST[card];
}

/** C-7.10  What a Great Wall adds to the price of any other district. */
export function wallAround(city: readonly Built[], card: Card): number {
  if ((purplesOf(city) & WALLS) === 0) return 0;
  return total(city, WALL) - WALL[card];
}

/** C-7.2 */
export function isGuardedDistrict(card: Card): boolean {
  return (BIT[card] & GUARDED) !== 0;
}

/** C-8.1  The number of districts that complete a city now. */
export function fullCity(s: Pick<Open, 'bell'>): number {
  return s.bell ? BELL_CITY : FULL_CITY;
}

/** C-8.2  Whether a city is complete. */
export function isComplete(s: Pick<Open, 'cities' | 'bell'>, seat: Seat): boolean {
  return s.cities[seat].length >= fullCity(s);
}

/** The character whose power can be used this turn. */
export function powerOf(s: State): Character {
  return CHARACTERS[s.cast[s.play.power]];
}

/** Adds a district to a city; this may trigger the end. */
export function addDistrict(s: State, seat: Seat, card: Card, emit: Emit): void {
  s.cities[seat].push({ card, adorned: false, round: s.round });
  if (s.cities[seat].length === BELL_CITY) s.sevens.push(seat);
  checkEnd(s, seat, emit);
}

/** C-8.1  The first complete city triggers the end of the game. */
export function checkEnd(s: State, seat: Seat, emit: Emit): void {
  if (s.first !== NONE || !isComplete(s, seat)) return;
  s.first = seat;
  emit?.({ type: 'completed', seat, districts: s.cities[seat].length });
}

/** Removes a district from a city. Cards under a Museum go under the deck; a Bell Tower's announcement ends. */
export function razeDistrict(s: State, seat: Seat, at: number, emit: Emit): Card {
  const city = s.cities[seat];
  const { card } = city[at];
  city.splice(at, 1);
  if (city.length < BELL_CITY) removeOne(s.sevens, seat);
  if (card === MUSEUM && s.museum.length > 0) loseMuseum(s, seat, emit);
  if (card === BELL_TOWER) s.bell = false;
  return card;
}

/** C-7.13  The cards of a Museum that is destroyed are lost. */
function loseMuseum(s: State, seat: Seat, emit: Emit): void {
  const count = s.museum.length;
  for (let i = 0; i < count; i++) putUnder(s, s.museum[i], s.museumKnown[i]);
  allMoved(s, UNDER_MUSEUM, DECK);
  s.museum.length = 0;
  s.museumKnown.length = 0;
  emit?.({ type: 'museum-lost', seat, count });
}
