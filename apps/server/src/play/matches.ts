import { type Done, done, fail, type Outcome } from '@signoria/protocol';
import { createSignal } from '../signal.ts';
import type { Trx } from '../store/database.ts';
import { setAside } from '../store/due.ts';
import type { Entry } from '../store/entry.ts';
import { isStoreFault } from '../store/faults.ts';
import type { Header } from '../store/header.ts';
import { appendLine, newLine } from '../store/line.ts';
import { entriesAfter, goOnByNewerRules, loadMatch } from '../store/matches.ts';
import type { News } from '../store/news.ts';
import type { Store } from '../store/open.ts';
import { applyEntry, applyStored, rebuild } from './apply-entry.ts';
import { storedProgressOf } from './game-line.ts';
import { isEnded, type LiveMatch, versionOf } from './live-match.ts';
import { type CachedMatch, inTurn, type MatchCache, openMatchCache } from './match-cache.ts';
import { byNewestRules } from './newest-rules.ts';
import type { Proposal } from './proposals.ts';

/** Called when an entry is in the store, before its sender hears of it. */
export type Listener = (live: LiveMatch, entry: Entry) => void;

type Propose = (live: LiveMatch) => Outcome<Proposal>;

export interface Matches {
  /** Looks at a match as the store has it. */
  read<T>(id: string, look: (live: LiveMatch) => T): Promise<Outcome<T>>;
  /** Checks, stores, then plays a change; an answer to a match that moved meanwhile is checked again. */
  change(id: string, propose: Propose): Promise<Outcome<Done>>;
  /** Enters a line that another process has stored, if the match is in memory, and reads those before it if need be. */
  receive(id: string, version: number, entry: Entry): Promise<void>;
  /** Takes in a match that has just been stored. */
  add(live: LiveMatch): void;
  /** Forgets a match, so that the next look reads the store. */
  forget(id: string): void;
  /** Forgets matches nobody has touched since `before`, and of those that are over all but the latest, unless `isWatched`. */
  tidy(before: number, isWatched: (id: string) => boolean): void;
  /** The matches in memory that have this person at a seat. */
  withPerson(person: string): LiveMatch[];
  /** The version in memory of a match, or null. */
  versionInMemory(id: string): number | null;
  /** The game of a match in memory, or null. */
  gameInMemory(id: string): string | null;
  /** How many are in memory. */
  count(): number;
  /** Called for what is entered by this process. */
  onEntry(listener: Listener): void;
  /** Called when lines that another process wrote have been read. */
  onRead(listener: (live: LiveMatch) => void): void;
  /** Called when a match is read from the store: it may hold lines another process wrote. */
  onLoad(listener: (live: LiveMatch) => void): void;
  /** Called when a match is set aside because its log cannot be read. */
  onBroken(listener: (id: string, why: string) => void): void;
}

/** So many that are over stay in memory though nobody watches them: whoever looks through old games fills it with no more. */
const MOST_OVER = 200;
/** How often a change is proposed again to a match that moves meanwhile. */
const MOST_TRIES = 5;

interface Parts {
  store: Store;
  /** Adds what the store must know when a match ends, in the same transaction. */
  atEnd(trx: Trx, live: LiveMatch): Promise<void>;
  /** How long whoever enters something sees to the bots that are to answer it. */
  botsMs: number;
  /** What those who are away are to hear of an entry that has just been played: stored with it. */
  newsOf(live: LiveMatch, entry: Entry): readonly News[];
  /** Called when there is some in the store. */
  newsStored(): void;
}

export function openMatches(parts: Parts): Matches {
  const entered = createSignal<Parameters<Listener>>();
  const loaded = createSignal<[live: LiveMatch]>();
  const readOnTo = createSignal<[live: LiveMatch]>();
  const broken = createSignal<[id: string, why: string]>();
  const reject = async (id: string, why: string) => {
    await setAside(parts.store, id, why);
    broken.tell(id, why);
  };
  const cache = openMatchCache(async id => {
    const found = await load(parts.store, id, reject);
    if (found.ok) loaded.tell(found.value);
    return found;
  });
  const changer: Changer = { ...parts, cache, reject, tell: entered.tell, tellRead: readOnTo.tell };

  return {
    read: (id, look) => read(changer, id, look),

    async change(id, propose) {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const found = await cache.find(id);
        if (!found.ok) return found;
        const answer = await inTurn(found.value, () => attempt(changer, found.value, propose));
        if (answer) return answer;
      }
      return fail('internal', 'too many concurrent changes, try again');
    },

    receive: (id, version, entry) => receiveIn(changer, id, version, entry),

    add: cache.add,

    forget(id) {
      const cached = cache.inMemory(id);
      if (cached) cache.drop(cached);
    },

    tidy(before, isWatched) {
      const idle = cache.all().filter(({ live }) => !isWatched(live.header.id));
      const over = idle.filter(({ live }) => isEnded(live)).sort((a, b) => b.usedAt - a.usedAt);
      const gone = idle.filter(({ usedAt }) => usedAt < before);
      for (const cached of [...gone, ...over.slice(MOST_OVER)]) cache.drop(cached);
    },

    withPerson: cache.withPerson,

    onLoad: loaded.on,
    versionInMemory(id) {
      const cached = cache.inMemory(id);
      return cached ? versionOf(cached.live) : null;
    },

    gameInMemory: id => cache.inMemory(id)?.live.header.game.id ?? null,
    count: () => cache.all().length,
    onEntry: entered.on,
    onRead: readOnTo.on,
    onBroken: broken.on,
  };
}

/** One match that cannot be read must not hold up any other: it is set aside, once. */
type Reject = (id: string, why: string) => Promise<void>;

