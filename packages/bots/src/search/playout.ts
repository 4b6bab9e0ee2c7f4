import type { Game, Kind, Result, Rng } from '@signoria/core';
import type { Policy } from '../bot.ts';

/** What a playout found, by seat. One record is filled anew for each playout. */
export interface Outcome {
  /** Share of the win, or the chance of it where the playout stopped early. */
  wins: Float64Array;
  /** Points ahead of the best other seat. */
  margins: Float64Array;
}

export function newOutcome(): Outcome {
  return { wins: new Float64Array(8), margins: new Float64Array(8) };
}

/** Plays by the policy to the end of the game. */
export function playToTheEnd<T extends Kind>(
  game: Game<T>,
  policy: Policy<T>,
  state: T['state'],
  rng: Rng,
): Result {
  for (;;) {
    const turn = game.turn(state);
    if (turn.length === 0) return game.result(state) as Result;
    const seat = turn[0];
    game.apply(state, seat, policy(state, seat, game.legal(state, seat), rng));
  }
}

/** Notes a final result as an outcome: a shared win is split. */
export function noteResult(result: Result, found: Outcome): void {
  const { places, scores } = result;
  let winners = 0;
  for (let seat = 0; seat < places.length; seat++) if (places[seat] === 1) winners++;
  for (let seat = 0; seat < places.length; seat++) {
    found.wins[seat] = places[seat] === 1 ? 1 / winners : 0;
    let best = -Infinity;
    for (let other = 0; other < scores.length; other++)
      if (other !== seat && scores[other].total > best) best = scores[other].total;
    found.margins[seat] = scores[seat].total - best;
  }
}

/**
 * Notes final totals as an outcome. If tied, the player with the fewest of `fewest` wins; if still tied, they
 * share the win.
 */
export function noteTotals(totals: Float64Array, fewest: Float64Array, seats: number, found: Outcome): void {
  let winners = 0;
  for (let seat = 0; seat < seats; seat++) {
    let best = -Infinity;
    let isFirst = true;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      if (totals[other] > best) best = totals[other];
      const behind = totals[other] - totals[seat];
      if (behind > 0 || (behind === 0 && fewest[other] < fewest[seat])) isFirst = false;
    }
    found.margins[seat] = totals[seat] - best;
    found.wins[seat] = isFirst ? 1 : 0;
    if (isFirst) winners++;
  }
  for (let seat = 0; seat < seats; seat++) found.wins[seat] /= winners;
}
