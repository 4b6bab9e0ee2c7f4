import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@signoria/words';
import { cliWords } from '@signoria/words/cli';
import { expect, test } from 'vitest';
import { folder, signoria } from './cli.ts';

const ONE_DEAL = ['--deals', '1', '--threads', '1', '--playouts', '1'];
const RANDOM = ['-c', 'random', '--pool', 'random', ...ONE_DEAL];

test.each([
  [['arena', 'lost-cities', ...RANDOM, '--out', 'no/x.json'], 'no/x.json: can’t write file (ENOENT)'],
  [['arena', 'lost-cities', ...RANDOM, '--csv', 'no/x.csv'], 'no/x.csv: can’t write file (ENOENT)'],
  [['arena', 'lost-cities', ...RANDOM, '--csv', '.'], '.: can’t write file (EISDIR)'],
  [['ladder', 'lost-cities', ...ONE_DEAL, '--write', 'no.md'], 'no.md: can’t read file (ENOENT)'],
  [
    ['ladder', 'lost-cities', ...ONE_DEAL, '--write', 'plain.md'],
    'plain.md: no place for this table: the file needs these markers (<!-- ladder lost-cities 2 -->',
  ],
  [['arena', 'lost-cities', '-c', 'master@abc'], 'master@abc: expected a whole number (≥ 1)'],
  [['arena', 'lost-cities', '--threads', '0'], '--threads 0: expected a whole number (≥ 1)'],
])('%j is refused before anything is played', async (args, line) => {
  const cwd = folder();
  writeFileSync(join(cwd, 'plain.md'), 'No table here.\n');
  const { code, out, err } = await signoria(args, { cwd });
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^signoria: [^\n]+\n$/);
  expect(err).toContain(line);
  expect(readdirSync(cwd)).toEqual(['plain.md']);
});

test('a ladder looks for its place, and whether it can be written there, before it is played', async () => {
  const cwd = folder();
  writeFileSync(join(cwd, 'ladders.md'), '<!-- ladder lost-cities 2 -->\n<!-- /ladder lost-cities 2 -->\n');
  mkdirSync(join(cwd, 'ladders.md.part'));
  const { code, out, err } = await signoria(['ladder', 'lost-cities', ...ONE_DEAL, '--write', 'ladders.md'], {
    cwd,
  });
  expect([code, out, err]).toEqual([2, '', 'signoria: ladders.md: can’t write file (EISDIR)\n']);
});

test('what cannot be written at the end is one line too', async () => {
  const cwd = folder();
  await signoria(['sim', 'lost-cities', '--games', '1', '--rows', 'rows.csv'], { cwd });
  const { code, err } = await signoria(['stats', 'rows.csv', '--svg', 'rows.csv'], { cwd });
  expect([code, err]).toEqual([2, 'signoria: rows.csv: can’t write file (EEXIST)\n']);
});

test('every problem has its words in both languages', async () => {
  const source = new URL('../src/', import.meta.url);
  const codes = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.startsWith('engine'))
    .flatMap(file => [...readFileSync(new URL(file, source), 'utf8').matchAll(/problem\(([^;]*?)\)[;.\s]/g)])
    .flatMap(([, call]) => [...call.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map(([, code]) => code));
  expect(codes).toContain('no-markers');
  for (const language of LANGUAGES) {
    const { problems } = await cliWords(language);
    expect(codes.filter(code => !problems[code])).toEqual([]);
  }
});
