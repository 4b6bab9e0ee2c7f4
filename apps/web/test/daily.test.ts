import { sameAction } from '@signoria/core';
import { GAMES } from '@signoria/games';
import { isGameId } from '@signoria/games/list';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { daysBefore, isDay, positionOn, today } from '../src/daily/days.ts';
import { collectionOf } from '../src/daily/list.ts';
import { idOf, openPosition, type Position } from '../src/daily/position.ts';
import { dailySource } from '../src/daily/source.ts';

const NOON = Date.UTC(2026, 10, 16, 12);

describe.each(GAMES)('the positions of $id', game => {
  const collection = () => {
    if (!isGameId(game.id)) throw new Error(game.id);
    return collectionOf(game.id);
  };
  const opened = async (): Promise<Position[]> => {
    const found = await collection();
    return found.positions.flatMap(stored => openPosition(game, found, stored) ?? []);
  };

  test('are sixty at least, each another, and each can still be played by the rules', async () => {
    const { positions } = await collection();
    expect(new Set(positions.map(idOf)).size).toBe(positions.length);
    expect(positions.length).toBeGreaterThanOrEqual(60);
    const all = await opened();
    expect(all.length).toBe(positions.length);
    for (const { id, match, seat, choices } of all) {
      const legal = game.legal(match.state, seat);
      expect(choices.length, id).toBe(legal.length);
      expect(legal.filter(action => !choices.some(choice => sameAction(choice.action, action)))).toEqual([]);
    }
  });

  test('have one choice that is best beyond its error, first among those in order, and reasons for it', async () => {
    for (const { id, choices } of await opened()) {
      const [best, next] = choices;
      const error = Math.hypot(best.winError, next.winError);
      expect(best.winChance - next.winChance, id).toBeGreaterThan(Math.max(0.035, 2.4 * error));
      expect(choices, id).toEqual(choices.toSorted((a, b) => b.winChance - a.winChance));
      expect(best.parts.length, id).toBeGreaterThan(0);
    }
  });

  test('ask for one choice, take it once, and give no hint', async () => {
    const [position] = await opened();
    const told = vi.fn();
    const source = dailySource(game, position, 'Ada', told);
    const { legal, you } = source.current();
    expect([you, legal.length]).toEqual([position.seat, position.choices.length]);
    expect(await source.hint({ signal: AbortSignal.abort(), progress: () => {} })).toMatchObject({
      ok: false,
    });
    expect(await source.act({ type: 'nonsense' })).toMatchObject({ ok: false, refusal: {} });
    expect([source.chosen(), told.mock.calls]).toEqual([null, []]);
    expect(await source.act(position.choices[1].action)).toEqual({ ok: true });
    expect([source.chosen(), source.current().legal]).toEqual([position.choices[1], []]);
    expect(await source.act(position.choices[0].action)).toMatchObject({ ok: false });
    expect(told.mock.calls).toEqual([[position.choices[1]]]);
  });
});

describe('days', () => {
  test('change at midnight by universal time, for everybody at once', () => {
    expect(today(Date.UTC(2026, 10, 16, 23, 59, 59))).toBe('2026-11-16');
    expect(today(Date.UTC(2026, 10, 17))).toBe('2026-11-17');
    expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
  });

  test.each(['2026-11-17', '2026-02-30', '2026-2-3', 'tomorrow', ''])('%s is none that has come', day => {
    expect(isDay(day, NOON)).toBe(false);
    expect(isDay('2026-11-16', NOON)).toBe(true);
  });

  test('have one position each, in order, long before and long after', async () => {
    const collection = await collectionOf('patrician');
    const on = (day: string) => collection.positions.indexOf(positionOn(collection, day));
    expect([on('2026-11-01'), on('2026-11-02'), on('2026-10-31')]).toEqual([
      0,
      1,
      collection.positions.length - 1,
    ]);
    expect(on('1999-12-31')).toBeGreaterThanOrEqual(0);
  });
});

describe('what was answered', () => {
  const kept = new Map<string, string>();
  const opened = async () => {
    vi.resetModules();
    return import('../src/daily/answers.ts');
  };
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  const found = { id: '1.2', isBest: true };
  const missed = { id: '1.2', isBest: false };
  const at = (day: number) => Date.UTC(2026, 10, day, 12);

  test('counts the first time, and is still known after a reload', async () => {
    const before = await opened();
    before.noteAnswer('2026-11-16', 'patrician', missed, NOON);
    before.noteAnswer('2026-11-16', 'patrician', found, NOON);
    const { answers, firstAnswer, streakNow } = await opened();
    expect(firstAnswer(answers.get(), '2026-11-16', 'patrician')).toEqual(missed);
    expect(firstAnswer(answers.get(), '2026-11-16', 'citadels')).toBeNull();
    expect(streakNow(answers.get(), NOON)).toBe(0);
  });

  test('makes a streak of days in a row, by what was found on the day itself', async () => {
    const { answers, noteAnswer, streakNow } = await opened();
    noteAnswer('2026-11-14', 'patrician', found, at(14));
    noteAnswer('2026-11-15', 'patrician', found, at(15));
    noteAnswer('2026-11-15', 'citadels', found, at(15));
    expect(streakNow(answers.get(), at(15))).toBe(2);
    expect(streakNow(answers.get(), at(16))).toBe(2);
    expect(streakNow(answers.get(), at(17))).toBe(0);
    // Yesterday's, found today, mends nothing.
    noteAnswer('2026-11-16', 'patrician', found, at(17));
    expect(streakNow(answers.get(), at(17))).toBe(0);
    noteAnswer('2026-11-17', 'patrician', found, at(17));
    expect(streakNow(answers.get(), at(17))).toBe(1);
  });

  test('of long ago is forgotten, and what another hand has written counts as nothing', async () => {
    const { answers, noteAnswer } = await opened();
    noteAnswer('2026-09-01', 'patrician', found, at(16));
    noteAnswer('2026-11-16', 'patrician', found, at(16));
    expect(Object.keys(answers.get().first)).toEqual(['2026-11-16 patrician']);
    kept.set('signoria.daily', '{"first":[],"streak":7}');
    expect((await opened()).answers.get()).toEqual({ first: {}, streak: { days: 0, last: null } });
  });
});
