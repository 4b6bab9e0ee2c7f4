import type { Person } from '@signoria/protocol';
import { createStore } from '../../store.ts';

/** What browsers have kept the list under from the start. */
const KEY = 'signoria.unheard';

/** People whose lines the reader does not want to see, by id, each with the name they had then. This browser's own. */
export const blocked = createStore<Readonly<Record<string, string>>>(recall());

function recall(): Readonly<Record<string, string>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, name]) => typeof name === 'string'));
  } catch {
    return {};
  }
}

export function isBlocked(person: string): boolean {
  return Object.hasOwn(blocked.get(), person);
}

export function setBlocked({ id, name }: Pick<Person, 'id' | 'name'>, isBlockedNow: boolean): void {
  const { [id]: _, ...others } = blocked.get();
  blocked.set(isBlockedNow ? { ...others, [id]: name } : others);
  try {
    localStorage.setItem(KEY, JSON.stringify(blocked.get()));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
