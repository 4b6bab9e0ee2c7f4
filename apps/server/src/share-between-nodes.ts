import type { Logger } from 'pino';
import type { Events } from './events/events.ts';
import type { Presence } from './events/presence.ts';
import type { Bus, NodeMessage } from './nodes/bus.ts';
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

/** Tells what another node has sent, without sending it again. */
type PassOn = (tell: () => void) => void;

/**
 * What happens here is sent to the other nodes, and what happens there is passed on to whoever is connected here. The
 * answer handles a message that each node finds by itself.
 */
export function shareBetweenNodes(parts: Parts): (message: NodeMessage) => Promise<void> {
  const { bus, events, presence, onlookers, log } = parts;
  /** What another node has sent is passed on here, and not sent again. */
  let isEcho = false;
  const send = (message: NodeMessage) => {
    if (!isEcho) bus.send(message);
  };
  const passOn: PassOn = tell => {
    isEcho = true;
    try {
      tell();
    } finally {
      isEcho = false;
    }
  };
  const handle = (message: NodeMessage) => handleMessage(parts, message, passOn);
  if (!bus.isShared) return handle;

  parts.matches.onEntry((live, entry) =>
    send({ kind: 'match', match: live.header.id, version: versionOf(live), entry }),
  );
  events.onGame((person, line) => {
    if (presence.isElsewhere(person)) send({ kind: 'game', person, line });
  });
  events.onTable(({ code }) => send({ kind: 'table', code }));
  events.onPerson((id, person) => send({ kind: 'person', id, person }));
  parts.people.onEnd(ended => send({ kind: 'ended', ...ended }));
  events.onChat(
    line => send({ kind: 'said', line }),
    (code, id) => send({ kind: 'unsaid', code, id }),
  );
  bus.onOpen(() => {
    bus.send({ kind: 'hello' });
    presence.tellAll();
    onlookers.tellAll();
    lookAtWatched(parts).catch(error => log.error({ err: error }, 'could not check watched matches'));
    parts.people
      .askAgain()
      .catch(error => log.error({ err: error }, 'could not check who may stay connected'));
  });
  bus.on(message => {
    handle(message).catch(error =>
      log.error({ err: error, kind: message.kind }, 'could not handle a message from another node'),
    );
  });
  return handle;
}

async function handleMessage(parts: Parts, message: NodeMessage, passOn: PassOn): Promise<void> {
  const { events, presence, onlookers, matches, watchers, tables, people } = parts;
  switch (message.kind) {
    case 'match':
      return handleEntry(parts, message.match, message.version, message.entry as Entry);
    case 'look':
      if (watchers.isWatched(message.match))
        await matches.read(message.match, live => watchers.tell(live, parts.moment()));
      return;
    case 'mended':
      matches.forget(message.match);
      if (watchers.isWatched(message.match)) await matches.read(message.match, () => null);
      return;
    case 'moved':
      for (const live of matches.withPerson(message.person)) matches.forget(live.header.id);
      return;
    case 'game':
      return passOn(() => events.gameChanged(message.person, message.line));
    case 'table': {
      const found = await tables.find(message.code);
      if (found.ok) passOn(() => events.tableChanged(found.value));
      return;
    }
    case 'person':
      return passOn(() => events.personChanged(message.id, message.person));
    case 'ended': {
      const { kind: _, ...ended } = message;
      return passOn(() => people.end(ended));
    }
    case 'said':
      return passOn(() => events.said(message.line));
    case 'unsaid':
      return passOn(() => events.unsaid(message.code, message.id));
    case 'hello':
      presence.tellAll();
      onlookers.tellAll();
      return;
  }
}

/** A match that nobody here looks at or holds in memory is read when somebody asks for it. */
async function handleEntry(
  { matches, watchers }: Parts,
  id: string,
  version: number,
  entry: Entry,
): Promise<void> {
  const known = matches.versionInMemory(id);
  if (known !== null) await matches.receive(id, version, entry);
  else if (watchers.isWatched(id)) await matches.read(id, () => null);
}

/** Reads every match that somebody here looks at: messages that were lost are made good. */
export async function lookAtWatched({
  matches,
  watchers,
}: Pick<Parts, 'matches' | 'watchers'>): Promise<void> {
  for (const id of watchers.watched()) await matches.read(id, () => null);
}
