import type { Game } from '@signoria/core';
import { copy } from './copy.ts';
import { forget, imagine } from './imagine.ts';
import { options } from './options.ts';
import { apply, legal, turn, why } from './rules.ts';
import { result } from './scoring.ts';
import { SEATS } from './seats.ts';
import { setup } from './setup.ts';
import type { Citadels } from './state.ts';
import { redact, view } from './view.ts';

export { costFor, fullCity, hasName, isComplete, isGuardedDistrict, placeOf } from './city.ts';
export * from './data.ts';
export { exchangePrice } from './diplomacy.ts';
export { type Drafts, drawDraft, everyDraft, type Likelihood, weighDrafts } from './drafts.ts';
export { imagineAfter } from './imagine.ts';
export { type Memory, type Place, recall } from './knowledge/told.ts';
export type { Action, Event } from './moves.ts';
export type { Options } from './options.ts';
export type { Sight, View } from './sight.ts';
export type { Built, Citadels, Play, State, Step } from './state.ts';
export { destroyPrice } from './war.ts';

export const citadels: Game<Citadels> = {
  id: 'citadels',
  rulesVersion: 1,
  seats: SEATS,
  options,
  setup,
  turn,
  legal,
  apply,
  copy,
  view,
  redact,
  imagine,
  forget,
  why,
  result,
};
