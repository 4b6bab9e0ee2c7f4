import type { Game, Kind } from '../game.ts';

/** How many sequences of 1, 2, 3 ... actions follow from a state: up to `deepest`, or the first count above `enough`. */
export function perft<T extends Kind>(
  game: Game<T>,
  state: T['state'],
  enough: number,
  deepest: number,
): number[] {
  const counts: number[] = [];
  while (counts.length < deepest && (counts.at(-1) ?? 0) <= enough)
    counts.push(sequences(game, state, counts.length + 1));
  return counts;
}

function sequences<T extends Kind>(game: Game<T>, state: T['state'], depth: number): number {
  let count = 0;
  for (const seat of game.turn(state)) {
    const actions = game.legal(state, seat);
    if (depth === 1) {
      count += actions.length;
      continue;
    }
    for (const action of actions) {
      const after = game.copy(state);
      game.apply(after, seat, action);
      count += sequences(game, after, depth - 1);
    }
  }
  return count;
}
