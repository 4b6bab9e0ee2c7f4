import type { Question } from '../src/bots/worker.ts';

/** A thinking thread in which every level goes wrong in a way of its own. */
export default function think({ level }: Question) {
  if (level === 'apprentice') throw new Error('lost the thread');
  if (level === 'companion') return { action: { type: 'draw', card: 'all of them' }, candidates: [] };
  for (;;);
}
