import type { GameLine, Invite } from '@signoria/protocol';
import { matchesOf } from '../store/games.ts';
import type { NotificationRow } from '../store/notifications.ts';
import type { Store } from '../store/open.ts';

/** What a browser's service worker and a webhook are told. They put it into words. */
export type Notification =
  | { type: Exclude<NotificationRow['type'], 'invited'>; game: GameLine; url: string }
  | { type: 'invited'; invite: Invite; url: string };

interface Parts {
  store: Store;
  publicUrl: string;
  invitesOf(person: string): Promise<Invite[]>;
}

/** What is to be told, as things are now; null when it is no longer so. */
export async function composed(
  { store, publicUrl, invitesOf }: Parts,
  { person, type, about }: NotificationRow,
): Promise<Notification | null> {
  if (type === 'invited') {
    const invite = (await invitesOf(person)).find(({ code }) => code === about);
    return invite ? { type, invite, url: `${publicUrl}/t/${about}` } : null;
  }
  const [game] = await matchesOf(store, person, { phase: 'all', limit: 1, match: about });
  return game && isStillSo(type, game) ? { type, game, url: publicUrl + pathOf(type, game) } : null;
}

function isStillSo(type: NotificationRow['type'], { yourTurn, endedAt }: GameLine): boolean {
  if (type === 'your-turn') return yourTurn;
  return type === 'began' ? endedAt === null : endedAt !== null;
}

/** The table may play its next match by the time somebody looks: one that is over has an address of its own. */
function pathOf(type: NotificationRow['type'], { match, code }: GameLine): string {
  if (type === 'reviewed') return `/replay/m/${match}?review`;
  return type === 'over' ? `/m/${match}` : `/t/${code}`;
}
