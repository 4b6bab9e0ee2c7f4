import { type Refusal, refuse, type Seat } from '@signoria/core';
import {
  ALL_CITIES,
  ALL_REGIONS,
  CITIES,
  type City,
  type Colour,
  majorOf,
  minorOf,
  type Region,
  type Role,
} from './data.ts';
import { leaveHand, sum, titleOf } from './families.ts';
import type { Action, Event, State } from './state.ts';

const BUILD = ALL_CITIES.map((city): Action => ({ type: 'build', city }));
const SHIELD = ALL_REGIONS.map((region): Action => ({ type: 'shield', region }));

/** IP-4.6  What a role earns when another family builds in its colour. */
export const MAJOR_TRIBUTE = 2;
export const MINOR_TRIBUTE = 1;

/** IP-3.8 IP-9.1  Nothing is built in the first round, except in the rich variant. */
export function mayBuildNow(s: State): boolean {
  return s.round > 1 || s.options.rich;
}

/** IP-4.3  Whether the hand has a card for every icon. */
function holdsCards(hand: readonly number[], city: City): boolean {
  const { needs } = CITIES[city];
  for (let colour = 0; colour < 5; colour++) if (hand[colour] < needs[colour]) return false;
  return true;
}

/** IP-4.3  Adds each open city the player has the cards and the money for. */
export function legalBuilds(s: State, actions: Action[]): void {
  if (!mayBuildNow(s)) return;
  const hand = s.hands[s.player];
  const money = s.money[s.player];
  for (let i = 0; i < s.open.length; i++) {
    const city = s.open[i];
    if (money >= CITIES[city].cost && holdsCards(hand, city)) actions.push(BUILD[city]);
  }
}

/** IP-10.3  What everyone can see: fewer cards than any open city takes, or an open purse too light. */
export function plainlyCannotBuild(s: State, seat: Seat): boolean {
  const cards = sum(s.hands[seat]);
  for (let i = 0; i < s.open.length; i++) {
    const { icons, cost } = CITIES[s.open[i]];
    if (cards >= icons.length && (s.options.purses === 'hidden' || s.money[seat] >= cost)) return false;
  }
  return true;
}

/** IP-4.3 IP-4.4  Lays the cards face up, pays and scores; then come the others' roles and the shields. */
export function build(s: State, city: City, emit?: (event: Event) => void): void {
  const seat = s.player;
  const { needs, cost, points, shields } = CITIES[city];
  for (let colour = 0; colour < 5; colour++) {
    if (needs[colour] === 0) continue;
    leaveHand(s, seat, colour as Colour, needs[colour]);
    s.up[seat][colour] += needs[colour];
  }
  s.money[seat] -= cost;
  s.open.splice(s.open.indexOf(city), 1);
  s.built[seat].push(city);
  emit?.({ type: 'built', seat, city, cost, points, card: s.options.builtCities });
  payTributes(s, needs, emit);
  s.city = city;
  s.shieldsDue = Math.min(shields, s.shields[seat]);
  s.step = 'shield';
  placeForced(s, emit);
}

/** IP-4.6  Once for each colour used; never to the builder. */
function payTributes(s: State, needs: readonly number[], emit?: (event: Event) => void): void {
  for (let colour = 0; colour < 5; colour++) {
    if (needs[colour] === 0) continue;
    payTribute(s, majorOf(colour as Colour), MAJOR_TRIBUTE, emit);
    payTribute(s, minorOf(colour as Colour), MINOR_TRIBUTE, emit);
  }
}

function payTribute(s: State, role: Role, points: number, emit?: (event: Event) => void): void {
  const holder = s.roles[role];
  if (holder === null || holder === s.player) return;
  s.tributes[holder] += points;
  emit?.({ type: 'tribute', seat: holder, role, title: titleOf(s, role), points });
}

/** IP-4.5  Any region the city touches. */
export function legalShields(s: State): Action[] {
  const actions: Action[] = [];
  if (s.city === null) return actions;
  const { regions } = CITIES[s.city];
  for (let i = 0; i < regions.length; i++) actions.push(SHIELD[regions[i]]);
  return actions;
}

/** IP-5.11  Lord and Knight: any region at all. */
export function legalAnywhere(): Action[] {
  return SHIELD.slice();
}

/** IP-4.5  One of the city's shields; after the last one the next city card is opened. */
export function placeCityShield(s: State, region: Region, emit?: (event: Event) => void): void {
  placeShield(s, s.player, region, emit);
  s.shieldsDue--;
  placeForced(s, emit);
}

export function placeShield(s: State, seat: Seat, region: Region, emit?: (event: Event) => void): void {
  s.shields[seat]--;
  s.regions[seat][region]++;
  emit?.({ type: 'shield-placed', seat, region, city: s.city });
}

/** IP-10.3  A city of one region leaves no choice; no shields due ends the building. */
function placeForced(s: State, emit?: (event: Event) => void): void {
  if (s.city === null) return;
  const { regions } = CITIES[s.city];
  if (regions.length === 1) {
    for (; s.shieldsDue > 0; s.shieldsDue--) placeShield(s, s.player, regions[0], emit);
  }
  if (s.shieldsDue === 0) finishBuilding(s, emit);
}

/** IP-4.7  A new city card at once, as long as there are any. */
function finishBuilding(s: State, emit?: (event: Event) => void): void {
  s.city = null;
  s.step = 'next';
  const city = s.cityDeck.pop();
  if (city === undefined) return;
  s.open.push(city);
  emit?.({ type: 'city-opened', city });
}

export function whyNotBuild(s: State, city: City): Refusal | null {
  if (!mayBuildNow(s)) return refuse('IP-3.8', 'no-city-in-first-round');
  if (!s.open.includes(city)) return refuse('IP-4.3', 'city-not-open');
  if (!holdsCards(s.hands[s.player], city)) return refuse('IP-4.3', 'cards-missing');
  if (s.money[s.player] < CITIES[city].cost) return refuse('IP-4.3', 'money-missing');
  return null;
}

export function whyNotShield(s: State, region: Region): Refusal | null {
  const touched = s.city !== null && CITIES[s.city].regions.includes(region);
  return touched ? null : refuse('IP-4.5', 'region-not-touched');
}
