import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { margin } from '../src/statistics/tally.ts';
import { folder, signoria } from './cli.ts';

const SIM = ['--bots', 'random', '--seed', 'rows', '--games', '6'];

async function rowsOf(game: string, seats: number, name = 'rows.csv', more: string[] = []): Promise<string> {
  const file = join(folder(), name);
  const { code, err } = await signoria(['sim', game, '-s', String(seats), ...SIM, ...more, '--rows', file]);
  expect([code, err]).toEqual([0, '']);
  return file;
}

test('CSV and JSON hold the same rows: one for each seat of each game, with a win to give in each', async () => {
  const csv = readFileSync(await rowsOf('citadels', 4), 'utf8')
    .trimEnd()
    .split('\n');
  const json: Record<string, unknown>[] = JSON.parse(
    readFileSync(await rowsOf('citadels', 4, 'rows.json'), 'utf8'),
  );
  expect(json).toHaveLength(24);
  expect(csv[0]).toBe(Object.keys(json[0]).join());
  const asText = (row: Record<string, unknown>) =>
    Object.values(row).map(value => (Array.isArray(value) ? value.join(' ') : String(value)));
  expect(csv.slice(1)).toEqual(json.map(row => asText(row).join()));
  for (let number = 0; number < 6; number++) {
    const game = json.filter(row => row.number === number);
    expect(game.reduce((sum, { win }) => sum + Number(win), 0)).toBeCloseTo(1);
    expect(game.map(({ order }) => order).sort()).toEqual([0, 1, 2, 3]);
    for (const { things } of game) expect(String(things)).toMatch(/characters:\d/);
  }
});

test('columns and their meaning are on the page', async () => {
  const page = readFileSync(new URL('../../../docs/data.md', import.meta.url), 'utf8');
  const [heads] = readFileSync(await rowsOf('lost-cities', 2), 'utf8').split('\n');
  const listed = [...page.split('## `arena')[0].matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(listed).toEqual(heads.split(','));
});

test.each([
  ['patrician', 3, /Milano \(/],
  ['citadels', 3, /^King /m],
  ['lost-cities', 2, /wager/],
  ['il-principe', 3, /^Banker /m],
] as const)('%s: figures by players and place, things by name, and a drawing', async (game, seats, thing) => {
  const cwd = folder();
  const { code, out } = await signoria(['stats', await rowsOf(game, seats), '--svg', 'charts'], { cwd });
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`^${seats} +6 +`, 'm'));
  expect(out).toMatch(thing);
  expect(out).not.toMatch(/(cards|roles|characters|cities):\d/);
  const [file, ...others] = readdirSync(join(cwd, 'charts'));
  expect([file, others]).toEqual([expect.stringMatching(`^${game}-.*\\.svg$`), []]);
  const svg = readFileSync(join(cwd, 'charts', file), 'utf8');
  expect(svg).toMatch(/^<svg .*<\/svg>\n$/s);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test('groups are told apart by preset and players, and added up over files', async () => {
  const files = [
    await rowsOf('patrician', 2),
    await rowsOf('patrician', 2, 'more.json'),
    await rowsOf('patrician', 3, 'other.csv', ['-p', 'both']),
    await rowsOf('patrician', 3, 'own.csv', ['-o', 'openStacks=true']),
  ];
  const { out } = await signoria(['stats', ...files, '--json']);
  const groups: {
    preset: string;
    seats: number;
    games: number;
    order: { times: number; share: number }[];
  }[] = JSON.parse(out);
  expect(groups.map(({ preset, seats, games }) => [preset, seats, games])).toEqual([
    ['base', 2, 12],
    ['base*', 3, 6],
    ['both', 3, 6],
  ]);
  for (const { order, games } of groups) {
    expect(order.map(({ times }) => times)).toEqual(order.map(() => games));
    expect(order.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  }
});

test('the arena writes a row for each deal', async () => {
  const file = join(folder(), 'deals.csv');
  const asked = [
    'arena',
    'lost-cities',
    '-c',
    'random',
    '--pool',
    'random',
    '--deals',
    '3',
    '--playouts',
    '1',
  ];
  await signoria([...asked, '--threads', '1', '--csv', file]);
  const [heads, ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(heads).toBe('game,seats,seed,candidate,pool,deal,share,margin,moves');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(/^lost-cities,2,arena,random@1,random@1,0,[\d.]+,[-\d.]+,[\d.]+$/);
});

test('what is no table of ours is told by its line', async () => {
  const good = readFileSync(await rowsOf('lost-cities', 2), 'utf8').split('\n');
  const file = join(folder(), 'bad.csv');
  const said = async (lines: readonly string[]) => {
    writeFileSync(file, lines.join('\n'));
    const { code, err } = await signoria(['stats', file]);
    return [code, err];
  };
  const wrong = (line: number) => [
    2,
    expect.stringMatching(`^signoria: .*bad.csv: ${line}: expected a row as sim --rows writes it .*\n$`),
  ];
  expect(await said(['a,b,c'])).toEqual(wrong(1));
  expect(await said([good[0], good[1], 'chess,1'])).toEqual(wrong(3));
  expect(await said([good[0]])).toEqual([2, expect.stringMatching('no rows found')]);
  expect(await said([good[0], good[1].replace('lost-cities', 'chess')])).toEqual([
    2,
    expect.stringMatching('chess: unknown game'),
  ]);
  expect((await signoria(['sim', 'lost-cities', '--rows', '/no/such/rows.csv'])).err).toMatch(
    'can’t write file',
  );
});

test('a share of all or nothing is not certain because few games were played', () => {
  expect(margin({ times: 1, wins: 1 })).toBeCloseTo(0.43, 2);
  expect(margin({ times: 1, wins: 0 })).toBeCloseTo(0.43, 2);
  expect(margin({ times: 1000, wins: 0 })).toBeLessThan(0.003);
  expect(margin({ times: 100, wins: 50 })).toBeCloseTo(0.098, 3);
});
