import type { Game } from '@signoria/core';
import { check } from './check.ts';
import { options } from './options.ts';
import { result } from './scoring.ts';
import { SEATS } from './seats.ts';
import { apply, legal, turn, why } from './sequence.ts';
import { setup } from './setup.ts';
import { copy, type IlPrincipe } from './state.ts';
import { imagine, isQuiet, redact, view } from './view.ts';

export type { Action, Ending, Event } from './actions.ts';
export { MAJOR_TRIBUTE, MINOR_TRIBUTE } from './build.ts';
export * from './data.ts';
export { lastLots, tooFewCities } from './end.ts';
export { cardsDealt, type Options } from './options.ts';
export { FOR_FIRST_IN_REGION, FOR_MAJOR, FOR_MINOR, FOR_SECOND_IN_REGION, regionPoints } from './scoring.ts';
export type { IlPrincipe, Phase, State, Step, View } from './state.ts';

export const ilPrincipe: Game<IlPrincipe> = {
  id: 'il-principe',
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
