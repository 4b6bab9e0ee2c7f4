import { type Done, done, fail, type Outcome } from '@signoria/protocol';
import type { Trx } from '../store/database.ts';
import { appendEntry, entriesAfter, loadMatch } from '../store/matches.ts';
import type { Store } from '../store/open.ts';
import type { Entry } from './entry.ts';
import { enter, isEnded, type Live, rebuild, versionOf } from './live.ts';
import type { Proposal } from './proposals.ts';

/** Called when an entry is in the store, before its sender hears of it. */
export type Listener = (live: Live, entry: Entry) => void;

export interface Matches {
  /** Looks at a match as the store has it. */
  read<T>(id: string, look: (live: Live) => T): Promise<Outcome<T>>;
  /** Checks, stores, then plays a change; an answer to a match that moved meanwhile is checked again. */
  change(id: string, propose: (live: Live) => Outcome<Proposal>): Promise<Outcome<Done>>;
  /** Takes in a match that has just been stored. */
  welcome(live: Live): void;
  /** Forgets a match, so that the next look reads the store. */
  forget(id: string): void;
  /** Forgets matches nobody has touched since `before`, unless `isWatched`. */
  tidy(before: number, isWatched: (id: string) => boolean): void;
  /** The matches in memory that have this person at a seat. */
  withPerson(person: string): Live[];
  onEntry(listener: Listener): void;
  /** Called when a match is read from the store: it may hold lines another process wrote. */
  onLoad(listener: (live: Live) => void): void;
  readonly size: number;
}

interface Room {
  live: Live;
  /** What is being done with the match; the next thing waits for it. */
  busy: Promise<unknown>;
  usedAt: number;
  isGone: boolean;
}

/** `atEnd` adds what the store must know when a match ends, in the same transaction. */
export function openMatches(store: Store, atEnd: (trx: Trx, live: Live) => Promise<void>): Matches {
  const rooms = new Map<string, Promise<Outcome<Room>>>();
  const listeners: Listener[] = [];
  const loadListeners: ((live: Live) => void)[] = [];
  const inside = new Map<string, Room>();

  function find(id: string): Promise<Outcome<Room>> {
    const known = rooms.get(id);
    if (known) return known;
    const opening = open(id);
    rooms.set(id, opening);
    opening.then(
      found => {
        if (!found.ok) rooms.delete(id);
      },
      () => rooms.delete(id),
    );
    return opening;
  }

  async function open(id: string): Promise<Outcome<Room>> {
    const loaded = await loadMatch(store, id);
    if (!loaded) return fail('unknown-match', 'no such match');
    if ('oldRules' in loaded) return fail('old-rules', 'this match was begun under rules no longer here');
    const live = rebuild(loaded.header, loaded.entries);
    for (const listener of loadListeners) listener(live);
    return done(furnish(live));
  }

  function furnish(live: Live): Room {
    const room: Room = { live, busy: Promise.resolve(), usedAt: Date.now(), isGone: false };
    inside.set(live.header.id, room);
    return room;
  }

  function drop(room: Room): void {
    room.isGone = true;
    const { id } = room.live.header;
    if (inside.get(id) === room) {
      inside.delete(id);
      rooms.delete(id);
    }
  }

  /** One thing at a time with each match: nobody sees an entry that is not stored yet. */
  function inTurn<T>(room: Room, work: () => T | Promise<T>): Promise<T> {
    room.usedAt = Date.now();
    const next = room.busy.then(work);
    room.busy = next.catch(() => undefined);
    return next;
  }

  async function record(room: Room, entry: Entry): Promise<boolean> {
    const { live } = room;
    const seq = versionOf(live) + 1;
    enter(live, entry);
    let isStored = false;
    try {
      isStored = await store.write(async trx => {
        const isFirst = await appendEntry(trx, live, entry, seq);
        if (isFirst && isEnded(live)) await atEnd(trx, live);
        return isFirst;
      });
    } finally {
      // What could not be stored has not happened: the match is read again from the store.
      if (!isStored) drop(room);
    }
    return isStored;
  }

  /** Enters what the store has on top of what is in memory. */
  async function readOn(room: Room): Promise<boolean> {
    const { live } = room;
    const entries = await entriesAfter(store, live.header.id, versionOf(live));
    for (const entry of entries) {
      enter(live, entry);
      for (const listener of listeners) listener(live, entry);
    }
    return entries.length > 0;
  }

  async function attempt(
    room: Room,
    propose: (live: Live) => Outcome<Proposal>,
  ): Promise<Outcome<Done> | null> {
    if (room.isGone) return null;
    const { live } = room;
    let proposal = propose(live);
    // Whoever has seen more than we have spoke to another server process: read on, then answer.
    if (isStale(proposal) && (await readOn(room))) proposal = propose(live);
    if (!proposal.ok) return proposal;
    if ('again' in proposal.value) return done({ version: proposal.value.again, again: true });
    const { entry } = proposal.value;
    if (!(await record(room, entry))) return null;
    const version = versionOf(live);
    for (const listener of listeners) listener(live, entry);
    return done({ version });
  }

  return {
    async read(id, look) {
      const found = await find(id);
      if (!found.ok) return found;
      const room = found.value;
      return inTurn(room, () => done(look(room.live)));
    },

    async change(id, propose) {
      for (let tries = 0; tries < 5; tries++) {
        const found = await find(id);
        if (!found.ok) return found;
        const room = found.value;
        const answer = await inTurn(room, () => attempt(room, propose));
        if (answer) return answer;
      }
      return fail('internal', 'the match changes too fast');
    },

    welcome(live) {
      rooms.set(live.header.id, Promise.resolve(done(furnish(live))));
    },

    forget(id) {
      const room = inside.get(id);
      if (room) drop(room);
    },

    tidy(before, isWatched) {
      for (const [id, room] of inside) if (room.usedAt < before && !isWatched(id)) drop(room);
    },

    withPerson(person) {
      return [...inside.values()]
        .map(room => room.live)
        .filter(live => live.header.owners.some(owner => owner.kind === 'person' && owner.person === person));
    },

    onLoad(listener) {
      loadListeners.push(listener);
    },

    onEntry(listener) {
      listeners.push(listener);
    },

    get size() {
      return inside.size;
    },
  };
}

function isStale(proposal: Outcome<Proposal>): boolean {
  return !proposal.ok && proposal.error.code === 'stale-version';
}
