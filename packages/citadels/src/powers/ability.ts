import type { ActionOf, Refusal } from '@signoria/core';
import type { Action, Emit } from '../actions.ts';
import type { Power, Use } from '../data.ts';
import type { State } from '../state.ts';

/** Something that a character's power or a district lets its player do on their turn. */
export interface Ability<T extends Power | Use> {
  /** Adds what may be done now. */
  add(s: State, actions: Action[]): void;
  /** Why this one may not, asked only when it is not listed and the player has the power or the district. */
  refusal(s: State, action: ActionOf<Action, T>): Refusal;
  apply(s: State, action: ActionOf<Action, T>, emit: Emit): void;
}
