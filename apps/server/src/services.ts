import type { Person } from '@signoria/protocol';
import type { Logger } from 'pino';
import { type Background, openBackground } from './background.ts';
import { type Hints, openHints } from './bots/hints.ts';
import { type BotRunner, openBotRunner, THINKER } from './bots/runner.ts';
import { type Chat, openChat } from './chat/chat.ts';
import { type Closing, closing } from './closing.ts';
import type { Config } from './config.ts';
import { type Events, openEvents } from './events/events.ts';
import { type AwayNews, openAwayNews } from './events/news.ts';
import { openPresence, type Presence } from './events/presence.ts';
import { followNotices } from './follow-notices.ts';
import { newId } from './id.ts';
import { inMemory, type Limits, openLimits } from './limits/limits.ts';
import { sharedCounters } from './limits/shared.ts';
import { openTallies, type Tallies } from './limits/tally.ts';
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
import { releaseAllBots } from './store/due.ts';
import type { Entry } from './store/entry.ts';
import type { Store } from './store/open.ts';
import { releaseAllReviews } from './store/reviews.ts';
import { readPrintings } from './tables/printings.ts';
import { movePerson } from './tables/table.ts';
import { openTables, type Tables } from './tables/tables.ts';
import { tellOfPresence } from './tell-of-presence.ts';

/** Everything a server is made of, without the wires to the outside. */
export interface Services extends Closing {
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
  /** Messages from and to other nodes. */
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
  connections: Tallies;
  /** Tables and matches watched at once by those who have no seat there. */
  watched: Tallies;
  chat: Chat;
  notifications: Notifications;
  background: Background;
  moment(): Moment;
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
  const { bus, onlookers, presence, limits, connections, watched } = openWords(config, node, store, log);
  const botsMs = config.botDelayMs + config.botLimitMs + SPARE_MS;
  const news = openAwayNews(presence);
  const newsStored = () => notifications.wake();
  const printings = await readPrintings(config.printings);
  const tables = openTables({ store, botsMs, printings, newsOf: news.ofStart, newsStored });
  const matches = openMatches({ store, atEnd: tables.noteEnd, botsMs, newsOf: news.ofEntry, newsStored });
  const watchers = openWatchers();
  const moment = () => momentOf(presence);
  const auths = openAuth(config, store, log, async (guest, accountId) => {
    const account = await people.find(accountId);
    if (account) await bringAlong({ store, matches, tables, bus, people }, guest, account);
  });
  const people = openPeople(auths.auth, store);
  const relations = openRelations(store, people, news, newsStored);
  const { invitesOf } = relations.invites;
  const notifications = await openNotifications({ config, store, people, node, log, meter, invitesOf });
  const botRunner = openBotRunner(config, matches, log, thinker, meter);
  const hints = openHints(config, limits, log, thinker);
  const undoWorker = openUndoWorker(live => {
    watchers.tell(live, moment(), live.match.moves.at(-1)?.seat);
  }, log);
  const events = openEvents({ presence, onlookers });
  const chat = openChat(store, limits);
  const told = { bus, presence, onlookers, tables, matches, watchers, events };
  const newsOf = (person: string, match: string) => news.of(person, 'reviewed', match);
  const asked = { config, store, matches, limits, node, log, meter, reviewer, newsOf, newsStored };
  const reviews = openReviews(asked);
  const background = openBackground(log, meter);
  const running = { ...told, config, log, node, meter, store, botRunner, reviews, background, moment };
  tellOfMatches(running, undoWorker);
  tellOfPresence(running);
  const stopFollowing = await followNotices(store, log, shareBetweenNodes({ ...running, people }));

  // Nobody else is there: what bots owed when the last server stopped is owed now, and its reviews are free.
  if (store.kind === 'sqlite') await Promise.all([releaseAllBots(store), releaseAllReviews(store)]);
  const duties = { wake: botRunner.wake, botsMs, deliver: notifications.look };
  const stopSweep = startSweep({ ...running, ...duties, catchUp: () => catchUpOn(running, people) });
  return {
    ...running,
    ...relations,
    ...{ auths, people, hints, limits, connections, watched, chat, notifications },
    ...closing(running, [stopSweep, stopFollowing, reviews.close], [hints, undoWorker]),
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

/** What is known of people at all nodes, how nodes tell each other, and how much anybody may ask. */
function openWords(config: Config, node: string, { pool }: Store, log: Logger) {
  const bus = config.databaseUrl ? openPostgresBus(config.databaseUrl, node, log) : NO_BUS;
  return {
    bus,
    onlookers: openOnlookers(bus),
    presence: openPresence(config.awayMs, Date.now(), bus),
    limits: openLimits(config, pool ? sharedCounters(pool) : inMemory),
    connections: openTallies(config.connectionsPerAddress, config.connectionsPerPerson),
    watched: openTallies(config.watchedPerAddress, config.watchedPerPerson),
  };
}

/** Whom people keep away, like to play with, and want at their table. */
function openRelations(
  store: Store,
  people: People,
  news: AwayNews,
  newsStored: () => void,
): Pick<Services, 'blocks' | 'friends' | 'invites'> {
  const blocks = openBlocks(store);
  const newsOf = (person: string, code: string) => news.of(person, 'invited', code);
  const invites = openInvites({ store, people, blocks, newsOf, newsStored });
  return { blocks, friends: openFriends(store, people), invites };
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
  | 'watched'
  | 'notifications'
  | 'handOver'
  | 'close'
>;

/** A guest has signed in to an account, which has the guest's games and seats from now on; what the guest had opened ends. */
async function bringAlong(
  { store, matches, tables, bus, people }: Pick<Services, 'store' | 'matches' | 'tables' | 'bus' | 'people'>,
  guest: string,
  account: Person,
): Promise<void> {
  const sitting = matches.withPerson(guest);
  await mergePeople(store, guest, account);
  await people.removeKeys(guest);
  for (const live of sitting) matches.forget(live.header.id);
  bus.send({ kind: 'moved', person: guest });
  // A page at a time, however many there are: a table that has been changed is no longer listed for the guest.
  for (let page = await tables.of(guest); page.length > 0; page = await tables.of(guest))
    for (const { code } of page) await tables.change(code, now => movePerson(now, guest, account));
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
