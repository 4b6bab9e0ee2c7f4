import { type ApiKey, done, fail, type NewApiKey, type Outcome, type Scope } from '@signoria/protocol';
import type { Auth } from './auth.ts';

/** Keys by which programs act for a person. */
export interface Keys {
  keys(person: string): Promise<ApiKey[]>;
  /** A new key; nobody can read it again. */
  addKey(person: string, name: string, scopes: readonly Scope[]): Promise<Outcome<NewApiKey>>;
  removeKey(person: string, id: string): Promise<boolean>;
  removeKeys(person: string): Promise<void>;
  /** Whose key this is and what it may do; null for one that opens nothing. */
  keyShown(key: string): Promise<{ id: string; owner: string; scopes: Scope[] } | null>;
}

/** So many keys may one person have. */
const MOST_KEYS = 20;

interface KeyRow {
  id: string;
  name: string | null;
  start: string | null;
  createdAt: Date;
  /** As better-auth keeps them: text in the store, an object from its API. */
  permissions?: string | Record<string, string[]> | null | undefined;
}

/**
 * `isFailing` tells whether what goes wrong now is most likely the store's doing; `onRemove` hears that a person's key is gone,
 * or all of them.
 */
export function openKeys(
  auth: () => Promise<Auth>,
  isFailing: () => boolean,
  onRemove: (person: string, key?: string) => void,
): Keys {
  const context = async () => (await auth()).$context;
  return {
    async keys(person) {
      const { adapter } = await context();
      const rows = await adapter.findMany<KeyRow>({
        model: 'apikey',
        where: [{ field: 'referenceId', value: person }],
      });
      return rows.map(keyOf);
    },

    async addKey(person, name, scopes) {
      const { adapter } = await context();
      const where = [{ field: 'referenceId', value: person }];
      if ((await adapter.count({ model: 'apikey', where })) >= MOST_KEYS)
        return fail('list-full', `at most ${MOST_KEYS} keys: revoke one first`);
      const permissions = { [RESOURCE]: [...new Set(scopes)] };
      const made = await (await auth()).api.createApiKey({ body: { name, userId: person, permissions } });
      return done({ ...keyOf(made), key: made.key });
    },

    async removeKey(person, id) {
      const { adapter } = await context();
      const removed = await adapter.deleteMany({
        model: 'apikey',
        where: [
          { field: 'id', value: id },
          { field: 'referenceId', value: person },
        ],
      });
      if (removed > 0) onRemove(person, id);
      return removed > 0;
    },

    async removeKeys(person) {
      const { adapter } = await context();
      await adapter.deleteMany({ model: 'apikey', where: [{ field: 'referenceId', value: person }] });
      onRemove(person);
    },

    async keyShown(key) {
      const { valid, key: found } = await (await auth()).api.verifyApiKey({ body: { key } });
      if (valid && found) return { id: found.id, owner: found.referenceId, scopes: scopesOf(found) };
      // better-auth takes a key that it could not look up for a wrong one, and whoever has a wrong one does not come again.
      if (isFailing()) throw new Error('could not look up an API key');
      return null;
    },
  };
}

const RESOURCE = 'signoria';

/** Keys from before there were scopes play. */
function scopesOf({ permissions }: Pick<KeyRow, 'permissions'>): Scope[] {
  const kept = typeof permissions === 'string' ? JSON.parse(permissions) : permissions;
  return kept?.[RESOURCE] ?? ['play'];
}

function keyOf(row: KeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name ?? '',
    start: row.start ?? '',
    scopes: scopesOf(row),
    createdAt: new Date(row.createdAt).getTime(),
  };
}
