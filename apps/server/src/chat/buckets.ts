/** At most `size` things at once, and `size` more per `perMs`, for each key. */
export interface Buckets {
  /** Takes one. 0 when there was one, else how long to wait, in milliseconds. */
  take(key: string, now: number): number;
}

export function openBuckets(size: number, perMs: number): Buckets {
  const buckets = new Map<string, { left: number; at: number }>();
  return {
    take(key, now) {
      if (buckets.size > 50_000) buckets.clear();
      const bucket = buckets.get(key) ?? { left: size, at: now };
      buckets.set(key, bucket);
      bucket.left = Math.min(size, bucket.left + ((now - bucket.at) * size) / perMs);
      bucket.at = now;
      if (bucket.left < 1) return ((1 - bucket.left) * perMs) / size;
      bucket.left--;
      return 0;
    },
  };
}
