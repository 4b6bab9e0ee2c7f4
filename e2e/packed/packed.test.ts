import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsIn } from '../../scripts/pack/check.ts';
import { makeTarballs } from '../../scripts/pack/make.ts';
import { GAMES } from '../../scripts/rooms.ts';
import { launch } from '../browser.ts';
import { openServer } from '../server.ts';
import { serveSite } from '../static.ts';
import { examples, install, type Runtime, runtimes, runWith } from './consumer.ts';
import { buildPage } from './vite-project.ts';

const packs = mkdtempSync(join(tmpdir(), 'signoria-packs-'));
const installed = { folder: '' };
const nodes = runtimes();
let server: Awaited<ReturnType<typeof openServer>>;

beforeAll(async () => {
  const tarballs = await makeTarballs(packs);
  expect(tarballs.flatMap(faultsIn)).toEqual([]);
  installed.folder = install(tarballs);
  server = await openServer();
}, 180_000);
afterAll(async () => {
  await server.close();
  for (const folder of [packs, installed.folder]) rmSync(folder, { recursive: true, force: true });
});

test('Node 22 is among what they run on, where the registry has it', () => {
  const majors = nodes.map(({ name }) => name.split('.')[0]);
  expect(majors).toContain('Node 24');
  if (process.platform === 'linux') expect(majors).toContain('Node 22');
});

