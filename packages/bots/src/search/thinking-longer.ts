import type { Kind } from '@signoria/core';
import type { Bot } from '../bot.ts';
import { isLong } from './clock.ts';

/**
 * The bot, but where there is time for long thought and the position suits it, another one in its place. That one is made
 * when it is first needed.
 */
export function thinkingLonger<T extends Kind>(
  bot: Bot<T>,
  make: () => Bot<T>,
  suits: (view: T['view']) => boolean = () => true,
): Bot<T> {
  let longer: Bot<T> | null = null;
  return {
    id: bot.id,
    choose(view, legal, budget, rng) {
      if (!isLong(budget) || !suits(view)) return bot.choose(view, legal, budget, rng);
      longer ??= make();
      return longer.choose(view, legal, budget, rng);
    },
  };
}
