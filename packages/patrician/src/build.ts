import { type ActionOf, NONE, type None, type Refusal, refuse } from '@signoria/core';
import { type Action, BUILD, type Emit } from './actions.ts';
import { cityBuilt, isFull, scoreCity } from './city.ts';
import { CARDS, type Card, CITIES, type City, type Site } from './data.ts';
import { askMove } from './move.ts';
import type { Open, State } from './state.ts';

/** P-3.1  Asks for the site of the next floor, or builds it if there is only one possible site. */
export function askSite(s: State, emit: Emit): void {
  const forced = lastFloorSite(s, cityBuilt(s));
  if (forced === NONE) s.step = 'build';
  else build(s, BUILD[forced], emit);
}

/** P-3.4  The last floor of a city must go on its empty site, if it has one; otherwise on either. */
export function lastFloorSite(s: Open, city: City): Site | None {
  const [left, right] = s.towers[city];
  if (left.length + right.length < CITIES[city].floors - 1) return NONE;
  if (left.length === 0) return 0;
  return right.length === 0 ? 1 : NONE;
}

/** P-3.2  Either site, whatever colours are already there. */
export function legalBuilds(): Action[] {
  return [BUILD[0], BUILD[1]];
}

export function whyNotBuild(): Refusal {
  return refuse('P-2.2', 'build-first');
}

/** P-3.1  Why the card's floor cannot be built in this city. Null for the city on the card. */
export function whyNotCity(card: Card, city: City): Refusal | null {
  return CARDS[card].city === city ? null : refuse('P-3.1', 'wrong-city');
}

/** P-3.1 P-3.3 P-6.1  Builds one floor of the player's colour; a full city is scored at once. */
export function build(s: State, { site }: ActionOf<Action, 'build'>, emit: Emit): void {
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
