import type { MatchState, Outcome, Person } from '@signoria/protocol';
import { versionOf } from '../play/live-match.ts';
import { stateFor } from '../play/state-for.ts';
import type { Watcher } from '../play/watchers.ts';
import type { Services } from '../services.ts';
import { comeBack, eyesOf } from './match.ts';

/** Sends the present state and every later one; the answer stops it. */
export async function watchMatch(
  services: Services,
  person: Person | null,
  match: string,
  since: number,
  send: (state: MatchState) => void,
): Promise<Outcome<() => void>> {
  await comeBack(services, person, match);
  return services.matches.read(match, live => {
    const who = eyesOf(live, person);
    const watcher: Watcher = { who, since: versionOf(live), send };
    services.watchers.add(match, watcher);
    send(stateFor(live, who, since, services.moment()));
    return () => services.watchers.remove(match, watcher);
  });
}
