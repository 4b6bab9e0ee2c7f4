import { fail } from '@signoria/protocol';
import type { Database } from '../store/database.ts';
import type { Store } from '../store/open.ts';

/** The code by which better-auth passes a ban on to whoever wanted a session. */
export const BANNED = 'BANNED';

/** Why a person may not sign in, if so. */
export function banOf({ db }: Store, person: string): Promise<Database['ban'] | undefined> {
  return db.selectFrom('ban').selectAll().where('person', '=', person).executeTakeFirst();
}

/** What somebody hears who is banned. */
export function refuseBanned({ reason }: Pick<Database['ban'], 'reason'>) {
  return fail('banned', reason ? `this account is banned: ${reason}` : 'this account is banned');
}
