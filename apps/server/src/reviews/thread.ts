import { parentPort, workerData } from 'node:worker_threads';
import { rosterFor } from '@signoria/bots';
import { budgetFor, reviewing } from '@signoria/bots/review';
import { textOf } from '@signoria/bots/review-text';
import {
  type MatchRecord,
  newSeed,
  playLegal,
  type Seat,
  seedBytes,
  seedRng,
  startMatch,
  type Tagged,
} from '@signoria/core';
import { LAST, letOthersGoFirst } from '../nice.ts';

/** A finished match, the seat that looks at it again, and for how long. */
export interface ReviewQuestion extends Pick<MatchRecord, 'game' | 'seats' | 'options' | 'seed' | 'actions'> {
  seat: Seat;
  ms: number;
}

/** What the thread tells: how far it is, from 0 to 1, and at last the review. */
export type Told = { share: number } | { text: string };

/** The time this thread has had of a processor, where Node tells it: a busy machine makes a review later, not worse. */
function ownTime(): number {
  const used = (process as Partial<Pick<typeof process, 'threadCpuUsage'>>).threadCpuUsage?.();
  return used ? (used.user + used.system) / 1000 : Date.now();
}

function review({ game, seats, options, seed, actions, seat, ms }: ReviewQuestion): void {
  const tell = (told: Told) => parentPort?.postMessage(told);
  const roster = rosterFor(game);
  if (!roster) throw new Error(`no bots for ${game}`);
  const match = startMatch(roster.game, seats, options, seed);
  for (const [by, action] of actions) playLegal(match, by, action as Tagged);
  const rng = seedRng(seedBytes(newSeed()), 'review');
  const work = reviewing(roster, match, seat, budgetFor(match, seat, ms, ownTime), rng);
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) {
      tell({ text: textOf(step.value) });
      return;
    }
    tell({ share: step.value });
  }
}

letOthersGoFirst(LAST);
review(workerData as ReviewQuestion);
