import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Way } from './touch.ts';

/** What the frame tells the parts of a board. */
export interface Touching {
  /** Parts that may be touched next. */
  open: ReadonlySet<string>;
  /** Parts a choice can begin with: touched, they are chosen in place of what was. */
  first: ReadonlySet<string>;
  chosen: readonly string[];
  /** The actions the parts chosen so far can still become; none while nothing is chosen. */
  ways: readonly Way[];
  /** Where the next action will be taken in a moment, unless something else is touched; null when none is coming. */
  coming: string | null;
  /** Parts shown because the reader points at their line in the log. */
  lit: ReadonlySet<string>;
  draggable: ReadonlySet<string>;
  /** The same as long as the game is on the screen, so that a part need not be drawn again for it. */
  hand: Hand;
}

/** What a finger does to a part. */
export interface Hand {
  touch(part: string): void;
  /** A drag begins: the parts it may end on should glow. */
  lift(part: string): void;
  drop(from: string, to: string | null): void;
}

/** Where it is found. A touch changes it without anything being drawn again but the parts that look at what has changed. */
export interface Touched {
  get(): Touching;
  subscribe(listener: () => void): () => void;
}

const UNTOUCHED: Touching = {
  open: new Set(),
  first: new Set(),
  chosen: [],
  ways: [],
  coming: null,
  lit: new Set(),
  draggable: new Set(),
  hand: { touch() {}, lift() {}, drop() {} },
};

export const TouchContext = createContext<Touched>({ get: () => UNTOUCHED, subscribe: () => () => {} });

/** Something of it, and drawn again when that becomes another. */
export function useTouched<T>(read: (touching: Touching) => T): T {
  const touched = useContext(TouchContext);
  const now = () => read(touched.get());
  return useSyncExternalStore(touched.subscribe, now, now);
}