describe.each(nodes)('installed into an empty folder, on $name', node => {
  const run = (command: [string, ...string[]], setting = {}) =>
    runWith(node, installed.folder, command, setting);

  test.each(examples())('the first example of $folder prints what its README says', async example => {
    const { code, out, err } = await runExample(node, example);
    expect({ code, out, err }).toEqual({ code: 0, out: example.says, err: '' });
  });

  test('npx signoria plays a whole game, reads the handbook, and its record verifies', async () => {
    const file = `${node.name.replaceAll(/\W/g, '-')}.json`;
    const flags = ['--seed', 'packed', '--bot', 'novice', '--record', file, '-o', 'rounds=1'];
    const input = `? lc-2.4\n${'1\n0\n2\n'.repeat(500)}`;
    const played = await run(['npx', '--no', 'signoria', 'play', 'lost-cities', ...flags], { input });
    expect([played.err, played.code]).toEqual(['', 0]);
    expect(played.out).toContain('LC-2.4 Wagers must be played');
    expect(played.out).toContain(`Saved to ${file}`);
    const verified = await run(['npx', '--no', 'signoria', 'verify', file, '--json']);
    expect(JSON.parse(verified.out)).toMatchObject({ ok: true, game: 'lost-cities', finished: true });
    const record = JSON.parse(readFileSync(join(installed.folder, file), 'utf8'));
    writeFileSync(join(installed.folder, file), JSON.stringify({ ...record, rules: 99 }));
    const unknown = await run(['npx', '--no', 'signoria', 'verify', file]);
    expect(unknown.code).not.toBe(0);
    expect(unknown.err).toMatch(/^signoria: \S+: rules: [^\n]+\n$/);
  });

  test('a kept record of every version of the rules is replayed', async () => {
    for (const { file, game } of keptRecords()) {
      const { out } = await run(['node', BIN, 'verify', file, '--json']);
      expect(JSON.parse(out)).toMatchObject({ ok: true, game });
    }
  });

  test('bots measure themselves on threads of their own, and write what they found', async () => {
    const file = `deals-${node.name.replaceAll(/\W/g, '-')}.csv`;
    const arena = ['arena', 'lost-cities', '-c', 'heuristic', '--pool', 'random', '--deals', '2'];
    const measured = await run(['npx', '--no', 'signoria', ...arena, '--csv', file]);
    expect([measured.err, measured.code]).toEqual(['', 0]);
    expect(measured.out).toContain('heuristic');
    const [head, ...rows] = readFileSync(join(installed.folder, file), 'utf8').trim().split('\n');
    expect([head.split(',').slice(0, 3).join(), rows.length]).toEqual(['game,seats,seed', 2]);
  });

  test('a printing is made, checked and played with; its games are added up; what is wrong is said with its place', async () => {
    const file = `printing-${node.name.replaceAll(/\W/g, '-')}.json`;
    const rows = file.replace('printing', 'rows').replace('.json', '.csv');
    const at = (name: string) => join(installed.folder, name);
    const signoria = (...args: string[]) => run(['node', BIN, ...args]);
    const { out: shown } = await signoria('material', 'show', 'patrician');
    writeFileSync(at(file), shown.replace('Signoria’s reconstruction', 'My copy'));
    expect((await signoria('material', 'check', file)).out).toContain('is a valid printing of');
    const sim = ['sim', 'patrician', '-s', '2', '-g', '4', '--material', file, '--rows', rows];
    expect((await signoria(...sim)).code).toBe(0);
    const stats = await signoria('stats', rows, '--json', '--svg', 'charts');
    expect([stats.err, stats.code]).toEqual(['', 0]);
    expect(JSON.parse(stats.out)).toMatchObject([{ game: 'patrician', seats: 2, games: 4 }]);
    expect(readFileSync(at('charts/patrician-base-changed.svg'), 'utf8')).toMatch(/^<svg /);
    writeFileSync(at(file), shown.replace(/("Lucca": \[)[^,]+, /, '$1'));
    const short = await signoria('material', 'check', file);
    expect(short.err).toBe(`signoria: ${file}: cities.Lucca: wrong number of entries (5)\n`);
    writeFileSync(at(file), shown.replace(/ *"Lucca".*\n/, ''));
    const lacking = await signoria('material', 'check', file);
    expect([lacking.code, lacking.err]).toEqual([2, `signoria: ${file}: cities.Lucca: missing\n`]);
    writeFileSync(at(file), shown.replace('"title"', '"titel"'));
    expect((await signoria('material', 'check', file)).err).toContain('titel: unknown field');
  });

  test('what stayed behind is said in one line', async () => {
    for (const command of [['bench'], ['admin', 'bans']]) {
      const { code, err } = await run(['npx', '--no', 'signoria', ...command]);
      const line = `signoria: ${command[0]}: not part of the npm package; use a copy of the repository\n`;
      expect([code, err]).toEqual([2, line]);
    }
  });
});

async function runExample(node: Runtime, { folder, kind, code }: ReturnType<typeof examples>[number]) {
  if (kind === 'sh')
    return runWith(node, installed.folder, ['bash', '-c', code.replace('npx ', 'npx --no ')]);
  const file = `${folder.replace('/', '-')}.js`;
  writeFileSync(join(installed.folder, file), code);
  return runWith(node, installed.folder, ['node', file], { env: { SIGNORIA_URL: server.url } });
}

test.each([
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])(
  'everything exported type-checks strictly, types of dependencies included: module %s, resolution %s',
  (...kind) => {
    const doors = ourPackages().flatMap(({ name, exports }) =>
      Object.keys(exports ?? {})
        .filter(door => !['./package.json', './kit'].includes(door))
        .map(door => name + door.slice(1)),
    );
    expect(doors.length).toBeGreaterThan(80);
    const lines = doors.map((door, i) => `import * as door${i} from '${door}';\nexport { door${i} };`);
    writeFileSync(join(installed.folder, 'all.ts'), [...lines, STRICT].join('\n'));
    const flags = [
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      'false',
      '--target',
      'es2024',
      '--lib',
      'es2024,dom',
    ];
    const modes = ['--module', kind[0], '--moduleResolution', kind[1], '--noUncheckedIndexedAccess'];
    const compiler = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
    const run = () =>
      execFileSync(process.execPath, [compiler, ...flags, ...modes, 'all.ts'], {
        cwd: installed.folder,
        encoding: 'utf8',
      });
    expect(run()).toBe('');
    writeFileSync(join(installed.folder, 'all.ts'), `${STRICT}\nconst wrong: View = legal;`);
    expect(run).toThrow();
  },
);

/** Actions, views and errors keep their types through the build. */
const STRICT = `import { act, startMatch, type Seat } from '@signoria/core';
import { type Action, lostCities, type Options, type View } from '@signoria/lost-cities';
import { openApi } from '@signoria/protocol/client';
const options: Options = { rounds: 1, expeditions: 5, bonusFrom: 8, laterStarter: 'leader' };
const match = startMatch(lostCities, 2, options, 'a'.repeat(64));
const seat: Seat = lostCities.turn(match.state)[0] ?? 0;
const view: View = lostCities.view(match.state, seat);
const legal: Action[] = lostCities.legal(match.state, seat);
const done = act(match, seat, legal[0]);
export const events = done.ok ? done.events.map(event => event.type) : [done.refusal.rule];
export const code: Promise<string> = openApi()('GET /api/tables/:code', { params: { code: 'x' } }).then(reply =>
  reply.ok ? reply.value.code : reply.error.code,
);
export const size: number = view.stockSize;`;

test('the API pages name everything that can be imported', async () => {
  for (const { name, exports } of ourPackages()) {
    if (!exports) continue;
    const page = readFileSync(join(installed.folder, 'node_modules', name, 'API.md'), 'utf8');
    const chapters = new Map(page.split('\n## ').map(text => [text.split('\n')[0], text]));
    for (const [door, to] of Object.entries(exports)) {
      if (typeof to === 'string' || door === './kit') continue;
      const file = join(installed.folder, 'node_modules', name, to.default);
      const said = chapters.get(name + door.slice(1)) ?? '';
      for (const exported of Object.keys(await import(file))) expect(said).toContain(`\n### ${exported}\n`);
    }
  }
});

test('an error in a package points at the TypeScript it was built from', async () => {
  const [node] = nodes;
  const code = `import { startMatch } from '@signoria/core'; startMatch({ id: 'x' }, 2, {}, 'a'.repeat(64));`;
  const command: [string, ...string[]] = ['node', '--enable-source-maps', '--input-type=module', '-e', code];
  const { err } = await runWith(node, installed.folder, command);
  expect(err).toMatch(/@signoria\/core\/src\/match\.ts:\d+/);
});

/** Games whose champions have nets that weigh more than all else. */
const WITH_NETS: (typeof GAMES)[number][] = ['citadels', 'il-principe'];

describe('in a Vite project', () => {
  const read = (folder: string) =>
    readFileSync(join(import.meta.dirname, '../../packages', folder, 'README.md'), 'utf8').replace(
      /\s+/g,
      ' ',
    );

  let browser: Awaited<ReturnType<typeof launch>>;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  test.each(GAMES)('%s with its bots is no larger than READMEs say, and plays in a browser', async game => {
    const { dist, kilobytes } = await buildPage(installed.folder, game);
    const said = Number(/all bots take less than (\d+) KB/.exec(read(game))?.[1]);
    expect(kilobytes).toBeLessThan(said);
    expect(kilobytes).toBeGreaterThan(said * 0.7);
    expect(read('bots')).toContain(`| ${said} |`);
    if (!WITH_NETS.includes(game)) expect(kilobytes).toBeLessThan(60);
    await plays(dist, game);
  });

  test.each(WITH_NETS)('%s without its nets is less than 60 KB, and plays in a browser', async game => {
    const { dist, kilobytes } = await buildPage(installed.folder, game, false);
    const said = Number(/with it, rules and bots take less than (\d+) KB/.exec(read(game))?.[1]);
    expect(said).toBeLessThan(60);
    expect(kilobytes).toBeLessThan(said);
    expect(kilobytes).toBeGreaterThan(said * 0.6);
    expect(read('bots')).toContain(`| ${said} |`);
    await plays(dist, game);
  });

  async function plays(dist: string, game: string): Promise<void> {
    const site = await serveSite(dist);
    const page = await browser.newPage();
    await page.goto(site.url);
    await expect.poll(() => page.textContent('body')).toContain(`${game} is over, places`);
    await page.close();
    await site.close();
  }
});

const BIN = 'node_modules/signoria/bin/signoria.js';

/** One record of each version of each game's rules, as the repository keeps them. */
function keptRecords(): { file: string; game: string }[] {
  const folders = GAMES.map(game => join(import.meta.dirname, '../../packages', game, 'test/records'));
  const files = folders.flatMap(folder => readdirSync(folder).map(name => join(folder, name)));
  const kept = files.map(file => {
    const { game, rules } = JSON.parse(readFileSync(file, 'utf8'));
    return { file, game, rules };
  });
  return kept.filter(
    (one, i) => i === kept.findIndex(({ game, rules }) => game === one.game && rules === one.rules),
  );
}

interface Installed {
  name: string;
  exports?: Record<string, string | { types: string; default: string }>;
}

function ourPackages(): Installed[] {
  const scope = readdirSync(join(installed.folder, 'node_modules/@signoria'));
  return ['signoria', ...scope.map(name => `@signoria/${name}`)].map(name =>
    JSON.parse(readFileSync(join(installed.folder, 'node_modules', name, 'package.json'), 'utf8')),
  );
}
