import { type ChatLine, done, fail, type Outcome, type Person } from '@signoria/protocol';
import { newId } from '../id.ts';
import type { Limits } from '../limits/limits.ts';
import { oneLine } from '../one-line.ts';
import type { Database } from '../store/database.ts';
import type { Store } from '../store/open.ts';
import type { TableRow } from '../store/table-row.ts';
import { whyNoChat } from '../tables/table.ts';

const SHOWN = 200;

export interface Chat {
  say(table: TableRow, from: Person, isWatching: boolean, text: string): Promise<Outcome<ChatLine>>;
  lines(code: string): Promise<ChatLine[]>;
  /** Takes a line away: the host may, and whoever wrote it. */
  remove(table: TableRow, by: string, id: string): Promise<Outcome<null>>;
}

export function openChat(store: Store, limits: Limits): Chat {
  return {
    async say(table, from, isWatching, text) {
      const allowed = whyNoChat(table, from, isWatching);
      if (!allowed.ok) return allowed;
      const refused = await limits.take('chat', from.id);
      if (refused) return refused;
      const line: ChatLine = { id: newId(), code: table.code, from, text: oneLine(text), at: Date.now() };
      await store.write(trx => trx.insertInto('chat_line').values(rowOf(line)).execute());
      return done(line);
    },

    async lines(code) {
      const rows = await store.db
        .selectFrom('chat_line')
        .selectAll()
        .where('code', '=', code)
        .orderBy('at', 'desc')
        .limit(SHOWN)
        .execute();
      return rows.reverse().map(lineOf);
    },

    async remove(table, by, id) {
      const row = await store.db
        .selectFrom('chat_line')
        .selectAll()
        .where('id', '=', id)
        .where('code', '=', table.code)
        .executeTakeFirst();
      if (!row) return fail('not-found', 'message not found');
      if (row.person !== by && table.host.id !== by)
        return fail('not-host', 'only the host or the author can do that');
      await store.write(trx => trx.deleteFrom('chat_line').where('id', '=', id).execute());
      return done(null);
    },
  };
}

function rowOf(line: ChatLine): Database['chat_line'] {
  const { id, code, from, text, at } = line;
  return { id, code, person: from.id, name: from.name, guest: from.guest ? 1 : 0, text, at };
}

function lineOf(row: Database['chat_line']): ChatLine {
  const { id, code, person, name, guest, text, at } = row;
  return { id, code, from: { id: person, name, guest: guest === 1 }, text, at };
}
