import { Worker } from 'node:worker_threads';
import { CLUBS } from '@signoria/bots';
import { advise } from '@signoria/bots/hint';
import { infoTree } from '@signoria/bots/search/info-tree';
import { pairedWorlds } from '@signoria/bots/search/paired-worlds';
import { defaultPreset, rngFrom, type Seat } from '@signoria/table';
import { expect, test } from 'vitest';

for (const club of CLUBS) {
  const { game } = club;
  const seats = game.seats.min;
  const mind = club.mind(seats);
  const { view, legal } = decision(12);

  /** A real choice, a few moves into a game played by the policy. */
  function decision(after: number) {
    const state = game.setup(seats, game.options.presets[defaultPreset(game.options)], rngFrom(7));
    const rng = rngFrom(8);
    for (let move = 0; ; move++) {
      const [seat] = game.turn(state) as [Seat];
      const choices = game.legal(state, seat);
      if (move >= after && choices.length > 2) return { view: game.view(state, seat), legal: choices };
      game.apply(state, seat, mind.policy(state, seat, choices, rng));
    }
  }

  const searches = {
    'paired worlds': () => pairedWorlds(mind, { gate: 1 }, view, legal, { playouts: 60 }, rngFrom(3)),
    'the tree': () =>
      infoTree(mind, { curiosity: 0.3, trust: 0.5 }, view, legal, { playouts: 60 }, rngFrom(3)),
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

  test(`${game.id}: every bot answers, within its time where it has one`, () => {
    for (const bot of club.bots) {
      const start = Date.now();
      expect(legal).toContain(bot.choose(view, legal, { ms: 40 }, rngFrom(1)).action);
      // One playout may be under way when time is up; a busy machine may take its share.
      expect(Date.now() - start).toBeLessThan(1000);
    }
  });

  test(`${game.id}: a hint names moves, chances and the points they should bring`, () => {
    const { moves } = advise(club, view, legal, { playouts: 60 }, rngFrom(5));
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

test('a bot stopped in mid-thought frees its thread at once', async () => {
  const worker = new Worker(new URL('./endless-thought.ts', import.meta.url));
  await new Promise(resolve => worker.once('message', resolve));
  const start = Date.now();
  await worker.terminate();
  expect(Date.now() - start).toBeLessThan(100);
});
