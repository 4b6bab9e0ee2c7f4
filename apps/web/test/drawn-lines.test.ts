import { expect, test } from 'vitest';
import { DRAWN, firstDrawn } from '../src/screens/game/drawn-lines.ts';

test('of a long log one or two pages are drawn, from the same line while a page fills', () => {
  expect(firstDrawn(0)).toBe(0);
  expect(firstDrawn(2 * DRAWN - 1)).toBe(0);
  for (let lines = 2 * DRAWN; lines < 700; lines++) {
    const drawn = lines - firstDrawn(lines);
    expect(drawn).toBeGreaterThanOrEqual(DRAWN);
    expect(drawn).toBeLessThan(2 * DRAWN);
    if (lines % DRAWN !== 0) expect(firstDrawn(lines)).toBe(firstDrawn(lines - 1));
  }
});
