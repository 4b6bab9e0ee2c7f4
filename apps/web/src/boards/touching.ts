import { createContext } from 'react';

/** What the frame tells the parts of a board. */
export interface Touching {
  /** Parts that may be touched next. */
  open: ReadonlySet<string>;
  /** Parts a choice can begin with: touched, they are chosen in place of what was. */
  first: ReadonlySet<string>;
  chosen: readonly string[];
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

export const TouchContext = createContext<Touching>({
  open: new Set(),
  first: new Set(),
  chosen: [],
  coming: null,
  lit: new Set(),
  draggable: new Set(),
  hand: { touch() {}, lift() {}, drop() {} },
});
