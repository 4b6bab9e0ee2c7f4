import type { Kind, ScoreLine, Seat } from '@signoria/core';
import type { Label } from './label.ts';
import type { LessonWords } from './lesson-words.ts';
import type { Primer } from './primer-words.ts';

export type { Label } from './label.ts';

/** The players' names, by seat. Sentences refer to players in the third person. */
export type Names = readonly string[];

/** An option; `values` has the names of its choices, for a menu. */
export interface OptionWords extends Label {
  values?: Readonly<Record<string, string>>;
  /** By value: what it does, where a name does not say it. */
  about?: Readonly<Record<string, string>>;
}

/** A line of the score: what it is for, and the same with the numbers behind it. */
export interface ScoreWords {
  subject: string;
  text: string;
}

/**
 * One game in one language. Engines return codes and numbers; every sentence that people read about a game
 * comes from here, in the terminal and on the site. The type is the same for all languages, so a missing
 * sentence does not compile. `Terms` are the game's own nouns as shown on boards (cards, places, roles); each
 * game declares its own.
 */
export interface GameWords<T extends Kind = Kind, Terms = unknown> {
  /** The game's name and what it is about, in a sentence. */
  title: Label;
  terms: Terms;
  /** As in the common words, for the labels of boards. */
  pair(name: string, value: string): string;
  /** By option; empty to the compiler where the game is not known: see `optionWords`. */
  options: { readonly [K in keyof T['options'] & string]: OptionWords };
  presets: Readonly<Record<string, Label>>;
  /** By ready change of the rules; left out by games that have none. */
  mixes?: Readonly<Record<string, Label>>;
  /** For someone who has never played it. */
  primer: Primer<T['action']['type']>;
  /** The text of its lesson; loaded only when someone starts it. */
  lesson(): Promise<{ lesson: LessonWords }>;
  /**
   * What `seat` must do now, naming only what is `legal`; the help explains the rule behind it, with its handbook
   * number.
   */
  prompt(view: T['view'], seat: Seat, legal: readonly T['action'][]): Label;
  /** A choice as a short label that begins with a verb, and what it does. */
  action(action: T['action'], view: T['view'], names: Names): Label;
  /** A line of the log, or null when there is nothing to say. */
  event(event: T['event'], names: Names): string | null;
  /** What an event means to the reader it is done to, where its line cannot say so; left out by games that need it nowhere. */
  toReader?(event: T['event']): string | null;
  /** By refusal code: why not. */
  refusals: Readonly<Record<string, string>>;
  scoreLine(line: ScoreLine): ScoreWords;
  /** By tie-break code; a shared win is said in the common words. */
  tieBreaks: Readonly<Record<string, string>>;
}

/** The words of an option of any game, by its name. */
export function optionWords(words: GameWords, name: string): OptionWords {
  const options: Readonly<Record<string, OptionWords>> = words.options;
  return options[name];
}
