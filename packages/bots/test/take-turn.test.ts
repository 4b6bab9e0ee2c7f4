import { type Game, type Kind, parseOptions, pick, rngFrom, type Tagged } from '@signoria/core';
import { GAMES } from '@signoria/games';
import { expect, test } from 'vitest';
import { type Bot, type BotFailure, botsFor, findBot, replacement, takeTurn } from '../src/index.ts';

const LEGAL = [{ type: 'one' }, { type: 'two' }, { type: 'three' }];
const VIEW = {} as Kind['view'];

/** A decision of the bot called `odd`, which chooses like this; and what it is said to have done wrong. */
function decide(choose: Bot['choose'], others: readonly Bot[] = []): [Tagged, BotFailure[]] {
  const failures: BotFailure[] = [];
  const bots: Bot[] = [...others, { id: 'odd', choose }];
  const { action } = takeTurn(bots, 'odd', { view: VIEW, legal: LEGAL }, {}, rngFrom(1), failure =>
    failures.push(failure),
  );
  return [action, failures];
}

const answer =
  (action: unknown): Bot['choose'] =>
  () => ({ action: action as Tagged, candidates: [] });

test('what a bot chooses is taken, in the words of the legal list', () => {
  const [action, failures] = decide(answer({ type: 'two' }));
  expect(action).toBe(LEGAL[1]);
  expect(failures).toEqual([]);
});

test.each([
  ['an action that is not legal', { type: 'four' }],
  ['an action with something added', { type: 'one', card: 7 }],
  ['nothing', undefined],
])('a bot that answers %s is replaced for that decision, and it is told', (_, given) => {
  const [action, failures] = decide(answer(given));
  expect(action).toBe(LEGAL[0]);
  expect(failures).toEqual([{ kind: 'illegal', action: given }]);
});

test('a bot that throws is replaced for that decision, and it is told', () => {
  const error = new Error('lost the thread');
  const [action, failures] = decide(() => {
    throw error;
  });
  expect(action).toBe(LEGAL[0]);
  expect(failures).toEqual([{ kind: 'threw', error }]);
});

test('the heuristic replaces it where the game has one, as long as that one answers', () => {
  const heuristic = (choose: Bot['choose']): Bot => ({ id: 'heuristic', choose });
  const wrong = answer({ type: 'four' });
  expect(decide(wrong, [heuristic(answer({ type: 'three' }))])[0]).toBe(LEGAL[2]);
  expect(decide(wrong, [heuristic(wrong)])[0]).toBe(LEGAL[0]);
  expect(LEGAL).toContain(replacement(botsFor('citadels'), { view: VIEW, legal: LEGAL }));
});

test('where nobody has that name a random bot decides', () => {
  const { action } = takeTurn([], 'nobody', { view: VIEW, legal: LEGAL }, {}, rngFrom(1), () => {
    throw new Error('no failure');
  });
  expect(LEGAL).toContain(action);
});

test.each(GAMES.map((game): [string, Game] => [game.id, game]))(
  '%s: what replaces a bot is a legal move of the heuristic',
  (id, game) => {
    const heuristic = findBot(id, 'heuristic');
    if (!heuristic) throw new Error('no heuristic');
    const rng = rngFrom(5);
    const seats = Math.min(game.seats.max, 7);
    const options = parseOptions(game.options, {}, seats);
    if (!options.ok) throw new Error('no options');
    const state = game.setup(seats, options.value, rng);
    for (let moves = 0; moves < 60; moves++) {
      const [seat] = game.turn(state);
      if (seat === undefined) break;
      const legal = game.legal(state, seat);
      const view = game.view(state, seat);
      const choice = replacement(botsFor(id), { view, legal });
      expect(legal).toContain(choice);
      const wanted = heuristic.choose(view, legal, { playouts: 1 }, rngFrom(legal.length)).action;
      expect(choice).toEqual(wanted);
      game.apply(state, seat, pick(rng, legal));
    }
  },
);
