import type { Who } from '@signoria/core';
import type { MatchState } from '@signoria/protocol';
import { changeSince, firstTold, type LastTold, toldWhole } from './changes.ts';
import { type LiveMatch, versionOf } from './live-match.ts';
import { type Moment, stateFor } from './state-for.ts';

/** Somebody who looks on at a match, through a socket or a stream, with the eyes of one seat or of the public. */
export interface Watcher {
  readonly who: Who;
  /** The last version it was told. */
  since: number;
  /** Watchers of one channel that are told the same are told it together. */
  readonly channel: Channel;
  /** Its name there. */
  readonly name: string;
}

/** A way to reach several at once, so that what they are told is put into bytes once. */
export interface Channel {
  send(to: readonly Watcher[], state: MatchState): void;
  /** A MatchChange, as JSON; null where only whole states go. */
  readonly sendChange: ((to: readonly Watcher[], change: string) => void) | null;
}

export interface Watchers {
  /** Tells it whole states from now on. */
  add(match: string, watcher: Watcher): void;
  /** Tells it changes from now on, beginning with this state: the answer is the number of what was told last. */
  addForChanges(match: string, watcher: Watcher, state: MatchState): number;
  remove(match: string, watcher: Watcher): void;
  isWatched(match: string): boolean;
  watched(): string[];
  /** How many watch from no seat. */
  onlookers(): number;
  /** Tells every watcher of the match, or those with one seat's eyes, what it may know now. */
  tell(live: LiveMatch, moment: Moment, only?: Who): void;
}

/** Watchers of one match and one channel with the same eyes. */
interface Alike {
  readonly who: Who;
  readonly channel: Channel;
  readonly watchers: Set<Watcher>;
  /** Null for those who are told whole states. */
  readonly last: LastTold | null;
}

export function openWatchers(): Watchers {
  const byMatch = new Map<string, Set<Alike>>();

  function join(match: string, watcher: Watcher, first: () => LastTold | null): Alike {
    const all = byMatch.get(match) ?? new Set();
    byMatch.set(match, all);
    const { who, channel } = watcher;
    const last = first();
    const found = [...all].find(
      one => one.who === who && one.channel === channel && (one.last === null) === (last === null),
    );
    const alike = found ?? { who, channel, watchers: new Set(), last };
    all.add(alike);
    alike.watchers.add(watcher);
    return alike;
  }

  return {
    add(match, watcher) {
      join(match, watcher, () => null);
    },
    addForChanges(match, watcher, state) {
      const { last } = join(match, watcher, () => firstTold(state));
      if (!last) throw new Error('told whole states');
      toldWhole(last, state);
      return last.serial;
    },
    remove(match, watcher) {
      const all = byMatch.get(match);
      for (const alike of all ?? [])
        if (alike.watchers.delete(watcher) && alike.watchers.size === 0) all?.delete(alike);
      if (all?.size === 0) byMatch.delete(match);
    },
    isWatched: match => byMatch.has(match),
    watched: () => [...byMatch.keys()],
    onlookers() {
      const alike = [...byMatch.values()].flatMap(all => [...all]);
      return alike.reduce((sum, { who, watchers }) => sum + (who === 'table' ? watchers.size : 0), 0);
    },
    tell(live, moment, only) {
      for (const alike of byMatch.get(live.header.id) ?? [])
        if (only === undefined || alike.who === only) tellAlike(live, moment, alike);
    },
  };
}

function tellAlike(live: LiveMatch, moment: Moment, { who, channel, watchers, last }: Alike): void {
  if (last) {
    const change = changeSince(last, stateFor(live, who, last.version, moment));
    channel.sendChange?.([...watchers], change);
    return;
  }
  // Those who have heard as much are told the same.
  for (const [since, meant] of Map.groupBy(watchers, one => one.since))
    channel.send(meant, stateFor(live, who, since, moment));
  for (const watcher of watchers) watcher.since = versionOf(live);
}
