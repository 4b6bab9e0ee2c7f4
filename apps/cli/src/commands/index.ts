import { addAdmin } from './admin.ts';
import { addArena } from './arena.ts';
import { addBench } from './bench.ts';
import type { AddCommand } from './command.ts';
import { addEngine } from './engine.ts';
import { addHint } from './hint.ts';
import { addLadder } from './ladder.ts';
import { addMaterial } from './material.ts';
import { addPlay } from './play.ts';
import { addReplay } from './replay.ts';
import { addSim } from './sim.ts';
import { addStats } from './stats.ts';
import { addVerify } from './verify.ts';

/** Every command of `signoria`, in the order its help shows them. */
export const COMMANDS: readonly AddCommand[] = [
  addPlay,
  addSim,
  addStats,
  addReplay,
  addVerify,
  addEngine,
  addHint,
  addArena,
  addLadder,
  addMaterial,
  addBench,
  addAdmin,
];
