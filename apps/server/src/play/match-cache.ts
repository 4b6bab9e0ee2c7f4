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
}

export function openMatchCache(load: (id: string) => Promise<Outcome<LiveMatch>>): MatchCache {
  /** What is in memory, and what is being loaded. */
  const asked = new Map<string, Promise<Outcome<CachedMatch>>>();
  const inside = new Map<string, CachedMatch>();

  function hold(live: LiveMatch): Outcome<CachedMatch> {
    const cached: CachedMatch = { live, busy: Promise.resolve(), usedAt: Date.now(), isGone: false };
    inside.set(live.header.id, cached);
    return done(cached);
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
      inside.delete(id);
      asked.delete(id);
    },
    inMemory: id => inside.get(id),
    all: () => [...inside.values()],
  };
}

/** One thing at a time with each match: nobody sees an entry that is not stored yet. */
export function inTurn<T>(cached: CachedMatch, work: () => T | Promise<T>): Promise<T> {
  cached.usedAt = Date.now();
  const next = cached.busy.then(work);
  cached.busy = next.catch(() => undefined);
  return next;
}
