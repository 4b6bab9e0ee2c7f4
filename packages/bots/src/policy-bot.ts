import { type Game, type Kind, type Seat, split } from '@signoria/core';
import type { Bot, Policy } from './bot.ts';

/** A policy as a player: it looks at any one world of its view, since its choice is the same in all of them. */
export function policyBot<T extends Kind>(id: string, game: Game<T>, policy: Policy<T>): Bot<T> {
  return {
    id,
    choose(view, legal, _budget, rng) {
      if (legal.length === 1) return { action: legal[0], candidates: [] };
      const state = game.imagine(view, split(rng));
      return { action: policy(state, view.who as Seat, legal, rng), candidates: [] };
    },
  };
}
