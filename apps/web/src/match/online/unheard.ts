import type { Person } from '@signoria/protocol';
import { createStore } from '../store.ts';

const KEY = 'signoria.unheard';

/** People whose lines the reader does not want to see, by id, each with the name they had then. This browser's own. */
export const unheard = createStore<Readonly<Record<string, string>>>(recall());

function recall(): Readonly<Record<string, string>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, name]) => typeof name === 'string'));
  } catch {
    return {};
  }
}

export function isUnheard(person: string): boolean {
  return Object.hasOwn(unheard.get(), person);
}

export function hear({ id, name }: Pick<Person, 'id' | 'name'>, heard: boolean): void {
  const { [id]: _, ...others } = unheard.get();
  unheard.set(heard ? others : { ...others, [id]: name });
  try {
    localStorage.setItem(KEY, JSON.stringify(unheard.get()));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
