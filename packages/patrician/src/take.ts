import { enterSorted, type Refusal, refuse } from '@signoria/core';
import { CARDS, type Card, CITIES, type City } from './data.ts';
import { askMessenger } from './messengers.ts';
import type { Action, Emit, State } from './state.ts';

const TAKE = CITIES.map((_, city): Action => ({ type: 'take', city: city as City }));

/** P-5.1 to P-5.4  Takes the card that must be taken, or asks where there is a choice. */
export function askTake(s: State, emit?: Emit): void {
  const { city, power } = CARDS[s.card as Card];
  if (power !== 'any' && s.open[city] !== -1) {
    take(s, city, emit);
    return;
  }
  let last = -1;
  let cards = 0;
  for (let other = 0; other < s.open.length; other++) {
    if (s.open[other] === -1) continue;
    last = other;
    cards++;
  }
  if (cards === 0) askMessenger(s, emit);
  else if (cards === 1) take(s, last as City, emit);
  else s.step = 'take';
}

/** P-5.2 P-5.3  The open card of any city. */
export function legalTakes(s: State): Action[] {
  const actions: Action[] = [];
  for (let city = 0; city < s.open.length; city++) {
    if (s.open[city] !== -1) actions.push(TAKE[city]);
  }
  return actions;
}

/** P-5.1  Takes the card into the hand in sight of all; P-5.5 P-5.6 the pile fills its space while it lasts. */
export function take(s: State, city: City, emit?: Emit): void {
  const card = s.open[city] as Card;
  enterSorted(s.hands[s.player], card);
  enterSorted(s.known[s.player], card);
  emit?.({ type: 'took', seat: s.player, city, card });
  const next = s.pile.pop() ?? -1;
  s.open[city] = next;
  if (next !== -1) emit?.({ type: 'refilled', city, card: next });
  askMessenger(s, emit);
}

export function whyNotTake(s: State, city: City): Refusal | null {
  return s.open[city] === -1 ? refuse('P-5.3', 'no-card-there') : null;
}
