import type { Game } from '@signoria/core';
import { check } from './check.ts';
import { options } from './options.ts';
import { result } from './scoring.ts';
import { SEATS } from './seats.ts';
import { apply, legal, turn, why } from './sequence.ts';
import { setup } from './setup.ts';
import { type Citadels, copy } from './state.ts';
import { forget, imagine, isQuiet, redact, view } from './view.ts';

export type { Action, Event } from './actions.ts';
export { costFor, fullCity, hasName, isComplete, isGuardedDistrict } from './city.ts';
export {
  CARDS,
  type Card,
  CHARACTERS,
  COLOUR,
  COLOURS,
  COST,
  cardOf,
  characterOf,
  DARK_CITY,
  DISTRICTS,
  LAST_RANK,
  type Power,
  PURPLE,
  type Rank,
  WORTH,
} from './data.ts';
export { type Drafts, drawDraft, everyDraft, type Likelihood, weighDrafts } from './knowledge/drafts.ts';
export { recall } from './knowledge/told.ts';
export { type Options, SECOND_CHARACTERS } from './options.ts';
export { priceOf } from './powers/prices.ts';
export type { Built, Memory, Place, Play } from './records.ts';
export { type Citadels, DECISIONS, type State, type View } from './state.ts';
export { imagineAfter } from './view.ts';

export const citadels: Game<Citadels> = {
  id: 'citadels',
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
  forget,
  why,
  result,
};
