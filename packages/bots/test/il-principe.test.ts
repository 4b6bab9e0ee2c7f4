import type { Policy } from '@signoria/bots';
import { NONE, parseOptions, pick, rngFrom, type Seat, seatsOf } from '@signoria/core';
import { type Action, cityNamed, type IlPrincipe, ilPrincipe, type State } from '@signoria/il-principe';
import { describe, expect, test } from 'vitest';
import { roster } from '../src/il-principe/index.ts';
import { policy, policyWith, quickScores } from '../src/il-principe/policy.ts';
import { NOVICE } from '../src/il-principe/weights.ts';
import { newOutcome, noteResult, playToTheEnd } from '../src/search/playout.ts';
import { peeked } from './reads-only-the-view.ts';

const random: Policy<IlPrincipe> = (_state, _seat, legal, rng) => pick(rng, legal);

function deal(seats: number, seed: number, input: Record<string, unknown> = {}): State {
  const options = parseOptions(ilPrincipe.options, input, seats);
  if (!options.ok) throw new Error(options.problem.at);
  return ilPrincipe.setup(seats, options.value, rngFrom(seed));
}

/** How often `one` wins at a table of `others`, sitting in each seat of each deal. */
function share(one: Policy<IlPrincipe>, others: Policy<IlPrincipe>, seats: number, deals: number): number {
  const found = newOutcome();
  let wins = 0;
  for (let number = 0; number < deals; number++) {
    for (const own of seatsOf(seats)) {
      const mixed: Policy<IlPrincipe> = (s, seat, legal, rng) =>
        (seat === own ? one : others)(s, seat, legal, rng);
      noteResult(playToTheEnd(ilPrincipe, mixed, deal(seats, number), rngFrom(number)), found);
      wins += found.wins[own];
    }
  }
  return wins / (deals * seats);
}

describe('the heuristic', () => {
  test.each([2, 3, 4, 5])('knows nothing but the view at a table of %i', seats => {
    for (const input of [{}, { preset: 'first' }, { rich: true, purses: 'open' }])
      expect(peeked(ilPrincipe, policy, seats, deal(seats, 1, input).options, 7 * seats)).toBeNull();
  });

  test.each([2, 3, 4, 5])('nearly always beats random play at a table of %i', seats => {
    expect(share(policy, random, seats, 12)).toBeGreaterThan(0.95);
  });

  test.each([2, 3, 4, 5])('beats novices at a table of %i', seats => {
    expect(share(policy, policyWith(NOVICE), seats, 40)).toBeGreaterThan(1.5 / seats);
  });
});

/** A table of three in its third round, where seat 1 decides and has nothing yet. */
function quiet(): State {
  const s = deal(3, 5);
  s.round = 3;
  s.open = ['Siena', 'Firenze', 'Lucca', 'Rimini'].map(cityNamed);
  s.hands = [
    [0, 0, 0, 0, 2],
    [1, 0, 1, 0, 0],
    [0, 2, 0, 0, 0],
  ];
  s.money = [9, 9, 9];
  s.marker = 0;
  s.player = 1;
  return s;
}

function choice(s: State, seat: Seat): Action {
  return policy(s, seat, ilPrincipe.legal(s, seat), rngFrom(1));
}

/** What winning the auction for so many coins seems worth to seat 1. */
function worthAt(s: State, price: number): number {
  const found = new Float64Array(1);
  quickScores(s, 1, [{ type: 'bid', amount: price }], found);
  return found[0];
}

describe('in an auction', () => {
  const auction = (lot: number, count: number) => {
    const s = quiet();
    s.phase = 2;
    s.step = 'bid';
    s.auction = 'lot';
    s.lot = lot as 0;
    s.lots = [0, 0, 0, 0, 0];
    s.lots[lot] = count;
    s.waiting = 0;
    s.bidders = 0b111;
    return s;
  };

  test('a card that completes a city is worth more than one that does not', () => {
    expect(worthAt(auction(4, 1), 1)).toBeGreaterThan(worthAt(auction(1, 1), 1));
  });

  test('it keeps the coins for the city the card completes', () => {
    const poor = auction(4, 1);
    poor.money[1] = 5;
    expect(worthAt(poor, 3)).toBeLessThan(worthAt(auction(4, 1), 3));
    poor.bid = 4;
    poor.leader = 0;
    expect(choice(poor, 1)).toEqual({ type: 'pass' });
  });

  test('it bids one more, never the whole purse', () => {
    const s = auction(4, 2);
    s.bid = 1;
    s.leader = 2;
    expect(choice(s, 1)).toEqual({ type: 'bid', amount: 2 });
  });
});

