import { expect, test } from 'vitest';
import { newDecision } from '../src/primer/tip.ts';

const FIRST = {
  play: { name: 'Play', help: 'Low cards first.' },
  draw: { name: 'Draw', help: 'It hurries the end.' },
};

test('the first kind of decision nobody has told about is told about', () => {
  const legal = [{ type: 'pass' }, { type: 'play' }, { type: 'draw' }];
  expect(newDecision('lost-cities', legal, FIRST, new Set())).toEqual({
    item: 'lost-cities:play',
    label: FIRST.play,
  });
  const known = new Set(['lost-cities:play', 'patrician:draw']);
  expect(newDecision('lost-cities', legal, FIRST, known)?.item).toBe('lost-cities:draw');
  expect(newDecision('lost-cities', legal, FIRST, new Set([...known, 'lost-cities:draw']))).toBe(null);
  expect(newDecision('lost-cities', [], FIRST, new Set())).toBe(null);
});
