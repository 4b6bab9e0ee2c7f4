import { roster as lostCitiesRoster } from '@signoria/bots/lost-cities';
import { roster as patricianRoster } from '@signoria/bots/patrician';
import { rngFrom, type Seat, seatsOf } from '@signoria/core';
import { lostCities } from '@signoria/lost-cities';
import { type Patrician, patrician, type State } from '@signoria/patrician';
import { expect, test } from 'vitest';
import { solve } from '../src/search/exact.ts';
import { utility } from '../src/search/model.ts';
import { newOutcome, noteResult, type Outcome } from '../src/search/playout.ts';

const BUDGET = { playouts: 4000 };

test('the last cards of Patrician are played exactly: what was promised is what comes', () => {
  const model = patricianRoster.model;
  let solved = 0;
  for (let seed = 0; seed < 6; seed++) {
    const state = patrician.setup(2, defaults(), rngFrom(seed));
    let promised: number[] | null = null;
    for (let [seat] = patrician.turn(state); seat !== undefined; [seat] = patrician.turn(state)) {
      const legal = patrician.legal(state, seat);
      const exact = solve<Patrician, State>({
        model,
        view: patrician.view(state, seat),
        legal,
        budget: BUDGET,
        rng: rngFrom(1),
      });
      if (exact && legal.length > 1) {
        const { margin } = exact.candidates[0];
        promised ??= seat === 0 ? [margin, -margin] : [-margin, margin];
        solved++;
      }
      patrician.apply(state, seat, exact?.action ?? model.policy(state, seat, legal, rngFrom(seed)));
    }
    const [first, second] = patrician.result(state)?.scores ?? [];
    if (promised) expect([first.total - second.total, second.total - first.total]).toEqual(promised);
  }
  expect(solved).toBeGreaterThan(6);
});

test('lines left early change nothing: every choice of two players is worth what the whole tree says', () => {
  const model = patricianRoster.model;
  let compared = 0;
  for (let seed = 0; seed < 4; seed++) {
    const state = patrician.setup(2, defaults(), rngFrom(seed));
    for (let [seat] = patrician.turn(state); seat !== undefined; [seat] = patrician.turn(state)) {
      const legal = patrician.legal(state, seat);
      const cards = state.hands.flat().length + state.open.filter(card => card >= 0).length;
      if (legal.length > 1 && cards <= 3) {
        const view = patrician.view(state, seat);
        const exact = solve<Patrician, State>({ model, view, legal, budget: BUDGET, rng: rngFrom(1) });
        for (const { action, margin, winChance } of exact?.candidates ?? []) {
          const next = patrician.copy(state);
          patrician.apply(next, seat, action);
          const found = wholeTree(next);
          expect(utility(model, found, seat)).toBeCloseTo(worth(winChance, margin), 9);
          compared++;
        }
      }
      patrician.apply(state, seat, model.policy(state, seat, legal, rngFrom(seed)));
    }
  }
  expect(compared).toBeGreaterThan(20);

  function worth(win: number, margin: number): number {
    const found = newOutcome();
    found.wins[0] = win;
    found.margins[0] = margin;
    return utility(model, found, 0);
  }

  function wholeTree(from: State): Outcome {
    const [seat] = patrician.turn(from);
    const result = patrician.result(from);
    const best = newOutcome();
    if (seat === undefined || result) {
      if (result) noteResult(result, best);
      return best;
    }
    return patrician
      .legal(from, seat)
      .map(action => {
        const next = patrician.copy(from);
        patrician.apply(next, seat, action);
        return wholeTree(next);
      })
      .reduce((a, b) => (utility(model, b, seat) > utility(model, a, seat) ? b : a));
  }
});

function defaults() {
  return Object.values(patrician.options.presets)[0];
}

test('an end that cannot be reached within the budget is left to the search', () => {
  const state = patrician.setup(2, defaults(), rngFrom(1));
  const [seat] = patrician.turn(state) as [Seat];
  const view = patrician.view(state, seat);
  const legal = patrician.legal(state, seat);
  const task = { model: patricianRoster.model, view, legal, budget: BUDGET, rng: rngFrom(1) };
  expect(solve(task)).toBeNull();
});

test('with one card left in the stock of Lost Cities, every world is looked at once', () => {
  const model = lostCitiesRoster.model;
  const state = lostCities.setup(2, { ...lostCities.options.presets.published, rounds: 1 }, rngFrom(3));
  while (state.stock.length > 1) {
    const [seat] = lostCities.turn(state) as [Seat];
    lostCities.apply(state, seat, model.policy(state, seat, lostCities.legal(state, seat), rngFrom(1)));
  }
  for (const seat of seatsOf(2)) {
    const view = lostCities.view(state, seat);
    const worlds = model.everyWorld?.(view, rngFrom(2)) ?? [];
    expect(worlds).toHaveLength(1 + view.handSizes[1 - seat] - view.known[1 - seat].length);
    for (const world of worlds) expect(lostCities.view(world, seat)).toEqual(view);
    expect(worlds.some(world => world.stock[0] === state.stock[0])).toBe(true);
  }
});
