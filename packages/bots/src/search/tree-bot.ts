import type { Kind } from '@signoria/core';
import type { Bot } from '../bot.ts';
import { solve } from './exact.ts';
import { infoTree, type TreeOptions } from './info-tree.ts';
import type { TreeModel } from './model.ts';

/** A player that grows a tree over what seats know. */
export function treeBot<T extends Kind, W>(id: string, model: TreeModel<T, W>, options: TreeOptions): Bot<T> {
  return {
    id,
    choose(view, legal, budget, rng) {
      const task = { model, view, legal, budget, rng };
      return solve(task) ?? infoTree(task, options);
    },
  };
}
