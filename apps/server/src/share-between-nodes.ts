import type { Logger } from 'pino';
import type { Events } from './events/events.ts';
import type { Presence } from './events/presence.ts';
import type { Bus, Word } from './nodes/bus.ts';
import type { Onlookers } from './nodes/onlookers.ts';
import type { People } from './people/people.ts';
import { versionOf } from './play/live-match.ts';
import type { Matches } from './play/matches.ts';
import type { Moment } from './play/state-for.ts';
import type { Watchers } from './play/watchers.ts';
import type { Entry } from './store/entry.ts';
import type { Tables } from './tables/tables.ts';

interface Parts {
  bus: Bus;
  events: Events;
  presence: Presence;
  onlookers: Onlookers;
  matches: Matches;
  watchers: Watchers;
  moment(): Moment;
  tables: Tables;
  people: Pick<People, 'onEnd' | 'end' | 'askAgain'>;
  log: Logger;
}

/**
 * What happens here is told to the other nodes, and what happens there to whoever is connected here. The answer heeds a
 * word that each node hears by itself.
 */
export function shareBetweenNodes(parts: Parts): (word: Word) => Promise<void> {
  const { bus, events, presence, onlookers, log } = parts;
  /** What another node has told is passed on here, and not told again. */
  let isEcho = false;
  const say = (word: Word) => {
    if (!isEcho) bus.say(word);
  };
  const passOn = (tell: () => void) => {
    isEcho = true;
    try {
      tell();
    } finally {
      isEcho = false;
    }
  };
  const heed = (word: Word) => hear(parts, word, passOn);
  if (!bus.isShared) return heed;

  parts.matches.onEntry((live, entry) =>
    say({ kind: 'match', match: live.header.id, version: versionOf(live), entry }),
  );
  events.onGame((person, line) => {
    if (presence.isElsewhere(person)) say({ kind: 'game', person, line });
  });
  events.onTable(({ code }) => say({ kind: 'table', code }));
  events.onPerson((id, person) => say({ kind: 'person', id, person }));
  parts.people.onEnd(ended => say({ kind: 'ended', ...ended }));
  events.onChat(
    line => say({ kind: 'said', line }),
    (code, id) => say({ kind: 'unsaid', code, id }),
  );
  bus.onOpen(() => {
    bus.say({ kind: 'hello' });
    presence.tellAll();
    onlookers.tellAll();
    lookAtWatched(parts).catch(error => log.error({ err: error }, 'could not check watched matches'));
    parts.people
      .askAgain()
      .catch(error => log.error({ err: error }, 'could not check who may stay connected'));
  });
  bus.on(word => {
    heed(word).catch(error =>
      log.error({ err: error, word: word.kind }, 'could not handle a message from another node'),
    );
  });
  return heed;
}

async function hear(parts: Parts, word: Word, passOn: (tell: () => void) => void): Promise<void> {
  const { events, presence, onlookers, matches, watchers, tables, people } = parts;
  switch (word.kind) {
    case 'match':
      return heedMatch(parts, word.match, word.version, word.entry as Entry);
    case 'look':
      if (watchers.isWatched(word.match))
        await matches.read(word.match, live => watchers.tell(live, parts.moment()));
      return;
    case 'mended':
      matches.forget(word.match);
      if (watchers.isWatched(word.match)) await matches.read(word.match, () => null);
      return;
    case 'moved':
      for (const live of matches.withPerson(word.person)) matches.forget(live.header.id);
      return;
    case 'game':
      return passOn(() => events.gameChanged(word.person, word.line));
    case 'table': {
      const found = await tables.find(word.code);
      if (found.ok) passOn(() => events.tableChanged(found.value));
      return;
    }
    case 'person':
      return passOn(() => events.personChanged(word.id, word.person));
    case 'ended': {
      const { kind: _, ...ended } = word;
      return passOn(() => people.end(ended));
    }
    case 'said':
      return passOn(() => events.said(word.line));
    case 'unsaid':
      return passOn(() => events.unsaid(word.code, word.id));
    case 'hello':
      presence.tellAll();
      onlookers.tellAll();
      return;
  }
}

/** A match that nobody here looks at or holds in memory is read when somebody asks for it. */
async function heedMatch(
  { matches, watchers }: Parts,
  id: string,
  version: number,
  entry: Entry,
): Promise<void> {
  const known = matches.versionInMemory(id);
  if (known !== null) await matches.heed(id, version, entry);
  else if (watchers.isWatched(id)) await matches.read(id, () => null);
}

/** Reads every match that somebody here looks at: words that were lost are made good. */
export async function lookAtWatched({
  matches,
  watchers,
}: Pick<Parts, 'matches' | 'watchers'>): Promise<void> {
  for (const id of watchers.watched()) await matches.read(id, () => null);
}
