import { type ActionOf, NONE, type Refusal, refuse } from '@signoria/core';
import { type Action, type Emit, MESSENGER, SKIP } from './actions.ts';
import { cityBuilt, messengersAt, printPlayed } from './city.ts';
import { type City, ROADS } from './data.ts';
import { endTurn } from './end.ts';
import type { State } from './state.ts';

/** P-9.5  Messengers a city may have. */
const PER_CITY = 2;

/** P-9.2  After the five steps, a start card lets its player place a messenger, if one is left and a road is free. */
export function askMessenger(s: State, emit: Emit): void {
  const mayAsk = s.messengersLeft[s.player] > 0 && printPlayed(s).star;
  if (mayAsk && s.messengers.some((_, road) => isFree(s, road))) s.step = 'messenger';
  else endTurn(s, emit);
}

/** P-9.4 P-9.5 P-9.6  Whether a messenger may be set on this road. */
function isFree(s: State, road: number): boolean {
  const { from, to } = ROADS[road];
  const built = cityBuilt(s);
  if (s.messengers[road] !== NONE || from === built || to === built) return false;
  return messengersAt(s, from) < PER_CITY && messengersAt(s, to) < PER_CITY;
}

/** P-9.2 P-9.3  Between any two neighbouring cities with room for one; or skip. */
export function legalMessengers(s: State): Action[] {
  const actions: Action[] = [];
  for (let road = 0; road < s.messengers.length; road++) if (isFree(s, road)) actions.push(MESSENGER[road]);
  actions.push(SKIP);
  return actions;
}

export function whyNotMessenger(s: State, action: Action): Refusal {
  if (action.type !== 'messenger') return refuse('P-2.2', 'messenger-or-skip-first');
  const { from, to } = action;
  const road = roadBetween(from, to);
  if (road === NONE)
    return refuse('P-9.3', roadBetween(to, from) === NONE ? 'not-neighbours' : 'other-city-first');
  const built = cityBuilt(s);
  if (from === built || to === built) return refuse('P-9.4', 'city-just-built');
  return s.messengers[road] === NONE
    ? refuse('P-9.5', 'two-messengers-there')
    : refuse('P-9.6', 'road-taken');
}

/** P-9.2  Places one of the player's messengers between the two cities. */
export function messenger(s: State, { from, to }: ActionOf<Action, 'messenger'>, emit: Emit): void {
  s.messengers[roadBetween(from, to)] = s.player;
  s.messengersLeft[s.player]--;
  emit?.({ type: 'messenger-set', seat: s.player, from, to });
  endTurn(s, emit);
}

/** P-9.2  Placing one is optional. */
export function skipMessenger(s: State, _action: Action, emit: Emit): void {
  emit?.({ type: 'messenger-kept', seat: s.player });
  endTurn(s, emit);
}

/** The road between two neighbours, named in the order of the table of roads, if there is one. */
function roadBetween(from: City, to: City): number {
  return ROADS.findIndex(road => road.from === from && road.to === to);
}
