import { type Kind, pick } from '@signoria/core';
import type { Bot } from './bot.ts';

/** A bot that plays any legal action at random: the baseline for all others. */
export function randomBot<T extends Kind>(): Bot<T> {
  return {
    id: 'random',
    choose: (_view, legal, _budget, rng) => ({ action: pick(rng, legal), candidates: [] }),
  };
}
