import { expect, test } from 'vitest';
import {
  below,
  copyRng,
  next,
  pick,
  rngFrom,
  seedBytes,
  seedFromText,
  seedRng,
  shuffle,
  split,
} from '../src/index.ts';

const seed = seedBytes(seedFromText('rng'));
const draw = (rng: ReturnType<typeof rngFrom>, count: number) =>
  Array.from({ length: count }, () => next(rng));

test('the same 32 bytes give the same numbers, one other bit gives others', () => {
  const other = seed.slice();
  other[31] ^= 1;
  expect(draw(seedRng(seed), 8)).toEqual(draw(seedRng(seed), 8));
  expect(draw(seedRng(seed), 8)).not.toEqual(draw(seedRng(other), 8));
});

test('labels keep sources of one seed apart', () => {
  expect(draw(seedRng(seed, 'a'), 4)).not.toEqual(draw(seedRng(seed, 'b'), 4));
});

test('a source is four plain numbers that go through JSON', () => {
  const rng = seedRng(seed);
  next(rng);
  const saved = JSON.parse(JSON.stringify(rng));
  expect(saved).toHaveLength(4);
  expect(draw(saved, 100)).toEqual(draw(rng, 100));
});

test('a copy goes its own way', () => {
  const rng = seedRng(seed);
  const copy = copyRng(rng);
  next(copy);
  expect(rng).toEqual(seedRng(seed));
});

test('a split source repeats neither its parent nor its sister', () => {
  const rng = rngFrom(1);
  const [first, second] = [split(rng), split(rng)];
  const streams = [draw(first, 50), draw(second, 50), draw(rng, 50)];
  expect(new Set(streams.flat()).size).toBe(150);
});

test('every number below a bound is as likely as the others', () => {
  const rng = rngFrom(7);
  const seen = [0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 70_000; i++) seen[below(rng, 7)]++;
  const spread = seen.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(spread).toBeLessThan(22.5);
});

test('every order of a shuffled list is as likely as the others', () => {
  const rng = rngFrom(3);
  const seen: Record<string, number> = {};
  for (let i = 0; i < 24_000; i++) {
    const order = shuffle(rng, [1, 2, 3, 4]).join('');
    seen[order] = (seen[order] ?? 0) + 1;
  }
  expect(Object.keys(seen)).toHaveLength(24);
  const spread = Object.values(seen).reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  expect(spread).toBeLessThan(49.7);
});

test('a bound of one or none takes nothing from the source', () => {
  const rng = rngFrom(5);
  expect([below(rng, 1), below(rng, 0), pick(rng, ['only'])]).toEqual([0, 0, 'only']);
  expect(rng).toEqual(rngFrom(5));
});