async function load(store: Store, id: string, reject: Reject): Promise<Outcome<LiveMatch>> {
  const loaded = await loadMatch(store, id);
  if (!loaded) return fail('unknown-match', 'match not found');
  if ('oldRules' in loaded) return fail('old-rules', 'this match uses an unsupported version of the rules');
  if ('archived' in loaded) return fail('archived-match', 'this match has been archived');
  if ('broken' in loaded && loaded.isAside) return unreadable();
  const found = 'broken' in loaded ? loaded : rebuiltOr(loaded.header, loaded.entries);
  if ('broken' in found) {
    await reject(id, found.broken);
    return unreadable();
  }
  return done('entries' in loaded ? await broughtUpToDate(store, found, loaded.entries) : found);
}

/** The match by the newest rules, if it may be; what it is played by is stored before anybody sees it. */
async function broughtUpToDate(store: Store, live: LiveMatch, entries: readonly Entry[]): Promise<LiveMatch> {
  const newest = byNewestRules(live, entries);
  if (newest !== live) await goOnByNewerRules(store.db, newest.header);
  return newest;
}

function rebuiltOr(header: Header, entries: readonly Entry[]): LiveMatch | { broken: string } {
  try {
    return rebuild(header, entries);
  } catch (error) {
    return { broken: (error as Error).message };
  }
}

function unreadable() {
  return fail('broken-match', 'the log of this match cannot be read');
}

interface Changer extends Parts {
  cache: MatchCache;
  reject: Reject;
  tell: Listener;
  tellRead(live: LiveMatch): void;
}

/** Whether other processes may write to it. */
function isShared({ kind }: Store): boolean {
  return kind === 'postgres';
}

/** Where others write too, what is in memory may be old: the store is asked for later lines first. */
async function read<T>(changer: Changer, id: string, look: (live: LiveMatch) => T): Promise<Outcome<T>> {
  for (;;) {
    const found = await changer.cache.find(id);
    if (!found.ok) return found;
    const cached = found.value;
    const seen = await inTurn(cached, async () => {
      // What waited behind a question that the store did not answer does not ask it again, one after the other.
      if (isShared(changer.store) && !cached.isGone) await readOn(changer, cached);
      return cached.isGone ? null : { value: look(cached.live) };
    });
    if (seen) return done(seen.value);
  }
}

/** Null when another hand was faster: the match is to be read again. */
async function attempt(
  changer: Changer,
  cached: CachedMatch,
  propose: Propose,
): Promise<Outcome<Done> | null> {
  if (cached.isGone) return null;
  const { live } = cached;
  let proposal = propose(live);
  // Whoever has seen more than we have spoke to another server process: read on, then answer.
  const mayBeOld = isStale(proposal) || (!proposal.ok && isShared(changer.store));
  if (mayBeOld && (await readOn(changer, cached))) proposal = propose(live);
  if (cached.isGone) return null;
  if (!proposal.ok) return proposal;
  if ('again' in proposal.value) return done({ version: proposal.value.again, again: true });
  const { entry } = proposal.value;
  if (!(await record(changer, cached, entry))) return null;
  const version = versionOf(live);
  changer.tell(live, entry);
  return done({ version });
}

/** Stores an entry and plays it. False when its line of the log was taken. */
async function record(
  { store, cache, atEnd, botsMs, newsOf, newsStored }: Changer,
  cached: CachedMatch,
  entry: Entry,
): Promise<boolean> {
  const { live } = cached;
  let isStored = false;
  try {
    applyEntry(live, entry);
    const news = newsOf(live, entry);
    const line = newLine(live.header.id, entry, storedProgressOf(live, Date.now() + botsMs), news);
    // Nearly always nothing else is to be stored, and lines of many matches go together.
    if (!isEnded(live) && entry.kind !== 'resign') isStored = await store.append(line);
    else
      isStored = await store.write(async trx => {
        const isFirst = await appendLine(trx, line);
        if (isFirst && isEnded(live)) await atEnd(trx, live);
        return isFirst;
      });
    if (isStored && news.length > 0) newsStored();
  } finally {
    // What could not be stored has not happened: the match is read again from the store.
    if (!isStored) cache.drop(cached);
  }
  return isStored;
}

async function receiveIn(changer: Changer, id: string, version: number, entry: Entry): Promise<void> {
  const cached = changer.cache.inMemory(id);
  if (cached) await inTurn(cached, () => receive(changer, cached, version, entry));
}

/** What is told is as good as what is read, if it is the very next line; a line that does not fit is not believed. */
async function receive(changer: Changer, cached: CachedMatch, version: number, entry: Entry): Promise<void> {
  const { live } = cached;
  if (cached.isGone || versionOf(live) >= version) return;
  if (versionOf(live) < version - 1) return void (await readOn(changer, cached));
  try {
    applyStored(live, entry);
  } catch {
    changer.cache.drop(cached);
    return;
  }
  changer.tellRead(live);
}

/** Enters what the store has on top of what is in memory. What cannot be entered is found again when it is loaded. */
async function readOn({ store, cache, tellRead }: Changer, cached: CachedMatch): Promise<boolean> {
  const { live } = cached;
  try {
    const entries = await entriesAfter(store, live.header.id, versionOf(live));
    for (const entry of entries) applyStored(live, entry);
    if (entries.length > 0) tellRead(live);
    return entries.length > 0;
  } catch (error) {
    cache.drop(cached);
    if (isStoreFault(error)) throw error;
    return true;
  }
}

function isStale(proposal: Outcome<Proposal>): boolean {
  return !proposal.ok && proposal.error.code === 'stale-version';
}
