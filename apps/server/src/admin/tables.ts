import type { Checked } from '@signoria/core';
import { matchRow } from '../store/matches.ts';
import { findTable, removeTables, replaceTable } from '../store/tables.ts';
import { readCode } from '../tables/code.ts';
import { closed } from '../tables/table.ts';
import { closeMatch } from './mend.ts';
import type { Admin } from './open.ts';
import { refuse } from './refuse.ts';
import { changeAndTell } from './told.ts';

/** Closes a table for good. Its match ends without a result; what was played there before stays. */
export async function closeTable(admin: Admin, typed: string): Promise<Checked<{ code: string }>> {
  const code = readCode(typed);
  const { store } = admin;
  const found = await findTable(store.db, code);
  if (!found) return refuse(typed, 'unknown-table');
  const row = found.match === null ? undefined : await matchRow(store.db, found.match);
  if (row?.status === 'playing' || row?.status === 'paused') {
    const ended = await closeMatch(admin, row.id);
    if (!ended.ok) return ended;
  }
  const isClosed = await changeAndTell(admin, async (trx, tell) => {
    const table = await findTable(trx, code);
    if (table?.match === null) await removeTables(trx, [code]);
    else if (table && !(await replaceTable(trx, closed(table), Date.now()))) return false;
    await tell({ kind: 'table', code });
    return true;
  });
  return isClosed ? { ok: true, value: { code } } : refuse(code, 'moved-meanwhile');
}
