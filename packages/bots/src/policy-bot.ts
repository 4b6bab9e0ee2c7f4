import { type Game, type Kind, type Seat, split } from '@signoria/core';
import type { Bot, Policy, QuickScores } from './bot.ts';

/**
 * A bot that plays by a policy. It looks at any one world of its view, because its choice is the same in all
 * of them.
 */
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

/** Actions of a position, unless there are more. */
const USUAL_ACTIONS = 32;

/** Takes the action with the best quick score. */
export function bestScored<T extends Kind, W = T['state']>(quickScores: QuickScores<T, W>): Policy<T, W> {
  let points = new Float64Array(USUAL_ACTIONS);
  return (world, seat, legal) => {
    if (legal.length === 1) return legal[0];
    if (legal.length > points.length) points = new Float64Array(legal.length);
    quickScores(world, seat, legal, points);
    let best = 0;
    for (let i = 1; i < legal.length; i++) if (points[i] > points[best]) best = i;
    return legal[best];
  };
}
