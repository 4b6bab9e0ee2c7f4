import Type, { type Static } from 'typebox';
import { bodyOf, orNull, Time } from './parts.ts';
import { Crest, Person, SeatClass } from './people.ts';

export const PersonBody = bodyOf({ person: Type.String({ maxLength: 64 }) });

/** Someone on my list of friends, which nobody else sees. */
export const Friend = Type.Object(
  { person: Person, crest: orNull(Crest), online: Type.Boolean() },
  { title: 'Friend' },
);
export type Friend = Static<typeof Friend>;

/** An invitation to a table that has not started. */
export const Invite = Type.Object(
  { code: Type.String(), game: Type.String(), by: Person, at: Time },
  { title: 'Invite' },
);
export type Invite = Static<typeof Invite>;

/** One of my finished games, in numbers. */
export const PlayedGame = Type.Object(
  {
    match: Type.String(),
    game: Type.String(),
    at: Time,
    rated: Type.Boolean(),
    seat: Type.Integer({ minimum: 0 }),
    places: Type.Array(Type.Integer({ minimum: 1 })),
    /** By seat; null where the match was not played out, or ended before scores were kept. */
    scores: orNull(Type.Array(Type.Number())),
    /** By seat: who sat there; null for a bot. */
    people: Type.Array(orNull(Type.String())),
  },
  { title: 'PlayedGame' },
);
export type PlayedGame = Static<typeof PlayedGame>;

/** A rating after a match. */
export const RatingPoint = Type.Object(
  { match: Type.String(), game: Type.String(), seats: SeatClass, at: Time, shown: Type.Integer() },
  { title: 'RatingPoint' },
);
export type RatingPoint = Static<typeof RatingPoint>;

export const Statistics = Type.Object(
  {
    /** The newest first; the last thousand. */
    games: Type.Array(PlayedGame),
    /** Those I played with who are still here. */
    people: Type.Array(Person),
    /** The oldest first. */
    ratings: Type.Array(RatingPoint),
  },
  { title: 'Statistics' },
);
export type Statistics = Static<typeof Statistics>;
