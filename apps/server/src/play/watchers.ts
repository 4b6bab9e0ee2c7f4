import type { Who } from '@signoria/core';
import type { MatchState } from '@signoria/protocol';
import { createSignal } from '../signal.ts';
import {
  changeSince,
  firstTold,
  type LastTold,
  letValuesGo,
  noTexts,
  type Texts,
  toldWhole,
} from './changes.ts';
import { type LiveMatch, versionOf } from './live-match.ts';
import { openPace, type Pace } from './pace.ts';
import { type ForAll, forAll, type Moment, stateWith } from './state-for.ts';

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
  readonly sendChange: ((to: ReadonlySet<Watcher>, change: string) => void) | null;
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
  /** Tells every watcher of the match, or those with one seat's eyes, what it may know now; a crowd may have to wait. */
  tell(live: LiveMatch, moment: Moment, only?: Who): void;
  /** Called when a crowd that had to wait may be told: those who look on, with nobody's eyes. */
  onDue(listener: (match: string) => void): void;
}

/** Watchers of one match and one channel with the same eyes. */
interface Alike {
  readonly who: Who;
  readonly channel: Channel;
  readonly watchers: Set<Watcher>;
  /** Null for those who are told whole states. */
  readonly last: LastTold | null;
  /** Null for seats, which never wait. */
  readonly pace: Pace | null;
}

/** All who watch one match. */
interface Watched {
  readonly all: Set<Alike>;
  readonly texts: Texts;
}

export function openWatchers(): Watchers {
  const byMatch = new Map<string, Watched>();
  const due = createSignal<[match: string]>();

  function join(match: string, watcher: Watcher, first: (texts: Texts) => LastTold | null): Alike {
    const watched = byMatch.get(match) ?? { all: new Set(), texts: noTexts() };
    byMatch.set(match, watched);
    const { all, texts } = watched;
    const { who, channel } = watcher;
    const last = first(texts);
    const found = [...all].find(
      one => one.who === who && one.channel === channel && (one.last === null) === (last === null),
    );
    const pace = () => (who === 'table' ? openPace(() => due.tell(match)) : null);
    const alike = found ?? { who, channel, watchers: new Set(), last, pace: pace() };
    all.add(alike);
    alike.watchers.add(watcher);
    if (!found) seatsFirst(all);
    return alike;
  }

  return {
    add(match, watcher) {
      join(match, watcher, () => null);
    },
    addForChanges(match, watcher, state) {
      const { last } = join(match, watcher, texts => firstTold(state, texts));
      if (!last) throw new Error('told whole states');
      const texts = byMatch.get(match)?.texts ?? noTexts();
      toldWhole(last, state, texts);
      letValuesGo(texts);
      return last.serial;
    },
    remove(match, watcher) {
      const all = byMatch.get(match)?.all;
      for (const alike of all ?? [])
        if (alike.watchers.delete(watcher) && alike.watchers.size === 0) {
          alike.pace?.stop();
          all?.delete(alike);
        }
      if (all?.size === 0) byMatch.delete(match);
    },
    isWatched: match => byMatch.has(match),
    watched: () => [...byMatch.keys()],
    onlookers() {
      const alike = [...byMatch.values()].flatMap(({ all }) => [...all]);
      return alike.reduce((sum, { who, watchers }) => sum + (who === 'table' ? watchers.size : 0), 0);
    },
    tell(live, moment, only) {
      const watched = byMatch.get(live.header.id);
      if (!watched) return;
      const same = forAll(live, moment);
      for (const alike of watched.all)
        if ((only === undefined || alike.who === only) && alike.pace?.mayTell(alike.watchers.size) !== false)
          tellAlike(live, same, alike, watched.texts);
      letValuesGo(watched.texts);
    },
    onDue: due.on,
  };
}

/** Who plays is told before those who look on, however many they are. */
function seatsFirst(all: Set<Alike>): void {
  for (const alike of [...all].filter(({ who }) => who === 'table')) {
    all.delete(alike);
    all.add(alike);
  }
}

function tellAlike(live: LiveMatch, same: ForAll, alike: Alike, texts: Texts): void {
  const { who, channel, watchers, last } = alike;
  if (last) {
    const change = changeSince(last, stateWith(same, live, who, last.version), texts);
    channel.sendChange?.(watchers, change);
    return;
  }
  // Those who have heard as much are told the same.
  for (const [since, meant] of Map.groupBy(watchers, one => one.since))
    channel.send(meant, stateWith(same, live, who, since));
  for (const watcher of watchers) watcher.since = versionOf(live);
}
