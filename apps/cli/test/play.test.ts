import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, parseOptions } from '@signoria/core';
import { findGame, GAMES } from '@signoria/games';
import { describe, expect, test, vi } from 'vitest';
import { missingOptions } from '../src/play/ask-for-table.ts';
import { folder, signoria, start } from './cli.ts';

/** Enough for the longest game: one of these is a choice whatever is asked, and a wrong one is asked again. */
const FIRST_CHOICES = '1\n0\n2\n'.repeat(2000);

describe.each(GAMES.map(game => game.id))('play %s', id => {
  test.each([
    ['en', 'Final score', 'Saved to match.json'],
    ['fr', 'Score final', 'Enregistré dans match.json'],
  ])('a whole match through a pipe, in %s; its record verifies', async (lang, score, saved) => {
    const cwd = folder();
    const flags = ['--seed', 'a whole match', '--bot', 'random', '--record', 'match.json', '--lang', lang];
    const played = await signoria(['play', id, ...flags], { cwd, input: FIRST_CHOICES });
    expect([played.err, played.code]).toEqual(['', 0]);
    expect(played.out).toContain(score);
    expect(played.out).toContain(saved);
    const points = played.out.split('\n').findLast(line => line.includes(' · ')) ?? '';
    const totals = points.split(' · ').map(one => Number(/−?\d+(?= )/.exec(one)?.[0].replace('−', '-')));
    expect(totals.length).toBe(GAMES.find(game => game.id === id)?.seats.min);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    expect(played.out).not.toContain('\u001b');
    const verified = await signoria(['verify', 'match.json', '--json'], { cwd });
    expect(JSON.parse(verified.out)).toMatchObject({ ok: true, game: id, finished: true });
  });
});

test('of several bots of one kind one is described, and the others play at the same level', async () => {
  const flags = ['--seats', '4', '--bot', 'novice', '--record', 'none'];
  const { out } = await signoria(['play', 'patrician', ...flags, '--lang', 'fr'], { input: 'q\n' });
  expect(out.replaceAll(/\n +/g, ' ')).toContain(
    'Benvenuto, débutant. Il a appris les règles hier et adore toutes les cartes qu’il reçoit. Caterina et Lorenzo jouent au même niveau.',
  );
});

