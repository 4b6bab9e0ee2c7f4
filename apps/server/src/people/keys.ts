import type { ApiKey, NewApiKey } from '@signoria/protocol';
import type { Auth } from './auth.ts';

/** Keys by which programs act for a person. */
export interface Keys {
  keys(person: string): Promise<ApiKey[]>;
  /** A new key; nobody can read it again. */
  addKey(person: string, name: string): Promise<NewApiKey>;
  removeKey(person: string, id: string): Promise<boolean>;
  removeKeys(person: string): Promise<void>;
  /** Whose key this is; null for one that opens nothing. */
  ownerOf(key: string): Promise<string | null>;
}

interface KeyRow {
  id: string;
  name: string | null;
  start: string | null;
  createdAt: Date;
}

/** `onRemove` hears that a key that was believed may be gone. */
export function openKeys(auth: () => Promise<Auth>, onRemove: () => void): Keys {
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

    async addKey(person, name) {
      const made = await (await auth()).api.createApiKey({ body: { name, userId: person } });
      return { ...keyOf(made), key: made.key };
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
      onRemove();
      return removed > 0;
    },

    async removeKeys(person) {
      const { adapter } = await context();
      await adapter.deleteMany({ model: 'apikey', where: [{ field: 'referenceId', value: person }] });
      onRemove();
    },

    async ownerOf(key) {
      const { valid, key: found } = await (await auth()).api.verifyApiKey({ body: { key } });
      return valid && found ? found.referenceId : null;
    },
  };
}

function keyOf(row: KeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name ?? '',
    start: row.start ?? '',
    createdAt: new Date(row.createdAt).getTime(),
  };
}
