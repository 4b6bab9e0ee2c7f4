import { rngFrom } from '@signoria/core';
import { expect, test } from 'vitest';
import { drawFrom, learn, newCloud } from './cma.ts';

/** A long bent valley: hard for anyone who walks along single axes. */
function valley(point: readonly number[]): number {
  let height = 0;
  for (let i = 0; i + 1 < point.length; i++)
    height += 100 * (point[i + 1] - point[i] ** 2) ** 2 + (1 - point[i]) ** 2;
  return height;
}

function descend(height: (point: readonly number[]) => number, seed: number, generations: number) {
  const rng = rngFrom(seed);
  const cloud = newCloud([0, 0, 0, 0, 0], 0.5);
  for (let generation = 0; generation < generations; generation++) {
    const drawn = Array.from({ length: 12 }, () => drawFrom(cloud, rng));
    learn(
      cloud,
      drawn.sort((a, b) => height(a.point) - height(b.point)),
    );
  }
  return cloud;
}

test('the cloud finds the end of a bent valley and closes in on it', () => {
  const cloud = descend(valley, 1, 400);
  for (const at of cloud.mean) expect(at).toBeCloseTo(1, 4);
  expect(cloud.step).toBeLessThan(1e-3);
});

test('a long slope is gone down with growing steps', () => {
  const cloud = descend(point => point[0] + 0.1 * point[1], 2, 60);
  expect(cloud.step).toBeGreaterThan(5);
  expect(cloud.mean[0]).toBeLessThan(-50);
});

test('the same luck finds the same place', () => {
  expect(descend(valley, 3, 30)).toEqual(descend(valley, 3, 30));
});
