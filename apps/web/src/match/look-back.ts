import { createStore } from '../store.ts';
import { LOOKED_AT } from './looked-at.ts';
import type { MatchSource, Snapshot } from './source.ts';

/** A match under way, looked at as the reader saw it earlier. Nothing can be done in it but look. */
export interface EarlierSource extends MatchSource {
  readonly kind: 'replay';
  /** How many moves had been made at the point that is shown, or is on its way. */
  move(): number;
  /** Shows the match after that many moves; beyond its ends, the end. */
  go(move: number): void;
}

/** Every moment is asked for once: what has been stays as it was, unless a move is taken back. */
export function lookBack(source: MatchSource, from: number): EarlierSource {
  const store = createStore<{ move: number; snapshot: Snapshot | null; problem: string | null }>({
    move: from,
    snapshot: null,
    problem: null,
  });
  const last = () => source.current()?.moves ?? 0;
  const known = new Map<number, Snapshot>();
  const show = (move: number, snapshot: Snapshot) => {
    known.set(move, snapshot);
    if (store.get().move === move) store.set({ move, snapshot, problem: null });
  };
  const go = (wanted: number): void => {
    const move = Math.max(0, Math.min(last(), Math.round(wanted) || 0));
    store.set({ ...store.get(), move });
    const found = known.get(move);
    if (found) show(move, found);
    else
      void source.earlier?.(move).then(came => {
        if (came) show(move, came);
        else if (!store.get().snapshot) store.set({ ...store.get(), problem: 'offline' });
      });
  };
  go(from);
  return {
    ...LOOKED_AT,
    kind: 'replay',
    current: () => store.get().snapshot,
    problem: () => store.get().problem,
    subscribe: store.subscribe,
    move: () => store.get().move,
    go,
  };
}
