import type { Game } from '@signoria/core';
import { check } from './check.ts';
import { options } from './options.ts';
import { result } from './scoring.ts';
import { SEATS } from './seats.ts';
import { apply, legal, turn, why } from './sequence.ts';
import { setup } from './setup.ts';
import { copy, type LostCities } from './state.ts';
import { imagine, isQuiet, redact, view } from './view.ts';

export type { Action, Event } from './actions.ts';
export * from './data.ts';
export type { Options } from './options.ts';
export { whyNotColumn, whyNotPile } from './play.ts';
export { IDLE_TURNS } from './round.ts';
export { BONUS, COST, columnPoints } from './scoring.ts';
export type { ExpeditionScore, LostCities, State, View } from './state.ts';

export const lostCities: Game<LostCities> = {
  id: 'lost-cities',
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
