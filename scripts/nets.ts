/**
 * Trains the nets with which the strongest bots judge a position and choose a move (packages/bots/src/net):
 *
 *   node scripts/nets.ts positions citadels --chunks 100 --out .nets/citadels     plays games on all cores; resumes where it stopped
 *   node scripts/nets.ts choices citadels --chunks 100 --out .nets/choices        the same, and searches some of the decisions
 *   node scripts/nets.ts learn citadels --positions .nets/citadels --out net.bin  learns from them in TypeScript
 *   python3 scripts/nets/learn.py .nets/citadels --out net.bin ...                the same with PyTorch
 *   node scripts/nets.ts keep citadels --net net.bin                              stores the net in the bots' package
 *   node scripts/nets.ts about citadels                                           layout and number of inputs, for learn.py
 *
 * With `--policy`, learn, keep and about work on the policy net, which learns from choices. With `--hand`, games and
 * playouts use the hand-made policy. The same arguments give the same positions, and the same positions the same net.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { parsePlayer } from '@signoria/bots/arena';
import { inputsOf } from '@signoria/bots/net/decisions';
import { bytesOf, readNet } from '@signoria/bots/net/net';
import { subjectOf } from './nets/games.ts';
import { CHOICES, learn, POSITIONS, type Progress } from './nets/learn.ts';
import type { ChoiceOrder } from './nets/make-choices.ts';
import type { Order } from './nets/make-positions.ts';
import { isMade, readPositions } from './nets/position-file.ts';
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
    /** Games and playouts go by the hand-made policy, not by the policy net. */
    hand: { type: 'boolean', default: false },
    /** Choices: the share of decisions put before the search, and in how many worlds. */
    asked: { type: 'string', default: '0.25' },
    worlds: { type: 'string', default: '8' },
    stray: { type: 'string', default: '0.12' },
    seats: { type: 'string' },
    positions: { type: 'string', default: '.nets' },
    epochs: { type: 'string', default: '4' },
    hidden: { type: 'string', default: '128' },
    deep: { type: 'string', default: '64' },
    rate: { type: 'string', default: '0.002' },
    batch: { type: 'string', default: '512' },
    /** The policy net, not the value net. */
    policy: { type: 'boolean', default: false },
    net: { type: 'string', default: 'net.bin' },
  },
});

const [verb, game = ''] = positionals;

function orderOf(): Order {
  return {
    game,
    seed: values.seed,
    games: Number(values.games),
    stray: Number(values.stray),
    byHand: values.hand,
    ...(values.player ? { player: parsePlayer(values.player, { playouts: 32 }) } : {}),
    ...(values.seats ? { seats: values.seats.split(',').map(Number) } : {}),
  };
}

/** Hands out chunks to all threads until none is missing or the time is over. */
async function make(order: Order | ChoiceOrder): Promise<void> {
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
        rows += count;
        give();
      });
      give();
    });
  const began = Date.now();
  await Promise.all(Array.from({ length: Number(values.threads) }, serve));
  console.log(JSON.stringify({ game, rows, seconds: (Date.now() - began) / 1000 }));
}

const positions = () => make(orderOf());
const choices = () => make({ ...orderOf(), asked: Number(values.asked), worlds: Number(values.worlds) });

function learnHere(): void {
  const { encoding, deciding } = subjectOf(game);
  const rows = readPositions(values.positions);
  const shape = {
    inputs: values.policy ? inputsOf(deciding) : encoding.inputs,
    hidden: Number(values.hidden),
    deep: Number(values.deep),
    outputs: values.policy ? deciding.outputs : 2,
  };
  const lessons = {
    shape,
    seed: 1,
    epochs: Number(values.epochs),
    batch: Number(values.batch),
    rate: Number(values.rate),
  };
  const tell = (progress: Progress) => console.log(JSON.stringify(progress));
  const learner = learn(rows, lessons, tell, values.policy ? CHOICES : POSITIONS);
  const { layout } = values.policy ? deciding : encoding;
  writeFileSync(values.out, bytesOf(quantise(learner.net, layout)));
}

/** As a module in base 64: it loads with the game's players, in Node and in the browser's worker alike. */
function keep(): void {
  const bytes = readFileSync(values.net);
  const { encoding, deciding } = subjectOf(game);
  const { inputs, hidden, deep, outputs } = readNet(bytes, (values.policy ? deciding : encoding).layout);
  const name = values.policy ? 'policy' : 'value';
  const file = join(import.meta.dirname, '../packages/bots/src', game, `${name}-net.ts`);
  writeFileSync(
    file,
    `/** Made by scripts/nets.ts: a net of ${inputs}-${hidden}-${deep}-${outputs}, as packages/bots/src/net reads it, in base 64. */
export const ${name.toUpperCase()}_NET =
  '${bytes.toString('base64')}';
`,
  );
}

function about(): void {
  const { encoding, deciding } = subjectOf(game);
  console.log(
    values.policy
      ? `--inputs ${inputsOf(deciding)} --layout ${deciding.layout} --outputs ${deciding.outputs}`
      : `--inputs ${encoding.inputs} --layout ${encoding.layout}`,
  );
}

const VERBS: Readonly<Record<string, () => void | Promise<void>>> = {
  positions,
  choices,
  learn: learnHere,
  keep,
  about,
};
await VERBS[verb]();
