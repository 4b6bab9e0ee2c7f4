import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, exportRecord, type MatchRecord, seedFromText, startMatch } from '@signoria/core';
import { lostCities } from '@signoria/lost-cities';
import { describe, expect, test } from 'vitest';
import { folder, signoria } from './cli.ts';

/** Exit code 2, one line that names the place, nothing on standard output, nothing new in the folder. */
async function refused(args: string[], place: string, cwd = folder(), env = {}): Promise<string> {
  const before = readdirSync(cwd);
  const { code, out, err } = await signoria(args, { cwd, env });
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^signoria: [^\n]+\n$/);
  expect(err).toContain(place);
  expect(readdirSync(cwd)).toEqual(before);
  return err;
}

describe('a table that cannot be laid', () => {
  test.each([
    [['play', 'chess'], 'chess: unknown game'],
    [['play', 'lost-citis'], 'lost-citis: unknown game (did you mean lost-cities?)'],
    [['play'], '[game]: missing argument'],
    [['play', 'lost-cities', '--seats', '3'], '--seats 3: unsupported number of players (2)'],
    [['play', 'lost-cities', '--seats', 'two'], '--seats two'],
    [['play', 'lost-cities', '--options', 'round=3'], 'options.round: unknown option (did you mean rounds?)'],
    [['play', 'lost-cities', '--options', 'rounds=9'], 'options.rounds: invalid value (1–5)'],
    [['play', 'lost-cities', '--options', 'rounds'], '--options rounds: expected key=value'],
    [['play', 'lost-cities', '--preset', 'mine'], 'options.preset: unknown preset (published, sheet)'],
    [['play', 'lost-cities', '--bot', 'napoleon'], 'napoleon: unknown bot for this game'],
    [['play', 'lost-cities', '--bot', 'random,random'], 'random,random: too many bots for this table'],
    [['play', 'lost-cities', '--think', 'long'], '--think long'],
    [['sim', 'chess'], 'chess: unknown game'],
    [['sim', 'lost-cities', '--games', '0'], '--games 0'],
    [['sim', 'lost-cities', '--bots', 'random,random,random'], '--seats 3'],
  ])('%j', async (args, place) => {
    await refused(args, place);
  });
});

describe('a command that is none', () => {
  test.each([
    [['pley'], 'pley: unknown command (did you mean play?)'],
    [
      ['fly'],
      'fly: unknown command (play, sim, stats, replay, verify, engine, hint, arena, ladder, material, bench, admin)',
    ],
    [['admin', 'fly'], 'fly: unknown command (backup, restore, '],
    [['play', '--fast'], '--fast: unknown flag'],
    [['verify'], 'file: missing argument'],
    [['play', 'lost-cities', '--seats'], '--seats <number>: needs a value'],
    [['verify', 'a', 'b'], 'too many arguments'],
    [['play', '--lang', 'de'], '--lang: unsupported language (en, fr)'],
  ])('%j', async (args, place) => {
    await refused(args, place);
  });
});

describe('a record', () => {
  const good = record();
  const text = JSON.stringify(good);
  const middle = 20;

  test.each<[string, string, string]>([
    [
      'cut short',
      text.slice(0, 300),
      'record: invalid JSON: the file is incomplete or damaged (at character 300)',
    ],
    ['of something else', '{"format":"pgn"}', 'format: not a game record'],
    ['from a newer version', JSON.stringify({ ...good, version: 2 }), 'version: unsupported format version'],
    [
      'of newer rules',
      JSON.stringify({ ...good, rules: 99 }),
      'rules: played with a different version of the rules',
    ],
    ['of an unknown game', JSON.stringify({ ...good, game: 'chess' }), 'game: unknown game'],
    ['with too many seats', JSON.stringify({ ...good, seats: 3 }), 'seats: unsupported number of players'],
    ['with a mistyped option', JSON.stringify({ ...good, options: { bonusfrom: 8 } }), 'options.bonusfrom'],
    [
      'with a wrong commitment',
      JSON.stringify({ ...good, commitment: '0'.repeat(64) }),
      'commitment: the seed',
    ],
    ['with another seed', JSON.stringify({ ...good, seed: seedFromText('other') }), 'commitment: the seed'],
    [
      'with an illegal action in the middle',
      illegalAt(good, middle),
      `actions[${middle}]: illegal move (LC-`,
    ],
    [
      'with an entry that is none',
      JSON.stringify({
        ...good,
        actions: [
          [0, {}],
          [7, {}],
        ],
      }),
      'actions[1]',
    ],
    [
      'whose actions stop early',
      JSON.stringify({ ...good, actions: good.actions.slice(0, 9) }),
      'result: doesn’t match the result of these moves',
    ],
    [
      'whose result is made up',
      JSON.stringify({ ...good, result: { ...good.result, places: [3, 3] } }),
      'result: doesn’t match the result of these moves',
    ],
  ])('%s', async (_, content, place) => {
    const cwd = folder();
    writeFileSync(join(cwd, 'match.json'), content);
    await refused(['verify', 'match.json'], `match.json: ${place}`, cwd);
  });

  test('that is unsound is neither shown nor played on', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'match.json'), illegalAt(good, middle));
    await refused(['replay', 'match.json'], `match.json: actions[${middle}]`, cwd);
    await refused(['play', '--resume', 'match.json'], `match.json: actions[${middle}]`, cwd);
  });

  test('that is not there', async () => {
    await refused(['verify', 'match.json'], 'match.json: can’t read file (ENOENT)');
  });

  test('that is finished cannot be played on, and a file is never overwritten', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'match.json'), text);
    await refused(['play', '--resume', 'match.json'], 'match.json: this game is over', cwd);
    await refused(['play', 'lost-cities', '--record', 'match.json'], 'match.json: file already exists', cwd);
    await refused(
      ['verify', 'match.json', '--commitment', 'abc'],
      '--commitment: doesn’t match the commitment',
      cwd,
    );
    await refused(['replay', 'match.json', '--as', '3'], '--as 3: unknown seat', cwd);
    await refused(['replay', 'match.json', '--at', '9999'], '--at 9999', cwd);
  });
});

