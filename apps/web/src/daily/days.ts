import { type Language, LOCALES } from '@signoria/words';
import type { Collection, Stored } from './position.ts';

const DAY_MS = 86_400_000;
/** The first position of every game belongs to this day; more can be added behind the last without changing any before. */
const FIRST = Date.UTC(2026, 10, 1) / DAY_MS;

/** A day by its date, `2026-11-16`: the same day for everybody, by universal time. */
export type Day = string;

export function today(now = Date.now()): Day {
  return dayNumbered(Math.floor(now / DAY_MS));
}

export function daysBefore(day: Day, days: number): Day {
  return dayNumbered(numberOf(day) - days);
}

/** Whether there is such a day, and it has come. */
export function isDay(day: string, now = Date.now()): boolean {
  const number = numberOf(day);
  return Number.isInteger(number) && dayNumbered(number) === day && number <= Math.floor(now / DAY_MS);
}

/** The position of a day: one after the other, and after the last the first again. */
export function positionOn({ positions }: Collection, day: Day): Stored {
  const number = numberOf(day) - FIRST;
  return positions[((number % positions.length) + positions.length) % positions.length];
}

/** A date as the reader writes it. */
export function dateOf(day: Day, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(numberOf(day) * DAY_MS);
}

function numberOf(day: string): number {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) / DAY_MS : Number.NaN;
}

function dayNumbered(number: number): Day {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}
