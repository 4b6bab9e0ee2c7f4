import { beforeEach, describe, expect, test, vi } from 'vitest';
import { earlier, lift, play, snapshot } from '../src/match/local/table.ts';
import { lookBack } from '../src/match/look-back.ts';
import { lastSeen, noteSeen } from '../src/match/online/seen.ts';
import type { MatchSource, Snapshot } from '../src/match/source.ts';
import { digestOf } from '../src/screens/game/since-left.tsx';
import type { Tale } from '../src/screens/game/telling.ts';
import { ONE, opened, saved, TWO } from './local-match.ts';

describe('a game of this device, looked at as it was', () => {
  test('is what the reader saw then, with nothing to decide', () => {
    const table = opened(saved(ONE));
    const then: Snapshot[] = [snapshot(table, 0)];
    for (let move = 0; move < 12; move++) {
      const [seat] = table.match.game.turn(table.match.state);
      play(table, seat, table.match.game.legal(table.match.state, seat)[0], 0);
      then.push(snapshot(table, 0));
    }
    for (const [moves, seen] of then.entries()) {
      const again = earlier(table, moves, 0);
      expect([again?.view, again?.log, again?.moves, again?.you]).toEqual([seen.view, seen.log, moves, 0]);
      expect([again?.legal, again?.undo, again?.curtain]).toEqual([[], 0, null]);
    }
  });

  test('shows who holds the device their own hand, also at moments of another’s turn; behind the curtain nothing', () => {
    const table = opened(saved(TWO));
    expect(earlier(table, 0, 0)).toBeNull();
    lift(table);
    const first = table.holder ?? 0;
    for (let i = 0; i < 2; i++) play(table, first, snapshot(table, 0).legal[0], 0);
    lift(table);
    expect(table.holder).toBe(1 - first);
    const before = earlier(table, 1, 0);
    expect([before?.you, before?.view.who]).toEqual([1 - first, 1 - first]);
    expect(JSON.stringify(before?.log)).not.toContain('"card":0');
  });
});

describe('looking back', () => {
  const at = (moves: number) => ({ moves }) as Snapshot;
  const asked: number[] = [];
  const answers = new Map<number, (came: Snapshot | null) => void>();
  const source = {
    current: () => at(9),
    earlier: (moves: number) =>
      new Promise<Snapshot | null>(resolve => {
        asked.push(moves);
        answers.set(moves, resolve);
      }),
  } as unknown as MatchSource;
  beforeEach(() => {
    asked.length = 0;
  });

  test('asks for each moment once, and for none beyond the ends', async () => {
    const back = lookBack(source, 4);
    answers.get(4)?.(at(4));
    await vi.waitFor(() => expect(back.current()?.moves).toBe(4));
    back.go(99);
    answers.get(9)?.(at(9));
    await vi.waitFor(() => expect(back.current()?.moves).toBe(9));
    back.go(4);
    expect([back.current()?.moves, back.move()]).toEqual([4, 4]);
    back.go(-3);
    expect([asked, back.move()]).toEqual([[4, 9, 0], 0]);
  });

  test('passes over what comes late, and says when nothing comes', async () => {
    const back = lookBack(source, 4);
    back.go(5);
    answers.get(5)?.(at(5));
    answers.get(4)?.(at(4));
    await vi.waitFor(() => expect(back.current()?.moves).toBe(5));
    await Promise.resolve();
    expect(back.current()?.moves).toBe(5);
    const none = lookBack(source, 3);
    answers.get(3)?.(null);
    await vi.waitFor(() => expect(none.problem()).toBe('offline'));
  });
});

describe('what was seen last', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  test('is known by match; of many the oldest are forgotten, and nonsense counts as nothing', () => {
    for (let i = 0; i < 50; i++) noteSeen(`m${i}`, { version: i, moves: i });
    noteSeen('m49', { version: 60, moves: 58 });
    expect([lastSeen('m49'), lastSeen('m10'), lastSeen('m9')]).toEqual([
      { version: 60, moves: 58 },
      { version: 10, moves: 10 },
      null,
    ]);
    kept.set('signoria.seen', '{"m1":7}');
    expect(lastSeen('m1')).toBeNull();
  });
});

test('a digest tells what concerns the reader before what is great and what came last, in order', () => {
  const tale = (key: string, concern: Tale['concern'], staged = false) => ({ key, concern, staged }) as Tale;
  const tales = [
    tale('a', 'other', true),
    tale('b', 'target'),
    ...['c', 'd', 'e', 'f'].map(key => tale(key, 'other')),
    tale('g', 'you'),
  ];
  expect(digestOf(tales).map(({ key }) => key)).toEqual(['a', 'b', 'f', 'g']);
});
