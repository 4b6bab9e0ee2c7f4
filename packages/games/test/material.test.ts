import {
  act,
  exportRecord,
  type Game,
  type MaterialFile,
  materialHash,
  parseOptions,
  parseRecord,
  parseState,
  pick,
  replay,
  rngFrom,
  seatsOf,
  seedFromText,
  startMatch,
} from '@signoria/core';
import { expect, test } from 'vitest';
import { findGame, GAMES } from '../src/index.ts';

const PRINTINGS: Readonly<Record<string, object>> = {
  patrician: { Verona: ['+', 'C*', 'A', 'CC'], Roma: ['+', '+', 'A*', 'B*', 'M', 'M', '?'] },
  'il-principe': {
    Siena: { icons: ['white', 'red', 'blue'], regions: ['yellow'] },
    Verona: { icons: ['green', 'red', 'yellow'], regions: ['red'] },
  },
};

function printing(game: Game): MaterialFile {
  const standard = game.options.material?.standard as MaterialFile & { cities: object };
  return {
    ...standard,
    title: 'Mine',
    cities: { ...standard.cities, ...PRINTINGS[game.id] },
  } as MaterialFile;
}

const tables = GAMES.filter(({ options }) => options.material).flatMap(game =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => [game, game.seats.min + i] as const),
);

/** A random game by another printing, with every view imagined and the state read back on the way. */
function playedOut(game: Game, seats: number) {
  const options = parseOptions(game.options, { material: printing(game) }, seats);
  if (!options.ok) throw new Error(options.problem.at);
  const match = startMatch(game, seats, options.value, seedFromText('printing'));
  const rng = rngFrom(seats);
  for (let move = 0; game.turn(match.state).length > 0; move++) {
    const seat = pick(rng, game.turn(match.state));
    if (move % 20 === 0) {
      expect(parseState(game, JSON.parse(JSON.stringify(match.state)))).toMatchObject({ ok: true });
      for (const who of seatsOf(seats)) {
        const view = JSON.parse(JSON.stringify(game.view(match.state, who)));
        expect(game.view(game.imagine(view, rng), who)).toEqual(view);
      }
    }
    expect(act(match, seat, pick(rng, game.legal(match.state, seat))).ok).toBe(true);
  }
  return match;
}

test.each(tables)('%o with %i seats is played and recorded by another printing', (game, seats) => {
  const record = exportRecord(playedOut(game, seats));
  expect(record.material).toBe(materialHash(printing(game)));
  const read = parseRecord(JSON.stringify(record), findGame);
  if (!read.ok) throw new Error(read.problem.at);
  expect(replay(read.value, game).ok).toBe(true);
});

test('a record whose printing is not the one it names is refused, and so is one that lost it', () => {
  const game = findGame('patrician') as Game;
  const record = exportRecord(playedOut(game, 2));
  const options = record.options as { material: MaterialFile };
  const refused = [
    { ...record, material: undefined },
    { ...record, material: 'f'.repeat(64) },
    { ...record, options: { ...options, material: { ...options.material, title: 'Yours' } } },
    { ...record, options: { ...options, material: undefined } },
  ];
  for (const found of refused)
    expect(parseRecord(JSON.stringify(found), findGame)).toMatchObject({
      ok: false,
      problem: { at: 'material', code: 'wrong-material' },
    });
});

test('games without tables to replace refuse a printing by its name', () => {
  for (const { id, options, seats } of GAMES.filter(game => !game.options.material))
    expect(parseOptions(options, { material: {} }, seats.min), id).toMatchObject({
      ok: false,
      problem: { at: 'options.material', code: 'unknown-option' },
    });
});
