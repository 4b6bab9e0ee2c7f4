import { type Action, citadels, type Rank, type State } from '@signoria/citadels';
import { parseOptions, rngFrom, type Seat, seatsOf } from '@signoria/core';
import { describe, expect, test } from 'vitest';
import { comparing, roster } from '../src/citadels/index.ts';
import { mixture } from '../src/citadels/mixed.ts';
import { longModel, model } from '../src/citadels/model.ts';
import { policy, policyWith } from '../src/citadels/policy.ts';
import { APPRENTICE, NOVICE } from '../src/citadels/weights.ts';
import { newTrial, type Trial } from '../src/search/trials.ts';

function deal(seats: number, seed: number): State {
  const options = parseOptions(citadels.options, {}, seats);
  if (!options.ok) throw new Error(options.problem.at);
  return citadels.setup(seats, options.value, rngFrom(seed));
}

const champion = roster.bots[roster.bots.length - 1];

function chosen(s: State, seat: Seat, seed: number): Action {
  const legal = citadels.legal(s, seat);
  return champion.choose(citadels.view(s, seat), legal, { playouts: 30 }, rngFrom(seed)).action;
}

describe('what is chosen in secret', () => {
  test('is drawn: not always the same, and the same again with the same seed', () => {
    let mixed = 0;
    for (let number = 0; number < 4; number++) {
      const s = deal(4, number);
      const [seat] = citadels.turn(s);
      const taken = new Set<string>();
      for (let seed = 0; seed < 5; seed++) {
        const action = chosen(s, seat, seed);
        expect(chosen(s, seat, seed)).toEqual(action);
        taken.add(JSON.stringify(action));
      }
      if (taken.size > 1) mixed++;
    }
    expect(mixed).toBeGreaterThan(1);
  });

  const trial = (worlds: number, gain: number): Trial => ({
    ...newTrial(0),
    worlds,
    utility: 0.4 * worlds + gain,
    gain,
    gain2: gain * gain,
  });

  test('the shares sum to one; what gains for sure has most of it, what is in doubt a little', () => {
    const shares = mixture([trial(40, 0), trial(40, 4), trial(40, 3.6), trial(40, -4)]);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    const [own, best, near, bad] = shares;
    expect(best).toBeGreaterThan(near);
    expect(near).toBeGreaterThan(0.05);
    expect(own).toBeLessThan(near);
    expect(bad).toBeLessThan(0.001);
  });

  test('nothing tried to speak of leaves the choice to the policy', () => {
    const [own, other] = mixture([trial(1, 0), trial(1, 0.02)]);
    expect(own).toBeGreaterThan(0.95);
    expect(other).toBeGreaterThan(0);
  });
});

test('with time for long thought the champion reads nothing into a draft, else it does', () => {
  const s = deal(2, 3);
  const rng = rngFrom(1);
  for (let [seat] = citadels.turn(s); s.draft.picks.length < 3; [seat] = citadels.turn(s))
    citadels.apply(s, seat, policy(s, seat, citadels.legal(s, seat), rng));
  const [seat] = citadels.turn(s);
  const view = citadels.view(s, seat);
  const answer = (bot: Pick<typeof champion, 'choose'>, playouts: number) =>
    bot.choose(view, citadels.legal(s, seat), { playouts }, rngFrom(5));
  expect(answer(champion, 3000)).toEqual(answer(comparing(longModel), 3000));
  expect(answer(champion, 2999)).toEqual(answer(comparing(model), 2999));
  expect(answer(comparing(longModel), 3000)).not.toEqual(answer(comparing(model), 3000));
});

/** Seat 0 as the Thief of four, the second to choose: what the first took was not in its pack. */
function thief(picks: readonly Rank[], seed: number): State {
  const from: Seat = 3;
  const s = deal(4, seed);
  Object.assign(s, { step: 'turn', asked: 0, rank: 2 });
  Object.assign(s.play, { seat: 0, rank: 2, power: 2, acted: true, builds: 1, tookIncome: true });
  Object.assign(s.draft, { from, visible: [3, 5], hidden: 1, picks: [...picks], buried: [4], pack: [] });
  s.holder.fill(-1);
  picks.forEach((rank, i) => {
    s.holder[rank] = ((from + i) % 4) as Seat;
  });
  s.gold = seatsOf(4).map(seat => (seed * 7 + seat * 5) % 11);
  return s;
}

test('a novice names whom it robs by what lies open, whatever it passed on; the apprentice remembers', () => {
  const differs = (level: ReturnType<typeof policyWith>) => {
    let count = 0;
    for (let seed = 0; seed < 40; seed++) {
      const [one, other] = [thief([6, 2, 7, 8], seed), thief([7, 2, 6, 8], seed)].map(s =>
        JSON.stringify(level(s, 0, citadels.legal(s, 0), rngFrom(seed))),
      );
      if (one !== other) count++;
    }
    return count;
  };
  expect(differs(policyWith(NOVICE))).toBe(0);
  expect(differs(policyWith(APPRENTICE))).toBeGreaterThan(0);
});

test('the companion does as the heuristic does, but where someone is to be named', () => {
  const [heuristic, companion] = ['heuristic', 'companion'].map(name =>
    roster.bots.find(({ id }) => id === name),
  );
  const s = deal(4, 12);
  let named = 0;
  for (let turn = citadels.turn(s), move = 0; turn.length > 0; turn = citadels.turn(s), move++) {
    const [seat] = turn;
    const legal = citadels.legal(s, seat);
    const [usual, own] = [heuristic, companion].map(
      bot => bot?.choose(citadels.view(s, seat), legal, {}, rngFrom(move)).action,
    );
    if (own?.type === 'murder' || own?.type === 'rob') named++;
    else expect(own).toEqual(usual);
    citadels.apply(s, seat, own as Action);
  }
  expect(named).toBeGreaterThan(3);
});
