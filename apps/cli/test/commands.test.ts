import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folder, signoria } from './cli.ts';

const COMMANDS = readdirSync(new URL('../src/commands', import.meta.url))
  .map(file => file.replace('.ts', ''))
  .filter(name => name !== 'command' && name !== 'index');

describe('help', () => {
  test('lists every command, in English and in French', async () => {
    for (const lang of ['en', 'fr']) {
      const { code, out } = await signoria(['--help', '--lang', lang]);
      expect(code).toBe(0);
      for (const name of COMMANDS) expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
    }
  });

  test.each(COMMANDS)('%s explains itself in both languages, and says nothing twice alike', async name => {
    const en = await signoria([name, '--help']);
    const fr = await signoria([name, '--help'], { env: { LC_ALL: 'fr_FR.UTF-8' } });
    expect([en.code, fr.code]).toEqual([0, 0]);
    expect(en.out).toMatch(/^Usage: /);
    expect(fr.out).toMatch(/^Utilisation\u00a0: /);
    const prose = (text: string) =>
      text
        .split(/^Games|^Jeux/m)[0]
        .split('\n')
        .filter(line => / {2}\S+ \S+ \S+ \S+/.test(line));
    expect(prose(fr.out).filter(line => prose(en.out).includes(line))).toEqual([]);
  });
});

test('signoria alone shows its help, and --lang may stand anywhere', async () => {
  const alone = await signoria([]);
  expect([alone.code, alone.err]).toEqual([0, '']);
  expect(alone.out).toMatch(/^Usage: signoria/);
  const { out } = await signoria(['--lang', 'fr', 'sim', 'lost-cities', '--games', '2']);
  expect(out).toMatch(/^2 parties/);
});

describe('sim', () => {
  const sim = (...flags: string[]) =>
    signoria(['sim', 'lost-cities', '--seed', 'sim', '--games', '20', ...flags]);

  test('counts wins, points and places, and a seed gives the same games again', async () => {
    const [first, again] = await Promise.all([
      sim('--json', '--bots', 'random,novice'),
      sim('--json', '--bots', 'random,novice'),
    ]);
    const { bots, games, decisions } = JSON.parse(first.out);
    expect(JSON.parse(again.out)).toMatchObject({ bots, games, decisions });
    expect(bots.map((row: { bot: string }) => row.bot)).toEqual(['random', 'novice']);
    expect(bots[0].wins + bots[1].wins).toBeCloseTo(20);
    expect(bots[0].place + bots[1].place).toBeLessThanOrEqual(3);
    expect(bots[1].points).toBeGreaterThan(bots[0].points);
  });

  test('prints a table for people, and no bar where no terminal is', async () => {
    const { out, err } = await sim();
    expect(err).toBe('');
    expect(out).toMatch(/^20 games\nbot +wins +avg\. points +avg\. place\nrandom /);
  });
});

describe('replay', () => {
  test('tells the story from a seat’s eyes: its own cards, not the other’s', async () => {
    const cwd = folder();
    const flags = ['--seed', 'replay', '--bot', 'random', '--name', 'Ada', '--record', 'm.json'];
    await signoria(['play', 'lost-cities', ...flags], { cwd, input: '1\n1\n1\n1\nq\n' });
    const replay = async (...args: string[]) => (await signoria(['replay', 'm.json', ...args], { cwd })).out;
    const [ada, zanni, table] = [await replay('--as', 'ada'), await replay('--as', '2'), await replay()];
    expect(ada).toMatch(/Ada draws (a )?[A-Z]\w+ (\d+|wager)\./);
    expect(ada).toContain('Zanni draws from the deck.');
    expect(zanni).toContain('Ada draws from the deck.');
    expect(table).toContain('Ada draws from the deck.');
    expect(table).not.toContain('Your hand');
    expect(await replay('--at', '0')).toContain('Move 0 of');
  });

  test('steps forward and back', async () => {
    const cwd = folder();
    await signoria(['play', 'lost-cities', '--bot', 'random', '--record', 'm.json'], {
      cwd,
      input: '1\n1\nq\n',
    });
    const { out } = await signoria(['replay', 'm.json', '--step'], {
      cwd,
      input: '\n\nb\n0\nend\n999\n2\nq\n',
    });
    const shown = [...out.matchAll(/^Move (\d+) of/gm)].map(([, move]) => Number(move));
    expect(shown).toEqual([0, 1, 2, 1, 0, 2]);
    expect(out.match(/type b, q or a number from 0 to \d+\./g)).toHaveLength(2);
  });
});

test('an old Node is told what is missing, in one line', async () => {
  const old = 'Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.11.0"}})';
  const { code, out, err } = await signoria(['play'], { node: ['--import', `data:text/javascript,${old}`] });
  expect([code, out]).toEqual([1, '']);
  expect(err).toBe('signoria needs Node 22.19 or newer; this is Node 20.11.0.\n');
});
