import type { Seat } from '@signoria/core';
import type { LogLine } from '@signoria/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Snapshot } from '../src/match/source.ts';
import { createStore } from '../src/store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const EVENT = { type: 'moved' };
const PLAIN_MS = 800;

function act(version: number, seat: Seat, by: 'person' | 'bot'): LogLine {
  return { version, at: 0, kind: 'act', seat, by, events: [EVENT] };
}

/** A position after these moves; the reader sits at seat 0. */
function after(log: readonly LogLine[], isAsked: boolean, you: Snapshot['you'] = 0): Snapshot {
  const told: Partial<Snapshot> = {
    you,
    version: log.length,
    status: 'playing',
    legal: isAsked ? [EVENT] : [],
    log: [...log],
  };
  return told as Snapshot;
}

/** A match whose bots answer a move of the reader with `count` moves at once. */
async function followed(count: number) {
  const { openPacer } = await import('../src/match/pacer.ts');
  const store = createStore<Snapshot | null>(after([], true));
  const pacer = openPacer({ current: store.get, subscribe: store.subscribe }, after([], true), ({ seat }) => [
    { ms: seat === 0 ? 0 : PLAIN_MS },
  ]);
  const log: LogLine[] = [];
  const move = (seat: Seat, isAsked: boolean) => {
    log.push(act(log.length + 1, seat, seat === 0 ? 'person' : 'bot'));
    store.set(after(log, isAsked));
  };
  move(0, false);
  for (let i = 1; i <= count; i++) move(i % 2 === 0 ? 1 : 2, i === count);
  return { pacer, move, shown: () => pacer.get().snapshot.version };
}

test('moves that arrive at once are shown one after the other', async () => {
  const { pacer, shown } = await followed(3);
  expect(shown()).toBe(2);
  expect(pacer.get().behind).toBe(true);
  vi.advanceTimersByTime(PLAIN_MS);
  expect(shown()).toBe(3);
  vi.advanceTimersByTime(PLAIN_MS);
  expect(shown()).toBe(4);
  expect(pacer.get().behind).toBe(false);
  expect(pacer.get().snapshot.legal).toHaveLength(1);
});

test('many moves go faster, and the reader is asked within eight seconds', async () => {
  const { shown } = await followed(60);
  vi.advanceTimersByTime(4_000);
  expect(shown()).toBeLessThan(61);
  vi.advanceTimersByTime(4_000);
  expect(shown()).toBe(61);
});

test('skipping shows everything up to the reader’s turn, and no more', async () => {
  const { pacer, move, shown } = await followed(5);
  pacer.skip();
  expect(shown()).toBe(6);
  move(0, false);
  move(1, false);
  move(2, true);
  expect(shown()).toBe(8);
});

test('the reader’s own move is shown at once, whatever is still being told', async () => {
  const { move, shown } = await followed(2);
  vi.advanceTimersByTime(PLAIN_MS);
  expect(shown()).toBe(3);
  move(0, false);
  expect(shown()).toBe(4);
});

test('whoever comes back to a page in the background sees how the match stands, however much has happened', async () => {
  const { move, shown, pacer } = await followed(2);
  vi.stubGlobal('document', { hidden: true });
  for (let i = 1; i <= 20; i++) move(1, i === 20);
  expect(shown()).toBe(23);
  vi.stubGlobal('document', { hidden: false });
  expect(pacer.get()).toMatchObject({ behind: false, at: 0 });
  expect(pacer.get().beats).toHaveLength(1);
});

test.each([
  ['turns the pages of a record', 'replay', 0],
  ['watches bots play', 'online', 'table'],
] as const)('whoever %s is told of each move, however long they have been at it', async (_, kind, you) => {
  const { openPacer } = await import('../src/match/pacer.ts');
  const store = createStore<Snapshot | null>(after([], false, you));
  const source = { kind, current: store.get, subscribe: store.subscribe };
  const pacer = openPacer(source, after([], false, you), () => [{ ms: PLAIN_MS }]);
  const log: LogLine[] = [];
  for (let page = 1; page <= 3; page++) {
    vi.advanceTimersByTime(20_000);
    log.push(act(page, 1, 'bot'));
    store.set(after(log, false, you));
    expect(pacer.get()).toMatchObject({ at: 0, snapshot: { version: page } });
    vi.advanceTimersByTime(PLAIN_MS);
    expect(pacer.get().at).toBe(1);
  }
});
