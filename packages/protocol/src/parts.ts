import type {
  Result as TableResult,
  Seat as TableSeat,
  Who as TableWho,
  Tagged as TaggedValue,
} from '@signoria/core';
import Type, { type TProperties, type TSchema } from 'typebox';

/** The building blocks of the protocol's schemas. */

export function orNull<S extends TSchema>(schema: S) {
  return Type.Union([schema, Type.Null()]);
}

/** Something sent to the server: exactly these fields, so that a misspelled name is noticed. */
export function bodyOf<P extends TProperties>(properties: P) {
  return Type.Object(properties, { additionalProperties: false });
}

/** One of these words. */
export function oneOf<const W extends readonly string[]>(...words: W) {
  return Type.Unsafe<W[number]>({ type: 'string', enum: words });
}

/** Milliseconds since 1970, by the server's clock. */
export const Time = Type.Integer({ description: 'Milliseconds since 1 January 1970 UTC' });

export const SeatIndex = Type.Integer({ minimum: 0, maximum: 7 });
export const Seat = Type.Unsafe<TableSeat>(SeatIndex);
export const Who = Type.Unsafe<TableWho>(Type.Union([SeatIndex, Type.Literal('table')]));

/** An action or an event of a game: its type, and what that type carries. The document of the API tells them by game. */
function tagged(title: 'GameAction' | 'GameEvent') {
  return Type.Unsafe<TaggedValue>(
    Type.Object({ type: Type.String() }, { additionalProperties: true, title }),
  );
}
export const GameAction = tagged('GameAction');
export const GameEvent = tagged('GameEvent');

/** Options of a game by name; GET /api/games has their schema. */
export const Options = Type.Record(Type.String(), Type.Unknown());

const Score = Type.Object({
  seat: SeatIndex,
  total: Type.Number(),
  lines: Type.Array(
    Type.Object({
      code: Type.String(),
      points: Type.Number(),
      of: Type.Optional(Type.Record(Type.String(), Type.Number())),
    }),
  ),
});
export const Result = Type.Unsafe<TableResult>(
  Type.Object(
    {
      scores: Type.Array(Score),
      places: Type.Array(Type.Integer({ minimum: 1 })),
      tieBreak: orNull(Type.String()),
    },
    { title: 'Result' },
  ),
);
