import { openKernel } from '@signoria/bots/net/kernel';
import { emptyNet, type Shape } from '@signoria/bots/net/net';
import { type Judge, openPlain } from '@signoria/bots/net/plain';
import { below, rngFrom } from '@signoria/core';

/** How many positions a second a net judges on one core, in either way of reckoning. */
export interface Judgement {
  shape: Shape;
  /** Inputs that are on in a position. */
  on: number;
  plain: number;
  /** Null where the machine has no vectors in WebAssembly. */
  wasm: number | null;
  goal: number;
}

/** The size that the games' nets have, with as many inputs on as a table of four turns on. */
const SHAPE: Shape = { inputs: 1024, hidden: 128, deep: 64, outputs: 2 };
const ON = 70;
const POSITIONS = 64;
/** Positions a second asked of the vectors. */
const GOAL = 200_000;

export function judgements(ms: number): Judgement[] {
  const net = emptyNet(SHAPE, 0);
  const rng = rngFrom(1);
  for (const part of [net.weights1, net.weights2, net.weights3])
    for (let i = 0; i < part.length; i++) part[i] = below(rng, 255) - 127;
  net.times1.fill(900);
  net.times2.fill(200);
  const positions = Array.from({ length: POSITIONS }, () =>
    Uint16Array.from({ length: ON }, () => below(rng, SHAPE.inputs)),
  );
  const kernel = openKernel(net);
  const plain = rateOf(openPlain(net), positions, ms);
  return [{ shape: SHAPE, on: ON, plain, wasm: kernel && rateOf(kernel, positions, ms), goal: GOAL }];
}

/** By this thread's own time: what else the machine does is not the net's. */
function rateOf(judge: Judge, positions: readonly Uint16Array[], ms: number): number {
  let done = 0;
  const began = process.threadCpuUsage();
  for (;;) {
    for (const position of positions) {
      judge.on.set(position);
      judge.judge(position.length);
    }
    done += positions.length;
    const { user, system } = process.threadCpuUsage(began);
    if (user + system >= 1000 * ms) return (1e6 * done) / (user + system);
  }
}

export function judgementRows(found: readonly Judgement[]): string[][] {
  const rate = (value: number) => `${(value / 1000).toFixed(0)} k/s`;
  return [
    ['net', 'inputs on', 'TypeScript', 'WebAssembly', 'goal'],
    ...found.map(({ shape: { inputs, hidden, deep, outputs }, on, plain, wasm, goal }) => [
      `${inputs}-${hidden}-${deep}-${outputs}`,
      String(on),
      rate(plain),
      wasm === null ? 'none' : rate(wasm),
      rate(goal),
    ]),
  ];
}
