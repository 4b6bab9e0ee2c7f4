import Type, { type Static } from 'typebox';
import { Invite, RatingPoint } from './friends.ts';
import { GameLine } from './matches.ts';
import { orNull, SeatIndex, Time } from './parts.ts';
import { ApiKey, Me, Person, Rating } from './people.ts';
import { Table } from './tables.ts';

const { person: _, ...rating } = Rating.properties;
const { code, game, status } = Table.properties;

/** Everything the server stores about a player, as one file. */
export const PersonFile = Type.Object(
  {
    format: Type.Literal('signoria-person'),
    me: Me,
    keys: Type.Array(ApiKey),
    passkeys: Type.Array(Type.Object({ name: orNull(Type.String()), createdAt: Time })),
    ratings: Type.Array(Type.Object(rating)),
    games: Type.Array(GameLine),
    tables: Type.Array(Type.Object({ code, game, status })),
    chat: Type.Array(Type.Object({ code: Type.String(), text: Type.String(), at: Time })),
    push: Type.Array(Type.String()),
    friends: Type.Array(Person),
    blocked: Type.Array(Person),
    ratingHistory: Type.Array(RatingPoint),
    invites: Type.Array(Invite),
    /** Reviews asked for. */
    reviews: Type.Array(Type.Object({ match: Type.String(), seat: SeatIndex, at: Time })),
  },
  { title: 'PersonFile' },
);
export type PersonFile = Static<typeof PersonFile>;
