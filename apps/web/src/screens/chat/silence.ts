import type { ChatLine, Person, Table } from '@signoria/protocol';

/** Why this reader may not write at the table, as a code of the site's words; null when nothing forbids it. */
export function silence(
  { host, muted, guestChat }: Table,
  person: Person | null,
): 'muted' | 'chat-off' | null {
  if (person?.id === host.id) return null;
  if (person && muted.includes(person.id)) return 'muted';
  return guestChat || (person && !person.guest) ? null : 'chat-off';
}

/** Those the host has muted, with the names they are known by here; null for one nobody remembers. */
export function mutedPeople(
  { muted, seats }: Table,
  chat: readonly ChatLine[],
): { id: string; name: string | null }[] {
  const names = new Map<string, string>();
  for (const { from } of chat) names.set(from.id, from.name);
  for (const seat of seats) if (seat.kind === 'person') names.set(seat.person.id, seat.person.name);
  return muted.map(id => ({ id, name: names.get(id) ?? null }));
}
