import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contest } from '@signoria/bots/arena';
import { expect, test } from 'vitest';
import { mergeContests, saveContest } from '../src/arena/contest-file.ts';
import { runContest } from '../src/arena/run-contest.ts';
import { folder, signoria } from './cli.ts';

const contest: Contest = {
  game: 'lost-cities',
  seats: 2,
  options: { rounds: 1 },
  candidate: { bot: 'paired', budget: { playouts: 4 } },
  pool: [{ bot: 'heuristic', budget: {} }],
  seed: 'parts',
};
const DEALS = 7;

async function save(file: string, asked: Contest, part?: { number: number; of: number }): Promise<string> {
  const options = { deals: DEALS, threads: 1, sequential: false, earlier: [], ...(part ? { part } : {}) };
  saveContest(file, asked, await runContest(asked, options));
  return file;
}

test('shares of the deals, played apart and put together in any order, are one run byte for byte', async () => {
  const at = folder();
  const whole = await save(join(at, 'whole.json'), contest);
  const files = await Promise.all(
    [3, 1, 2].map(number => save(join(at, `${number}.json`), contest, { number, of: 3 })),
  );
  const deals = files.map(file => JSON.parse(readFileSync(file, 'utf8')).results.length);
  expect(deals).toEqual([2, 3, 2]);
  const said = await signoria(['arena', 'merge', ...files, '--out', 'merged.json', '--json'], { cwd: at });
  expect(said.err).toBe('');
  expect(said.code).toBe(0);
  expect(readFileSync(join(at, 'merged.json'), 'utf8')).toBe(readFileSync(whole, 'utf8'));
  expect(JSON.parse(said.out).summary).toEqual(JSON.parse(readFileSync(whole, 'utf8')).summary);
  // A share taken twice changes nothing.
  expect(mergeContests([...files, files[0]])).toEqual(mergeContests([whole]));
});

test('what does not belong together is refused', async () => {
  const at = folder();
  const quick = { ...contest, candidate: { bot: 'novice', budget: {} } };
  const file = await save(join(at, 'one.json'), quick, { number: 1, of: 4 });
  const codeOf = (...files: string[]) => {
    const merged = mergeContests(files);
    return merged.ok ? null : merged.problem.code;
  };
  const altered = (
    name: string,
    change: (held: { contest: Contest; results: { share: number }[] }) => void,
  ) => {
    const held = JSON.parse(readFileSync(file, 'utf8'));
    change(held);
    writeFileSync(join(at, name), JSON.stringify(held));
    return join(at, name);
  };
  expect(codeOf(file)).toBeNull();
  const elsewhere = altered('elsewhere.json', held => {
    held.contest.seed = 'other';
  });
  expect(codeOf(file, elsewhere)).toBe('other-contest');
  const different = altered('different.json', held => {
    held.results[0].share += 0.5;
  });
  expect(codeOf(file, different)).toBe('other-result');
  writeFileSync(join(at, 'text.json'), '{}');
  expect(codeOf(file, join(at, 'text.json'))).toBe('not-a-contest');
  writeFileSync(join(at, 'text.json'), '{');
  expect(codeOf(file, join(at, 'text.json'))).toBe('not-json');
  expect(codeOf(join(at, 'nowhere.json'))).toBe('cannot-read');
});

test.each([
  ['0/4', []],
  ['5/4', []],
  ['2', []],
  ['1/4', ['--sequential']],
])('a share that is none is refused before the first deal: %s %j', async (part, more) => {
  const ended = await signoria(['arena', 'lost-cities', '--part', part, ...more]);
  expect(ended.code).toBe(2);
  expect(ended.err).toContain('--part');
});
