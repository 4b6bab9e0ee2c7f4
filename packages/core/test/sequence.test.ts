import { describe, expect, test } from 'vitest';
import type { BaseState, BaseView, Seat, Sequence } from '../src/index.ts';
import { isIndex, playBy, refuse, rngFrom, sameAction } from '../src/index.ts';

/** Both seats name a number at once; then seat 1 may add to it or stop. */
interface State extends BaseState {
  step: 'name' | 'add' | 'over';
  waiting: Seat[];
  sum: number;
}

interface Sums {
  state: State;
  action: { type: 'name'; number: number } | { type: 'add'; number: number } | { type: 'stop' };
  event: { type: 'named'; seat: Seat };
  view: BaseView;
  options: unknown;
}

const sequence: Sequence<Sums, { name: 'name'; add: 'add' | 'stop' }> = {
  name: {
    rule: 'X-1',
    owed: s => s.waiting,
    list: () => [1, 2].map(number => ({ type: 'name', number })),
    refusal: (_s, action) =>
      action.type === 'name' ? refuse('X-1', 'too-high') : refuse('X-1', 'name-first'),
    apply: {
      name(s, { number }, emit, seat) {
        s.sum += number;
        s.waiting = s.waiting.filter(each => each !== seat);
        emit?.({ type: 'named', seat });
      },
    },
  },
  add: {
    rule: s => `X-2.${s.sum}`,
    list: () => [{ type: 'add', number: 0 }, { type: 'stop' }],
    refusal: () => refuse('X-2', 'only-zero'),
    apply: {
      add(s, { number }) {
        s.sum += number;
      },
      stop(s) {
        s.step = 'over';
      },
    },
  },
};

const number = (value: unknown) => isIndex(value, 10);
const sums = playBy<Sums>({
  sequence,
  shapes: { name: { number }, add: { number }, stop: {} },
  player: () => 1,
  turnRule: 'X-0',
  endRule: 'X-9',
  proceed(s) {
    if (s.step === 'name' && s.waiting.length === 0) s.step = 'add';
  },
});

const start = (): State => ({
  options: {},
  seats: 2,
  rng: rngFrom(1),
  step: 'name',
  waiting: [0, 1],
  sum: 0,
});

describe('a table of decisions', () => {
  test('asks all who owe a decision, then the player, then nobody', () => {
    const s = start();
    expect(sums.turn(s)).toEqual([0, 1]);
    sums.apply(s, 0, { type: 'name', number: 2 });
    expect(sums.turn(s)).toEqual([1]);
    expect(sums.legal(s, 0)).toEqual([]);
    sums.apply(s, 1, { type: 'name', number: 1 });
    expect([s.step, s.sum, sums.turn(s)]).toEqual(['add', 3, [1]]);
    sums.apply(s, 1, { type: 'stop' });
    expect(sums.turn(s)).toEqual([]);
    expect(sums.legal(s, 1)).toEqual([]);
    expect(sums.why(s, 1, { type: 'stop' })).toEqual({ rule: 'X-9', code: 'game-over' });
  });

  test('what is listed is legal; the rest is explained by the decision that is due', () => {
    const s = start();
    expect(sums.why(s, 0, { number: 2, type: 'name' })).toBeNull();
    expect(sums.why(s, 0, { type: 'name', number: 3 })).toEqual({ rule: 'X-1', code: 'too-high' });
    expect(sums.why(s, 0, { type: 'stop' })).toEqual({ rule: 'X-1', code: 'name-first' });
    s.waiting = [1];
    expect(sums.why(s, 0, { type: 'name', number: 1 })).toEqual({ rule: 'X-0', code: 'not-your-turn' });
  });

  test('what answers another decision cannot be played', () => {
    expect(() => sums.apply(start(), 0, { type: 'stop' })).toThrow();
  });

  test.each([
    null,
    'stop',
    [],
    {},
    { type: 'toString' },
    { type: 'fly' },
    { type: 'stop', why: 1 },
    { type: 'add' },
    { type: 'add', number: 10 },
    { type: 'add', number: '1' },
  ])('%j is no action, and the rule of the moment says so', action => {
    const s = { ...start(), step: 'add' as const, sum: 4 };
    expect(sums.why(s, 1, action)).toEqual({ rule: 'X-2.4', code: 'unknown-action' });
  });
});

test('actions are the same when their fields are, in whatever order', () => {
  expect(sameAction({ type: 'add', number: 1 } as never, { number: 1, type: 'add' } as never)).toBe(true);
  expect(sameAction({ type: 'add', number: 1 } as never, { type: 'add', number: 2 } as never)).toBe(false);
  expect(sameAction({ type: 'add' }, { type: 'add', number: 1 } as never)).toBe(false);
});
