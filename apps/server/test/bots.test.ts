import { findBot } from '@signoria/bots';
import { type Game, parseOptions, pick, rngFrom } from '@signoria/core';
import { GAMES } from '@signoria/games';
import { expect, test } from 'vitest';
import { levelsOf, quickChoice } from '../src/bots/desk.ts';
import { optionsFor } from './scripted.ts';

test.each(GAMES.map((game): [string, Game] => [game.id, game]))(
  '%s: where a bot fails, the move is a legal one of the heuristic',
  (id, game) => {
    const heuristic = findBot(id, 'heuristic');
    if (!heuristic) throw new Error('no heuristic');
    const rng = rngFrom(5);
    const seats = game.seats.max;
    const options = parseOptions(game.options, optionsFor(game, seats), seats);
    if (!options.ok) throw new Error('no options');
    const state = game.setup(seats, options.value, rng);
    for (let moves = 0; moves < 60; moves++) {
      const [seat] = game.turn(state);
      if (seat === undefined) break;
      const legal = game.legal(state, seat);
      const view = game.view(state, seat);
      const choice = quickChoice(id, view, legal);
      expect(legal).toContain(choice);
      const wanted = heuristic.choose(view, legal, { playouts: 1 }, rngFrom(legal.length)).action;
      expect(choice).toEqual(wanted);
      game.apply(state, seat, pick(rng, legal));
    }
  },
);

test('a bot that answers nonsense or throws still leaves a legal move', () => {
  const legal = [{ type: 'one' }, { type: 'two' }];
  expect(legal).toContain(quickChoice('no-such-game', {} as never, legal));
  expect(legal).toContain(quickChoice('citadels', {} as never, legal));
});

test('every game has five levels to choose from, and the random bot can always sit down', () => {
  for (const { id } of GAMES) {
    const { known, offered } = levelsOf(id);
    expect(offered).toHaveLength(5);
    expect(known).toEqual(expect.arrayContaining(['random', ...offered]));
  }
});
