import type { Kind } from '@signoria/table';
import type { Bot } from '../bot.ts';
import { policyBot } from '../heuristic.ts';
import type { Mind } from '../mind.ts';
import { pairedBot } from './paired-bot.ts';
import type { PairedOptions } from './paired-worlds.ts';

/** How a master looks ahead: how many playouts it spends on a decision at most, and what differs from the champion. */
export interface Look extends Partial<PairedOptions> {
  playouts: number;
}

/** Three levels with the same mind: the companion plays at a glance, the master looks ahead, the champion takes its time. */
export function upperLevels<T extends Kind>(
  mind: Mind<T>,
  options: PairedOptions,
  { playouts, ...look }: Look,
): Bot<T>[] {
  return [
    policyBot<T>('companion', mind.game, (state, seat, legal, rng) => mind.policy(state, seat, legal, rng)),
    pairedBot('master', () => mind, { ...options, ...look }, playouts),
    pairedBot('champion', () => mind, options),
  ];
}
