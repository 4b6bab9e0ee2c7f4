import type { Kind } from '@signoria/core';
import type { Bot } from '../bot.ts';
import type { Mind } from '../mind.ts';
import { capped } from './clock.ts';
import { solve } from './exact.ts';
import { type PairedOptions, pairedWorlds } from './paired-worlds.ts';

/** A player that compares its actions over paired worlds; `most` keeps a lower level from thinking longer. */
export function pairedBot<T extends Kind>(
  id: string,
  mindFor: (seats: number) => Mind<T>,
  options: PairedOptions,
  most = Infinity,
): Bot<T> {
  return {
    id,
    choose(view, legal, budget, rng) {
      const mind = mindFor(view.seats);
      const limit = capped(budget, most);
      return solve(mind, view, legal, limit, rng) ?? pairedWorlds(mind, options, view, legal, limit, rng);
    },
  };
}
