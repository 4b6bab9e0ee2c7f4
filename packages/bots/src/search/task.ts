import { type Kind, type Rng, type Seat, sameAction, split, type Tagged } from '@signoria/core';
import type { Budget } from '../bot.ts';
import { type Clock, startClock } from './clock.ts';
import type { SearchModel } from './model.ts';

/** What a search is asked: what to do in this position, by that model, with so long to think. */
export interface Task<T extends Kind = Kind> {
  readonly model: SearchModel<T>;
  readonly view: T['view'];
  readonly legal: readonly T['action'][];
  readonly budget: Budget;
  readonly rng: Rng;
}

/** A task begun: its seat, its clock, and as many worlds of its view as are asked for. */
export interface Search<T extends Kind = Kind> {
  readonly seat: Seat;
  readonly clock: Clock;
  imagine(): T['state'];
}

export function beginSearch<T extends Kind>({ model, view, budget, rng }: Task<T>): Search<T> {
  const imagine = model.imagine ?? model.game.imagine;
  return {
    seat: view.who as Seat,
    clock: startClock(budget),
    imagine: () => imagine(view, split(rng)),
  };
}

/** Where `action` stands in the list: the very object, or one that says the same. */
export function indexOfAction(legal: readonly Tagged[], action: Tagged): number {
  const at = legal.indexOf(action);
  if (at >= 0) return at;
  const same = legal.findIndex(listed => sameAction(listed, action));
  if (same < 0) throw new Error(`${JSON.stringify(action)} is none of the legal actions`);
  return same;
}
