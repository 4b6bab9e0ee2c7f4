import type { Person } from '@signoria/protocol';
import type { Logger } from 'pino';
import { type BotRunner, openBotRunner, THINKER } from './bots/runner.ts';
import { type Chat, openChat } from './chat/chat.ts';
import type { Config } from './config.ts';
import { type Events, openEvents } from './events/events.ts';
import { openPresence, type Presence } from './events/presence.ts';
import { type Notifications, openNotifications } from './notifications/notifications.ts';
import { type Auths, openAuth } from './people/auth.ts';
import { mergePeople } from './people/merge.ts';
import { openPeople, type People } from './people/people.ts';
import type { Entry } from './play/entry.ts';
import { type LiveMatch, turnOf } from './play/live-match.ts';
import { type Matches, openMatches } from './play/matches.ts';
import type { Moment } from './play/state-for.ts';
import { startSweep } from './play/sweep.ts';
import { openUndoWorker, type UndoWorker } from './play/undo-worker.ts';
import { openWatchers, type Watchers } from './play/watchers.ts';
import { countForgotten, countMatch } from './ratings/ratings.ts';
import { matchesForBots } from './store/matches.ts';
import type { Store } from './store/open.ts';
import { movePerson } from './tables/table.ts';
import { openTables, type Tables } from './tables/tables.ts';

/** Everything a server is made of, without the wires to the outside. */
export interface Services {
  config: Config;
  log: Logger;
  store: Store;
  auths: Auths;
  people: People;
  presence: Presence;
  tables: Tables;
  matches: Matches;
  watchers: Watchers;
  events: Events;
  botRunner: BotRunner;
  chat: Chat;
  notifications: Notifications;
  moment(): Moment;
  close(): Promise<void>;
}

export async function createServices(
  config: Config,
  store: Store,
  log: Logger,
  thinker = THINKER,
): Promise<Services> {
  const presence = openPresence(config.awayMs, Date.now());
  const tables = openTables(store);
  const matches = openMatches(store, tables.noteEnd);
  const watchers = openWatchers();
  const moment = (): Moment => {
    const now = Date.now();
    return { now, isOnline: presence.isOnline, isAway: person => presence.isAway(person, now) };
  };
  const auths = openAuth(config, store, log, async (guest, accountId) => {
    const account = await people.find(accountId);
    if (account) await bringAlong({ store, matches, tables }, guest, account);
  });
  const people = openPeople(auths.auth, store);
  const notifications = await openNotifications(config, store, people, log);
  const botRunner = openBotRunner(config, matches, log, thinker);
  const undoWorker = openUndoWorker(live => {
    watchers.tell(live, moment(), live.match.moves.at(-1)?.seat);
  }, log);
  const events = openEvents(presence, notifications, config);
  const chat = openChat(store);
  const running = { config, log, store, presence, tables, matches, watchers, events, botRunner, moment };
  tellOfMatches(running, undoWorker);
  tellOfPresence(running);

  await countForgotten(store);
  await takeUpBots(running);
  const stopSweep = startSweep(running);
  return {
    ...running,
    auths,
    people,
    chat,
    notifications,
    async close() {
      stopSweep();
      await Promise.all([botRunner.close(), undoWorker.close()]);
      await store.close();
    },
  };
}

/** What hears of one another before anybody is served. */
type Running = Omit<Services, 'auths' | 'people' | 'chat' | 'notifications' | 'close'>;

/** A guest has signed in to an account, which has the guest's games and seats from now on. */
async function bringAlong(
  { store, matches, tables }: Pick<Services, 'store' | 'matches' | 'tables'>,
  guest: string,
  account: Person,
): Promise<void> {
  const sitting = matches.withPerson(guest);
  await mergePeople(store, guest, account);
  for (const live of sitting) matches.forget(live.header.id);
  for (const table of await tables.of(guest))
    await tables.change(table.code, now => movePerson(now, guest, account));
}

/** Whatever happens in a match or to a table is told, and bots are woken. */
function tellOfMatches(running: Running, undoWorker: UndoWorker): void {
  const { store, tables, matches, watchers, events, botRunner, moment, log } = running;

  function announceTable(code: string): void {
    tables
      .find(code)
      .then(found => found.ok && events.tableChanged(found.value))
      .catch(error => log.error({ err: error }, 'a table was not announced'));
  }

  function tell(live: LiveMatch, entry: Entry): void {
    watchers.tell(live, moment());
    events.matchChanged(live, entry);
    if (live.status === 'over' && live.header.rated)
      countMatch(store, live.header.id).catch(error => log.error({ err: error }, 'a rating was not counted'));
    if (live.endedAt !== null) announceTable(live.header.code);
    botRunner.wake(live);
    undoWorker.look(live);
  }

  matches.onLoad(live => watchers.tell(live, moment()));
  matches.onEntry((live, entry) => {
    // The entry is stored whatever happens while it is being told.
    try {
      tell(live, entry);
    } catch (error) {
      log.error({ match: live.header.id, err: error }, 'a move was not told to everyone');
    }
  });
  tables.onStart(live => {
    matches.add(live);
    events.matchBegan(live);
    botRunner.wake(live);
  });
  tables.onChange(table => events.tableChanged(table));
}

/** Seats show who is there, and after a while the absence becomes an offer. */
function tellOfPresence({ config, presence, matches, watchers, events, moment }: Running): void {
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

/** Bots that owed a move when the last server stopped. */
async function takeUpBots({ store, matches, botRunner }: Running): Promise<void> {
  for (const id of await matchesForBots(store)) {
    const found = await matches.read(id, live => live);
    if (found.ok && turnOf(found.value).length > 0) botRunner.wake(found.value);
  }
}
