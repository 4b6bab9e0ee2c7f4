import type { Bot } from '@signoria/bots';
import type { Tagged } from '@signoria/core';
import { type Answer, answerOf, type Question } from '../src/bots/worker.ts';

/** Bots that go wrong, each in a way of its own. */
const BAD_BOTS: readonly Bot[] = [
  {
    id: 'apprentice',
    choose() {
      throw new Error('lost the thread');
    },
  },
  {
    id: 'companion',
    choose: () => ({ action: { type: 'draw', card: 'all of them' } as Tagged, candidates: [] }),
  },
  {
    id: 'novice',
    choose() {
      for (;;);
    },
  },
];

/** The thread of the server's bots, with these in their place. */
export default function think(question: Question): Answer {
  return answerOf(BAD_BOTS, question);
}
