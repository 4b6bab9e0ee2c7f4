import type { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { type Counters, inMemory, type Limited } from './limits.ts';

/**
 * What nobody may have once more at each node is counted in the store. The rest belongs to one socket, or keeps one node
 * from drowning, and is asked so often that the store should not hear of it.
 */
const TOGETHER: ReadonlySet<Limited> = new Set([
  'signIns',
  'wrongCodes',
  'lists',
  'hints',
  'chat',
  'invites',
]);

/** Counts that several nodes share; while the store does not answer, each counts for itself. */
export function sharedCounters(pool: Pool): Counters {
  return (what, rule) => {
    const own = inMemory(what, rule);
    if (!TOGETHER.has(what)) return own;
    return new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'limit_count',
      tableCreated: true,
      keyPrefix: what,
      points: rule.most,
      duration: rule.seconds,
      insuranceLimiter: own,
    });
  };
}
