import { type ChatLine, done, fail, type Outcome, type Person } from '@signoria/protocol';
import { newId } from '../id.ts';
import { openRateLimit } from '../limits/rate-limit.ts';
import type { Database } from '../store/database.ts';
import type { Store } from '../store/open.ts';
import { type TableRow, whyNoChat } from '../tables/table.ts';

const SHOWN = 200;

export interface Chat {
  say(table: TableRow, from: Person, isWatching: boolean, text: string): Promise<Outcome<ChatLine>>;
  lines(code: string): Promise<ChatLine[]>;
  /** Takes a line away: the host may, and whoever wrote it. */
  remove(table: TableRow, by: string, id: string): Promise<Outcome<null>>;
}

export function openChat(store: Store): Chat {
  const rateLimit = openRateLimit(5, 10_000);
  return {
    async say(table, from, isWatching, text) {
      const allowed = whyNoChat(table, from, isWatching);
      if (!allowed.ok) return allowed;
      const wait = rateLimit.take(from.id, Date.now());
      if (wait > 0) return fail('rate-limited', 'a little slower', { retryAfter: Math.ceil(wait / 1000) });
      const line: ChatLine = { id: newId(), code: table.code, from, text: tidy(text), at: Date.now() };
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
      if (!row) return fail('not-found', 'no such line');
      if (row.person !== by && table.host.id !== by)
        return fail('not-host', 'only the host or the writer may do that');
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

/** No control characters; line breaks become spaces. */
function tidy(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
