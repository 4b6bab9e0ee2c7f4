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
    [['play', 'chess'], 'chess: there is no such game'],
    [['play', 'lost-citis'], 'lost-citis: there is no such game (did you mean lost-cities?)'],
    [['play'], '[game]: is missing'],
    [['play', 'lost-cities', '--seats', '3'], '--seats 3: not that many can sit at this table (2)'],
    [['play', 'lost-cities', '--seats', 'two'], '--seats two'],
    [
      ['play', 'lost-cities', '--options', 'round=3'],
      'options.round: there is no such option (did you mean rounds?)',
    ],
    [['play', 'lost-cities', '--options', 'rounds=9'], 'options.rounds: cannot have that value (1–5)'],
    [['play', 'lost-cities', '--options', 'rounds'], '--options rounds: write it as key=value'],
    [
      ['play', 'lost-cities', '--preset', 'mine'],
      'options.preset: there is no such preset (published, sheet)',
    ],
    [['play', 'lost-cities', '--bot', 'napoleon'], 'napoleon: there is no such bot'],
    [['play', 'lost-cities', '--bot', 'random,random'], 'random,random: more bots than seats'],
    [['play', 'lost-cities', '--think', 'long'], '--think long'],
    [['sim', 'chess'], 'chess: there is no such game'],
    [['sim', 'lost-cities', '--games', '0'], '--games 0'],
    [['sim', 'lost-cities', '--bots', 'random,random,random'], '--seats 3'],
  ])('%j', async (args, place) => {
    await refused(args, place);
  });
});

describe('a command that is none', () => {
  test.each([
    [['pley'], 'pley: there is no such command (did you mean play?)'],
    [['play', '--fast'], '--fast: there is no such flag'],
    [['verify'], 'file: is missing'],
    [['play', 'lost-cities', '--seats'], '--seats <number>: needs a value'],
    [['verify', 'a', 'b'], 'too many arguments'],
    [['play', '--lang', 'de'], '--lang: a language we do not speak (en, fr)'],
  ])('%j', async (args, place) => {
    await refused(args, place);
  });
});

describe('a record', () => {
  const good = record();
  const text = JSON.stringify(good);
  const middle = 20;

  test.each<[string, string, string]>([
    ['cut short', text.slice(0, 300), 'record: not whole JSON: cut short or damaged (character 300)'],
    ['of something else', '{"format":"pgn"}', 'format: not a record of a match'],
    ['from a newer version', JSON.stringify({ ...good, version: 2 }), 'version: a version of the format'],
    [
      'of newer rules',
      JSON.stringify({ ...good, rules: 99 }),
      'rules: played by another version of the rules',
    ],
    ['of an unknown game', JSON.stringify({ ...good, game: 'chess' }), 'game: there is no such game'],
    ['with too many seats', JSON.stringify({ ...good, seats: 3 }), 'seats: not that many'],
    ['with a mistyped option', JSON.stringify({ ...good, options: { bonusfrom: 8 } }), 'options.bonusfrom'],
    [
      'with a wrong commitment',
      JSON.stringify({ ...good, commitment: '0'.repeat(64) }),
      'commitment: the seed',
    ],
    ['with another seed', JSON.stringify({ ...good, seed: seedFromText('other') }), 'commitment: the seed'],
    ['with an illegal action in the middle', illegalAt(good, middle), `actions[${middle}]: not allowed (LC-`],
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
      'result: not the',
    ],
    [
      'whose result is made up',
      JSON.stringify({ ...good, result: { ...good.result, places: [3, 3] } }),
      'result: not',
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
    await refused(['verify', 'match.json'], 'match.json: cannot be read (ENOENT)');
  });

  test('that is finished cannot be played on, and a file is never overwritten', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'match.json'), text);
    await refused(['play', '--resume', 'match.json'], 'match.json: the match is over', cwd);
    await refused(['play', 'lost-cities', '--record', 'match.json'], 'match.json: already there', cwd);
    await refused(['verify', 'match.json', '--commitment', 'abc'], '--commitment: not the commitment', cwd);
    await refused(['replay', 'match.json', '--as', '3'], '--as 3: there is no such seat', cwd);
    await refused(['replay', 'match.json', '--at', '9999'], '--at 9999', cwd);
  });
});

test('complaints are made in French where French is spoken', async () => {
  const env = { LC_ALL: 'fr_FR.UTF-8' };
  expect(await refused(['play', 'chess'], 'chess', folder(), env)).toContain('ce jeu n’existe pas');
  expect(await refused(['pley'], 'pley', folder(), env)).toContain('vouliez-vous dire play');
  const cwd = folder();
  writeFileSync(join(cwd, 'match.json'), illegalAt(record(), 0));
  const line = await refused(['verify', 'match.json'], 'actions[0]', cwd, env);
  expect(line).toContain('Cette carte n’est pas dans la main.');
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
