import { useSyncExternalStore } from 'react';
import type { MatchSource, Snapshot } from '../../match/source.ts';

/** The match as it is now, or why there is none. */
export function useSource(source: MatchSource): { snapshot: Snapshot | null; problem: string | null } {
  return {
    snapshot: useSyncExternalStore(source.subscribe, source.current),
    problem: useSyncExternalStore(source.subscribe, source.problem),
  };
}
