import { expect, test } from 'vitest';
import { isYetToCome, standsMs, takesStage } from '../src/screens/game/on-stage.ts';
import type { Tale } from '../src/screens/game/telling.ts';

function tale(key: string, concern: Tale['concern'], staged = true): Tale {
  return {
    key,
    concern,
    staged,
    version: 1,
    event: { type: 'called' },
    text: key,
    ms: 0,
    places: [],
    piece: null,
    seat: null,
    counted: [],
  };
}

const swap = tale('your hand is swapped', 'target');
const call = tale('the King is called', 'other');
const theft = tale('your gold is stolen', 'target');

test.each([
  ['another event gives way to the next', call, tale('the Bishop is called', 'other'), true],
  ['what is done to the reader takes the stage from another event', call, swap, true],
  ['what is done to the reader stays though another event is told', swap, call, false],
  ['what is done to the reader gives way to what is done next', swap, theft, true],
  ['what is not staged takes no stage', call, tale('gold is taken', 'other', false), false],
])('%s', (_, before, now, takes) => {
  expect(takesStage(now, { tale: before, stands: true })).toBe(takes);
});

test('what has left the stage does not return to it, and leaves it to others', () => {
  expect(takesStage(swap, { tale: swap, stands: false })).toBe(false);
  expect(takesStage(call, { tale: swap, stands: false })).toBe(true);
  // In a replay the same event is told again, as another tale.
  expect(takesStage({ ...swap }, { tale: swap, stands: false })).toBe(true);
  expect(takesStage(null, { tale: null, stands: false })).toBe(false);
});

test('whoever turns back in a replay to before an event no longer sees it over the board', () => {
  const later = { ...swap, version: 7 };
  expect(isYetToCome({ tale: later, stands: true }, 6)).toBe(true);
  expect(isYetToCome({ tale: later, stands: true }, 7)).toBe(false);
  expect(isYetToCome({ tale: later, stands: false }, 6)).toBe(false);
  expect(isYetToCome({ tale: null, stands: false }, 6)).toBe(false);
});

test('what is done to the reader stands longer when something else is told by then', () => {
  expect(standsMs(swap, true, 'normal')).toBeGreaterThan(standsMs(call, true, 'normal'));
  expect(standsMs(swap, true, 'normal')).toBeLessThan(standsMs(swap, false, 'normal'));
});
