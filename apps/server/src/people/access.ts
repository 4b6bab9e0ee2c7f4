import type { Person, Scope } from '@signoria/protocol';

/** Somebody, and by what they are known: a session, or a key with what it may do. */
export interface Access {
  person: Person;
  by: { kind: 'session'; id: string } | { kind: 'key'; id: string; scopes: readonly Scope[] };
}

/** A session or a key that is no more; without either, all of a person's but for the session `except`. */
export interface Ended {
  person: string;
  session?: string;
  key?: string;
  except?: string;
}

/** Whether somebody may do what needs that scope. Looking is part of everything else. */
export function isAllowed({ by }: Access, needed: Scope | 'session'): boolean {
  if (by.kind === 'session') return true;
  if (needed === 'session') return false;
  return needed === 'read' ? by.scopes.length > 0 : by.scopes.includes(needed);
}

export function isOver({ person, by }: Access, ended: Ended): boolean {
  if (person.id !== ended.person) return false;
  if (ended.session !== undefined) return by.kind === 'session' && by.id === ended.session;
  if (ended.key !== undefined) return by.kind === 'key' && by.id === ended.key;
  return by.id !== ended.except;
}
