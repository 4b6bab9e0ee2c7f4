import { done, type Outcome } from '@signoria/protocol';
import type { LiveMatch } from './live-match.ts';

/** A match in memory, and what is being done with it: the next thing waits for it. */
export interface CachedMatch {
  readonly live: LiveMatch;
  busy: Promise<unknown>;
  usedAt: number;
  /** Dropped from memory: whoever still holds it looks again. */
  isGone: boolean;
}

/** The matches in memory, each loaded once. */
export interface MatchCache {
  find(id: string): Promise<Outcome<CachedMatch>>;
  /** Takes in a match that has just been stored. */
  add(live: LiveMatch): void;
  drop(cached: CachedMatch): void;
  /** Those in memory now: one of them, and all. */
  inMemory(id: string): CachedMatch | undefined;
  all(): CachedMatch[];
  /** Those with this person at a seat. */
  withPerson(person: string): LiveMatch[];
}

export function openMatchCache(load: (id: string) => Promise<Outcome<LiveMatch>>): MatchCache {
  /** What is in memory, and what is being loaded. */
  const asked = new Map<string, Promise<Outcome<CachedMatch>>>();
  const inside = new Map<string, CachedMatch>();
  const played = openPlayed();

  function hold(live: LiveMatch): Outcome<CachedMatch> {
    const before = inside.get(live.header.id);
    if (before) letGo(before);
    const cached: CachedMatch = { live, busy: Promise.resolve(), usedAt: Date.now(), isGone: false };
    inside.set(live.header.id, cached);
    played.add(live);
    return done(cached);
  }

  function letGo({ live }: CachedMatch): void {
    inside.delete(live.header.id);
    played.remove(live);
  }

  async function open(id: string): Promise<Outcome<CachedMatch>> {
    try {
      const loaded = await load(id);
      if (loaded.ok) return hold(loaded.value);
      asked.delete(id);
      return loaded;
    } catch (error) {
      asked.delete(id);
      throw error;
    }
  }

  return {
    find(id) {
      const known = asked.get(id);
      if (known) return known;
      const opening = open(id);
      asked.set(id, opening);
      return opening;
    },
    add(live) {
      asked.set(live.header.id, Promise.resolve(hold(live)));
    },
    drop(cached) {
      cached.isGone = true;
      const { id } = cached.live.header;
      if (inside.get(id) !== cached) return;
      letGo(cached);
      asked.delete(id);
    },
    inMemory: id => inside.get(id),
    all: () => [...inside.values()],
    withPerson: played.by,
  };
}

/** The matches each person has a seat in: people come and go more often than one could look through all of them. */
function openPlayed() {
  const byPerson = new Map<string, Set<LiveMatch>>();
  return {
    add(live: LiveMatch): void {
      for (const person of peopleAt(live)) {
        const theirs = byPerson.get(person) ?? new Set();
        byPerson.set(person, theirs.add(live));
      }
    },
    remove(live: LiveMatch): void {
      for (const person of peopleAt(live)) {
        const theirs = byPerson.get(person);
        theirs?.delete(live);
        if (theirs?.size === 0) byPerson.delete(person);
      }
    },
    by: (person: string): LiveMatch[] => [...(byPerson.get(person) ?? [])],
  };
}

function peopleAt({ header }: LiveMatch): string[] {
  return header.owners.flatMap(owner => (owner.kind === 'person' ? owner.person : []));
}

/** One thing at a time with each match: nobody sees an entry that is not stored yet. */
export function inTurn<T>(cached: CachedMatch, work: () => T | Promise<T>): Promise<T> {
  cached.usedAt = Date.now();
  const next = cached.busy.then(work);
  cached.busy = next.catch(() => undefined);
  return next;
}
