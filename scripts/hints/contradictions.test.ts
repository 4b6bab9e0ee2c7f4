import { ROSTERS } from '@signoria/bots';
import { expect, test } from 'vitest';
import { hintsOf } from './contradictions.ts';

test.each(ROSTERS)('$game.id: no hint shows a better move after the first', roster => {
  const found = hintsOf(roster, 10, 60);
  expect(found.hints).toBe(10);
  expect(found.contradictions).toBe(0);
  expect(found.error).toBeGreaterThan(0);
});
