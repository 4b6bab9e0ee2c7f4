import { type ActionOf, enterSorted, NONE, type Refusal, refuse } from '@signoria/core';
import { type Action, type Emit, TAKE } from './actions.ts';
import { printPlayed } from './city.ts';
import type { Card, City } from './data.ts';
import { askMessenger } from './messengers.ts';
import type { State } from './state.ts';

/** P-5.1 to P-5.4  Takes the card that must be taken, or asks if there is a choice. */
export function askTake(s: State, emit: Emit): void {
  const { city, power } = printPlayed(s);
  if (power !== 'any' && s.open[city] !== NONE) {
    take(s, TAKE[city], emit);
    return;
  }
  const choices = legalTakes(s);
  if (choices.length === 0) askMessenger(s, emit);
  else if (choices.length === 1) take(s, choices[0], emit);
  else s.step = 'take';
}

/** P-5.2 P-5.3  The face-up card of any city. */
export function legalTakes(s: State): ActionOf<Action, 'take'>[] {
  const actions: ActionOf<Action, 'take'>[] = [];
  for (let city = 0; city < s.open.length; city++) {
    if (s.open[city] !== NONE) actions.push(TAKE[city]);
  }
  return actions;
}

export function whyNotTake(s: State, action: Action): Refusal {
  if (action.type !== 'take') return refuse('P-2.2', 'take-first');
  const isAnywhere = printPlayed(s).power === 'any';
  return refuse(isAnywhere ? 'P-5.2' : 'P-5.3', 'no-card-there');
}

/** P-5.1  Takes the card into the hand, openly. */
export function take(s: State, { city }: ActionOf<Action, 'take'>, emit: Emit): void {
  const card = s.open[city] as Card;
  enterSorted(s.hands[s.player], card);
  enterSorted(s.known[s.player], card);
  emit?.({ type: 'took', seat: s.player, city, card });
  refill(s, city, emit);
  askMessenger(s, emit);
}

/** P-5.5 P-5.6  The next card of the deck fills the empty space, if there is one. */
function refill(s: State, city: City, emit: Emit): void {
  const card = s.pile.pop() ?? NONE;
  s.open[city] = card;
  if (card !== NONE) emit?.({ type: 'refilled', city, card });
}
