import type { Refusal } from '@signoria/core';
import type { Power } from './characters.ts';
import { covet } from './diplomacy.ts';
import type { Effect } from './districts.ts';
import { discard, look, swap } from './magic.ts';
import { adorn, navigate, tithe } from './money.ts';
import type { Action, Emit } from './moves.ts';
import { bewitch, murder, rob } from './naming.ts';
import type { State } from './state.ts';
import { armory, laboratory, museum, smithy } from './uses.ts';
import { destroy } from './war.ts';

/** Something a character's power or a district lets its player do in his turn. */
export interface Act<T extends Action['type']> {
  /** Adds what may be done now. */
  list(s: State, actions: Action[]): void;
  /** Why this one may not, asked only when it is not listed and the player has the power or the district. */
  refusal(s: State, action: Extract<Action, { type: T }>): Refusal;
  apply(s: State, action: Extract<Action, { type: T }>, emit: Emit): void;
}

export type ActName = Power | NonNullable<Effect['use']>;

export const acts: { readonly [T in ActName]: Act<T> } = {
  murder,
  bewitch,
  rob,
  swap,
  discard,
  look,
  tithe,
  navigate,
  destroy,
  covet,
  adorn,
  laboratory,
  smithy,
  museum,
  armory,
};
