import type { Review } from '@signoria/bots/review';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isKept, keep, recall } from '../src/match/local/saved.ts';
import { keepReview, recallReview } from '../src/match/replay/reviews.ts';
import { saved, TWO } from './local-match.ts';

/** A storage with room for so many letters. */
function storageFor(letters: number) {
  const storage: Record<string, string> = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem(key: string, value: string) {
      const others = Object.keys(storage).filter(other => other !== key);
      const used = others.reduce((sum, other) => sum + storage[other].length, value.length);
      if (used > letters) throw new DOMException('full', 'QuotaExceededError');
      storage[key] = value;
    },
    removeItem(key: string) {
      delete storage[key];
    },
  });
  return storage;
}

const game = saved(TWO);
const size = JSON.stringify(game).length;
const review: Review = {
  seat: 0,
  chances: [[0.5, 0.5]],
  errors: [0],
  decisions: [],
  swing: { choices: 0, luck: 0 },
};

beforeEach(() => void vi.stubGlobal('localStorage', storageFor(size + 50)));
afterEach(() => void vi.unstubAllGlobals());

test('where there is no room for both, the reviews give way to the game', () => {
  keepReview('another', review);
  expect(recallReview('another', 0, 0)).toEqual(review);
  expect(keep(game)).toBe('kept');
  expect(isKept(game.id)).toBe(true);
  expect(recallReview('another', 0, 0)).toBe(null);
});

test('a game there is no room for lasts as long as the page', () => {
  const large = {
    ...game,
    id: 'large',
    players: [...game.players, { kind: 'person', name: 'x'.repeat(99) } as const],
  };
  expect(keep(large)).toBe('storage-full');
  expect([isKept('large'), recall('large')]).toEqual([false, large]);
});
