import Type, { type Static } from 'typebox';
import { LogLine } from './matches.ts';

/**
 * What has changed in a match since the last push, for clients that asked for changes instead of whole
 * states. Fields of MatchState and of its view that have changed are sent in full; all others are as before.
 */
export const MatchChange = Type.Object(
  {
    match: Type.String(),
    /** One more than the number of what was told before. After a gap the whole is to be asked for. */
    serial: Type.Integer(),
    /** The log lines after version `since`. */
    since: Type.Integer(),
    log: Type.Array(LogLine),
    state: Type.Record(Type.String(), Type.Unknown()),
    view: Type.Record(Type.String(), Type.Unknown()),
    /** Fields of the view that are there no longer. */
    gone: Type.Optional(Type.Array(Type.String())),
  },
  { title: 'MatchChange' },
);
export type MatchChange = Static<typeof MatchChange>;
