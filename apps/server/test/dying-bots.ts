import { existsSync, writeFileSync } from 'node:fs';
import think, { type Answer, type Question } from '../src/bots/worker.ts';

/** The thread of the server's bots, which ends without a word over its first question of all. */
export default function dieOnce(question: Question): Answer {
  const died = process.env.DIED ?? '';
  if (existsSync(died)) return think(question);
  writeFileSync(died, '');
  process.exit(1);
}
