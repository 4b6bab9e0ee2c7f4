import { Worker } from 'node:worker_threads';
import { type Budget, ROSTERS, timeFor } from '@signoria/bots';
import { advise } from '@signoria/bots/hint';
import { defaultPreset, rngFrom, type Seat, type Tagged } from '@signoria/core';
import { expect, test } from 'vitest';
import { infoTree } from '../src/search/info-tree.ts';
import { pairedWorlds } from '../src/search/paired-worlds.ts';
import { indexOfAction } from '../src/search/task.ts';

for (const roster of ROSTERS) {
  const { game } = roster;
  const seats = game.seats.min;
  const model = roster.model;
  const { view, legal } = decision(12);

  /** A real choice, a few moves into a game played by the policy. */
  function decision(after: number) {
    const state = game.setup(seats, game.options.presets[defaultPreset(game.options)], rngFrom(7));
    const rng = rngFrom(8);
    for (let move = 0; ; move++) {
      const [seat] = game.turn(state) as [Seat];
      const choices = game.legal(state, seat);
      if (move >= after && choices.length > 2) return { view: game.view(state, seat), legal: choices };
      game.apply(state, seat, model.policy(state, seat, choices, rng));
    }
  }

  const task = () => ({ model, view, legal, budget: { playouts: 60 }, rng: rngFrom(3) });
  const searches = {
    'paired worlds': () => pairedWorlds(task(), { gate: 1 }),
    'the tree': () => infoTree(task(), { exploration: 0.3, priorWeight: 2 }),
  };
  for (const [name, search] of Object.entries(searches)) {
    test(`${game.id}: ${name} choose a legal action, the same one every time`, () => {
      const choice = search();
      expect(legal).toContain(choice.action);
      expect(choice.candidates.length).toBeGreaterThan(1);
      expect(choice.candidates[0].action).toBe(choice.action);
      for (const { winChance } of choice.candidates) {
        expect(winChance).toBeGreaterThanOrEqual(0);
        expect(winChance).toBeLessThanOrEqual(1);
      }
      expect(search()).toEqual(choice);
    });
  }

  if (model.stretch) {
    const { stretch } = model;
    const LONG = { playouts: 6000 };
    let time = 0;
    const SHORT = { ms: 50, now: () => (time += 0.1) };

    /** How many stretches beyond that of the decision the playouts of one search went, in their order. */
    function looks(budget: Budget): number[] {
      const seen: number[] = [];
      let here = 0;
      const noting: typeof model = {
        ...model,
        stretch(world) {
          here = stretch(world);
          return here;
        },
        playOut(_world, _rng, found, seat, until = here) {
          seen.push(until - here);
          found.wins[seat as Seat] = 0.5;
          found.margins[seat as Seat] = 0;
        },
      };
      pairedWorlds({ model: noting, view, legal, budget, rng: rngFrom(3) }, { gate: 1 });
      return seen;
    }

    test(`${game.id}: playouts go a stretch further once thought has become long, and not before`, () => {
      const far = looks(LONG);
      expect(far.slice(0, 3000)).toEqual(Array(3000).fill(0));
      expect(far.at(-1)).toBe(1);
      expect(new Set(looks(SHORT))).toEqual(new Set([0]));
    });
  }

  test(`${game.id}: every bot answers as soon as its time is up`, () => {
    for (const bot of roster.bots) {
      // A clock that is a millisecond further whenever it is looked at.
      let time = 0;
      const budget = { ms: 40, now: () => time++ };
      expect(legal).toContain(bot.choose(view, legal, budget, rngFrom(1)).action);
      expect(time).toBeLessThan(60);
    }
  });

  test(`${game.id}: a hint names moves, chances and the points they should bring`, () => {
    const { moves } = advise(roster, view, legal, { playouts: 60 }, rngFrom(5));
    expect(moves.length).toBeGreaterThan(1);
    for (const { action, parts, winChance } of moves) {
      expect(legal).toContain(action);
      expect(winChance).toBeGreaterThanOrEqual(0);
      for (const { points, key } of parts) {
        expect(Number.isFinite(points)).toBe(true);
        expect(parts.filter(part => part.key === key)).toHaveLength(1);
      }
    }
  });
}

test('an action that is not on the list is named, not taken for another', () => {
  const take = (expedition: number): Tagged => ({ type: 'take', expedition }) as Tagged;
  const legal = [{ type: 'draw' }, take(2)];
  expect(indexOfAction(legal, take(2))).toBe(1);
  expect(indexOfAction(legal, { expedition: 2, type: 'take' } as Tagged)).toBe(1);
  expect(() => indexOfAction(legal, take(3))).toThrow(
    '{"type":"take","expedition":3} is none of the legal actions',
  );
});

/** How soon is for `npm run bench -- bots` to say. */
test('a bot stopped in mid-thought frees its thread', async () => {
  const worker = new Worker(new URL('./endless-thought.ts', import.meta.url));
  const heard = new Promise(resolve => {
    worker.once('message', resolve).once('exit', () => resolve('an answer'));
  });
  expect(await heard).toBe('thinking');
  expect(await worker.terminate()).toBe(1);
});

test('whatever a bot decides in a row takes no longer than its turn may', () => {
  const moves: { seat: Seat }[] = [{ seat: 0 }, { seat: 1 }];
  const times: number[] = [];
  for (let decision = 0; decision < 5; decision++) {
    times.push(timeFor(800, moves, 0));
    moves.push({ seat: 0 });
  }
  expect(times).toEqual([400, 200, 100, 50, 25]);
  expect(timeFor(800, moves, 1)).toBe(400);
  expect(timeFor(4, moves, 0)).toBe(4);
});
