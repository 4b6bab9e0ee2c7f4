/**
 * Policy nets at one table, without search: the one in use, others by file, and `heuristic` in the seats that are left.
 *
 *   node scripts/nets/one-table.ts il-principe --net one.bin --net other.bin --seconds 20 --threads 15
 *
 * Each deal is played from every seat; who sits beside whom goes by lot. Prints shares of wins with half-widths of 95%.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Policy } from '@signoria/bots';
import { netPolicy } from '@signoria/bots/net/decisions';
import { openJudge } from '@signoria/bots/net/judge';
import { readNet } from '@signoria/bots/net/net';
import { newOutcome, noteResult } from '@signoria/bots/search/playout';
import { type Rng, seedRng, shuffle, split } from '@signoria/core';
import { type Subject, subjectOf } from './games.ts';
import { layTable } from './make-positions.ts';

interface Table {
  game: string;
  nets: string[];
  seats: number;
  seed: string;
  seconds: number;
}

/** A thread's share of the deals: every so many from its first on. */
interface Share extends Table {
  first: number;
  step: number;
}

function playersOf({ roster, deciding, byHand }: Subject, { nets, seats }: Table): Policy[] {
  const taught = nets.map(file =>
    netPolicy(deciding, () => openJudge(readNet(readFileSync(file), deciding.layout))),
  );
  const players = [roster.model.policy, ...taught];
  while (players.length < seats) players.push(byHand.policy);
  return players;
}

/** What each way of playing won of a deal, in the mean over the seats. */
function playDeal(subject: Subject, ways: readonly Policy[], rng: Rng): number[] {
  const { game } = subject.roster;
  const order = ways.map((_, way) => way);
  shuffle(rng, order);
  const won = ways.map(() => 0);
  const deal = split(rng);
  for (let turned = 0; turned < ways.length; turned++) {
    const wayAt = (seat: number) => order[(seat + turned) % ways.length];
    const { state } = layTable(game, [ways.length], [...deal]);
    const luck = split([...deal]);
    for (let [seat] = game.turn(state); seat !== undefined; [seat] = game.turn(state))
      game.apply(state, seat, ways[wayAt(seat)](state, seat, game.legal(state, seat), luck));
    const found = newOutcome();
    const result = game.result(state);
    if (result) noteResult(result, found);
    for (let seat = 0; seat < ways.length; seat++) won[wayAt(seat)] += found.wins[seat] / ways.length;
  }
  return won;
}

function playShare(share: Share): number[][] {
  const subject = subjectOf(share.game);
  const ways = playersOf(subject, share);
  const end = Date.now() + 1000 * share.seconds;
  const deals: number[][] = [];
  for (let deal = share.first; Date.now() < end; deal += share.step)
    deals.push(playDeal(subject, ways, seedRng(new Uint8Array(0), `${share.game}/${share.seed}/${deal}`)));
  return deals;
}

function meanOf(values: readonly number[]): { mean: number; half: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, half: (1.96 * Math.sqrt(squares / (values.length - 1))) / Math.sqrt(values.length) };
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      net: { type: 'string', multiple: true, default: [] },
      seats: { type: 'string', default: '4' },
      seed: { type: 'string', default: 'table' },
      seconds: { type: 'string', default: '20' },
      threads: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const table: Table = {
    game: positionals[0] ?? '',
    nets: values.net,
    seats: Number(values.seats),
    seed: values.seed,
    seconds: Number(values.seconds),
  };
  const step = Number(values.threads);
  const shares = Array.from(
    { length: step },
    (_, first) =>
      new Promise<number[][]>((resolve, reject) => {
        const worker = new Worker(new URL(import.meta.url), { workerData: { ...table, first, step } });
        worker.once('message', resolve);
        worker.once('error', reject);
      }),
  );
  const deals = (await Promise.all(shares)).flat();
  const names = ['in use', ...table.nets.map(file => basename(file))];
  console.log(`${table.game}, ${table.seats} seats, ${deals.length} deals`);
  for (let way = 0; way < table.seats; way++) {
    const { mean, half } = meanOf(deals.map(won => won[way]));
    console.log(`  ${names[way] ?? 'heuristic'}: ${(100 * mean).toFixed(1)} ± ${(100 * half).toFixed(1)}`);
  }
}

if (isMainThread) await main();
else parentPort?.postMessage(playShare(workerData as Share));
