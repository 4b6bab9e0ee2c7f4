import type { Label } from './label.ts';

/** The parts of a first look at a game, in the order in which they are told. */
export const PRIMER_PARTS = ['goal', 'turn', 'end'] as const;
export type PrimerPart = (typeof PRIMER_PARTS)[number];

/** What somebody needs who has never played: it is told before the first game, and a decision at a time in it. */
export interface Primer<ActionType extends string = string> {
  /** How to win, what a turn is, when it is over: a heading and a few sentences each, told beside a picture. */
  readonly parts: Readonly<Record<PrimerPart, Label>>;
  /** One piece of advice for the first game. */
  readonly tip: string;
  /** By kind of action: what to think of when it may be chosen for the first time. Left out where it goes without saying. */
  readonly first: Readonly<Partial<Record<ActionType, Label>>>;
}
