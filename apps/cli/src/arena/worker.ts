import { parentPort, workerData } from 'node:worker_threads';
import { rosterFor } from '@signoria/bots';
import { type Contest, playDeal } from '@signoria/bots/arena';

/** A thread of the arena: told a deal's number, it plays it and answers with the result. */
const contest = workerData as Contest;
const roster = rosterFor(contest.game);
parentPort?.on('message', (deal: number) => {
  if (!roster) throw new Error(`no bots for ${contest.game}`);
  parentPort?.postMessage(playDeal(roster, contest, deal, ownTime));
});

/** This thread's own time, so that a bot thinks as long on a busy machine as on an idle one. */
function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