test('a game that is resumed keeps its rules and its players: what asks for others is refused', async () => {
  const cwd = folder();
  writeFileSync(join(cwd, 'm.json'), JSON.stringify(record()));
  await refused(['play', '--resume', 'm.json', '--seats', '2'], '--seats: can’t be combined', cwd);
  await refused(['play', '--resume', 'm.json', '--options', 'rounds=1'], '--options: can’t be combined', cwd);
  await refused(
    ['play', 'citadels', '--resume', 'm.json'],
    'm.json: saved from another game (lost-cities)',
    cwd,
  );
});

test('names from a record do not reach the screen as commands, nor do its keys in a complaint', async () => {
  const cwd = folder();
  const good = record();
  const dressed = { ...good, names: ['\u001b[31mAda\u001b[2J\nBea', ' '] };
  writeFileSync(join(cwd, 'm.json'), JSON.stringify(dressed));
  for (const args of [
    ['replay', 'm.json'],
    ['hint', 'm.json', '--at', '0', '--playouts', '1'],
  ]) {
    const { out, code } = await signoria(args, { cwd });
    expect([code, out.includes('\u001b')]).toEqual([0, false]);
    expect(out).toContain('[31mAda [2J Bea');
  }
  expect((await signoria(['replay', 'm.json'], { cwd })).out).toContain(' and 2 · ');
  const odd = { ...good, options: { ...(good.options as object), '\u001b[2J': 1 } };
  writeFileSync(join(cwd, 'odd.json'), JSON.stringify(odd));
  expect(await refused(['replay', 'odd.json'], 'unknown option', cwd)).not.toContain('\u001b');
});

test('complaints are made in French where French is spoken', async () => {
  const env = { LC_ALL: 'fr_FR.UTF-8' };
  expect(await refused(['play', 'chess'], 'chess', folder(), env)).toContain('jeu inconnu');
  expect(await refused(['pley'], 'pley', folder(), env)).toContain('vouliez-vous dire play');
  const cwd = folder();
  writeFileSync(join(cwd, 'match.json'), illegalAt(record(), 0));
  const line = await refused(['verify', 'match.json'], 'actions[0]', cwd, env);
  expect(line).toContain('Vous n’avez pas cette carte en main.');
});

/** A finished match of one round, the first legal action each time. */
function record(): MatchRecord {
  const options = { ...lostCities.options.presets.published, rounds: 1 };
  const match = startMatch(lostCities, 2, options, seedFromText('bad input'));
  for (let turn = lostCities.turn(match.state); turn.length > 0; turn = lostCities.turn(match.state))
    act(match, turn[0], lostCities.legal(match.state, turn[0])[0]);
  return exportRecord(match as never);
}

/** The same record with an action nobody could take: a card laid that is in no hand of that seat. */
function illegalAt(good: MatchRecord, at: number): string {
  const match = startMatch(lostCities, 2, good.options as never, good.seed);
  for (const [seat, action] of good.actions.slice(0, at)) act(match, seat, action);
  const [seat] = good.actions[at];
  const card = Array.from({ length: 50 }, (_, i) => i).find(
    i => !match.state.hands[seat].includes(i as never),
  );
  const actions = good.actions.map((entry, i) => (i === at ? [seat, { type: 'play', card }] : entry));
  return JSON.stringify({ ...good, actions });
}
