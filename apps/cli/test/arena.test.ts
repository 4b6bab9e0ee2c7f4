import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Contest, summarise } from '@signoria/bots/arena';
import { arenaWords } from '@signoria/words/arena';
import { afterAll, expect, test } from 'vitest';
import { contestFile, earlierResults, saveContest } from '../src/arena/contest-file.ts';
import { ladderTable, writeBetween } from '../src/arena/ladder-table.ts';
import { runContest } from '../src/arena/run-contest.ts';

const folder = mkdtempSync(join(tmpdir(), 'signoria-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

const contest: Contest = {
  game: 'lost-cities',
  seats: 2,
  options: { rounds: 1 },
  candidate: { bot: 'heuristic', budget: {} },
  pool: [{ bot: 'novice', budget: {} }],
  seed: 'test',
};

function run(deals: number, threads: number, earlier = earlierDeals(0), sequential = false) {
  return runContest(contest, { deals, threads, sequential, earlier });
}

let all: Awaited<ReturnType<typeof runContest>> = [];
const earlierDeals = (count: number) => all.slice(0, count);

test('the number of threads changes nothing', async () => {
  all = await run(12, 1);
  expect(all.map(result => result.deal)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(await run(12, 3)).toEqual(all);
});

test('a run taken up again ends like one that was never stopped', async () => {
  expect(await run(12, 2, earlierDeals(5))).toEqual(all);
});

test('a decided test stops at the same deal whatever the number of threads', async () => {
  const one = await run(400, 1, [], true);
  expect(one.length).toBeGreaterThanOrEqual(50);
  expect(one.length).toBeLessThan(400);
  expect(await run(400, 3, [], true)).toEqual(one);
});

test('an abort keeps what was played', async () => {
  const stop = new AbortController();
  const results = await runContest(contest, {
    deals: 10_000,
    threads: 1,
    sequential: false,
    earlier: [],
    signal: stop.signal,
    onDeal: soFar => soFar.length === 3 && stop.abort(),
  });
  expect(results).toHaveLength(3);
});

test('a contest is saved whole, taken up by itself alone, and never overwritten by another', () => {
  const file = join(folder, 'contest.json');
  expect(earlierResults(file, contest)).toEqual({ ok: true, value: [] });
  saveContest(file, contest, all);
  expect(existsSync(`${file}.part`)).toBe(false);
  expect(earlierResults(file, contest)).toEqual({ ok: true, value: all });
  const other = earlierResults(file, { ...contest, seed: 'other' });
  expect(other.ok ? null : other.problem.code).toBe('file-exists');
  writeFileSync(file, '{ cut short');
  const cut = earlierResults(file, contest);
  expect(cut.ok ? null : cut.problem.code).toBe('not-json');
  expect(contestFile(contest, all).summary.deals).toBe(12);
});

test('a ladder goes between its markers and leaves the rest alone', () => {
  const text = 'before\n<!-- ladder x 2 -->\nold\n<!-- /ladder x 2 -->\nafter\n';
  const written = writeBetween(text, 'ladder x 2', '| new |');
  expect(written).toBe('before\n<!-- ladder x 2 -->\n| new |\n<!-- /ladder x 2 -->\nafter\n');
  expect(writeBetween(text, 'ladder y 2', '| new |')).toBeNull();
});

test('a ladder names the strongest first, with what each took from the one below and from the measuring rod', () => {
  const pairings = [
    { candidate: 'novice', other: 'random', seats: 2, shares: [1, 1, 0.5, 1] },
    { candidate: 'random', other: 'heuristic', seats: 2, shares: [0, 0, 0, 0] },
    { candidate: 'novice', other: 'heuristic', seats: 2, shares: [0, 0.5, 0, 0.5] },
  ];
  const at = (mean: number) => ({ mean, low: mean, high: mean });
  const ratings = [
    { name: 'random', rating: at(900) },
    { name: 'heuristic', rating: at(1500) },
    { name: 'novice', rating: { mean: 1200, low: 1100, high: 1301 } },
  ];
  expect(ladderTable(arenaWords('en'), pairings, ratings, 'heuristic').split('\n')).toEqual([
    '| bot | rating | vs. next lower | vs. heuristic |',
    '|---|---|---|---|',
    '| heuristic | 1500 |  |  |',
    expect.stringMatching(/^\| novice \| 1200 \(1100–1301\) \| 87\.5% .*, 4 \| 25\.0% .*, 4 \|$/),
    '| random | 900 |  | 0.0% (0.0–0.0), 4 |',
  ]);
});

test.each([
  ['en', 'too few deals for an interval'],
  ['fr', 'trop peu de donnes pour un intervalle'],
] as const)('a single deal is no interval, and is said to be none: %s', (language, said) => {
  const words = arenaWords(language);
  const { share, timesFair, margin, elo } = summarise([{ deal: 0, share: 1, margin: 7, moves: 50 }], 2);
  const lines = [
    words.share(share.mean, share.low, share.high),
    words.timesFair(timesFair.mean, timesFair.low, timesFair.high),
    words.margin(margin.mean, margin.low, margin.high),
    words.elo(elo?.mean ?? 0, elo?.low ?? 0, elo?.high ?? 0),
  ];
  const pairings = [{ candidate: 'novice', other: 'random', seats: 2, shares: [1] }];
  const ratings = [{ name: 'novice', rating: { mean: 1200, low: 1200, high: 1200 } }];
  for (const line of [...lines, ladderTable(words, pairings, ratings, 'heuristic')]) {
    expect(line).toContain(`(${said})`);
    expect(line).not.toContain('Infinity');
  }
});
