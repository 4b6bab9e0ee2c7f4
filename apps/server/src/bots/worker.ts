import { findBot } from '@signoria/bots';
import { randomBot } from '@signoria/bots/random-bot';
import type { BaseView, Tagged } from '@signoria/core';
import { seedBytes, seedRng } from '@signoria/core';

/** What a bot is given: a view and the legal list. There is no state in this file, and none can reach it. */
export interface Question {
  game: string;
  level: string;
  view: BaseView;
  legal: readonly Tagged[];
  ms: number;
  seed: string;
}

/** Runs in a worker thread. */
export default function think({ game, level, view, legal, ms, seed }: Question) {
  const bot = findBot(game, level) ?? randomBot();
  return bot.choose(view, legal, { ms }, seedRng(seedBytes(seed), 'bot'));
}
