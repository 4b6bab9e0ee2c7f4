import { pick, rngFrom, type Seat } from '@signoria/core';
import { lostCities } from '@signoria/lost-cities';
import { expect, test } from 'vitest';
import { FIRST_NET } from '../src/lost-cities/first-net.ts';
import { glanceJudge } from '../src/lost-cities/glance-judge.ts';
import { roster } from '../src/lost-cities/index.ts';
import { roundLeadBy } from '../src/lost-cities/playout.ts';
import { policy } from '../src/lost-cities/policy.ts';
import { readNet } from '../src/lost-cities/read-net.ts';
import { WEIGHTS } from '../src/lost-cities/weights.ts';

const roundLead = roundLeadBy(WEIGHTS);

test('the flat playout makes the same moves as the policy on the rules’ own state', () => {
  for (let seed = 0; seed < 120; seed++) {
    const rng = rngFrom(seed);
    const options = { ...lostCities.options.presets.published, rounds: 1, expeditions: 5 + (seed % 2) };
    const state = lostCities.setup(2, options, rngFrom(seed + 1000));
    for (let move = 0; move < seed % 70 && lostCities.turn(state).length > 0; move++) {
      const [seat] = lostCities.turn(state) as [Seat];
      const legal = lostCities.legal(state, seat);
      lostCities.apply(state, seat, seed % 3 ? pick(rng, legal) : policy(state, seat, legal, rng));
    }
    if (lostCities.turn(state).length === 0) continue;
    const lead = roundLead(state);
    while (lostCities.turn(state).length > 0) {
      const [seat] = lostCities.turn(state) as [Seat];
      lostCities.apply(state, seat, policy(state, seat, lostCities.legal(state, seat), rng));
    }
    const [first, second] = lostCities.result(state)?.scores ?? [];
    expect(lead).toBe(first.total - second.total);
  }
});

test('the companion plays as it sees it, until four cards are left to draw: then it compares worlds', () => {
  const companion = roster.bots.find(({ id }) => id === 'companion');
  const compared = new Map<number, number>();
  for (let seed = 0; seed < 4; seed++) {
    const rng = rngFrom(seed);
    const state = lostCities.setup(2, { ...lostCities.options.presets.published, rounds: 1 }, rng);
    for (let [seat] = lostCities.turn(state); seat !== undefined; [seat] = lostCities.turn(state)) {
      const legal = lostCities.legal(state, seat);
      const own = policy(state, seat, legal, rng);
      const choice = companion?.choose(lostCities.view(state, seat), legal, {}, rngFrom(seed));
      const { length } = state.stock;
      if (length > 4) expect(choice).toEqual({ action: own, candidates: [] });
      else if (choice && choice.candidates.length > 1) compared.set(length, (compared.get(length) ?? 0) + 1);
      lostCities.apply(state, seat, own);
    }
  }
  expect([...compared.keys()].sort()).toEqual([1, 2, 3, 4]);
});

test('late in a round a playout puts the net or the tuned weights opposite, by lot; nobody by lot where none thinks', () => {
  const net = readNet(FIRST_NET);
  const judge = glanceJudge({ net, advice: 0.4 }, { net, advice: 0.4 }, 12);
  let parted = 0;
  for (let seed = 0; seed < 12; seed++) {
    const rng = rngFrom(seed);
    const state = lostCities.setup(2, { ...lostCities.options.presets.published, rounds: 1 }, rng);
    while (state.stock.length > 12) {
      const [seat] = lostCities.turn(state) as [Seat];
      lostCities.apply(state, seat, policy(state, seat, lostCities.legal(state, seat), rng));
    }
    const leadsOf = (seat?: 0 | 1) =>
      new Set(Array.from({ length: 16 }, () => judge.roundLead(lostCities.copy(state), rng, seat))).size;
    expect(leadsOf()).toBe(1);
    expect(leadsOf(0)).toBeLessThanOrEqual(2);
    parted += leadsOf(0) - 1;
  }
  expect(parted).toBeGreaterThan(3);
});
