import { done, fail, type MatchState, type Outcome, type Person } from '@signoria/protocol';
import { versionOf } from '../play/live-match.ts';
import { stateFor } from '../play/state-for.ts';
import type { Watcher } from '../play/watchers.ts';
import type { Services } from '../services.ts';
import { comeBack, eyesOf } from './match.ts';

export interface Watching {
  /** As it is now. */
  state: MatchState;
  /** For whoever wants changes only: the number of what was told last. */
  serial?: number;
  stop(): void;
}

/** Where it is to be told, and whether in whole states or in changes. */
interface Wanted extends Pick<Watcher, 'channel' | 'name'> {
  since: number;
  changes?: boolean;
  /** Where whoever watches is. */
  address: string;
}

export const TOO_MANY_WATCHED = fail(
  'too-many-watched',
  'watching too many tables and matches: stop watching one first',
);

/** Answers the present state; what comes later comes by the channel. */
export async function watchMatch(
  services: Services,
  person: Person | null,
  match: string,
  { channel, name, since, address, changes = false }: Wanted,
): Promise<Outcome<Watching>> {
  await comeBack(services, person, match);
  const watching = await services.matches.read(match, (live): Watching | null => {
    const { watchers } = services;
    const who = eyesOf(live, person);
    const watcher: Watcher = { who, since: versionOf(live), channel, name };
    const state = stateFor(live, who, since, services.moment());
    const leave = who === 'table' ? services.watched.enter(address, person) : () => undefined;
    if (!leave) return null;
    const stop = () => {
      watchers.remove(match, watcher);
      leave();
    };
    if (changes) return { state, serial: watchers.addForChanges(match, watcher, state), stop };
    watchers.add(match, watcher);
    return { state, stop };
  });
  if (!watching.ok) return watching;
  return watching.value ? done(watching.value) : TOO_MANY_WATCHED;
}
