import {
  act,
  type Game,
  type Kind,
  type Match,
  type MatchRecord,
  type Refusal,
  type Seat,
  startMatch,
  type Tagged,
} from '@signoria/core';

/** So many moves lie between two states that are kept: any other is at most so many moves away. */
const EVERY = 16;

/** What began a game and what was done in it. */
export interface Course extends Pick<MatchRecord, 'seats' | 'options' | 'seed' | 'actions'> {
  /** Where it was taken up, when it was not dealt from its seed. */
  start?: Kind['state'];
}

/** A game played through: what happened at each move, and the state at any point of it in next to no time. */
export interface Tape {
  readonly game: Game;
  readonly course: Course;
  readonly moves: readonly Match['moves'][number][];
  /** By move, whole: each reader is told a redacted copy. */
  readonly events: readonly (readonly Tagged[])[];
  /** A state of one's own after that many moves. */
  stateAt(moves: number): Kind['state'];
}

/** The first move that the rules do not allow. */
export interface Fault {
  move: number;
  refusal: Refusal;
}

export function playThrough(game: Game, course: Course): Tape | Fault {
  const match = startMatch(game, course.seats, course.options, course.seed, course.start);
  const kept = [game.copy(match.state)];
  const events: Tagged[][] = [];
  for (const [i, [seat, action]] of course.actions.entries()) {
    const outcome = act(match, seat as Seat, action);
    if (!outcome.ok) return { move: i + 1, refusal: outcome.refusal };
    events.push(outcome.events);
    if (match.moves.length % EVERY === 0) kept.push(game.copy(match.state));
  }
  const { moves } = match;
  return {
    game,
    course,
    moves,
    events,
    stateAt(wanted) {
      const nearest = Math.floor(wanted / EVERY);
      const state = game.copy(kept[nearest]);
      for (const { seat, action } of moves.slice(nearest * EVERY, wanted)) game.apply(state, seat, action);
      return state;
    },
  };
}
