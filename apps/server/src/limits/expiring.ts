/** What is known for a while: each entry goes so many milliseconds after it was last set. */
export interface Expiring<V> {
  get(key: string, now: number): V | undefined;
  set(key: string, value: V, now: number): void;
  deleteWhere(isGone: (value: V) => boolean): void;
  /** How many are kept in memory. */
  readonly size: number;
}

/** Old entries are cleared away once in that time, so that memory holds those of twice that time at most. */
export function openExpiring<V>(lastsMs: number): Expiring<V> {
  const entries = new Map<string, { value: V; until: number }>();
  let clearAt = 0;

  function clearOld(now: number): void {
    if (now < clearAt) return;
    clearAt = now + lastsMs;
    for (const [key, { until }] of entries) if (until <= now) entries.delete(key);
  }

  return {
    get(key, now) {
      const found = entries.get(key);
      return found && found.until > now ? found.value : undefined;
    },
    set(key, value, now) {
      clearOld(now);
      entries.set(key, { value, until: now + lastsMs });
    },
    deleteWhere(isGone) {
      for (const [key, { value }] of entries) if (isGone(value)) entries.delete(key);
    },
    get size() {
      return entries.size;
    },
  };
}
