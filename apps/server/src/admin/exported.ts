import { exportRecord, type MatchRecord } from '@signoria/core';
import Type, { type Static } from 'typebox';
import { checkOf } from '../check.ts';
import type { LiveMatch } from '../play/live-match.ts';
import type { Entry } from '../store/entry.ts';
import type { Header } from '../store/header.ts';

const Seat = Type.Integer({ minimum: 0, maximum: 7 });
const Text = Type.String({ maxLength: 200 });

/** What a server knows of a match besides its record. The log is checked by replaying it. */
export const OnServer = Type.Object({
  match: Text,
  table: Text,
  startedAt: Type.Integer(),
  clock: Type.Object({
    kind: Type.Union([Type.Literal('none'), Type.Literal('live'), Type.Literal('slow')]),
  }),
  rated: Type.Boolean(),
  counted: Type.Boolean(),
  open: Type.Boolean(),
  owners: Type.Array(
    Type.Union([
      Type.Object({ kind: Type.Literal('person'), person: Text, name: Text, guest: Type.Boolean() }),
      Type.Object({ kind: Type.Literal('bot'), level: Text }),
    ]),
  ),
  log: Type.Array(Type.Object({ at: Type.Integer(), kind: Text, seat: Seat })),
});
export type OnServer = Static<typeof OnServer>;

/** A match as a file: a record like any other, with what its server needs to take it up again. */
export interface ExportedMatch extends MatchRecord {
  server: OnServer & { unread?: readonly unknown[] };
}

export function exportedOf(
  { header, match, log }: LiveMatch,
  isCounted: boolean,
  unread: readonly unknown[] = [],
): ExportedMatch {
  const names = header.owners.map(owner => (owner.kind === 'bot' ? owner.level : owner.name));
  return {
    ...exportRecord(match, names),
    server: {
      match: header.id,
      table: header.code,
      startedAt: header.startedAt,
      clock: header.clock,
      rated: header.rated,
      counted: isCounted,
      open: header.open,
      owners: [...header.owners],
      log: log.map(({ entry }) => entry),
      ...(unread.length > 0 ? { unread } : {}),
    },
  };
}

/** The part of a file that comes from a server, if it has one that can be read. */
export function onServer(record: MatchRecord): OnServer | null {
  const { server } = record as Partial<ExportedMatch>;
  return server && checkOf(OnServer)().Check(server) ? server : null;
}

/** The head and the log of a match that a server has exported. */
export function matchIn(record: MatchRecord, game: Header['game'], from: OnServer) {
  const { match: id, table: code, startedAt, rated, open } = from;
  const header: Header = {
    id,
    code,
    game,
    options: record.options as Record<string, unknown>,
    owners: from.owners as Header['owners'],
    seed: record.seed,
    clock: from.clock as Header['clock'],
    rated,
    open,
    startedAt,
  };
  return { header, entries: from.log as unknown as Entry[] };
}
