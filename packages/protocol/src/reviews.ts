import Type, { type Static } from 'typebox';
import { GameAction, oneOf, orNull, Seat } from './parts.ts';

const Weighed = Type.Object({
  action: GameAction,
  winChance: Type.Number(),
  /** The standard error of the chance; null when it was looked at too seldom to say. */
  winError: orNull(Type.Number()),
});

/**
 * The review of a finished match from one seat, based on what that seat knew at each point. Chances are from
 * 0 to 1.
 */
export const MatchReview = Type.Object(
  {
    seat: Seat,
    /** By number of moves made, then by seat. */
    chances: Type.Array(Type.Array(Type.Number())),
    /** By number of moves made: the standard error of the seat's own chance. */
    errors: Type.Array(orNull(Type.Number())),
    decisions: Type.Array(
      Type.Object({
        /** Moves made before it. */
        move: Type.Integer(),
        played: Weighed,
        /** Best first. */
        choices: Type.Array(Weighed),
        /** What the choice cost against the best, and the error of that. */
        loss: Type.Number(),
        error: orNull(Type.Number()),
      }),
    ),
    /** What became of the seat's chance: by its own choices, and by all else. */
    swing: Type.Object({ choices: Type.Number(), luck: Type.Number() }),
  },
  { title: 'MatchReview' },
);
export type MatchReview = Static<typeof MatchReview>;

/** The progress of a review on the server. */
export const ReviewState = Type.Object(
  {
    status: oneOf('none', 'waiting', 'thinking', 'ready', 'failed'),
    /** How much of it is done, from 0 to 1. */
    share: Type.Number(),
    /** How many reviews were asked for before it and are not ready. */
    ahead: Type.Integer(),
    /** You asked for it: you may stop it. */
    yours: Type.Boolean(),
    review: orNull(MatchReview),
  },
  { title: 'ReviewState' },
);
export type ReviewState = Static<typeof ReviewState>;
