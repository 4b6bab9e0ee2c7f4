import { leftOf, type Refusal, refuse } from '@signoria/core';
import { PASS } from './auction.ts';
import { legalBuilds } from './building.ts';
import { ALL_COLOURS, CARDS_EACH, type Colour } from './data.ts';
import { leaveHand, sum } from './families.ts';
import type { Action, Event, State } from './state.ts';

const LAY = ALL_COLOURS.map(colour =>
  Array.from({ length: CARDS_EACH + 1 }, (_, count): Action => ({ type: 'lay', colour, count })),
);

/** IP-4.1  Phase 3: one turn each, from the holder of the marker round; then phase 4 follows. */
export function nextTurn(s: State, emit?: (event: Event) => void): void {
  while (s.acted < s.seats) {
    s.player = leftOf(s.marker, s.seats, s.acted);
    s.acted++;
    if (sum(s.hands[s.player]) > 0) {
      s.step = 'act';
      return;
    }
    // IP-10.3  Everyone can see that an empty hand leaves nothing to do.
    emit?.({ type: 'did-nothing', seat: s.player });
  }
  s.acted = 0;
  s.phase = 4;
  s.role = 0;
}

/** IP-4.1 IP-4.2  Build a city, lay any number of cards of one colour, or do nothing. */
export function legalActs(s: State): Action[] {
  const actions: Action[] = [PASS];
  legalBuilds(s, actions);
  const hand = s.hands[s.player];
  for (let colour = 0; colour < 5; colour++) {
    const row = LAY[colour];
    for (let count = 1; count <= hand[colour]; count++) actions.push(row[count]);
  }
  return actions;
}

/** IP-4.2  Lays cards of one colour face up before the family. */
export function lay(s: State, colour: Colour, count: number, emit?: (event: Event) => void): void {
  leaveHand(s, s.player, colour, count);
  s.up[s.player][colour] += count;
  s.step = 'next';
  emit?.({ type: 'laid', seat: s.player, colour, count });
}

export function doNothing(s: State, emit?: (event: Event) => void): void {
  s.step = 'next';
  emit?.({ type: 'did-nothing', seat: s.player });
}

export function whyNotLay(s: State, colour: Colour, count: number): Refusal | null {
  if (count < 1) return refuse('IP-4.2', 'lay-at-least-one');
  if (count > s.hands[s.player][colour]) return refuse('IP-4.2', 'cards-not-in-hand');
  return null;
}
