import { isObject } from '@signoria/core';
import { createStore } from '../store.ts';
import { type Day, daysBefore, today } from './days.ts';

/** What the reader chose at a position the first time. */
export interface FirstAnswer {
  /** Of the position, which may be another one later. */
  id: string;
  isBest: boolean;
}

/** Days in a row on which a best choice was found, and the latest of them. */
export interface Streak {
  days: number;
  last: Day | null;
}

interface Answers {
  /** By day and game. */
  first: Readonly<Record<string, FirstAnswer>>;
  streak: Streak;
}

const KEY = 'signoria.daily';
/** So many earlier days are listed; what was answered before them is forgotten. */
export const SHELF = 30;

const NOTHING: Answers = { first: {}, streak: { days: 0, last: null } };

export const answers = createStore<Answers>(recall());
/** Whether the latest answer outlives the page. */
export const isKept = createStore(true);

export function firstAnswer({ first }: Answers, day: Day, game: string): FirstAnswer | null {
  return first[`${day} ${game}`] ?? null;
}

/** The first answer counts; found on the day itself, it keeps the streak. */
export function noteAnswer(day: Day, game: string, answer: FirstAnswer, now = Date.now()): void {
  const before = answers.get();
  const key = `${day} ${game}`;
  if (before.first[key]?.id === answer.id) return;
  const oldest = daysBefore(today(now), SHELF);
  const kept = Object.entries(before.first).filter(([known]) => known >= oldest);
  const counts = answer.isBest && day === today(now);
  keep({
    first: { ...Object.fromEntries(kept), [key]: answer },
    streak: counts ? longer(before.streak, day) : before.streak,
  });
}

/** Today's position may still be found: until yesterday's were all missed a streak stands. */
export function streakNow({ streak: { days, last } }: Answers, now = Date.now()): number {
  return last !== null && last >= daysBefore(today(now), 1) ? days : 0;
}

function longer({ days, last }: Streak, day: Day): Streak {
  if (last === day) return { days, last };
  return { days: last === daysBefore(day, 1) ? days + 1 : 1, last: day };
}

function keep(found: Answers): void {
  answers.set(found);
  try {
    localStorage.setItem(KEY, JSON.stringify(found));
    isKept.set(true);
  } catch {
    isKept.set(false);
  }
}

/** What was kept may come from another hand: anything odd counts as nothing. */
function recall(): Answers {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const fits =
      isObject(found) &&
      isObject(found.first) &&
      isObject(found.streak) &&
      typeof found.streak.days === 'number' &&
      (found.streak.last === null || typeof found.streak.last === 'string');
    return fits ? (found as unknown as Answers) : NOTHING;
  } catch {
    return NOTHING;
  }
}
