import { seedBytes, seedFromText } from '../fair.ts';
import type { Game, Kind, Refusal } from '../game.ts';
import { parseOptions } from '../options.ts';
import { seedRng } from '../rng.ts';
import type { Result } from '../score.ts';
import type { Seat, Who } from '../seat.ts';

/** Ways of arranging a game's table for a test: each changes the state it is given. */
// biome-ignore lint/suspicious/noExplicitAny: the arguments after the state are each edit's own
type Edits<S> = Record<string, (state: S, ...args: any[]) => void>;
type Rest<F> = F extends (state: never, ...args: infer Args) => void ? Args : never;

interface Board<T extends Kind> {
  state: T['state'];
  /** The events since the position was set up, or since the last time they were read. */
  events(): T['event'][];
  turn(): readonly Seat[];
  legal(seat: Seat): T['action'][];
  why(seat: Seat, action: unknown): Refusal | null;
  view(who: Who): T['view'];
  result(): Result | null;
}

export type Position<T extends Kind, X> = Board<T> & {
  /** Plays an action that must be legal. */
  act(seat: Seat, action: T['action']): Position<T, X>;
} & { [K in keyof X]: (...args: Rest<X[K]>) => Position<T, X> };

export interface PositionSetup {
  seats: number;
  options?: Record<string, unknown>;
  seed?: string;
}

/**
 * A table to test on: a real deal, then arranged by the game's own edits, then played with checked actions.
 * `position(game, { seats: 2 }, edits).hand(0, [...]).act(0, {...}).legal(0)`
 * In every game an edit names the cards of a deck as the state holds them: the next one last.
 */
export function position<T extends Kind, X extends Edits<T['state']>>(
  game: Game<T>,
  setup: PositionSetup,
  edits: X,
): Position<T, X> {
  const options = parseOptions(game.options, setup.options, setup.seats);
  if (!options.ok) throw new Error(`${options.problem.at}: expected ${options.problem.expected}`);
  const seed = seedBytes(seedFromText(setup.seed ?? 'position'));
  const state = game.setup(setup.seats, options.value, seedRng(seed));
  let heard: T['event'][] = [];
  const board: Record<string, unknown> = {
    state,
    events: () => heard.splice(0),
    turn: () => game.turn(state),
    legal: (seat: Seat) => game.legal(state, seat),
    act(seat: Seat, action: T['action']) {
      const refusal = game.why(state, seat, action);
      if (refusal) throw new Error(`${JSON.stringify(action)} is refused: ${refusal.rule} ${refusal.code}`);
      game.apply(state, seat, action, event => heard.push(event));
      return board;
    },
    why: (seat: Seat, action: unknown) => game.why(state, seat, action),
    view: (who: Who) => game.view(state, who),
    result: () => game.result(state),
  };
  for (const [name, edit] of Object.entries(edits)) {
    board[name] = (...args: unknown[]) => {
      edit(state, ...args);
      heard = [];
      return board;
    };
  }
  return board as Position<T, X>;
}
