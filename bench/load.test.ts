import { expect, test } from 'vitest';
import { drive } from './load/driver.ts';
import { figuresOf, quantile } from './load/figures.ts';
import { tables } from './load/main.ts';
import { openHeard, type Seat, type Table } from './load/table.ts';

/** A server of one table that shows an action to one seat after the other. */
function oneTable() {
  const heard = openHeard();
  const seen = [0, 0];
  let acts = 0;
  const seat = (i: number): Seat => ({
    version: () => seen[i],
    act() {
      if (seen[i] % 2 !== i) return false;
      acts++;
      for (const each of [0, 1])
        setTimeout(() => {
          seen[each]++;
          heard.tell(table);
        }, each * 5);
      return true;
    },
  });
  const table: Table = { seats: [seat(0), seat(1)] };
  const clients = {
    tables: [table],
    botTables: [],
    onlookers: [],
    onSeen: heard.onSeen,
    bytes: () => acts * 7,
  };
  return { clients, acts: () => acts, seen };
}

test('an action has arrived when its last seat has seen it, and only then the table plays on', async () => {
  const { clients, acts, seen } = oneTable();
  const found = await drive(clients, { rate: null, seconds: 0.1 });
  expect(found.took).toHaveLength(acts());
  expect(seen).toEqual([acts(), acts()]);
  expect(found.bytes).toBe(7 * acts());
});

test('at a rate no more is sent than was asked for', async () => {
  const { clients, acts } = oneTable();
  const { took } = await drive(clients, { rate: 20, seconds: 0.25 });
  expect(took).toHaveLength(acts());
  expect(took.length).toBeLessThanOrEqual(5);
});

test('a quantile is the value below which that part lies', () => {
  const sorted = Array.from({ length: 100 }, (_, i) => i + 1);
  expect([0.5, 0.95, 0.99].map(part => quantile(sorted, part))).toEqual([51, 96, 100]);
  expect(quantile([], 0.5)).toBeNaN();
});

test('what several processes have measured is put together', () => {
  const part = (took: number[]) => ({ took, rate: 2, bytes: 30, botMoves: 1 });
  const { p99, ...found } = figuresOf([part([5, 1]), part([3, 2])]);
  expect(found).toEqual({ actions: 4, rate: 4, p50: 3, p95: 5, bytes: 15, botMoves: 2 });
  expect(p99).toBe(5);
});

test('figures are said in Markdown', () => {
  const played = {
    actions: 100,
    rate: 49.6,
    p50: 2.04,
    p95: 9.7,
    p99: 24.6,
    bytes: 2340,
    botMoves: 0,
    processorMs: 0.512,
    mainShare: 0.31,
    memoryMb: 390.2,
  };
  const [first, second] = tables({
    played: [{ what: 'tables', played, goal: 'p99 25 ms' }],
    single: [{ what: 'start', figure: '1 s', goal: '1.5 s' }],
  });
  expect(first.split('\n')[2]).toBe(
    '| tables | 50 | 2.0 ms | 9.7 ms | 25 ms | 0.51 ms | 31 % | 390 MB | 2.3 kB | p99 25 ms |',
  );
  expect(second.split('\n')[2]).toBe('| start | 1 s | 1.5 s |');
  expect(tables({ played: [], single: [] })).toEqual([]);
});
