import { expect, test } from 'vitest';
import { openExpiring } from '../src/limits/expiring.ts';
import { openRateLimit } from '../src/limits/rate-limit.ts';

const NOW = 1_700_000_000_000;

test('so many at once, then one by one as time passes, for each key by itself', () => {
  const limit = openRateLimit(5, 10_000);
  for (let i = 0; i < 5; i++) expect(limit.take('ada', NOW)).toBe(0);
  expect(limit.take('ada', NOW)).toBe(2_000);
  expect(limit.take('ben', NOW)).toBe(0);
  expect(limit.take('ada', NOW + 1_500)).toBe(500);
  expect(limit.take('ada', NOW + 2_000)).toBe(0);
  expect(limit.take('ada', NOW + 2_000)).toBe(2_000);
});

test('whoever keeps asking too fast is never let off by the clearing of others', () => {
  const limit = openRateLimit(2, 1_000);
  let allowed = 0;
  for (let ms = 0; ms <= 10_000; ms += 10) {
    if (limit.take('hasty', NOW + ms) === 0) allowed++;
    for (let i = 0; i < 20; i++) limit.take(`${i} at ${ms}`, NOW + ms);
  }
  expect(allowed).toBe(22);
});

test('keys that are quiet are forgotten: a hundred thousand visitors leave nothing behind', () => {
  const limit = openRateLimit(5, 10_000);
  for (let i = 0; i < 100_000; i++) limit.take(`visitor ${i}`, NOW + i);
  expect(limit.size).toBeLessThanOrEqual(20_001);
  limit.take('last', NOW + 1_000_000);
  expect(limit.size).toBe(1);
});

test('what is known for a while is known for exactly that long after it was last set', () => {
  const known = openExpiring<string>(100);
  known.set('a', 'first', NOW);
  known.set('b', 'other', NOW);
  known.set('a', 'second', NOW + 50);
  expect([known.get('a', NOW + 149), known.get('a', NOW + 150)]).toEqual(['second', undefined]);
  expect([known.get('b', NOW + 99), known.get('b', NOW + 100)]).toEqual(['other', undefined]);
  known.deleteWhere(value => value === 'second');
  expect(known.get('a', NOW + 60)).toBeUndefined();
});
