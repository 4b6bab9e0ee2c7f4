import type { Kind, Tagged } from '@signoria/core';
import type { Label, Names } from './game-words.ts';

/** What is said about each type of thing; `Rest` is what else the sentences need. */
type ByType<T extends Tagged, Rest extends readonly unknown[], Said> = {
  readonly [K in T['type']]: (about: Extract<T, { type: K }>, ...rest: Rest) => Said;
};

/** By action: a choice as a short label that begins with a verb, and what it does. */
export type ActionWords<T extends Kind> = ByType<T['action'], [view: T['view'], names: Names], Label>;

/** By event: a line of the log, or null if it has none. */
export type EventWords<T extends Kind> = ByType<T['event'], [names: Names], string | null>;

/** The entry of the table for a thing's type. */
export function byType<T extends Tagged, Rest extends readonly unknown[], Said>(
  table: ByType<T, Rest, Said>,
): (about: T, ...rest: Rest) => Said {
  return (about, ...rest) => {
    const say = table[about.type as T['type']] as (about: T, ...rest: Rest) => Said;
    return say(about, ...rest);
  };
}
