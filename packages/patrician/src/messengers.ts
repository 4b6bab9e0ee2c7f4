import { type Refusal, refuse } from '@signoria/core';
import { cityBuilt, messengersAt } from './city.ts';
import { CARDS, type Card, type City, ROADS } from './data.ts';
import { endTurn } from './end.ts';
import type { Action, Emit, State } from './state.ts';

/** P-9.5  Messengers a city may have. */
const PER_CITY = 2;

const SKIP: Action = { type: 'skip' };
const SET = ROADS.map(({ from, to }): Action => ({ type: 'messenger', from, to }));

/** P-9.2  After the five actions, a start card lets its player set a messenger, if one is left and fits. */
export function askMessenger(s: State, emit?: Emit): void {
  if (s.messengersLeft[s.player] > 0 && CARDS[s.card as Card].star) {
    for (let road = 0; road < s.messengers.length; road++) {
      if (isFree(s, road)) {
        s.step = 'messenger';
        return;
      }
    }
  }
  endTurn(s, emit);
}

/** P-9.4 P-9.5 P-9.6  Whether a messenger may be set on this road. */
function isFree(s: State, road: number): boolean {
  const { from, to } = ROADS[road];
  const built = cityBuilt(s);
  if (s.messengers[road] !== -1 || from === built || to === built) return false;
  return messengersAt(s, from) < PER_CITY && messengersAt(s, to) < PER_CITY;
}

export function legalMessengers(s: State): Action[] {
  const actions: Action[] = [];
  for (let road = 0; road < s.messengers.length; road++) if (isFree(s, road)) actions.push(SET[road]);
  actions.push(SKIP);
  return actions;
}

export function setMessenger(s: State, from: City, to: City, emit?: Emit): void {
  s.messengers[roadBetween(from, to)] = s.player;
  s.messengersLeft[s.player]--;
  emit?.({ type: 'messenger-set', seat: s.player, from, to });
  endTurn(s, emit);
}

/** P-9.2  Setting one is optional. */
export function keepMessenger(s: State, emit?: Emit): void {
  emit?.({ type: 'messenger-kept', seat: s.player });
  endTurn(s, emit);
}

/** The road between two neighbours, named in the order of the table of roads; -1 when there is none. */
function roadBetween(from: City, to: City): number {
  return ROADS.findIndex(road => road.from === from && road.to === to);
}

export function whyNotMessenger(s: State, from: City, to: City): Refusal | null {
  const road = roadBetween(from, to);
  if (road === -1)
    return refuse('P-9.3', roadBetween(to, from) === -1 ? 'not-neighbours' : 'other-city-first');
  const built = cityBuilt(s);
  if (from === built || to === built) return refuse('P-9.4', 'city-just-built');
  if (s.messengers[road] !== -1) return refuse('P-9.6', 'road-taken');
  if (messengersAt(s, from) >= PER_CITY || messengersAt(s, to) >= PER_CITY)
    return refuse('P-9.5', 'two-messengers-there');
  return null;
}
