import { type Kind, type Rng, type Seat, sameAction, split, type Tagged } from '@signoria/core';
import type { Budget } from '../bot.ts';
import { type Clock, startClock } from './clock.ts';
import type { SearchModel, TreeModel } from './model.ts';

/** What a search is asked: what to do in this position, by that model, with so long to think. */
export interface Task<T extends Kind = Kind> extends TreeTask<T> {
  readonly model: SearchModel<T>;
}

/** The same, of a model that may think in worlds of its own. */
export interface TreeTask<T extends Kind = Kind, W = T['state']> {
  readonly model: TreeModel<T, W>;
  readonly view: T['view'];
  readonly legal: readonly T['action'][];
  readonly budget: Budget;
  readonly rng: Rng;
}

/** A task begun: its seat, its clock, and as many worlds of its view as are asked for. */
export interface Search<W> {
  readonly seat: Seat;
  readonly clock: Clock;
  imagine(): W;
}

export function beginSearch<T extends Kind, W>({ model, view, budget, rng }: TreeTask<T, W>): Search<W> {
  const imagine = model.imagine ?? model.game.imagine;
  const world = model.worldsOf?.(view) ?? ((luck: Rng) => imagine(view, luck));
  return {
    seat: view.who as Seat,
    clock: startClock(budget),
    imagine: () => world(split(rng)),
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
