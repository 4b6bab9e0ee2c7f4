import Type, { type Static, type TSchema } from 'typebox';
import { type Check, checkOf } from '../check.ts';
import {
  MATCH_COMMANDS,
  type MatchCommand,
  type MatchCommandBody,
  TABLE_COMMANDS,
  type TableCommand,
  type TableCommandBody,
} from '../wire.ts';

const Code = Type.Object({ code: Type.String({ maxLength: 20 }) });
const Match = Type.Object({ match: Type.String({ maxLength: 64 }) });
const Since = Type.Object({ since: Type.Optional(Type.Integer({ minimum: 0 })) });
const Nothing = Type.Object({});

const WATCHES = {
  'watch-table': Code,
  'unwatch-table': Code,
  'watch-lobby': Nothing,
  'unwatch-lobby': Nothing,
  'watch-match': Type.Intersect([Match, Since]),
  'unwatch-match': Match,
} as const;

/** What a socket may send, and what comes with it. */
export type Messages = { [W in keyof typeof WATCHES]: Static<(typeof WATCHES)[W]> } & {
  [C in MatchCommand]: { match: string } & MatchCommandBody<C>;
} & { [C in TableCommand]: { code: string } & TableCommandBody<C> };
export type Message = keyof Messages;

/** The check of each message: a command is about a match or a table. */
export const CHECKS: Readonly<Record<Message, Check>> = {
  ...checksOf(WATCHES, Nothing),
  ...checksOf(MATCH_COMMANDS, Match),
  ...checksOf(TABLE_COMMANDS, Code),
};

function checksOf<N extends string>(bodies: Readonly<Record<N, TSchema>>, about: TSchema): Record<N, Check> {
  const checks = Object.entries<TSchema>(bodies).map(([name, body]) => [
    name,
    checkOf(Type.Intersect([about, body])),
  ]);
  return Object.fromEntries(checks);
}
