import type { Person } from '@signoria/protocol';
import type { Logger } from 'pino';
import { type Background, openBackground } from './background.ts';
import { type Hints, openHints } from './bots/hints.ts';
import { type BotRunner, openBotRunner, THINKER } from './bots/runner.ts';
import { type Chat, openChat } from './chat/chat.ts';
import type { Config } from './config.ts';
import { type Events, openEvents } from './events/events.ts';
import { openPresence, type Presence } from './events/presence.ts';
import { heedNotices } from './heed-notices.ts';
import { newId } from './id.ts';
import { inMemory, type Limits, openLimits } from './limits/limits.ts';
import { sharedCounters } from './limits/shared.ts';
import { openTally, type Tally } from './limits/tally.ts';
import { type Meter, NO_METER } from './meter.ts';
import { metered } from './metered.ts';
import { type Bus, NO_BUS } from './nodes/bus.ts';
import { type Onlookers, openOnlookers } from './nodes/onlookers.ts';
import { openPostgresBus } from './nodes/postgres-bus.ts';
import { type Notifications, openNotifications } from './notifications/notifications.ts';
import { type Auths, openAuth } from './people/auth.ts';
import { type Blocks, openBlocks } from './people/blocks.ts';
import { type Friends, openFriends } from './people/friends.ts';
import { type Invites, openInvites } from './people/invites.ts';
import { mergePeople } from './people/merge.ts';
import { openPeople, type People } from './people/people.ts';
import type { LiveMatch } from './play/live-match.ts';
import { type Matches, openMatches } from './play/matches.ts';
import type { Moment } from './play/state-for.ts';
import { startSweep } from './play/sweep.ts';
import { openUndoWorker, type UndoWorker } from './play/undo-worker.ts';
import { openWatchers, type Watchers } from './play/watchers.ts';
import { countForgotten, countMatch } from './ratings/ratings.ts';
import { openReviews, type Reviews } from './reviews/reviews.ts';
import { REVIEWER } from './reviews/think.ts';
import { lookAtWatched, shareBetweenNodes } from './share-between-nodes.ts';
import { releaseAllBots, releaseBots } from './store/due.ts';
import type { Entry } from './store/entry.ts';
import type { Store } from './store/open.ts';
import { releaseAllReviews } from './store/reviews.ts';
import { readPrintings } from './tables/printings.ts';
import { movePerson } from './tables/table.ts';
import { openTables, type Tables } from './tables/tables.ts';
import { tellOfPresence } from './tell-of-presence.ts';

/** Everything a server is made of, without the wires to the outside. */
export interface Services {
  config: Config;
  log: Logger;
  /** What this process goes by among others, for as long as it runs. */
  node: string;
  meter: Meter;
  store: Store;
  auths: Auths;
  people: People;
  blocks: Blocks;
  friends: Friends;
  invites: Invites;
  /** Word from and to other nodes. */
  bus: Bus;
  presence: Presence;
  onlookers: Onlookers;
  tables: Tables;
  matches: Matches;
  watchers: Watchers;
  events: Events;
  botRunner: BotRunner;
  hints: Hints;
  reviews: Reviews;
  limits: Limits;
  /** Sockets and streams open at once. */
  connections: { byAddress: Tally; byPerson: Tally };
  chat: Chat;
  notifications: Notifications;
  background: Background;
  moment(): Moment;
  /** The first thing a node does that is to stop: the others see to its bots and clocks at once. */
  handOver(): Promise<void>;
  close(): Promise<void>;
}

/** On top of what a bot may take: the time to store its move. */
const SPARE_MS = 3_000;

export async function createServices(
  config: Config,
  opened: Store,
  log: Logger,
  thinker = THINKER,
  meter = NO_METER,
  reviewer = REVIEWER,
): Promise<Services> {
  const node = newId();
  const store = metered(opened, meter);
  const { bus, onlookers, presence, limits, connections } = openWords(config, node, store, log);
  const botsMs = config.botDelayMs + config.botLimitMs + SPARE_MS;
  const tables = openTables(store, botsMs, await readPrintings(config.printings));
  const matches = openMatches({ store, atEnd: tables.noteEnd, botsMs });
  const watchers = openWatchers();
  const moment = () => momentOf(presence);
  const auths = openAuth(config, store, log, async (guest, accountId) => {
    const account = await people.find(accountId);
    if (account) await bringAlong({ store, matches, tables, bus }, guest, account);
  });
  const people = openPeople(auths.auth, store);
  const notifications = await openNotifications(config, store, people, log, meter);
  const botRunner = openBotRunner(config, matches, log, thinker, meter);
  const hints = openHints(config, limits, log, thinker);
  const undoWorker = openUndoWorker(live => {
    watchers.tell(live, moment(), live.match.moves.at(-1)?.seat);
  }, log);
  const events = openEvents({ presence, onlookers, notifications, config });
  const chat = openChat(store, limits);
  const told = { bus, presence, onlookers, tables, matches, watchers, events };
  const reviews = openReviews({
    ...{ config, store, matches, limits, node, log, meter, reviewer },
    ready: events.reviewReady,
  });
  const background = openBackground(log, meter);
  const running = { ...told, config, log, node, meter, store, botRunner, reviews, background, moment };
  tellOfMatches(running, undoWorker);
  tellOfPresence(running);
  const stopHeeding = await heedNotices(store, log, shareBetweenNodes({ ...running, people }));

  // Nobody else is there: what bots owed when the last server stopped is owed now, and its reviews are free.
  if (store.kind === 'sqlite') await Promise.all([releaseAllBots(store), releaseAllReviews(store)]);
  const catchUp = () => catchUpOn(running, people);
  const stopSweep = startSweep({ ...running, wake: botRunner.wake, botsMs, catchUp });
  return {
    ...running,
    auths,
    people,
    ...openRelations(store, people),
    hints,
    limits,
    connections,
    chat,
    notifications,
    ...closing(running, [stopSweep, stopHeeding, reviews.close], [hints, undoWorker]),
  };
}

