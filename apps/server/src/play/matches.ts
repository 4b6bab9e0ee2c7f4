import { type Done, done, fail, type Outcome } from '@signoria/protocol';
import { createSignal } from '../signal.ts';
import type { Trx } from '../store/database.ts';
import { appendEntry, entriesAfter, loadMatch } from '../store/matches.ts';
import type { Store } from '../store/open.ts';
import { applyEntry, applyStored, rebuild } from './apply-entry.ts';
import type { Entry } from './entry.ts';
import { isEnded, type LiveMatch, seatOfPerson, versionOf } from './live-match.ts';
import { type CachedMatch, inTurn, type MatchCache, openMatchCache } from './match-cache.ts';
import type { Proposal } from './proposals.ts';

/** Called when an entry is in the store, before its sender hears of it. */
export type Listener = (live: LiveMatch, entry: Entry) => void;

type Propose = (live: LiveMatch) => Outcome<Proposal>;

export interface Matches {
  /** Looks at a match as the store has it. */
  read<T>(id: string, look: (live: LiveMatch) => T): Promise<Outcome<T>>;
  /** Checks, stores, then plays a change; an answer to a match that moved meanwhile is checked again. */
  change(id: string, propose: Propose): Promise<Outcome<Done>>;
  /** Takes in a match that has just been stored. */
  add(live: LiveMatch): void;
  /** Forgets a match, so that the next look reads the store. */
  forget(id: string): void;
  /** Forgets matches nobody has touched since `before`, unless `isWatched`. */
  tidy(before: number, isWatched: (id: string) => boolean): void;
  /** The matches in memory that have this person at a seat. */
  withPerson(person: string): LiveMatch[];
  onEntry(listener: Listener): void;
  /** Called when a match is read from the store: it may hold lines another process wrote. */
  onLoad(listener: (live: LiveMatch) => void): void;
}

/** How often a change is proposed again to a match that moves meanwhile. */
const MOST_TRIES = 5;

/** `atEnd` adds what the store must know when a match ends, in the same transaction. */
export function openMatches(store: Store, atEnd: (trx: Trx, live: LiveMatch) => Promise<void>): Matches {
  const entered = createSignal<Parameters<Listener>>();
  const loaded = createSignal<[live: LiveMatch]>();
  const cache = openMatchCache(async id => {
    const found = await load(store, id);
    if (found.ok) loaded.tell(found.value);
    return found;
  });
  const changer: Changer = { store, cache, atEnd, tell: entered.tell };

  return {
    async read(id, look) {
      const found = await cache.find(id);
      return found.ok ? inTurn(found.value, () => done(look(found.value.live))) : found;
    },

    async change(id, propose) {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const found = await cache.find(id);
        if (!found.ok) return found;
        const answer = await inTurn(found.value, () => attempt(changer, found.value, propose));
        if (answer) return answer;
      }
      return fail('internal', 'the match changes too fast');
    },

    add: cache.add,

    forget(id) {
      const cached = cache.inMemory(id);
      if (cached) cache.drop(cached);
    },

    tidy(before, isWatched) {
      for (const cached of cache.all())
        if (cached.usedAt < before && !isWatched(cached.live.header.id)) cache.drop(cached);
    },

    withPerson: person =>
      cache
        .all()
        .map(({ live }) => live)
        .filter(live => seatOfPerson(live, person) !== null),

    onLoad: loaded.on,
    onEntry: entered.on,
  };
}

async function load(store: Store, id: string): Promise<Outcome<LiveMatch>> {
  const loaded = await loadMatch(store, id);
  if (!loaded) return fail('unknown-match', 'no such match');
  if ('oldRules' in loaded) return fail('old-rules', 'this match was begun under rules no longer here');
  return done(rebuild(loaded.header, loaded.entries));
}

interface Changer {
  store: Store;
  cache: MatchCache;
  atEnd(trx: Trx, live: LiveMatch): Promise<void>;
  tell: Listener;
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
  if (isStale(proposal) && (await readOn(changer, live))) proposal = propose(live);
  if (!proposal.ok) return proposal;
  if ('again' in proposal.value) return done({ version: proposal.value.again, again: true });
  const { entry } = proposal.value;
  if (!(await record(changer, cached, entry))) return null;
  const version = versionOf(live);
  changer.tell(live, entry);
  return done({ version });
}

/** Stores an entry and plays it. False when its line of the log was taken. */
async function record({ store, cache, atEnd }: Changer, cached: CachedMatch, entry: Entry): Promise<boolean> {
  const { live } = cached;
  const seq = versionOf(live) + 1;
  applyEntry(live, entry);
  let isStored = false;
  try {
    isStored = await store.write(async trx => {
      const isFirst = await appendEntry(trx, live, entry, seq);
      if (isFirst && isEnded(live)) await atEnd(trx, live);
      return isFirst;
    });
  } finally {
    // What could not be stored has not happened: the match is read again from the store.
    if (!isStored) cache.drop(cached);
  }
  return isStored;
}

/** Enters what the store has on top of what is in memory. */
async function readOn({ store, tell }: Changer, live: LiveMatch): Promise<boolean> {
  const entries = await entriesAfter(store, live.header.id, versionOf(live));
  for (const entry of entries) {
    applyStored(live, entry);
    tell(live, entry);
  }
  return entries.length > 0;
}

function isStale(proposal: Outcome<Proposal>): boolean {
  return !proposal.ok && proposal.error.code === 'stale-version';
}
