import type { Refusal, Tagged } from '@signoria/core';
import { useEffect, useMemo, useState } from 'react';
import type { Board } from '../../boards/board.ts';
import {
  actionsOn,
  draggableParts,
  drop,
  firstParts,
  openParts,
  type Touch,
  touch,
  type Way,
} from '../../boards/touch.ts';
import type { Hand, Touching } from '../../boards/touching.ts';
import type { Snapshot } from '../../match/source.ts';
import type { Decided } from './use-decided.ts';
import { useLatest } from './use-latest.ts';

interface Play {
  touching: Touching;
  chosen: readonly string[];
  /** The actions the parts chosen so far can still become. */
  ways: readonly Way[];
  /** Actions that have no parts: offered as buttons at all times. */
  loose: readonly Tagged[];
  clear(): void;
}

/** Turns touches on the board into actions, choices and refusals. What is chosen lasts as long as `asked` does. */
export function useTouching(
  board: Board,
  snapshot: Snapshot,
  asked: string,
  lit: ReadonlySet<string>,
  act: (action: unknown, next?: Decided) => void,
  coming: Tagged | null,
  refused: (refusal: Refusal) => void,
  touched: () => void,
): Play {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [before, setBefore] = useState(asked);
  if (before !== asked) {
    setBefore(asked);
    setChosen([]);
  }
  const { view, you } = snapshot;
  const ways = useWays(board, snapshot);
  useEscape(setChosen);
  const follow = (result: Touch) => {
    if (result.type === 'choose') setChosen(result.chosen);
    else if (result.type === 'act')
      act(result.action, result.next && { action: result.next, waits: result.waits ?? false });
    else {
      const meant = you === 'table' ? null : board.meant(result.parts, view, you);
      if (!meant) setChosen([]);
      else if ('refusal' in meant) refused(meant.refusal);
      else act(meant.action);
    }
  };
  const hand = useHand({
    touch(part) {
      touched();
      follow(touch(ways, chosen, part));
    },
    lift: part => setChosen([part]),
    drop: (from, to) => (to === null || to === from ? setChosen([]) : follow(drop(ways, from, to))),
  });
  const next = coming && (board.path(coming, view)[0] ?? null);
  const touching = useMemo(
    () => ({
      open: openParts(ways, chosen),
      first: firstParts(ways),
      chosen,
      coming: next,
      lit,
      draggable: draggableParts(ways),
      hand,
    }),
    [ways, chosen, next, lit, hand],
  );
  return {
    touching,
    chosen,
    ways: chosen.length > 0 ? actionsOn(ways, chosen) : [],
    loose: ways.filter(({ path }) => path.length === 0).map(({ action }) => action),
    clear: () => setChosen([]),
  };
}

/** Every way to every action. */
function useWays(board: Board, { legal, view }: Snapshot): readonly Way[] {
  return useMemo(
    () =>
      legal.flatMap((action): Way[] =>
        (board.ways?.(action, view) ?? [{ path: board.path(action, view) }]).map(way => ({ ...way, action })),
      ),
    [board, legal, view],
  );
}

/** Escape puts down what is chosen. */
function useEscape(choose: (chosen: readonly string[]) => void): void {
  useEffect(() => {
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) choose([]);
    };
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [choose]);
}

/** The same all the time, and does what was given last. */
function useHand(given: Hand): Hand {
  const latest = useLatest(given);
  return useMemo(
    () => ({
      touch: part => latest.current.touch(part),
      lift: part => latest.current.lift(part),
      drop: (from, to) => latest.current.drop(from, to),
    }),
    [latest],
  );
}
