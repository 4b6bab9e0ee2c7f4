import { type Refusal, refuse } from '@signoria/core';
import { cityBuilt, isFull, scoreCity } from './city.ts';
import { CARDS, type Card, CITIES, type City, type Site } from './data.ts';
import { askMove } from './move.ts';
import type { Action, Emit, State } from './state.ts';

const BUILD: readonly Action[] = [
  { type: 'build', site: 0 },
  { type: 'build', site: 1 },
];

/** P-3.2  Either site, whoever built there before. */
export function legalSites(): Action[] {
  return [BUILD[0], BUILD[1]];
}

/** P-3.4  The last floor of a city goes to its empty site, if it has one; -1 when either will do. */
function lastFloorSite(s: State, city: City): Site | -1 {
  const [left, right] = s.towers[city];
  if (left.length + right.length < CITIES[city].floors - 1) return -1;
  if (left.length === 0) return 0;
  return right.length === 0 ? 1 : -1;
}

/** P-3.1  Asks for the site of the next floor, or builds it where it must go. */
export function askSite(s: State, emit?: Emit): void {
  const forced = lastFloorSite(s, cityBuilt(s));
  if (forced === -1) s.step = 'build';
  else build(s, forced, emit);
}

/** P-3.1 P-3.3  One floor of the player's colour on top; P-6.1 a full city is scored at once. */
export function build(s: State, site: Site, emit?: Emit): void {
  const city = cityBuilt(s);
  s.towers[city][site].push(s.player);
  s.floorsLeft--;
  emit?.({ type: 'built', seat: s.player, city, site });
  if (s.floorsLeft > 0) {
    askSite(s, emit);
    return;
  }
  if (isFull(s, city)) scoreCity(s, city, emit);
  askMove(s, emit);
}

/** P-3.1  Why no floor of this card goes up in this city: it must be the card's own, and then the answer is null. */
export function whyNotCity(card: Card, city: City): Refusal | null {
  return CARDS[card].city === city ? null : refuse('P-3.1', 'wrong-city');
}
