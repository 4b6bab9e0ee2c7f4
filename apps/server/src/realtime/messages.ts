import {
  bodyOf,
  MATCH_COMMANDS,
  type MatchCommand,
  type MatchCommandBody,
  TABLE_COMMANDS,
  type TableCommand,
  type TableCommandBody,
} from '@signoria/protocol';
import Type, { type Static, type TObject } from 'typebox';
import { type Check, checkOf } from '../check.ts';

const Code = bodyOf({ code: Type.String({ maxLength: 20 }) });
const Match = bodyOf({ match: Type.String({ maxLength: 64 }) });
const Nothing = bodyOf({});

const WATCHES = {
  'watch-table': Code,
  'unwatch-table': Code,
  'watch-lobby': Nothing,
  'unwatch-lobby': Nothing,
  'watch-match': bodyOf({ ...Match.properties, since: Type.Optional(Type.Integer({ minimum: 0 })) }),
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

function checksOf<N extends string>(bodies: Readonly<Record<N, TObject>>, about: TObject): Record<N, Check> {
  const checks = Object.entries<TObject>(bodies).map(([name, body]) => [
    name,
    checkOf(bodyOf({ ...about.properties, ...body.properties })),
  ]);
  return Object.fromEntries(checks);
}
