import type { Game } from '@signoria/core';
import { check } from './check.ts';
import { options } from './options.ts';
import { result } from './scoring.ts';
import { SEATS } from './seats.ts';
import { apply, legal, turn, why } from './sequence.ts';
import { setup } from './setup.ts';
import { copy, type Patrician } from './state.ts';
import { imagine, isQuiet, redact, view } from './view.ts';

export type { Action, Event } from './actions.ts';
export { BUILD, MOVE, PLAY, SKIP, TAKE } from './actions.ts';
export { GREAT } from './ambassadors.ts';
export { lastFloorSite, whyNotCity } from './build.ts';
export { floorsOf, isScored, messengersAt, tallerSite, towerWinner } from './city.ts';
export * from './data.ts';
export { mayMoveIn } from './move.ts';
export type { Options } from './options.ts';
export { headsOf, SET_OF, SET_POINTS } from './portraits.ts';
export { FEWEST_POINTS, MESSENGER_POINTS } from './scoring.ts';
export type { Open, Patrician, State, Step, View } from './state.ts';
export { cardsUnseen } from './view.ts';

export const patrician: Game<Patrician> = {
  id: 'patrician',
  rulesVersion: 1,
  seats: SEATS,
  options,
  setup,
  turn,
  legal,
  apply,
  check,
  copy,
  view,
  redact,
  isQuiet,
  imagine,
  why,
  result,
};
