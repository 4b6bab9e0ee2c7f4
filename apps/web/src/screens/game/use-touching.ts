import type { Refusal, Tagged } from '@signoria/core';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
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
import type { Hand, Touched, Touching } from '../../boards/touching.ts';
import type { Snapshot } from '../../match/source.ts';
import { createStore } from '../../store.ts';
import type { Decided } from './use-decided.ts';
import { useLatest } from './use-latest.ts';

interface Play {
  touched: Touched;
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
  onTouch: () => void,
): Play {
  const { chosenNow, setChosen, subscribe } = useChosen(asked);
  const { view, you } = snapshot;
  const ways = useWays(board, snapshot);
  useEscape(setChosen);
  const follow = (result: Touch) => {
    if (result.type === 'choose') setChosen(result.chosen);
    else if (result.type === 'act')
      act(result.action, result.next && { action: result.next, waits: result.waits ?? false });
    else {
      const meant = you === 'table' ? null : board.meant(result.parts, view, you);
      if (!meant) setChosen(NOTHING);
      else if ('refusal' in meant) refused(meant.refusal);
      else act(meant.action);
    }
  };
  const hand = useHand({
    touch(part) {
      onTouch();
      follow(touch(ways, chosenNow(), part));
    },
    lift: part => setChosen([part]),
    drop: (from, to) => (to === null || to === from ? setChosen(NOTHING) : follow(drop(ways, from, to))),
  });
  const next = coming && (board.path(coming, view)[0] ?? null);
  const touched = useMemo(() => {
    const always = { first: firstParts(ways), coming: next, lit, draggable: draggableParts(ways), hand };
    return { subscribe, get: derived(chosenNow, chosen => ({ ...always, ...chosenOf(ways, chosen) })) };
  }, [ways, next, lit, hand, subscribe, chosenNow]);
  return {
    touched,
    loose: ways.filter(({ path }) => path.length === 0).map(({ action }) => action),
    clear: () => setChosen(NOTHING),
  };
}

const NOTHING: readonly string[] = [];

/**
 * What is chosen of this question. It is no state of the screen: a touch is told to those who look at it, and the rest is
 * not drawn again.
 */
function useChosen(asked: string) {
  const [store] = useState(() => createStore({ asked, chosen: NOTHING }));
  // What was chosen of another question is forgotten, even when it is asked again.
  useLayoutEffect(() => {
    if (store.get().chosen.length > 0) store.set({ asked, chosen: NOTHING });
  }, [store, asked]);
  return useMemo(
    () => ({
      subscribe: store.subscribe,
      chosenNow: () => (store.get().asked === asked ? store.get().chosen : NOTHING),
      setChosen: (chosen: readonly string[]) => {
        if (chosen.length > 0 || store.get().chosen.length > 0) store.set({ asked, chosen });
      },
    }),
    [store, asked],
  );
}

function chosenOf(
  ways: readonly Way[],
  chosen: readonly string[],
): Pick<Touching, 'open' | 'chosen' | 'ways'> {
  return { chosen, open: openParts(ways, chosen), ways: chosen.length > 0 ? actionsOn(ways, chosen) : [] };
}

/** What follows from something, found once for each. */
function derived<A, B>(from: () => A, find: (of: A) => B): () => B {
  let known: { of: A; found: B } | null = null;
  return () => {
    const of = from();
    if (known?.of !== of) known = { of, found: find(of) };
    return known.found;
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
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) choose(NOTHING);
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
