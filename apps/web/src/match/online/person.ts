import type { Me } from '@signoria/protocol';
import { preferences } from '../../preferences/preferences.ts';
import { createStore } from '../../store.ts';
import { server } from './server.ts';

/** Who the server takes us for: nobody yet, or a person. */
export const me = createStore<Me | null>(null);

let asked: Promise<string | null> | null = null;

/** Asks once who we are. The answer is a problem's code, or null. */
export function whoAmI(): Promise<string | null> {
  asked ??= server.api('GET /api/me').then(reply => {
    if (reply.ok) me.set(reply.value);
    else if (reply.error.code === 'offline') asked = null;
    return reply.ok ? null : reply.error.code;
  });
  return asked;
}

/** Makes sure the server knows us, by the name in the preferences. The answer is a problem's code, or null. */
export async function introduce(): Promise<string | null> {
  const problem = await whoAmI();
  if (problem) return problem;
  const { name } = preferences.get();
  const known = me.get();
  if (known && known.name === name) return null;
  const reply = known
    ? await server.api('PATCH /api/me', { body: { name } })
    : await server.api('POST /api/guest', { body: { name } });
  if (!reply.ok) return reply.error.code;
  me.set(reply.value);
  if (!known) await server.connection.reopen();
  return null;
}