describe('in phase 3', () => {
  const acting = () => {
    const s = quiet();
    s.phase = 3;
    s.step = 'act';
    s.waiting = 0;
    s.acted = 2;
    return s;
  };

  test('it builds the city it has the cards for', () => {
    const s = acting();
    s.hands[1] = [1, 0, 1, 0, 1];
    expect(choice(s, 1)).toEqual({ type: 'build', city: cityNamed('Siena') });
  });

  test('of two cities alike it builds the one that pays the others less', () => {
    const s = acting();
    s.last = true;
    s.open = ['Siena', 'Orvieto', 'Rimini', 'Lucca'].map(cityNamed);
    s.hands[1] = [1, 1, 1, 1, 1];
    s.up[0] = [4, 4, 4, 4, 4];
    s.up[2] = [4, 4, 4, 4, 4];
    s.roles = [0, 2, NONE, NONE, 2, 0, NONE, NONE, NONE, NONE];
    expect(choice(s, 1)).toEqual({ type: 'build', city: cityNamed('Orvieto') });
    s.roles = [NONE, NONE, 0, 2, NONE, NONE, 2, 0, NONE, NONE];
    expect(choice(s, 1)).toEqual({ type: 'build', city: cityNamed('Siena') });
  });
});

test('a shield goes where it wins a region rather than where it is lost', () => {
  const s = quiet();
  s.phase = 4;
  s.step = 'anywhere';
  s.waiting = 0;
  s.role = 6;
  s.regions[0] = [4, 1, 4, 4, 4, 4];
  s.regions[2] = [4, 0, 4, 4, 4, 4];
  expect(choice(s, 1)).toEqual({ type: 'shield', region: 1 });
});

test('every bot of the roster plays a whole game from its view alone', () => {
  for (const bot of roster.bots) {
    const s = deal(2, 9);
    const rng = rngFrom(2);
    for (let turn = ilPrincipe.turn(s); turn.length > 0; turn = ilPrincipe.turn(s)) {
      const [seat] = turn;
      const legal = ilPrincipe.legal(s, seat);
      const { action } = bot.choose(ilPrincipe.view(s, seat), legal, { playouts: 4 }, rng);
      expect(ilPrincipe.why(s, seat, action)).toBeNull();
      ilPrincipe.apply(s, seat, action);
    }
    expect(s.ending, bot.id).not.toBeNull();
  }
});

test.each([2, 4])(
  'of %i the companion plays as it sees it, and near the end plays out what its ideas come to',
  seats => {
    const [heuristic, companion] = ['heuristic', 'companion'].map(name =>
      roster.bots.find(({ id }) => id === name),
    );
    let compared = 0;
    for (let seed = 0; seed < 4; seed++) {
      const s = deal(seats, seed);
      for (let turn = ilPrincipe.turn(s), move = 0; turn.length > 0; turn = ilPrincipe.turn(s), move++) {
        const [seat] = turn;
        const legal = ilPrincipe.legal(s, seat);
        const view = ilPrincipe.view(s, seat);
        const usual = heuristic?.choose(view, legal, {}, rngFrom(move)).action;
        const own = companion?.choose(view, legal, {}, rngFrom(move));
        if (!s.last && s.cityDeck.length >= seats) expect(own).toEqual({ action: usual, candidates: [] });
        else if (own && own.candidates.length > 1) compared++;
        ilPrincipe.apply(s, seat, own?.action as Action);
      }
    }
    expect(compared).toBeGreaterThan(10);
  },
);
