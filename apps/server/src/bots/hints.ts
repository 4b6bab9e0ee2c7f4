import type { Decision } from '@signoria/bots';
import { newSeed } from '@signoria/core';
import { done, fail, type Outcome } from '@signoria/protocol';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import type { Config } from '../config.ts';
import type { Limits } from '../limits/limits.ts';
import { strongestOf } from './levels.ts';
import type { HintAnswer, Question } from './worker.ts';

/** What strong bots would do, for people who ask. */
export interface Hints {
  /** What a strong bot would do in that seat, with what it weighed. */
  ask(person: string, game: string, decision: Decision): Promise<Outcome<HintAnswer>>;
  /** How many wait for the thread. */
  waiting(): number;
  close(): Promise<void>;
}

/** Whoever would wait behind more than so many comes back later. */
const MOST_WAITING = 8;

/**
 * Hints have a thread and a queue of their own, and each person one at a time and so many a minute: however many are
 * asked for, no bot at a table waits for them.
 */
export function openHints(config: Config, limits: Limits, log: Logger, thinker: URL): Hints {
  const pool = new Piscina({
    filename: thinker.href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MOST_WAITING,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  pool.on('error', error => log.error({ err: error }, 'the thread for hints died'));
  const asking = new Set<string>();
  /** A hint thinks as long as a bot may, and all before it too. */
  const limitMs = (MOST_WAITING + 1) * config.botLimitMs;

  async function think(game: string, decision: Decision): Promise<Outcome<HintAnswer>> {
    if (pool.queueSize >= MOST_WAITING)
      return fail('rate-limited', 'too many hints requested: try again in a moment', { retryAfter: 5 });
    const level = strongestOf(game);
    const ms = config.botThinkMs;
    const question: Question = { game, level, ms, seed: newSeed(), isHint: true, ...decision };
    const signal = AbortSignal.timeout(limitMs);
    const ask = (): Promise<HintAnswer> => pool.run(question, { signal });
    try {
      // A thread that dies is replaced, and asked once more.
      return done(await ask().catch(error => (signal.aborted ? Promise.reject(error) : ask())));
    } catch (error) {
      log.error({ game, err: error }, 'could not compute a hint');
      return fail('no-hint', 'no hint available');
    }
  }

  return {
    async ask(person, game, decision) {
      if (asking.has(person)) return fail('rate-limited', 'one hint at a time', { retryAfter: 1 });
      asking.add(person);
      try {
        const refused = await limits.take('hints', person);
        return refused ?? (await think(game, decision));
      } finally {
        asking.delete(person);
      }
    },
    waiting: () => pool.queueSize,
    close: () => pool.destroy(),
  };
}
