import type { Kind } from '@signoria/core';
import type { Bot } from '../bot.ts';
import type { Mind } from '../mind.ts';
import { solve } from './exact.ts';
import { infoTree, type TreeOptions } from './info-tree.ts';

/** A player that grows a tree over what seats know. */
export function treeBot<T extends Kind>(
  id: string,
  mindFor: (seats: number) => Mind<T>,
  options: TreeOptions,
): Bot<T> {
  return {
    id,
    choose(view, legal, budget, rng) {
      const mind = mindFor(view.seats);
      return solve(mind, view, legal, budget, rng) ?? infoTree(mind, options, view, legal, budget, rng);
    },
  };
}
