import { stripVTControlCharacters } from 'node:util';
import { pick, rngFrom, seatsOf, type Who } from '@signoria/core';
import { GAMES } from '@signoria/games';
import { LANGUAGES, wordsFor } from '@signoria/words';
import { describe, expect, test } from 'vitest';
import { boardFor } from '../../src/boards/index.ts';
import { widthOf } from '../../src/layout.ts';
import { styleFor } from '../../src/style.ts';

const NAMES = ['Ada', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio', 'Gemma', 'Hugo'];
const COLOURED = styleFor({ isTTY: true, columns: 80 }, {});
const PLAIN = styleFor({ isTTY: false }, {});

describe.each(GAMES)('the board of $id', game => {
  const tables = Object.keys(game.options.presets).flatMap(preset =>
    [game.seats.min, game.seats.max].map(seats => ({ preset, seats })),
  );

  test.each(LANGUAGES)('fits 80 columns at every moment, in colour and without, in %s', async language => {
    const [board, words] = [await boardFor(game.id), await wordsFor(language, game.id)];
    for (const { preset, seats } of tables) {
      const options = game.options.presets[preset];
      if (game.options.check?.(options, seats)) continue;
      const rng = rngFrom(seats);
      const state = game.setup(seats, options, rngFrom(1));
      for (let turn = game.turn(state); ; turn = game.turn(state)) {
        const who: Who = pick(rng, [...seatsOf(seats), 'table']);
        const view = game.view(state, who);
        const plain = board.draw(view, words, NAMES, PLAIN);
        expect(Math.max(...plain.split('\n').map(widthOf))).toBeLessThanOrEqual(80);
        expect(plain).not.toMatch(/undefined|null|NaN/);
        expect(plain).not.toContain('\u001b');
        const coloured = stripVTControlCharacters(board.draw(view, words, NAMES, COLOURED));
        expect(trimmed(coloured)).toBe(trimmed(plain));
        if (turn.length === 0) break;
        game.apply(state, turn[0], pick(rng, game.legal(state, turn[0])));
      }
    }
  });
});

/** Without the spaces nobody sees. */
function trimmed(text: string): string {
  return text.replace(/ +$/gm, '');
}

test('colour needs a terminal that wants it', () => {
  const dressed = (output: object, env: Record<string, string>) => styleFor(output, env).bold('x') !== 'x';
  expect(dressed({ isTTY: true }, {})).toBe(true);
  expect(dressed({ isTTY: true }, { NO_COLOR: '1' })).toBe(false);
  expect(dressed({ isTTY: true }, { TERM: 'dumb' })).toBe(false);
  expect(dressed({}, {})).toBe(false);
});
