import { parentPort, workerData } from 'node:worker_threads';
import { clubFor } from '@signoria/bots';
import { type Contest, playDeal } from '@signoria/bots/arena';

/** A thread of the arena: told a deal's number, it plays it and answers with the result. */
const contest = workerData as Contest;
const club = clubFor(contest.game);
parentPort?.on('message', (deal: number) => {
  if (!club) throw new Error(`nobody plays ${contest.game}`);
  parentPort?.postMessage(playDeal(club, contest, deal));
});
