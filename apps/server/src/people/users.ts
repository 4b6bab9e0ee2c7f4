import type { Person } from '@signoria/protocol';
import type { Auth } from './auth.ts';
import { personOf } from './sessions.ts';

/** A person as better-auth keeps one. */
export interface User {
  id: string;
  name: string;
  email: string;
  createdAt: Date;
  isAnonymous?: boolean | null | undefined;
  username?: string | null | undefined;
  displayUsername?: string | null | undefined;
}

export interface Users {
  userOf(id: string): Promise<User | null>;
  find(id: string): Promise<Person | null>;
  update(id: string, change: Record<string, unknown>): Promise<void>;
  /** Somebody has been changed in the store. */
  noteChange(id: string): void;
}

/** `onChange` hears whose name or account has changed. */
export function openUsers(auth: () => Promise<Auth>, onChange: (id: string) => void): Users {
  const adapter = async () => (await (await auth()).$context).internalAdapter;
  const userOf = async (id: string) => (await (await adapter()).findUserById(id)) as User | null;
  return {
    userOf,
    async find(id) {
      const user = await userOf(id);
      return user && personOf(user);
    },
    async update(id, change) {
      await (await adapter()).updateUser(id, change);
      onChange(id);
    },
    noteChange: onChange,
  };
}
