import type { Kind } from '@signoria/table';
import type { Bot } from '../bot.ts';
import type { Mind } from '../mind.ts';
import { pairedBot } from './paired-bot.ts';
import type { PairedOptions } from './paired-worlds.ts';

/** The most playouts the two middle levels spend on a decision, however long they may think. */
export interface Caps {
  companion: number;
  master: number;
}

/** Three levels that think alike: the companion glances, the master looks, the champion takes its time. */
export function searchLevels<T extends Kind>(
  mindFor: (seats: number) => Mind<T>,
  options: PairedOptions,
  caps: Caps,
): Bot<T>[] {
  return [
    pairedBot('companion', mindFor, options, caps.companion),
    pairedBot('master', mindFor, options, caps.master),
    pairedBot('champion', mindFor, options),
  ];
}
