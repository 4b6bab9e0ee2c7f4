import type { Kind } from '@signoria/table';
import type { Bot } from '../bot.ts';
import type { Mind } from '../mind.ts';
import { capped } from './clock.ts';
import { infoTree, type TreeOptions } from './info-tree.ts';

/** A player that grows a tree over what seats know; `most` keeps a lower level from thinking longer. */
export function treeBot<T extends Kind>(
  id: string,
  mindFor: (seats: number) => Mind<T>,
  options: TreeOptions,
  most = Infinity,
): Bot<T> {
  return {
    id,
    choose: (view, legal, budget, rng) =>
      infoTree(mindFor(view.seats), options, view, legal, capped(budget, most), rng),
  };
}
