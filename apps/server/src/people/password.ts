import { newId } from '../id.ts';
import type { Trx } from '../store/database.ts';

/** As better-auth calls whoever signs in with a password. */
export const CREDENTIAL = 'credential';

/** The password of a person who had none. */
export async function addPassword(trx: Trx, person: string, hash: string): Promise<void> {
  const now = new Date().toISOString();
  const row = { accountId: person, providerId: CREDENTIAL, userId: person, createdAt: now, updatedAt: now };
  await trx
    .insertInto('account')
    .values({ id: newId(), password: hash, ...row })
    .execute();
}

/** Another password, and the end of every session but `here`: whoever it is to keep out is out. */
export async function replacePassword(trx: Trx, person: string, hash: string, here = ''): Promise<void> {
  await trx
    .updateTable('account')
    .set({ password: hash, updatedAt: new Date().toISOString() })
    .where('userId', '=', person)
    .where('providerId', '=', CREDENTIAL)
    .execute();
  await trx.deleteFrom('session').where('userId', '=', person).where('id', '!=', here).execute();
}
