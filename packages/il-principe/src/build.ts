import { type ActionOf, NONE, type Refusal, refuse, type Seat } from '@signoria/core';
import { type Action, BUILD, type Emit, PASS, SHIELD } from './actions.ts';
import { ALL_COLOURS, type CityCard, citiesIn, majorOf, minorOf, type Region, type Role } from './data.ts';
import { leaveHand, sum, titleOf } from './families.ts';
import type { State } from './state.ts';

/** IP-4.6  The points for a role when another family builds with its colour. */
export const MAJOR_TRIBUTE = 2;
export const MINOR_TRIBUTE = 1;

/** IP-3.8 IP-9.1  No city can be built in the first round, except in the rich variant. */
export function mayBuildNow(s: State): boolean {
  return s.round > 1 || s.options.rich;
}

/** IP-4.3  Whether the hand has a card for every icon. */
function holdsCards(hand: readonly number[], { needs }: CityCard): boolean {
  for (let colour = 0; colour < 5; colour++) if (hand[colour] < needs[colour]) return false;
  return true;
}

/** IP-3.7 IP-4.3  Each available city for which the player has the cards and the coins; or pass. */
export function legalBuilds(s: State): Action[] {
  const actions: Action[] = [PASS];
  if (!mayBuildNow(s)) return actions;
  const hand = s.hands[s.player];
  const money = s.money[s.player];
  const cities = citiesIn(s.options);
  for (let i = 0; i < s.open.length; i++) {
    const city = s.open[i];
    if (money >= cities[city].cost && holdsCards(hand, cities[city])) actions.push(BUILD[city]);
  }
  return actions;
}

export function whyNotBuild(s: State, action: Action): Refusal {
  if (action.type !== 'build') return refuse('IP-3.7', 'build-or-pass-first');
  if (!mayBuildNow(s)) return refuse('IP-3.8', 'no-city-in-first-round');
  if (!s.open.includes(action.city)) return refuse('IP-4.3', 'city-not-open');
  const hasCards = holdsCards(s.hands[s.player], citiesIn(s.options)[action.city]);
  return hasCards ? refuse('IP-4.3', 'money-missing') : refuse('IP-4.3', 'cards-missing');
}

/** IP-10.3  What everyone can see: fewer cards than any available city needs, or a public purse with too few coins. */
export function plainlyCannotBuild(s: State, seat: Seat): boolean {
  const cards = sum(s.hands[seat]);
  const cities = citiesIn(s.options);
  for (let i = 0; i < s.open.length; i++) {
    const { icons, cost } = cities[s.open[i]];
    if (cards >= icons.length && (s.options.purses === 'hidden' || s.money[seat] >= cost)) return false;
  }
  return true;
}

/**
 * IP-4.3 IP-4.4 IP-4.8  Places the cards face up, pays and scores; then come the other families' roles and
 * the shields.
 */
export function build(s: State, { city }: ActionOf<Action, 'build'>, emit: Emit): void {
  const seat = s.player;
  const { needs, cost, points, shields } = citiesIn(s.options)[city];
  for (const colour of ALL_COLOURS) {
    if (needs[colour] === 0) continue;
    leaveHand(s, seat, colour, needs[colour]);
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
function payTributes(s: State, needs: readonly number[], emit: Emit): void {
  for (const colour of ALL_COLOURS) {
    if (needs[colour] === 0) continue;
    payTribute(s, majorOf(colour), MAJOR_TRIBUTE, emit);
    payTribute(s, minorOf(colour), MINOR_TRIBUTE, emit);
  }
}

function payTribute(s: State, role: Role, points: number, emit: Emit): void {
  const holder = s.roles[role];
  if (holder === NONE || holder === s.player) return;
  s.tributes[holder] += points;
  emit?.({ type: 'tribute', seat: holder, role, title: titleOf(s, role), points });
}

/** The regions the city touches whose shields are being set. */
function regionsTouched(s: State): readonly Region[] {
  return s.city === NONE ? [] : citiesIn(s.options)[s.city].regions;
}

/** IP-4.5  Any region the city touches. */
export function legalShields(s: State): Action[] {
  const regions = regionsTouched(s);
  const actions: Action[] = [];
  for (let i = 0; i < regions.length; i++) actions.push(SHIELD[regions[i]]);
  return actions;
}

export function whyNotShield(_s: State, action: Action): Refusal {
  return action.type === 'shield' ? refuse('IP-4.5', 'region-not-touched') : refuse('IP-4.5', 'shield-first');
}

/** IP-4.5  Places one of the city's shields; after the last one the next city card is revealed. */
export function placeForCity(s: State, { region }: ActionOf<Action, 'shield'>, emit: Emit): void {
  placeShield(s, region, emit);
  s.shieldsDue--;
  placeForced(s, emit);
}

/** Places one of the player's shields on the map. */
export function placeShield(s: State, region: Region, emit: Emit): void {
  s.shields[s.player]--;
  s.regions[s.player][region]++;
  emit?.({ type: 'shield-placed', seat: s.player, region, city: s.city });
}

/** IP-10.3  A city of one region leaves no choice; no shields due ends the building. */
function placeForced(s: State, emit: Emit): void {
  const regions = regionsTouched(s);
  if (regions.length === 1) {
    for (; s.shieldsDue > 0; s.shieldsDue--) placeShield(s, regions[0], emit);
  }
  if (s.shieldsDue === 0) finishBuilding(s, emit);
}

/** IP-4.7  A new city card at once, as long as there are any. */
function finishBuilding(s: State, emit: Emit): void {
  s.city = NONE;
  s.step = 'next';
  const city = s.cityDeck.pop();
  if (city === undefined) return;
  s.open.push(city);
  emit?.({ type: 'city-opened', city });
}
