import { openExpiring } from './expiring.ts';

/** At most `size` things at once, and `size` more per `perMs`, for each key. */
export interface RateLimit {
  /** Takes one. 0 when there was one, else how long to wait, in milliseconds. */
  take(key: string, now: number): number;
  /** How many keys are kept in memory. */
  readonly size: number;
}

interface Left {
  left: number;
  at: number;
}

export function openRateLimit(size: number, perMs: number): RateLimit {
  // Whoever has taken nothing for that long has all of it again: nothing needs to be remembered.
  const known = openExpiring<Left>(perMs);
  return {
    take(key, now) {
      const before = known.get(key, now) ?? { left: size, at: now };
      const left = Math.min(size, before.left + ((now - before.at) * size) / perMs);
      const isAllowed = left >= 1;
      known.set(key, { left: isAllowed ? left - 1 : left, at: now }, now);
      return isAllowed ? 0 : ((1 - left) * perMs) / size;
    },
    get size() {
      return known.size;
    },
  };
}
