import type { Label } from './label.ts';

/** The parts of the introduction to a game, in order. */
export const PRIMER_PARTS = ['goal', 'turn', 'end'] as const;
export type PrimerPart = (typeof PRIMER_PARTS)[number];

/** What a new player needs to know: before the first game, and then at each new decision. */
export interface Primer<ActionType extends string = string> {
  /** How to win, what a turn is, when the game ends: a heading and a few sentences each, next to a picture. */
  readonly parts: Readonly<Record<PrimerPart, Label>>;
  /** One piece of advice for the first game. */
  readonly tip: string;
  /** By kind of action: what to think of when it may be chosen for the first time. Left out where it goes without saying. */
  readonly first: Readonly<Partial<Record<ActionType, Label>>>;
}
