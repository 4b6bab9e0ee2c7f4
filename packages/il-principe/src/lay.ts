import { type ActionOf, leftOf, type Refusal, refuse } from '@signoria/core';
import { type Action, type Emit, LAY } from './actions.ts';
import { legalBuilds, whyNotBuild } from './build.ts';
import { leaveHand, sum } from './families.ts';
import type { State } from './state.ts';

/** IP-4.1  Phase 3: one turn each, clockwise from the marker holder; then phase 4 follows. */
export function nextTurn(s: State, emit: Emit): void {
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

/** IP-4.1 IP-4.2  Build a city, lay out any number of cards of one colour, or pass. */
export function legalActs(s: State): Action[] {
  const actions = legalBuilds(s);
  const hand = s.hands[s.player];
  for (let colour = 0; colour < 5; colour++) {
    const row = LAY[colour];
    for (let count = 1; count <= hand[colour]; count++) actions.push(row[count]);
  }
  return actions;
}

export function whyNotAct(s: State, action: Action): Refusal {
  if (action.type === 'build') return whyNotBuild(s, action);
  if (action.type !== 'lay') return refuse('IP-4.1', 'build-lay-or-pass');
  return action.count < 1 ? refuse('IP-4.2', 'lay-at-least-one') : refuse('IP-4.2', 'cards-not-in-hand');
}

/** IP-4.2  Lays out cards of one colour, face up. */
export function lay(s: State, { colour, count }: ActionOf<Action, 'lay'>, emit: Emit): void {
  leaveHand(s, s.player, colour, count);
  s.up[s.player][colour] += count;
  s.step = 'next';
  emit?.({ type: 'laid', seat: s.player, colour, count });
}

/** IP-4.1  The family passes. */
export function doNothing(s: State, _action: Action, emit: Emit): void {
  s.step = 'next';
  emit?.({ type: 'did-nothing', seat: s.player });
}
