import { type Kind, pick } from '@signoria/core';
import type { Bot } from './bot.ts';

/** Any legal action, each as likely as the others: what every other way of playing is measured against. */
export function randomBot<T extends Kind>(): Bot<T> {
  return {
    id: 'random',
    choose: (_view, legal, _budget, rng) => ({ action: pick(rng, legal), candidates: [] }),
  };
}