describe('while playing Lost Cities', () => {
  const play = (input: string, cwd = folder(), flags: string[] = []) =>
    signoria(['play', 'lost-cities', '--seed', 'hello', '--bot', 'random', ...flags], { input, cwd });

  test('the same seed deals the same cards and the same opponent', async () => {
    const [first, again] = [await play('1\n1\n1\n1\nq\n'), await play('1\n1\n1\n1\nq\n')];
    expect(first.out).toBe(again.out);
  });

  test('the beginnings of words choose too, and several fitting choices are named', async () => {
    const { out } = await play('p\np m 10\nq\n');
    expect(out).toMatch(/Did you mean Play /);
    expect(out).toContain('You play Mountains 10.');
  });

  test('a line that is no choice is answered, and asked again', async () => {
    const { out, code } = await play('99\nfly\nq\n');
    expect(out).toMatch(
      /No move matches “99”\. Type a number from 1 to 16, the first letters of a move\s\(“p\u00a0d\u00a0w”/,
    );
    expect(out).toContain('No move matches “fly”');
    expect(code).toBe(0);
  });

  test('a move that is not allowed is refused with its rule', async () => {
    const { out } = await play('play forest 11\nplay forest 2\ndraw\nq\n');
    expect(out).toContain('No move matches “play forest 11”');
    expect(out).toContain('Not possible: Play Forest 2. That card isn’t in your hand. (LC-2.1)');
    expect(out).toMatch(/Not possible: Draw .*\. Play or discard a card first\.\s\(LC-1\.5\)/s);
  });

  test('? names the rule, and = counts the points', async () => {
    const { out } = await play('?\n? 1\n=\nq\n');
    expect(out).toContain('(LC-2.3)');
    expect(out).toContain('Starts this expedition');
    expect(out).toContain('You: 0 points');
  });

  test('? with a number reads that rule of the handbook', async () => {
    const { out } = await play('? lc-2.4\n? LC-9.9\nq\n');
    expect(out).toMatch(/^LC-2\.4 Wagers must be played before the first number/m);
    expect(out).toContain('Rulebooks:');
    expect(out).toContain('There is no rule LC-9.9.');
  });

  test('! says what the strongest bot would do', async () => {
    const { out } = await play('!\nq\n', folder(), ['--think', '30']);
    expect(out).toMatch(/^> !\n1\. (Play|Discard) \w+ \w+: \d+% to win/m);
  });

  test('u takes back a card laid, but not a card drawn', async () => {
    const { out } = await play('p m 10\nu\np m 9\n1\nu\nq\n');
    expect(out).toContain('Undone: 1 move.');
    expect(out).toContain('You play Mountains 9.');
    expect(out).toContain('Nothing to undo');
  });

  test.each([
    [
      'en',
      ['help 1', 'score', 'Undo', 'more', 'Q'],
      'Starts this expedition',
      'You: 0 points',
      'Nothing to undo',
      '“+”',
    ],
    [
      'fr',
      ['aide 1', 'score', 'annuler', 'suite', 'quitter'],
      'Commence cette expédition',
      'Vous\u00a0: 0 point',
      'Rien à annuler',
      '«\u00a0+\u00a0»',
    ],
  ])('in %s keys are also understood as words', async (lang, words, ...answers) => {
    const { out, code } = await play(`${words.join('\n')}\n`, folder(), ['--lang', lang]);
    for (const answer of answers) expect(out).toContain(answer);
    expect([code, out.split('\n> ').length]).toEqual([0, words.length + 1]);
  });

  test('q saves, and the match goes on where it stood, among the same people and bots', async () => {
    const cwd = folder();
    await play('p m 8\n1\nq\n', cwd, ['--name', 'Ada']);
    const [file] = readdirSync(cwd);
    const before = JSON.parse(readFileSync(join(cwd, file), 'utf8'));
    expect(before.names).toEqual(['Ada', 'Zanni']);
    expect(before.bots).toEqual([null, 'random']);
    const resumed = await signoria(['play', '--resume', file], { cwd, input: FIRST_CHOICES });
    expect(resumed.code).toBe(0);
    const after = JSON.parse(readFileSync(join(cwd, file), 'utf8'));
    expect(after.actions.slice(0, before.actions.length)).toEqual(before.actions);
    expect(after).toMatchObject({ names: before.names, bots: before.bots });
    expect(after.result).toBeDefined();
    expect(readdirSync(cwd)).toEqual([file]);
  });

  test('the end of the input is a farewell', async () => {
    const cwd = folder();
    expect((await play('', cwd)).code).toBe(0);
    expect(readdirSync(cwd)).toHaveLength(1);
  });

  test('nothing is saved where that was asked', async () => {
    const cwd = folder();
    expect((await play('q\n', cwd, ['--record', 'none'])).code).toBe(0);
    expect(existsSync(join(cwd, 'none'))).toBe(false);
    expect(readdirSync(cwd)).toEqual([]);
  });
});

test.each([
  ['citadels', 'en', '? lighthouse', /Lighthouse\. .*costs 3/],
  ['citadels', 'fr', '? phare', /Phare\. /],
  ['citadels', 'en', '? witch', /Witch\. After your action, name a character/],
  ['citadels', 'en', '? navigator', /Navigator\. .*You can’t build/s],
  ['citadels --preset sheet', 'en', '? navigator', /Navigator\. .*This ends your\s+turn/s],
  ['il-principe', 'en', '? banker', /Banker\.\nIP-5\.12 /],
  ['il-principe --preset first', 'en', '? gonfalonier', /Gonfalonier\.\nIP-5\.10 /],
  ['il-principe', 'en', '? firenze', /Firenze\. Firenze, large city/],
])('%s in %s: %s explains what is no choice now', async (game, lang, typed, expected) => {
  const { out } = await signoria(
    ['play', ...game.split(' '), '--bot', 'random', '--seed', 'ask', '--lang', lang],
    {
      input: `${typed}\nq\n`,
    },
  );
  expect(out).toMatch(expected);
});

describe('a window that is closed', () => {
  test('loses nothing: every move is in the file when the process is killed, and --resume goes on', async () => {
    const cwd = folder();
    const flags = ['--seed', 'killed', '--bot', 'random', '--record', 'match.json'];
    const child = start(['play', 'lost-cities', ...flags], cwd);
    const actions = () => JSON.parse(readFileSync(join(cwd, 'match.json'), 'utf8')).actions.length;
    child.stdin.write('1\n1\n1\n1\n1\n');
    await vi.waitFor(() => expect(actions()).toBeGreaterThanOrEqual(9), 10_000);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const before = JSON.parse(readFileSync(join(cwd, 'match.json'), 'utf8')).actions;
    expect(readdirSync(cwd)).toEqual(['match.json']);
    const { code } = await signoria(['play', '--resume', 'match.json'], { cwd, input: FIRST_CHOICES });
    const after = JSON.parse(readFileSync(join(cwd, 'match.json'), 'utf8'));
    expect([code, after.actions.slice(0, before.length)]).toEqual([0, before]);
    expect(after.result).toBeDefined();
  });

  test('is warned of at once where nothing can be written', async () => {
    const flags = ['--bot', 'random', '--record', 'no-such-folder/match.json'];
    const { code, out, err } = await signoria(['play', 'lost-cities', ...flags], { input: '1\nq\n' });
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('can’t write file (ENOENT)');
  });
});

test('menus offer every number of seats, with the option a table of that size may need', () => {
  for (const game of GAMES)
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      for (const preset of Object.keys(game.options.presets)) {
        const missing = missingOptions(game, seats, preset);
        const [[name, value] = ['preset', preset]] = missing;
        expect(parseOptions(game.options, { preset, [name]: value }, seats).ok).toBe(true);
      }
  expect(missingOptions(findGame('citadels') as Game, 8)).toEqual([
    ['rank9', 'artist'],
    ['rank9', 'queen'],
  ]);
});
