import {
  act,
  defaultPreset,
  type Kind,
  pick,
  rngFrom,
  type Seat,
  seatsOf,
  seedFromText,
  startMatch,
} from '@signoria/core';
import { LANGUAGES, wordsFor } from '@signoria/words';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Board, BoardProps } from '../src/boards/board.ts';
import { SITE_GAMES } from '../src/boards/games.ts';

const READER: Seat = 0;
const NAMES = ['Ada', 'Bea', 'Carlo', 'Dora', 'Elio'];
/** So often the board is looked at in a game of any legal moves, and so many moves lie between. */
const LOOKS = 4;
const BETWEEN = 14;

/** The names of all parts that are drawn of a position. */
function drawn(board: Board, props: BoardProps): string[] {
  const pieces = [
    createElement(board.Table, { key: 'table', ...props }),
    board.Hand && createElement(board.Hand, { key: 'hand', ...props }),
    ...seatsOf(props.view.seats).map(
      of => board.Plate && createElement(board.Plate, { key: of, ...props, of }),
    ),
  ];
  const page = renderToStaticMarkup(createElement('div', null, pieces));
  return [...page.matchAll(/data-part="([^"]+)"/g)].map(([, part]) => part);
}

test.each(SITE_GAMES)(
  'everything that is drawn of $id says what it is for',
  async ({ id, rules, seats, board: load }) => {
    const [game, { board }, ...languages] = await Promise.all([
      rules(),
      load(),
      ...LANGUAGES.map(language => wordsFor(language, id)),
    ]);
    const options = game.options.presets[defaultPreset(game.options)];
    const players = Math.min(seats.max, NAMES.length);
    const match = startMatch<Kind>(game, players, options, seedFromText('what is it for'));
    const chance = rngFrom(1);
    const silent = new Set<string>();
    for (let moves = 0; moves < LOOKS * BETWEEN; moves++) {
      const [seat] = game.turn(match.state);
      const legal = game.legal(match.state, seat);
      if (moves % BETWEEN === 0) {
        const view = game.view(match.state, READER);
        const given = { view, seat: READER, legal, act: () => {}, names: NAMES, marks: NAMES };
        const [first, ...others] = languages.map(words => ({ ...given, words }) as BoardProps);
        for (const part of drawn(board, first))
          for (const props of [first, ...others]) {
            const told = board.explain?.(part, props);
            if (!told || told.name === '' || told.lines.join('') === '') silent.add(part);
          }
      }
      act(match, seat, pick(chance, legal));
    }
    expect([...silent]).toEqual([]);
  },
);
