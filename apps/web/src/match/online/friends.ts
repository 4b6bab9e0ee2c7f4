import type { Friend } from '@signoria/protocol';
import type { Reply } from '@signoria/protocol/client';
import { createStore } from '../../store.ts';
import { server } from './server.ts';

/** The reader's list of friends; null until it has been asked for. */
export const friends = createStore<readonly Friend[] | null>(null);

export async function fetchFriends(): Promise<void> {
  const reply = await server.api('GET /api/me/friends');
  if (reply.ok) friends.set(reply.value.friends);
}

export async function setFriend(person: string, isFriendNow: boolean): Promise<Reply<undefined>> {
  const reply = isFriendNow
    ? await server.api('POST /api/me/friends', { body: { person } })
    : await server.api('DELETE /api/me/friends/:id', { params: { id: person } });
  if (reply.ok) await fetchFriends();
  return reply;
}

/**
 * A table like the last one with that player, or a table for two of `otherwise`, and an invitation to it. The answer is
 * the table's code.
 */
export async function inviteAgain(person: string, otherwise: string): Promise<Reply<string>> {
  const found = await server.api('GET /api/me/statistics');
  if (!found.ok) return found;
  const last = found.value.games.find(({ people }) => people.includes(person));
  const body = last ? { game: last.game, seats: last.places.length } : { game: otherwise, seats: 2 };
  const table = await server.api('POST /api/tables', { body });
  if (!table.ok) return table;
  const { code } = table.value;
  const invited = await server.api('POST /api/tables/:code/invite', { params: { code }, body: { person } });
  return invited.ok ? { ok: true, value: code } : invited;
}
