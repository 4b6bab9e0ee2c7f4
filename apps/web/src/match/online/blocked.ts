import type { Person } from '@signoria/protocol';
import type { Reply } from '@signoria/protocol/client';
import { createStore } from '../../store.ts';
import { me } from './person.ts';
import { server } from './server.ts';

/** What browsers have kept the list under from the start. */
const KEY = 'signoria.unheard';

type Names = Readonly<Record<string, string>>;
type Named = Pick<Person, 'id' | 'name'>;

/**
 * People the reader has blocked, by id, each with a name. The server keeps the list of everybody it knows, and keeps
 * those people from their tables too; for a reader who only looks on, this browser does.
 */
export const blocked = createStore<Names>(recall());

function recall(): Names {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, name]) => typeof name === 'string'));
  } catch {
    return {};
  }
}

function remember(names: Names): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(names));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

export function isBlocked(person: string): boolean {
  return Object.hasOwn(blocked.get(), person);
}

/** The server's list, once it knows the reader; it takes over what this browser has kept until then. */
export async function fetchBlocked(): Promise<void> {
  if (!me.get()) return;
  for (const person of Object.keys(recall())) {
    const reply = await server.api('POST /api/me/blocks', { body: { person } });
    if (!reply.ok && reply.error.code === 'offline') return;
  }
  const reply = await server.api('GET /api/me/blocks');
  if (!reply.ok) return;
  remember({});
  blocked.set(Object.fromEntries(reply.value.people.map(({ id, name }) => [id, name])));
}

/** Blocks somebody, or no longer; refused, nothing has changed. */
export async function setBlocked({ id, name }: Named, isBlockedNow: boolean): Promise<Reply<null>> {
  const { [id]: _, ...others } = blocked.get();
  const names = isBlockedNow ? { ...others, [id]: name } : others;
  if (!me.get()) remember(names);
  else {
    const reply = isBlockedNow
      ? await server.api('POST /api/me/blocks', { body: { person: id } })
      : await server.api('DELETE /api/me/blocks/:id', { params: { id } });
    if (!reply.ok) return reply;
  }
  blocked.set(names);
  return { ok: true, value: null };
}
