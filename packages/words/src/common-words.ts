import type { BotId } from '@signoria/bots/levels';
import type { Label } from './game-words.ts';

/** A bot: its name, its level, and one line about its character. */
export interface BotWords extends Label {
  level: string;
}

/** Text shared by all games and apps. */
export interface CommonWords {
  /** The language's own name for itself. */
  language: string;
  bots: Readonly<Record<BotId, BotWords>>;
  yes: string;
  no: string;
  none: string;
  /** "Ada, Bea and Carlo" */
  list(parts: readonly string[]): string;
  /** "Theme: dark" */
  pair(name: string, value: string): string;
  /** "1st" */
  place(place: number): string;
  /** "12 points", with a true minus sign. */
  points(points: number): string;
  /** "Ada: 12 points" */
  standing(name: string, points: number): string;
  /** "+12" or "−4" */
  signed(points: number): string;
  /** The winner's sentence; several names share the win. */
  won(names: readonly string[], points: number): string;
  /** The sentence after it when totals were level and a tie-break, already in words, decided. */
  decidedBy(tieBreak: string): string;
  /** A refusal with its handbook number. */
  refused(why: string, rule: string): string;
  /** By code: what every game refuses. */
  refusals: { readonly [code in 'unknown-action' | 'not-your-turn' | 'game-over']: string };
}
