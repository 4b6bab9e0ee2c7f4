import type { Budget } from '@signoria/bots';
import { rngFrom, type Seat } from '@signoria/core';
import { lostCities, type State } from '@signoria/lost-cities';
import { expect, test } from 'vitest';
import { longJudge } from '../src/lost-cities/glance-judge.ts';
import { roster } from '../src/lost-cities/index.ts';
import { NET } from '../src/lost-cities/net-weights.ts';
import { policy } from '../src/lost-cities/policy.ts';
import { readNet } from '../src/lost-cities/read-net.ts';
import { betterHalf, newTrial } from '../src/search/trials.ts';

/** A round of the tuned weights where so many cards are left in the stock and a card is to be played. */
function withCards(stock: number, seed = 1): State {
  const state = lostCities.setup(2, lostCities.options.presets.published, rngFrom(seed));
  while (state.stock.length > stock || state.step === 'draw') {
    const [seat] = lostCities.turn(state) as [Seat];
    lostCities.apply(state, seat, policy(state, seat, lostCities.legal(state, seat), rngFrom(1)));
  }
  return state;
}

function champion(state: State, budget: Budget) {
  const [seat] = lostCities.turn(state) as [Seat];
  const legal = lostCities.legal(state, seat);
  return roster.searches.paired.choose(lostCities.view(state, seat), legal, budget, rngFrom(5));
}

test('with time for long thought cards are compared from twenty in the stock on, else from twelve', () => {
  const compared = (stock: number, budget: Budget) =>
    champion(withCards(stock), budget).candidates.length > 1;
  let time = 0;
  const now = () => (time += 5);
  expect(compared(21, { playouts: 3000 })).toBe(false);
  expect(compared(20, { playouts: 3000 })).toBe(true);
  expect(compared(20, { ms: 250, now })).toBe(true);
  expect(compared(20, { playouts: 2999 })).toBe(false);
  expect(compared(20, { ms: 50, now })).toBe(false);
  expect(compared(20, {})).toBe(false);
  expect(compared(12, { playouts: 60 })).toBe(true);
});

test('long thought with as many playouts chooses the same again', () => {
  const state = withCards(16);
  expect(champion(state, { playouts: 3000 })).toEqual(champion(state, { playouts: 3000 }));
});

test('a playout of long thought ends with the round, or after eight turns with what the net foresees there', () => {
  const judge = longJudge({ net: readNet(NET), advice: 0.15 });
  const leadOf = (stock: number, seed: number) => judge.roundLead(withCards(stock, seed), rngFrom(2), 0);
  for (const seed of [1, 2, 3]) {
    expect(Number.isInteger(leadOf(1, seed))).toBe(true);
    expect(Number.isInteger(leadOf(30, seed))).toBe(false);
  }
  expect(judge.leadError(8)).toBe(3);
  expect(judge.leadError(20)).toBeGreaterThan(judge.leadError(12));
});

test('of actions that did as well, the half is kept that quick scores promise more of', () => {
  const trials = [0, -0.02, -0.01].map((promise, index) => ({ ...newTrial(index, promise), utility: 5 }));
  trials[1].utility = 5.1;
  expect(betterHalf(trials).map(({ index }) => index)).toEqual([0, 1]);
  expect(betterHalf(trials, 100).map(({ index }) => index)).toEqual([0, 2]);
});
