import { fail } from '@signoria/protocol';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';

/** What is counted, each by address, person or socket: so many in so many seconds. */
interface Rule {
  most: number;
  seconds: number;
}

function rulesOf(config: Config) {
  return {
    requests: { most: config.requestsPerMinute, seconds: 60 },
    signIns: { most: config.signInsPerMinute, seconds: 60 },
    lists: { most: config.listsPerMinute, seconds: 60 },
    wrongCodes: { most: config.wrongCodesPerHour, seconds: 3600 },
    // Each may ring somebody's phone.
    invites: { most: config.invitesPerHour, seconds: 3600 },
    hints: { most: config.hintsPerMinute, seconds: 60 },
    reviews: { most: config.reviewsPerDay, seconds: 86_400 },
    // However close together.
    messages: { most: 2 * config.messagesPerSecond, seconds: 2 },
    chat: { most: 5, seconds: 10 },
  } satisfies Record<string, Rule>;
}
export type Limited = keyof ReturnType<typeof rulesOf>;

export interface Limits {
  /** Takes one for each key, such as an address and a person: null when there was one, else when to come back. */
  take(what: Limited, ...keys: string[]): Promise<Refused | null>;
  /** The same without taking any. */
  look(what: Limited, ...keys: string[]): Promise<Refused | null>;
}
export type Refused = ReturnType<typeof fail>;

/** A count by key. It throws a RateLimiterRes for one too many. */
export interface Counter {
  consume(key: string): Promise<unknown>;
  get(key: string): Promise<RateLimiterRes | null>;
}
/** Where counts are kept: in this process, or wherever several share them. rate-limiter-flexible has both. */
export type Counters = (what: Limited, rule: Rule) => Counter;

/** For a node that is alone. */
export const inMemory = (what: Limited, { most, seconds }: Rule): RateLimiterMemory =>
  new RateLimiterMemory({ keyPrefix: what, points: most, duration: seconds });

export function openLimits(config: Config, counters: Counters = inMemory): Limits {
  const rules = rulesOf(config);
  const made = Object.entries(rules).map(([what, rule]) => [what, counters(what as Limited, rule)]);
  const byName: Readonly<Record<Limited, Counter>> = Object.fromEntries(made);
  return {
    async take(what, ...keys) {
      try {
        for (const key of keys) await byName[what].consume(key);
        return null;
      } catch (error) {
        if (error instanceof RateLimiterRes) return tooMany(error);
        throw error;
      }
    },
    async look(what, ...keys) {
      for (const key of keys) {
        const found = await byName[what].get(key);
        if (found && found.consumedPoints >= rules[what].most) return tooMany(found);
      }
      return null;
    },
  };
}

function tooMany({ msBeforeNext }: RateLimiterRes): Refused {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return fail('rate-limited', 'too many requests or messages', { retryAfter });
}
