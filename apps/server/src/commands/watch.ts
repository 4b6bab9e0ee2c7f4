import type { MatchState, Outcome, Person } from '@signoria/protocol';
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
}

/** Answers the present state; what comes later comes by the channel. */
export async function watchMatch(
  services: Services,
  person: Person | null,
  match: string,
  { channel, name, since, changes = false }: Wanted,
): Promise<Outcome<Watching>> {
  await comeBack(services, person, match);
  return services.matches.read(match, live => {
    const { watchers } = services;
    const who = eyesOf(live, person);
    const watcher: Watcher = { who, since: versionOf(live), channel, name };
    const state = stateFor(live, who, since, services.moment());
    const stop = () => watchers.remove(match, watcher);
    if (changes) return { state, serial: watchers.addForChanges(match, watcher, state), stop };
    watchers.add(match, watcher);
    return { state, stop };
  });
}
