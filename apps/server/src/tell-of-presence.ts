import type { Config } from './config.ts';
import type { Events } from './events/events.ts';
import type { Presence } from './events/presence.ts';
import type { Matches } from './play/matches.ts';
import type { Moment } from './play/state-for.ts';
import type { Watchers } from './play/watchers.ts';

interface Parts {
  config: Config;
  presence: Presence;
  matches: Matches;
  watchers: Watchers;
  events: Events;
  moment(): Moment;
}

/** Seats show who is there, and after a while the absence becomes an offer. */
export function tellOfPresence({ config, presence, matches, watchers, events, moment }: Parts): void {
  function tell(person: string): void {
    const now = moment();
    for (const live of matches.withPerson(person)) {
      if (watchers.isWatched(live.header.id))
        matches.read(live.header.id, same => watchers.tell(same, now)).catch(() => undefined);
    }
    events.presenceChanged(person);
  }

  presence.onChange(person => {
    tell(person);
    if (!presence.isOnline(person)) setTimeout(() => tell(person), config.awayMs + 50).unref();
  });
}
