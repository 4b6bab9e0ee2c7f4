import type { Kind } from '@signoria/table';
import type { Bot } from '../bot.ts';
import type { Mind } from '../mind.ts';
import { capped } from './clock.ts';
import { solve } from './exact.ts';
import { infoTree, type TreeOptions } from './info-tree.ts';

/** A player that grows a tree over what seats know; `most` keeps it from thinking longer than does it good. */
export function treeBot<T extends Kind>(
  id: string,
  mindFor: (seats: number) => Mind<T>,
  options: TreeOptions,
  most = Infinity,
): Bot<T> {
  return {
    id,
    choose(view, legal, budget, rng) {
      const mind = mindFor(view.seats);
      const limit = capped(budget, most);
      return solve(mind, view, legal, limit, rng) ?? infoTree(mind, options, view, legal, limit, rng);
    },
  };
}
