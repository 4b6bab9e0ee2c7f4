import type { Kind, Result, ScoreLine, Seat } from '@signoria/table';

/** Who sits where, by the names readers know. */
export type Names = readonly string[];

/** A name and a sentence about it. */
export interface Label {
  name: string;
  help: string;
}

/**
 * One game in one language. Engines emit codes and numbers; every sentence a person reads about a game is made here,
 * for the terminal and the site alike. The type is the same for all languages, so a missing sentence does not compile.
 */
export interface GameWords<T extends Kind = Kind> {
  /** The game's name and what it is about, in a sentence. */
  title: Label;
  /** Each option, and what each of its values means. */
  options: { readonly [K in keyof T['options']]: Label };
  optionValue(field: keyof T['options'] & string, value: unknown): string;
  presets: Readonly<Record<string, Label>>;
  /** What the seat must do now, in words. */
  prompt(view: T['view'], seat: Seat): string;
  /** A choice as a short label, and what it does. */
  action(action: T['action'], view: T['view'], names: Names): Label;
  /** A line of the log, or null when there is nothing to say. */
  event(event: T['event'], names: Names): string | null;
  /** By refusal code: why not. */
  refusals: Readonly<Record<string, string>>;
  scoreLine(line: ScoreLine): string;
  /** By tie-break code. */
  tieBreaks: Readonly<Record<NonNullable<Result['tieBreak']>, string>>;
}
