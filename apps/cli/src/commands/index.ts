import type { AddCommand } from './command.ts';
import { addPlay } from './play.ts';

/** Every command of `signoria`, in the order its help shows them. */
export const COMMANDS: readonly AddCommand[] = [addPlay];
