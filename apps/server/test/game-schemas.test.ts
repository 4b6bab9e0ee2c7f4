import {
  type Game,
  parseOptions,
  pick,
  playLegal,
  rngFrom,
  seatsOf,
  seedFromText,
  startMatch,
} from '@signoria/core';
import { GAMES } from '@signoria/games';
import { describe, expect, test } from 'vitest';
import { readGameSchemas } from '../src/http/openapi.ts';
import { misfit } from './schemas.ts';

const { games, schemas } = readGameSchemas();

const kinds = ['Options', 'View', 'Action', 'Event'] as const;

describe.each(GAMES.map(game => ({ id: game.id, game })))(
  'what $id says is what the API says of it',
  ({ id, game }) => {
    const [options, view, action, event] = kinds.map(kind => misfit(schemas[`${games[id]}${kind}`], schemas));
    const tables = Object.keys(game.options.presets).flatMap(preset =>
      [game.seats.min, game.seats.max].map(seats => ({ preset, seats })),
    );

    test.each(tables)('$preset with $seats seats, in every view of a whole game', ({ preset, seats }) => {
      const parsed = optionsOf(game, preset, seats);
      expect(options(parsed)).toBeNull();
      const match = startMatch(game, seats, parsed, seedFromText(`${id} ${preset}`));
      const rng = rngFrom(seats);
      for (let move = 0; !game.result(match.state); move++) {
        const [seat] = game.turn(match.state);
        const legal = game.legal(match.state, seat);
        expect(legal.map(action).find(wrong => wrong !== null)).toBeUndefined();
        if (move % 5 === 0)
          for (const who of [...seatsOf(seats), 'table' as const])
            expect(view(JSON.parse(JSON.stringify(game.view(match.state, who))))).toBeNull();
        const whole = playLegal(match, seat, pick(rng, legal));
        const events = [...whole, ...whole.flatMap(one => game.redact(one, 'table') ?? [])];
        expect(events.map(event).find(wrong => wrong !== null)).toBeUndefined();
      }
    });
  },
);

/** A preset, with what so many seats need besides. */
function optionsOf(game: Game, preset: string, seats: number): unknown {
  const tried = [{ preset }, { preset, rank9: 'artist' }].map(one => parseOptions(game.options, one, seats));
  const fits = tried.find(one => one.ok);
  if (!fits?.ok) throw new Error(`${game.id} ${preset} with ${seats}`);
  return fits.value;
}

test('an action that is none is told from one', () => {
  const wrong = misfit(schemas.LostCitiesAction, schemas);
  expect(wrong({ type: 'play', card: 3 })).toBeNull();
  for (const bad of [
    { type: 'play' },
    { type: 'play', card: 'x' },
    { type: 'fly', card: 3 },
    { type: 'draw', card: 1 },
  ])
    expect(wrong(bad)).not.toBeNull();
});
