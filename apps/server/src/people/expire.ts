import { sql } from 'kysely';
import type { Services } from '../services.ts';
import { latestNotice } from '../store/notices.ts';
import type { Store } from '../store/open.ts';
import type { TableRow } from '../store/table-row.ts';
import { removeTables } from '../store/tables.ts';
import { deletion, finishDeletions } from './delete.ts';

const DAY_MS = 86_400_000;
/** Somebody looks about so often, whichever node is first. */
const EVERY_MS = 3_600_000;
const LOOK_MS = 600_000;
const STEP = 200;

/**
 * Guests who have not come for long and play no game, and tables at which nothing was ever begun, go by themselves. The answer
 * stops it. The rule is in docs/operations.md.
 */
export function startExpiry(services: Services): () => void {
  const look = async () => {
    const now = Date.now();
    const claim = await claimExpiry(services.store, now);
    if (claim) services.background.run('expire', () => expire(services, now, claim));
  };
  const timer = setInterval(
    () => look().catch(error => services.log.error({ err: error }, 'could not delete expired data')),
    LOOK_MS,
  );
  timer.unref();
  return () => clearInterval(timer);
}

const KEY = 'expiry';
/** Longer than this no node is away that is only restarted. */
const GAP_MS = DAY_MS;
const GRACE_MS = 7 * DAY_MS;

interface Claim {
  /** Nobody and nothing goes for now. */
  isHeld: boolean;
}

/**
 * Whether it is time, and this node the one to do it: of all that ask at once one is told so. After time in which no server
 * ran, or when the clock has been moved, people have a while to come back before they are counted as away.
 */
export async function claimExpiry(store: Store, now: number): Promise<Claim | null> {
  return store.write(async trx => {
    await trx
      .insertInto('setting')
      .values({ key: KEY, value: '0' })
      .onConflict(c => c.column('key').doNothing())
      .execute();
    const row = trx.selectFrom('setting').select('value').where('key', '=', KEY);
    const { value } = await row.executeTakeFirstOrThrow();
    const [at, heldUntil = 0] = value.split(' ').map(Number);
    if (Math.abs(now - at) < EVERY_MS) return null;
    const isGap = now < at || now - at > GAP_MS;
    const until = isGap ? now + GRACE_MS : Math.min(heldUntil, now + GRACE_MS);
    const { numUpdatedRows } = await trx
      .updateTable('setting')
      .set({ value: `${now} ${until}` })
      .where('key', '=', KEY)
      .where('value', '=', value)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n ? { isHeld: now < until } : null;
  });
}

/** One small step at a time. */
export async function* expire(services: Services, now: number, { isHeld }: Claim): AsyncGenerator<void> {
  const { config, store } = services;
  yield* finishDeletions(services);
  if (config.tableDays > 0 && !isHeld) yield* expireTables(store, now - config.tableDays * DAY_MS);
  if (config.guestDays > 0 && !isHeld) yield* expireGuests(services, now - config.guestDays * DAY_MS);
  const latest = await latestNotice(store.db);
  await store.write(trx =>
    trx
      .deleteFrom('notice')
      .where('at', '<', now - DAY_MS)
      .where('seq', '<', latest)
      .execute(),
  );
}

/** Those that wait for people and have never had a match, unchanged since `before`. */
async function* expireTables(store: Store, before: number): AsyncGenerator<void> {
  for (let after = ''; ; ) {
    const page = store.db.selectFrom('game_table').select(['code', 'status', 'changed_at', 'body']);
    const rows = await page.where('code', '>', after).orderBy('code').limit(STEP).execute();
    const old = rows.filter(row => row.status === 'waiting' && row.changed_at < before);
    const codes = old.map(({ body }): TableRow => JSON.parse(body)).filter(({ match }) => match === null);
    if (codes.length > 0)
      await store.write(async trx => {
        const same = trx.selectFrom('game_table').select('code').where('changed_at', '<', before);
        const still = await same
          .where(
            'code',
            'in',
            codes.map(({ code }) => code),
          )
          .execute();
        await removeTables(
          trx,
          still.map(({ code }) => code),
        );
      });
    const last = rows.at(-1);
    if (!last) return;
    after = last.code;
    yield;
  }
}

async function* expireGuests(services: Services, before: number): AsyncGenerator<void> {
  const { store, auths, presence, log } = services;
  // Sessions and keys are in better-auth's tables.
  await auths.auth();
  for (let after = ''; ; ) {
    const page = store.db.selectFrom('user').select(['id', 'isAnonymous']);
    const rows = await page.where('id', '>', after).orderBy('id').limit(STEP).execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const guests = rows.filter(({ isAnonymous }) => isAnonymous).map(({ id }) => id);
    for (const id of await notSeenSince(store, guests, before)) {
      if (presence.isOnline(id)) continue;
      log.info({ person: id }, 'deleted an inactive guest');
      yield* deletion(services, id);
    }
    yield;
  }
}

/** Those of these people who came before `before` for the last time, and have no game under way. */
async function notSeenSince(store: Store, ids: readonly string[], before: number): Promise<string[]> {
  if (ids.length === 0) return [];
  const time = new Date(before).toISOString();
  const [user, seen, asked] = [sql.ref('user.id'), sql.ref('updatedAt'), sql.ref('lastRequest')];
  const { rows } = await sql<{ id: string }>`select id from ${sql.table('user')}
    where id in (${sql.join(ids)}) and ${sql.ref('createdAt')} < ${time}
    and not exists (select 1 from session where ${sql.ref('userId')} = ${user} and session.${seen} >= ${time})
    and not exists (select 1 from apikey where ${sql.ref('referenceId')} = ${user}
      and coalesce(${asked}, apikey.${sql.ref('createdAt')}) >= ${time})
    and not exists (select 1 from match_seat inner join match on match.id = match_seat.match
      where match_seat.person = ${user} and match_seat.resigned = 0 and match.status in ('playing', 'paused'))`.execute(
    store.db,
  );
  return rows.map(({ id }) => id);
}
