import type { Checked } from '@signoria/core';
import { sql } from 'kysely';
import { CREDENTIAL } from '../people/password.ts';
import { addCode, setPassword } from '../people/recovery.ts';
import type { Database } from '../store/database.ts';
import type { Admin } from './open.ts';
import { refuse } from './refuse.ts';
import { changeAndTell } from './told.ts';

type User = Pick<Database['user'], 'id' | 'name'>;

/** Somebody by username or id. */
export async function findPerson({ store, auths }: Admin, who: string): Promise<Checked<User>> {
  // The table of people is better-auth's, and may not have been made yet.
  await auths.auth();
  const found = await store.db
    .selectFrom('user')
    .select(['id', 'name'])
    .where(eb => eb.or([eb('id', '=', who), eb('username', '=', who.toLowerCase())]))
    .executeTakeFirst();
  return found ? { ok: true, value: found } : refuse(who, 'unknown-person');
}

/** Signs somebody out everywhere, and nobody signs in as them again. Their keys open nothing as long as it lasts. */
export async function ban(admin: Admin, who: string, reason: string): Promise<Checked<User>> {
  const found = await findPerson(admin, who);
  if (!found.ok) return found;
  const { id } = found.value;
  await changeAndTell(admin, async (trx, tell) => {
    await trx
      .insertInto('ban')
      .values({ person: id, reason, at: Date.now() })
      .onConflict(c => c.column('person').doUpdateSet({ reason }))
      .execute();
    await sql`delete from session where ${sql.ref('userId')} = ${id}`.execute(trx);
    await tell({ kind: 'ended', person: id });
  });
  return found;
}

export async function unban(admin: Admin, who: string): Promise<Checked<User>> {
  const found = await findPerson(admin, who);
  if (found.ok)
    await admin.store.write(trx => trx.deleteFrom('ban').where('person', '=', found.value.id).execute());
  return found;
}

export async function bans({ store, auths }: Admin): Promise<(Database['ban'] & { name: string })[]> {
  await auths.auth();
  const rows = await store.db
    .selectFrom('ban')
    .leftJoin('user', 'user.id', 'ban.person')
    .select(['ban.person', 'ban.reason', 'ban.at', 'user.name'])
    .orderBy('ban.at')
    .execute();
  return rows.map(row => ({ ...row, name: row.name ?? row.person }));
}

/** A code by which somebody can set a new password, once. */
export async function recoveryCode(admin: Admin, who: string): Promise<Checked<User & { code: string }>> {
  const found = await withPassword(admin, who);
  if (!found.ok) return found;
  return { ok: true, value: { ...found.value, code: await addCode(admin.store, found.value.id) } };
}

const SHORTEST = 8;
const LONGEST = 128;

/** Sets a password, and signs its owner out everywhere. */
export async function resetPassword(admin: Admin, who: string, password: string): Promise<Checked<User>> {
  const { store, auths } = admin;
  const found = await withPassword(admin, who);
  if (!found.ok) return found;
  if (password.length < SHORTEST || password.length > LONGEST) return refuse(who, 'bad-password');
  const { id } = found.value;
  await setPassword({ auth: auths.auth, store, end: () => undefined }, id, password, { host: true });
  await changeAndTell(admin, (_, tell) => tell({ kind: 'ended', person: id }));
  return found;
}

async function withPassword(admin: Admin, who: string): Promise<Checked<User>> {
  const found = await findPerson(admin, who);
  if (!found.ok) return found;
  const { internalAdapter } = await (await admin.auths.auth()).$context;
  const accounts = await internalAdapter.findAccounts(found.value.id);
  return accounts.some(({ providerId }) => providerId === CREDENTIAL) ? found : refuse(who, 'no-password');
}

export type Report = Database['report'] & { byName: string; aboutName: string };

/** What people have reported, the oldest first. */
export async function reports({ store, auths }: Admin, isAll: boolean): Promise<Report[]> {
  await auths.auth();
  const rows = await store.db
    .selectFrom('report')
    .leftJoin('user as by', 'by.id', 'report.person')
    .leftJoin('user as other', 'other.id', 'report.about')
    .selectAll('report')
    .select(['by.name as byName', 'other.name as aboutName'])
    .$if(!isAll, query => query.where('report.done_at', 'is', null))
    .orderBy('report.at')
    .execute();
  return rows.map(row => ({
    ...row,
    byName: row.byName ?? row.person,
    aboutName: row.aboutName ?? row.about,
  }));
}

export async function reportDone({ store }: Admin, id: string): Promise<Checked<null>> {
  const { numUpdatedRows } = await store.write(trx =>
    trx.updateTable('report').set({ done_at: Date.now() }).where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return numUpdatedRows === 1n ? { ok: true, value: null } : refuse(id, 'unknown-report');
}
