import type { HintMove } from '@signoria/words/hint';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Board } from '../../boards/board.ts';
import type { Answer, MatchSource, Snapshot } from '../../match/source.ts';
import { SHORTCUTS } from './shortcuts.ts';
import { useKey } from './use-keys.ts';

/** A hint that was asked for: on its way, or here. It belongs to the question it was asked about. */
type Asked =
  | { asked: string; progress: number | null; stop(): void }
  | { asked: string; moves: readonly HintMove[] };

/** What the screen needs of hints. */
export interface HintPlay {
  /** From 0 to 1 while one is thought about, or null where nobody can say; undefined at all other times. */
  progress: number | null | undefined;
  moves: readonly HintMove[] | null;
  /** By part of the board: the ranks of the moves it belongs to, the best 1. */
  ranks: ReadonlyMap<string, readonly number[]>;
  /** These parts; null when there are none. */
  places: readonly string[] | null;
  /** Asks for one; asked again, stops it or puts it away. */
  toggle(): void;
}

const NO_RANKS: ReadonlyMap<string, readonly number[]> = new Map();

/** Hints on demand, by a button or a key. What was found lasts as long as the question does. */
export function useHint(
  source: MatchSource,
  snapshot: Snapshot,
  board: Board,
  asked: string,
  onRefusal: (answer: Answer) => void,
): HintPlay {
  const [found, setFound] = useState<Asked | null>(null);
  const current = found?.asked === asked ? found : null;
  const isAsked = snapshot.legal.length > 0;
  // Whoever leaves, or has been asked something else, waits no longer.
  useEffect(() => {
    if (found && 'stop' in found && found.asked !== asked) found.stop();
  }, [found, asked]);
  const leaving = useRef<Asked | null>(null);
  leaving.current = found;
  useEffect(() => () => stopOf(leaving.current), []);
  const toggle = () => {
    stopOf(current);
    if (current || !isAsked) setFound(null);
    else ask(source, asked, setFound, onRefusal);
  };
  useKey(SHORTCUTS.hint, toggle);
  const moves = current && 'moves' in current ? current.moves : null;
  const { view } = snapshot;
  const ranks = useMemo(() => (moves ? ranksOf(moves, board, view) : NO_RANKS), [moves, board, view]);
  const places = useMemo(() => (ranks.size > 0 ? [...ranks.keys()] : null), [ranks]);
  const progress = current && 'stop' in current ? current.progress : undefined;
  return { progress, moves, ranks, places, toggle };
}

function stopOf(found: Asked | null): void {
  if (found && 'stop' in found) found.stop();
}

function ask(
  source: MatchSource,
  asked: string,
  setFound: (change: (before: Asked | null) => Asked | null) => void,
  onRefusal: (answer: Answer) => void,
): void {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  /** Only what is still being waited for is changed. */
  const change = (after: Asked | null) =>
    setFound(before => (before && 'stop' in before && before.stop === stop ? after : before));
  setFound(() => ({ asked, progress: 0, stop }));
  const waiting = {
    signal: stopping.signal,
    progress: (progress: number | null) => change({ asked, progress, stop }),
  };
  void source.hint(waiting).then(answer => {
    if (answer.ok) change({ asked, moves: answer.moves });
    else {
      change(null);
      if ('code' in answer) onRefusal(answer);
    }
  });
}

/** The parts a person touches to make each of these moves. */
function ranksOf(
  moves: readonly HintMove[],
  board: Board,
  view: Snapshot['view'],
): ReadonlyMap<string, readonly number[]> {
  const ranks = new Map<string, number[]>();
  for (const [i, { action }] of moves.entries())
    for (const part of new Set(board.path(action, view)))
      ranks.set(part, [...(ranks.get(part) ?? []), i + 1]);
  return ranks;
}
