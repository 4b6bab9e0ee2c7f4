import { isObject } from '@signoria/core';

/** How far the reader has followed a match: the lines of its log, and the moves among them. */
export interface Seen {
  version: number;
  moves: number;
}

const KEY = 'signoria.seen';
/** Matches that are remembered, the latest seen last. */
const KEPT = 40;

export function lastSeen(match: string): Seen | null {
  return recall()[match] ?? null;
}

export function noteSeen(match: string, seen: Seen): void {
  const { [match]: _, ...others } = recall();
  const kept = Object.entries(others).slice(1 - KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [match, seen]])));
  } catch {
    // Without storage nobody is told what they have missed.
  }
}

function recall(): Readonly<Record<string, Seen>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (!isObject(found)) return {};
    const sound = Object.entries(found).filter(
      ([, seen]) => isObject(seen) && typeof seen.version === 'number' && typeof seen.moves === 'number',
    );
    return Object.fromEntries(sound) as unknown as Readonly<Record<string, Seen>>;
  } catch {
    return {};
  }
}
