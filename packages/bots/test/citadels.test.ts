import type { Policy } from '@signoria/bots';
import { type Action, type Citadels, cardOf, citadels, type State } from '@signoria/citadels';
import { parseOptions, pick, rngFrom, type Seat, seatsOf } from '@signoria/core';
import { describe, expect, test } from 'vitest';
import { roster } from '../src/citadels/index.ts';
import { policy, policyWith } from '../src/citadels/policy.ts';
import { NOVICE } from '../src/citadels/weights.ts';
import { newOutcome, noteResult, playToTheEnd } from '../src/search/playout.ts';
import { peeked } from './reads-only-the-view.ts';

const random: Policy<Citadels> = (_state, _seat, legal, rng) => pick(rng, legal);

const SECONDS = {
  freeMix: true,
  darkCity: 'all',
  rank1: 'witch',
  rank2: 'tax-collector',
  rank3: 'wizard',
  rank5: 'abbot',
  rank6: 'alchemist',
  rank7: 'navigator',
  rank8: 'diplomat',
};

function deal(seats: number, seed: number, input: Record<string, unknown> = {}): State {
  const options = parseOptions(citadels.options, input, seats);
  if (!options.ok) throw new Error(options.problem.at);
  return citadels.setup(seats, options.value, rngFrom(seed));
}

/** How often `one` wins at a table of `others`, sitting in each seat of each deal. */
function share(one: Policy<Citadels>, others: Policy<Citadels>, seats: number, deals: number): number {
  const found = newOutcome();
  let wins = 0;
  for (let number = 0; number < deals; number++) {
    for (const own of seatsOf(seats)) {
      const mixed: Policy<Citadels> = (s, seat, legal, rng) =>
        (seat === own ? one : others)(s, seat, legal, rng);
      noteResult(playToTheEnd(citadels, mixed, deal(seats, number), rngFrom(number)), found);
      wins += found.wins[own];
    }
  }
  return wins / (deals * seats);
}

describe('the heuristic', () => {
  test.each([2, 3, 4, 5, 6, 7])('knows nothing but the view at a table of %i', seats => {
    const rank9 = seats >= 5 ? 'queen' : 'none';
    const rank4 = seats >= 3 ? 'emperor' : 'king';
    for (const input of [{}, { preset: 'sheet', darkCity: 'all' }, { ...SECONDS, rank4, rank9 }])
      expect(peeked(citadels, policy, seats, deal(seats, 1, input).options, 7 * seats)).toBeNull();
  });

  test.each([2, 3, 4, 5, 6, 7])('nearly always beats random play at a table of %i', seats => {
    expect(share(policy, random, seats, 12)).toBeGreaterThan(0.85);
  });

  test.each([
    [2, 1],
    [3, 1.15],
    [4, 1.4],
    [5, 1.7],
    [6, 1.7],
    [7, 1.7],
  ])('beats novices at a table of %i, more than %f times its fair share', (seats, times) => {
    expect(share(policy, policyWith(NOVICE), seats, 80)).toBeGreaterThan(times / seats);
  });
});

function choice(s: State, seat: Seat): Action {
  return policy(s, seat, citadels.legal(s, seat), rngFrom(1));
}

/** Seat 0 at a table of four in its turn as the given rank, with the action taken. */
function turnOf(rank: number): State {
  const s = deal(4, 3);
  Object.assign(s, { step: 'turn', asked: 0, rank });
  Object.assign(s.play, { seat: 0, rank, power: rank, acted: true, builds: 1, tookIncome: true });
  s.hands[0] = [];
  return s;
}

describe('a turn', () => {
  test('builds the dearer of two districts it can pay', () => {
    const s = turnOf(4);
    s.gold[0] = 5;
    s.hands[0] = [cardOf('palace'), cardOf('temple')];
    expect(choice(s, 0)).toEqual({ type: 'build', card: cardOf('palace') });
  });

  test('draws with nothing to build, and takes gold with a dear card in hand', () => {
    const s = turnOf(4);
    s.play.acted = false;
    expect(choice(s, 0)).toEqual({ type: 'draw' });
    s.hands[0] = [cardOf('palace')];
    s.gold[0] = 3;
    expect(choice(s, 0)).toEqual({ type: 'gold' });
  });

  test('keeps the card it does not have yet', () => {
    const s = turnOf(4);
    s.step = 'keep';
    s.keeps = 1;
    s.gold[0] = 5;
    s.drawn = [cardOf('manor'), cardOf('market')];
    s.drawnKnown = [0, 0];
    s.cities[0] = [{ card: cardOf('manor'), adorned: false, round: 0 }];
    expect(choice(s, 0)).toEqual({ type: 'keep', card: cardOf('market') });
  });

  test('the Warlord spares his own city', () => {
    const s = turnOf(8);
    s.cities[0] = [{ card: cardOf('tavern'), adorned: false, round: 0 }];
    expect(choice(s, 0)).toEqual({ type: 'end' });
  });

  test('the Thief names a character that the rich one can have', () => {
    const s = turnOf(2);
    Object.assign(s.draft, {
      from: 0,
      visible: [3, 5],
      hidden: 1,
      picks: [2, 6, 7, 8],
      buried: [4],
      pack: [],
    });
    s.holder = [-1, -1, 0, -1, -1, -1, 1, 2, 3, -1];
    s.gold = [0, 9, 0, 0];
    s.hands[1] = [];
    s.cities[1] = ['tavern', 'market', 'docks', 'harbor'].map(name => ({
      card: cardOf(name),
      adorned: false,
      round: 0,
    }));
    expect(choice(s, 0)).toEqual({ type: 'rob', rank: 6 });
  });
});

test('every bot of the roster plays a whole game from its view alone', () => {
  for (const bot of roster.bots) {
    const s = deal(3, 9);
    const rng = rngFrom(2);
    for (let turn = citadels.turn(s); turn.length > 0; turn = citadels.turn(s)) {
      const [seat] = turn;
      const legal = citadels.legal(s, seat);
      const { action } = bot.choose(citadels.view(s, seat), legal, { playouts: 4 }, rng);
      expect(citadels.why(s, seat, action)).toBeNull();
      citadels.apply(s, seat, action);
    }
    expect(s.first, bot.id).not.toBe(-1);
  }
});
