import { PassThrough } from 'node:stream';
import { botsFor } from '@signoria/bots';
import { type Game, seedFromText, startMatch } from '@signoria/core';
import { findGame } from '@signoria/games';
import { expect, test } from 'vitest';
import { openLines } from '../src/play/lines.ts';
import { playMatch } from '../src/play/match.ts';
import { chancesFor } from '../src/play/seated.ts';
import { seatedAt } from './seated.ts';

const CTRL_C = '\u0003';

function keyboard() {
  const input = new PassThrough();
  const output = new PassThrough();
  return { input, output, lines: openLines(true, input, output) };
}

test('a line is asked for and answered', async () => {
  const { input, output, lines } = keyboard();
  const answer = lines.ask('> ');
  input.write('play\n');
  expect([await answer, String(output.read())]).toEqual(['play', expect.stringContaining('> ')]);
  expect(await lines.isLeft()).toBe(false);
  lines.close();
});

test('after Ctrl-C while nothing was asked there is no line, and no error', async () => {
  const { input, lines } = keyboard();
  input.write(CTRL_C);
  expect(await lines.isLeft()).toBe(true);
  expect(await lines.ask('> ')).toBeNull();
});

test('Ctrl-C while bots play ends the game after the move of the one that is thinking', async () => {
  const game = findGame('citadels') as Game;
  const match = startMatch(
    game,
    8,
    { ...(game.options.presets.published as object), rank9: 'queen' },
    seedFromText('left'),
  );
  const zanni = botsFor('citadels').filter(({ id }) => id === 'random');
  const seated = await seatedAt(match, 'en', 7);
  const { input, lines } = keyboard();
  input.write(CTRL_C);
  const table = { ...seated, bots: Array.from({ length: 8 }, () => zanni[0]), chances: chancesFor(match) };
  expect(await playMatch(table, lines, () => undefined)).toBe('left');
  expect(match.moves.length).toBeLessThan(3);
});
