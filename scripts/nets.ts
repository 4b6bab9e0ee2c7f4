/**
 * Teaches the nets by which the strongest players judge a position (packages/bots/src/net):
 *
 *   node scripts/nets.ts positions citadels --chunks 100 --out .nets/citadels     plays games on all cores; takes up where it stopped
 *   node scripts/nets.ts learn citadels --positions .nets/citadels --out net.bin  learns from them, here in TypeScript
 *   python3 scripts/nets/learn.py .nets/citadels --out net.bin ...                the same with PyTorch
 *   node scripts/nets.ts keep citadels --net net.bin                              puts the net into the bots' package
 *   node scripts/nets.ts about citadels                                           layout and number of inputs, for learn.py
 *
 * The same arguments give the same positions, and the same positions the same net.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { parsePlayer } from '@signoria/bots/arena';
import { bytesOf, readNet } from '@signoria/bots/net/net';
import { subjectOf } from './nets/games.ts';
import { learn } from './nets/learn.ts';
import type { Order } from './nets/make-positions.ts';
import { isMade, ROW, readPositions } from './nets/position-file.ts';
import { quantise } from './nets/quantise.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: '.nets' },
    seed: { type: 'string', default: 'lessons' },
    chunks: { type: 'string', default: '100' },
    games: { type: 'string', default: '2000' },
    /** Stops handing out chunks after so long. */
    seconds: { type: 'string', default: '1000000' },
    threads: { type: 'string', default: String(availableParallelism()) },
    /** Who plays: champion@32, say. The policy when left out. */
    player: { type: 'string' },
    stray: { type: 'string', default: '0.12' },
    seats: { type: 'string' },
    positions: { type: 'string', default: '.nets' },
    epochs: { type: 'string', default: '4' },
    hidden: { type: 'string', default: '128' },
    deep: { type: 'string', default: '64' },
    rate: { type: 'string', default: '0.002' },
    batch: { type: 'string', default: '512' },
    net: { type: 'string', default: 'net.bin' },
  },
});

const [verb, game = ''] = positionals;

async function positions(): Promise<void> {
  const order: Order = {
    game,
    seed: values.seed,
    games: Number(values.games),
    stray: Number(values.stray),
    ...(values.player ? { player: parsePlayer(values.player, { playouts: 32 }) } : {}),
    ...(values.seats ? { seats: values.seats.split(',').map(Number) } : {}),
  };
  mkdirSync(values.out, { recursive: true });
  const end = Date.now() + 1000 * Number(values.seconds);
  const todo = Array.from({ length: Number(values.chunks) }, (_, chunk) => chunk).filter(
    chunk => !isMade(values.out, chunk),
  );
  let rows = 0;
  const serve = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./nets/positions-worker.ts', import.meta.url), {
        workerData: { order, folder: values.out },
      });
      const give = () => {
        const chunk = Date.now() < end ? todo.shift() : undefined;
        if (chunk !== undefined) return worker.postMessage(chunk);
        worker.terminate().then(() => resolve(), reject);
      };
      worker.on('error', reject);
      worker.on('message', (count: number) => {
        rows += count / ROW;
        give();
      });
      give();
    });
  const began = Date.now();
  await Promise.all(Array.from({ length: Number(values.threads) }, serve));
  console.log(JSON.stringify({ game, rows, seconds: (Date.now() - began) / 1000 }));
}

function learnHere(): void {
  const { encoding } = subjectOf(game);
  const rows = readPositions(values.positions);
  const shape = {
    inputs: encoding.inputs,
    hidden: Number(values.hidden),
    deep: Number(values.deep),
    outputs: 2,
  };
  const lessons = {
    shape,
    seed: 1,
    epochs: Number(values.epochs),
    batch: Number(values.batch),
    rate: Number(values.rate),
  };
  const learner = learn(rows, lessons, progress => console.log(JSON.stringify(progress)));
  writeFileSync(values.out, bytesOf(quantise(learner.net, encoding.layout)));
}

/** As a module in base 64: it loads with the game's players, in Node and in the browser's worker alike. */
function keep(): void {
  const bytes = readFileSync(values.net);
  const { inputs, hidden, deep, outputs } = readNet(bytes, subjectOf(game).encoding.layout);
  const file = join(import.meta.dirname, '../packages/bots/src', game, 'value-net.ts');
  writeFileSync(
    file,
    `/** Made by scripts/nets.ts: a net of ${inputs}-${hidden}-${deep}-${outputs}, as packages/bots/src/net reads it, in base 64. */
export const VALUE_NET =
  '${bytes.toString('base64')}';
`,
  );
}

function about(): void {
  const { inputs, layout } = subjectOf(game).encoding;
  console.log(`--inputs ${inputs} --layout ${layout}`);
}

const VERBS: Readonly<Record<string, () => void | Promise<void>>> = {
  positions,
  learn: learnHere,
  keep,
  about,
};
await VERBS[verb]();
