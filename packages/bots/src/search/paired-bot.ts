import type { Kind } from '@signoria/core';
import type { Bot } from '../bot.ts';
import { capped } from './clock.ts';
import { solve } from './exact.ts';
import type { SearchModel } from './model.ts';
import { type PairedOptions, pairedWorlds } from './paired-worlds.ts';

/** A player that compares its actions over paired worlds; `most` keeps a lower level from thinking longer. */
export function pairedBot<T extends Kind>(
  id: string,
  model: SearchModel<T>,
  options: PairedOptions,
  most = Infinity,
): Bot<T> {
  return {
    id,
    choose(view, legal, budget, rng) {
      const task = { model, view, legal, budget: capped(budget, most), rng };
      return solve(task) ?? pairedWorlds(task, options);
    },
  };
}
