import type { Who } from '@signoria/core';
import type { MatchState } from '@signoria/protocol';
import { type LiveMatch, versionOf } from './live-match.ts';
import { type Moment, stateFor } from './state-for.ts';

/** Somebody who looks on at a match, through a socket or a stream, with the eyes of one seat or of the public. */
export interface Watcher {
  readonly who: Who;
  /** The last version it was told. */
  since: number;
  send(state: MatchState): void;
}

export interface Watchers {
  add(match: string, watcher: Watcher): void;
  remove(match: string, watcher: Watcher): void;
  isWatched(match: string): boolean;
  /** Tells every watcher of the match, or those with one seat's eyes, what it may know now. */
  tell(live: LiveMatch, moment: Moment, only?: Who): void;
}

export function openWatchers(): Watchers {
  const byMatch = new Map<string, Set<Watcher>>();
  return {
    add(match, watcher) {
      const set = byMatch.get(match);
      if (set) set.add(watcher);
      else byMatch.set(match, new Set([watcher]));
    },
    remove(match, watcher) {
      const set = byMatch.get(match);
      set?.delete(watcher);
      if (set?.size === 0) byMatch.delete(match);
    },
    isWatched: match => byMatch.has(match),
    tell(live, moment, only) {
      const set = byMatch.get(live.header.id);
      if (!set) return;
      const cut = new Map<string, MatchState>();
      for (const watcher of set) {
        if (only !== undefined && watcher.who !== only) continue;
        const key = `${watcher.who} ${watcher.since}`;
        let state = cut.get(key);
        if (!state) {
          state = stateFor(live, watcher.who, watcher.since, moment);
          cut.set(key, state);
        }
        watcher.since = versionOf(live);
        watcher.send(state);
      }
    },
  };
}
