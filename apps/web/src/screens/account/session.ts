import type { Me } from '@signoria/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { keepAsking } from '../../match/online/keep-asking.ts';
import { me, whoAmI } from '../../match/online/person.ts';
import { server } from '../../match/online/server.ts';
import { prefer } from '../../preferences/preferences.ts';

/** Who the server takes us for, asked when the page opens; `undefined` until it has answered. */
export function useMe(): { person: Me | null | undefined; problem: string | null } {
  const person = useSyncExternalStore(me.subscribe, me.get);
  const [answer, setAnswer] = useState<{ problem: string | null } | null>(null);
  useEffect(
    () =>
      keepAsking(
        whoAmI,
        problem => problem === 'offline',
        problem => setAnswer({ problem }),
      ),
    [],
  );
  return { person: answer ? person : undefined, problem: answer?.problem ?? null };
}

/** We are somebody else from now on, or nobody. The name at tables on this device follows. */
export async function become(person: Me | null): Promise<void> {
  const before = me.get();
  if (person) prefer({ name: person.name });
  me.set(person);
  if (before?.id !== person?.id) await server.connection.reopen();
}

/** The same person, with something changed on the server. */
export async function lookAgain(): Promise<void> {
  const reply = await server.api('GET /api/me');
  if (reply.ok) await become(reply.value);
}
