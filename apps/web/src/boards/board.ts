import type { Kind, Refusal, Seat } from '@signoria/core';
import type { GameWords, Names } from '@signoria/words';
import type { ReactNode } from 'react';
import type { Counted, ToldTable } from './told.ts';
import type { Way } from './touch.ts';

/**
 * What a game brings to the table of the site. The frame around it (players, prompt, log, clock, undo, chat, rules)
 * is the same for every game; a board draws what is particular and names its parts.
 *
 * A part is a named element of the board: a card in the hand, a pile, a city. Names are plain strings such as
 * `hand:12` or `pile:3`, unique on the screen, drawn with the `Part` component. The frame knows which parts may be
 * touched now because every legal action has a path: the parts a person touches, in order, to take it. So glow, tap,
 * second tap, drag, keyboard and refusals are written once, in `touch.ts`.
 */
export interface Board<T extends Kind = Kind, Terms = unknown> {
  /** What lies on the table. */
  Table(props: BoardProps<T, Terms>): ReactNode;
  /** What the reader holds; drawn at the foot of the screen. Left out by games without a hand. */
  Hand?(props: BoardProps<T, Terms>): ReactNode;
  /** What is public of one player, beside the name: hand size, gold, crown. Keep it to one short line. */
  Plate?(props: BoardProps<T, Terms> & { of: Seat }): ReactNode;
  /**
   * The parts touched to take this action, in order. With one part the second tap on it confirms; with two or more
   * the last tap does. Two legal actions may share a path or lie on each other's way: the prompt then offers them as
   * buttons. An empty path means the action is offered by a button alone.
   */
  path(action: T['action'], view: T['view']): readonly string[];
  /**
   * The ways to this action where it is not one path with a second tap at its end: several paths to one action, a touch
   * that decides two actions at once, a part whose first touch is enough.
   */
  ways?(action: T['action'], view: T['view']): readonly Omit<Way<T['action']>, 'action'>[];
  /**
   * What is chosen and what is asked next, in a sentence, where the actions it may become are too many for buttons; null
   * where they are not.
   */
  chosenSaid?(chosen: readonly string[], props: BoardProps<T, Terms>): string | null;
  /** What a person wants who touches these parts though no legal action goes that way; null when nothing. */
  meant(parts: readonly string[], view: T['view'], seat: Seat): Meant | null;
  /** Where an event is seen: it is animated there, and shown when the reader points at its line in the log. */
  traces(event: T['event'], view: T['view']): readonly Trace[];
  /** What a part tells when it is pointed at, focused or pressed for long, where its label alone is not enough. */
  explain?(part: string, props: BoardProps<T, Terms>): Explanation | null;
  /** A thing that can be chosen for a game before it begins, by option and choice; null when there is nothing to see. */
  Picture?(props: { option: string; choice: string }): ReactNode;
  /** What is seen large beside the words when an event is staged; left out or null, the piece the event is about. */
  Scene?(props: BoardProps<T, Terms> & { event: T['event'] }): ReactNode;
  /** A landscape that gains by being wide: the log folds away sooner. */
  wantsWidth?: boolean;
  /** What is counted up, as the board draws it: it stands over the board until the reader goes on. */
  Summary?(props: BoardProps<T, Terms> & { counted: readonly Counted[] }): ReactNode;
  /** Kinds of action that end a turn or decline: their button stands apart, where no other was before. */
  closes?: readonly T['action']['type'][];
  /** By event: how much it matters, whom it is done to, and what is counted up with it. */
  told: ToldTable<T>;
}

/** A name, and a few sentences. */
export interface Explanation {
  name: string;
  lines: readonly string[];
}

/** An action to try, so that the rules answer; or the answer of the rules, where no action could even say it. */
export type Meant = { action: unknown } | { refusal: Refusal };

/** What a board is given. `view` and `legal` are all it needs; nothing secret of another seat is in them. */
export interface BoardProps<T extends Kind = Kind, Terms = unknown> {
  view: T['view'];
  /** The reader's own seat, at the near side of the table; null for a spectator. */
  seat: Seat | null;
  /** What `seat` may do now; empty when it is not in turn. */
  legal: readonly T['action'][];
  /** Takes an action at once: for controls that are no parts, such as a bid. Prefer paths. */
  act(action: T['action']): void;
  names: Names;
  /** By seat: a letter or two for places too small for a name, no two alike. */
  marks: Names;
  /** The game in the reader's language; `words.terms` names what the board draws. */
  words: GameWords<T, Terms>;
}

/** Something that goes from one place to another, or happens at one. A place is the name of a Part or of a Spot. */
export interface Trace {
  /** Left out when nothing travels. A place that is gone after the move is found where it was before it. */
  from?: string;
  to: string;
  /** What is seen travelling, drawn at the size of the piece that arrives: `to`, or the last `data-piece` in it. */
  look?: ReactNode;
}