/** The present, and who is here. */
function momentOf(presence: Presence): Moment {
  const now = Date.now();
  return { now, isOnline: presence.isOnline, isAway: person => presence.isAway(person, now) };
}

/** What a store that failed, or a word that was lost, may have left undone. */
async function catchUpOn(running: Running, people: People): Promise<void> {
  await countForgotten(running.store);
  await people.endLost();
  running.reviews.wake();
  if (running.bus.isShared) await lookAtWatched(running);
}

/** How a node stops: what it sees to is left to the others first, and once more what came up while it stopped. */
function closing(
  { bus, botRunner, background, store, log }: Running,
  stops: (() => Promise<void> | void)[],
  others: { close(): Promise<void> }[],
): Pick<Services, 'handOver' | 'close'> {
  const release = () =>
    releaseBots(store, botRunner.takeLeft()).catch(error =>
      log.error({ err: error }, 'could not hand over bots'),
    );
  const leaveAll = async () => {
    await Promise.all([...stops.map(stop => stop()), botRunner.close()]);
    await release();
  };
  let left: Promise<void> | null = null;
  const handOver = () => {
    left ??= leaveAll();
    return left;
  };
  return {
    handOver,
    async close() {
      await handOver();
      await background.close();
      await bus.close();
      await Promise.all(others.map(one => one.close()));
      await store.idle();
      await release();
      await store.close();
    },
  };
}

/** What is known of people at all nodes, how nodes tell each other, and how much anybody may ask. */
function openWords(config: Config, node: string, { pool }: Store, log: Logger) {
  const bus = config.databaseUrl ? openPostgresBus(config.databaseUrl, node, log) : NO_BUS;
  return {
    bus,
    onlookers: openOnlookers(bus),
    presence: openPresence(config.awayMs, Date.now(), bus),
    limits: openLimits(config, pool ? sharedCounters(pool) : inMemory),
    connections: {
      byAddress: openTally(config.connectionsPerAddress),
      byPerson: openTally(config.connectionsPerPerson),
    },
  };
}

/** Whom people keep away, like to play with, and want at their table. */
function openRelations(store: Store, people: People): Pick<Services, 'blocks' | 'friends' | 'invites'> {
  const blocks = openBlocks(store);
  return { blocks, friends: openFriends(store, people), invites: openInvites(store, people, blocks) };
}

/** What hears of one another before anybody is served. */
type Running = Omit<
  Services,
  | 'auths'
  | 'people'
  | 'blocks'
  | 'friends'
  | 'invites'
  | 'chat'
  | 'hints'
  | 'limits'
  | 'connections'
  | 'notifications'
  | 'handOver'
  | 'close'
>;

/** A guest has signed in to an account, which has the guest's games and seats from now on. */
async function bringAlong(
  { store, matches, tables, bus }: Pick<Services, 'store' | 'matches' | 'tables' | 'bus'>,
  guest: string,
  account: Person,
): Promise<void> {
  const sitting = matches.withPerson(guest);
  await mergePeople(store, guest, account);
  for (const live of sitting) matches.forget(live.header.id);
  bus.say({ kind: 'moved', person: guest });
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
      .catch(error => log.error({ err: error }, 'could not broadcast a table update'));
  }

  function tell(live: LiveMatch, entry: Entry): void {
    // The line of "my games" first: whoever watches has it in one write with the change.
    events.matchChanged(live, entry);
    watchers.tell(live, moment());
    if (live.status === 'over' && live.header.rated)
      countMatch(store, live.header.id).catch(error => log.error({ err: error }, 'could not update ratings'));
    if (live.endedAt !== null) announceTable(live.header.code);
    botRunner.wake(live);
    undoWorker.look(live);
  }

  matches.onLoad(live => watchers.tell(live, moment()));
  // In turn: a move that is not stored yet is told to nobody.
  watchers.onDue(match => {
    matches.read(match, live => watchers.tell(live, moment(), 'table')).catch(() => undefined);
  });
  matches.onRead(live => {
    watchers.tell(live, moment());
    undoWorker.look(live);
  });
  matches.onBroken((match, why) => log.error({ match, why }, 'match set aside: could not read its log'));
  matches.onEntry((live, entry) => {
    // The entry is stored whatever happens while it is being told.
    try {
      tell(live, entry);
    } catch (error) {
      log.error({ match: live.header.id, err: error }, 'could not broadcast a move');
    }
  });
  tables.onStart(live => {
    matches.add(live);
    events.matchBegan(live);
    botRunner.wake(live);
  });
  tables.onChange(table => events.tableChanged(table));
}
