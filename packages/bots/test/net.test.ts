import { below, type Rng, rngFrom } from '@signoria/core';
import { expect, test } from 'vitest';
import { openKernel } from '../src/net/kernel.ts';
import { bytesFrom, bytesOf, emptyNet, MOST_ON, type Net, readNet, type Shape, TOP } from '../src/net/net.ts';
import { type Judge, openPlain } from '../src/net/plain.ts';

const LAYOUT = 7;

/** Any net at all, its units neither all off nor all fully on. */
function anyNet(shape: Shape, rng: Rng): Net {
  const net = emptyNet(shape, LAYOUT);
  const anything = (part: Int8Array | Int32Array, from: number, to: number) => {
    for (let i = 0; i < part.length; i++) part[i] = from + below(rng, to - from + 1);
  };
  for (const part of [net.weights1, net.weights2, net.weights3]) anything(part, -127, 127);
  anything(net.bias1, -200, 200);
  anything(net.times1, 500, 1300);
  anything(net.bias2, -20_000, 20_000);
  anything(net.times2, 20, 300);
  anything(net.bias3, -1000, 1000);
  net.grain.fill(0.001);
  return net;
}

/** Puts the same inputs before both. */
function turnOn(judges: readonly Judge[], inputs: readonly number[]): void {
  for (const judge of judges) {
    judge.on.set(inputs);
    judge.judge(inputs.length);
  }
}

const SHAPES: readonly Shape[] = [
  { inputs: 400, hidden: 128, deep: 64, outputs: 2 },
  { inputs: 30, hidden: 8, deep: 8, outputs: 1 },
  { inputs: 77, hidden: 40, deep: 16, outputs: 5 },
  { inputs: 120, hidden: 64, deep: 32, outputs: 50 },
];

test.each(SHAPES)(
  'in WebAssembly a net of $inputs-$hidden-$deep-$outputs says what it says in TypeScript',
  shape => {
    const rng = rngFrom(shape.inputs);
    const net = anyNet(shape, rng);
    const plain = openPlain(net);
    const kernel = openKernel(net);
    if (!kernel) return expect.fail('this machine runs no kernel');
    const seen = new Set<number>();
    for (let i = 0; i < 300; i++) {
      const count = i === 0 ? 0 : i === 1 ? MOST_ON : below(rng, 80);
      turnOn(
        [plain, kernel],
        Array.from({ length: count }, () => below(rng, shape.inputs)),
      );
      for (let output = 0; output < shape.outputs; output++)
        expect(kernel.said(output)).toBe(plain.said(output));
      expect([...kernel.sums]).toEqual([...plain.sums]);
      seen.add(plain.sums[0]);
    }
    expect(seen.size).toBeGreaterThan(20);
  },
);

test('a unit is off below nothing, fully on above its top, and the sum goes by the weights', () => {
  const net = emptyNet({ inputs: 3, hidden: 8, deep: 8, outputs: 1 }, LAYOUT);
  net.times1.fill(TOP * 8); // one weight of 127 is as good as fully on
  net.times2.fill(2 ** 19 / 127);
  net.weights1[0] = 127; // the first input feeds the first unit
  net.weights1[8] = -127; // the second takes it back
  net.weights2[0] = 127;
  net.weights3[0] = 100;
  net.grain[0] = 1 / (TOP * 100);
  for (const judge of [openPlain(net), openKernel(net)]) {
    if (!judge) continue;
    turnOn([judge], [0]);
    expect(judge.said(0)).toBeCloseTo(1, 1);
    turnOn([judge], [0, 0, 2]);
    expect(judge.said(0)).toBeCloseTo(1, 1);
    turnOn([judge], [0, 1]);
    expect(judge.said(0)).toBe(0);
    turnOn([judge], [1]);
    expect(judge.said(0)).toBe(0);
  }
});

test('a net comes back from its file as it was, and from base 64', () => {
  const net = anyNet(SHAPES[1], rngFrom(3));
  const bytes = bytesOf(net);
  expect(readNet(bytes, LAYOUT)).toEqual(net);
  expect(readNet(bytesFrom(Buffer.from(bytes).toString('base64')), LAYOUT)).toEqual(net);
});

test('what is no net, or one for other inputs, is refused', () => {
  const bytes = bytesOf(anyNet(SHAPES[1], rngFrom(3)));
  expect(() => readNet(bytes, LAYOUT + 1)).toThrow('inputs');
  expect(() => readNet(bytes.subarray(0, -1), LAYOUT)).toThrow('bytes');
  expect(() => readNet(new Uint8Array(40), LAYOUT)).toThrow('no net');
});
