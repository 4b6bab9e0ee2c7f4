import type { Kind } from '@signoria/table';
import type { Bot } from '../bot.ts';
import { policyBot } from '../heuristic.ts';
import type { Mind } from '../mind.ts';
import { pairedBot } from './paired-bot.ts';
import type { PairedOptions } from './paired-worlds.ts';

/**
 * Three levels with the same mind: the companion plays at a glance, the master looks ahead with at most `look`
 * playouts a decision, the champion takes its time.
 */
export function upperLevels<T extends Kind>(mind: Mind<T>, options: PairedOptions, look: number): Bot<T>[] {
  return [
    policyBot<T>('companion', mind.game, (state, seat, legal, rng) => mind.policy(state, seat, legal, rng)),
    pairedBot('master', () => mind, options, look),
    pairedBot('champion', () => mind, options),
  ];
}
