import { parseOptions, pick, rngFrom, type Seat } from '@signoria/core';
import type { Patrician } from '@signoria/patrician';
import { type Action, CARDS, type Card, CITIES, type City, patrician, type State } from '@signoria/patrician';
import { describe, expect, test } from 'vitest';
import type { Policy } from '../src/bot.ts';
import { rememberingExp } from '../src/patrician/exp.ts';
import { roster } from '../src/patrician/index.ts';
import { policy, policyWith } from '../src/patrician/policy.ts';
import { APPRENTICE, NOVICE } from '../src/patrician/weights.ts';
import { newOutcome, noteResult, playToTheEnd } from '../src/search/playout.ts';

function optionsFor(preset: string, seats: number): State['options'] {
  const options = parseOptions(patrician.options, { preset }, seats);
  if (!options.ok) throw new Error(options.problem.at);
  return options.value;
}

const random: Policy<Patrician> = (_state, _seat, legal, rng) => pick(rng, legal);

/** The share of wins of one candidate among players of another kind, on the same deals from every seat. */
function share(candidate: Policy<Patrician>, other: Policy<Patrician>, seats: number, deals: number): number {
  const found = newOutcome();
  let won = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (let own = 0; own < seats; own++) {
      const state = patrician.setup(seats, optionsFor('base', seats), rngFrom(deal));
      const mixed: Policy<Patrician> = (s, seat, legal, rng) =>
        (seat === own ? candidate : other)(s, seat, legal, rng);
      noteResult(playToTheEnd(patrician, mixed, state, rngFrom(deal + 1)), found);
      won += found.wins[own];
    }
  }
  return won / (deals * seats);
}

describe.each([2, 3, 4, 5])('with %i players', seats => {
  test('it wins far more than its share among random players, and more than a novice', () => {
    expect(share(policy, random, seats, 60)).toBeGreaterThan([0, 0, 0.95, 0.9, 0.85, 0.78][seats]);
    expect(share(policy, policyWith(NOVICE), seats, 60)).toBeGreaterThan(1.5 / seats);
  });
});

const city = (name: string) => CITIES.findIndex(print => print.name === name) as City;
const card = (name: string) => {
  const [place, sign] = name.split(' ');
  return CARDS.findIndex(print => print.city === city(place) && print.sign === sign) as Card;
};
const tower = (letters: string) => [...letters].map(letter => 'ab'.indexOf(letter) as Seat);

/** A table of two with seat 0 to play, empty but for what a test lays on it. */
function table(change: (s: State) => void, preset = 'base'): State {
  const s = patrician.setup(2, optionsFor(preset, 2), rngFrom(1));
  s.player = 0;
  s.open.fill(-1);
  change(s);
  return s;
}

const choose = (s: State): Action => policy(s, 0, patrician.legal(s, 0), rngFrom(1));

test('it builds the floor that wins a tower', () => {
  const s = table(s => {
    s.towers[city('Verona')] = [tower('bb'), tower('ab')];
    s.hands[0] = [card('Verona A')];
    patrician.apply(s, 0, { type: 'play', card: card('Verona A') });
  });
  expect(choose(s)).toEqual({ type: 'build', site: 1 });
});

test('it takes the third portrait of a set', () => {
  const s = table(s => {
    s.stacks[0] = [card('Roma A*'), card('Verona A')];
    s.hands[0] = [card('Ferrara ?')];
    s.open[city('Siena')] = card('Parma B');
    s.open[city('Lucca')] = card('Siena A');
    s.pile = [];
    patrician.apply(s, 0, { type: 'play', card: card('Ferrara ?') });
    patrician.apply(s, 0, { type: 'build', site: 0 });
  });
  expect(choose(s)).toEqual({ type: 'take', city: city('Lucca') });
});

test('it moves the floor that stood in its way', () => {
  const s = table(s => {
    s.towers[city('Milano')] = [tower('ab'), tower('bbbb')];
    s.hands[0] = [card('Lucca M')];
    patrician.apply(s, 0, { type: 'play', card: card('Lucca M') });
    patrician.apply(s, 0, { type: 'build', site: 0 });
  });
  expect(choose(s)).toEqual({ type: 'move', city: city('Milano'), from: 0 });
});

test('it sets a messenger where it leads, not where the other does', () => {
  const s = table(s => {
    s.towers[city('Parma')] = [tower('aa'), tower('a')];
    s.towers[city('Verona')] = [tower('aa'), tower('a')];
    s.towers[city('Bologna')] = [tower('bbb'), tower('bb')];
    s.hands[0] = [card('Roma A*')];
    patrician.apply(s, 0, { type: 'play', card: card('Roma A*') });
    patrician.apply(s, 0, { type: 'build', site: 0 });
  }, 'messengers');
  expect(choose(s)).toEqual({ type: 'messenger', from: city('Parma'), to: city('Verona') });
});

test('it keeps the last floors of a city for the split that wins most', () => {
  const s = table(s => {
    // Nine floors: the two still to come are both its own, and one on either side wins either tower.
    s.towers[city('Roma')] = [tower('bab'), tower('baab')];
    s.towers[city('Verona')] = [tower('bb'), tower('bb')];
    s.hands[0] = [card('Roma +')];
    patrician.apply(s, 0, { type: 'play', card: card('Roma +') });
  });
  const first = choose(s);
  patrician.apply(s, 0, first);
  patrician.apply(s, 0, choose(s));
  expect(s.winners[city('Roma')]).toEqual([0, 0]);
});

test('of two rivals it is not the leader who gets the taller tower', () => {
  const sites = ([1, 2] as const).map(leader => {
    const s = patrician.setup(3, optionsFor('base', 3), rngFrom(1));
    s.player = 0;
    s.open.fill(-1);
    s.hands[0] = [card('Verona A')];
    s.winners[city('Roma')] = [leader, leader];
    s.towers[city('Verona')] = [
      [1, 1],
      [2, 2],
    ];
    patrician.apply(s, 0, { type: 'play', card: card('Verona A') });
    return choose(s);
  });
  expect(sites).toEqual([
    { type: 'build', site: 1 },
    { type: 'build', site: 0 },
  ]);
});

test('a novice remembers nothing of what the others took and played, the apprentice does', () => {
  const asks = (level: Policy<Patrician>) => {
    let differs = 0;
    for (let deal = 0; deal < 30; deal++) {
      const s = patrician.setup(3, optionsFor('base', 3), rngFrom(deal));
      const rng = rngFrom(deal);
      for (let move = 0; move < 40; move++) {
        const [seat] = patrician.turn(s);
        const legal = patrician.legal(s, seat);
        const blank = patrician.copy(s);
        for (let other = 0; other < 3; other++) {
          if (other === seat) continue;
          blank.known[other] = [];
          blank.stacks[other] = blank.stacks[other].slice(-1);
        }
        if (level(s, seat, legal, rng) !== level(blank, seat, legal, rng)) differs++;
        patrician.apply(s, seat, pick(rng, legal));
      }
    }
    return differs;
  };
  expect(asks(policyWith(NOVICE))).toBe(0);
  expect(asks(policyWith(APPRENTICE))).toBeGreaterThan(0);
});

test('the companion plays as it sees it, until the last cards can be counted out', () => {
  const companion = roster.bots.find(({ id }) => id === 'companion');
  let counted = 0;
  let unsearched = 0;
  for (let deal = 0; deal < 6; deal++) {
    const s = patrician.setup(2, optionsFor('base', 2), rngFrom(deal));
    for (let [seat] = patrician.turn(s); seat !== undefined; [seat] = patrician.turn(s)) {
      const legal = patrician.legal(s, seat);
      const own = policy(s, seat, legal, rngFrom(deal));
      if (legal.length > 1) {
        const choice = companion?.choose(patrician.view(s, seat), legal, {}, rngFrom(deal));
        const isEnd = (choice?.candidates.length ?? 0) > 0;
        if (isEnd) counted++;
        else unsearched++;
        if (!isEnd) expect(choice?.action).toEqual(own);
      }
      patrician.apply(s, seat, own);
    }
  }
  expect(counted).toBeGreaterThan(0);
  expect(unsearched).toBeGreaterThan(counted);
});

/** How many cards were left, on the table and in hands, when the champion first knew the end for certain; by game. */
function countedOutFrom(seats: number, games: number): number[] {
  const champion = roster.bots.find(({ id }) => id === 'champion');
  return Array.from({ length: games }, (_, deal) => {
    const s = patrician.setup(seats, optionsFor('base', seats), rngFrom(deal));
    let most = 0;
    for (let [seat] = patrician.turn(s); seat !== undefined; [seat] = patrician.turn(s)) {
      const legal = patrician.legal(s, seat);
      const view = patrician.view(s, seat);
      const left = s.hands.flat().length + s.open.filter(card => card >= 0).length;
      if (legal.length > 1 && view.pileSize === 0 && left <= 7) {
        const choice = champion?.choose(view, legal, { playouts: 800 }, rngFrom(deal));
        if (choice?.candidates.every(({ tries, error }) => tries === 1 && error === 0))
          most = Math.max(most, left);
      }
      patrician.apply(s, seat, policy(s, seat, legal, rngFrom(deal)));
    }
    return most;
  });
}

test.each([
  [2, 6],
  [3, 5],
])('of %i the champion knows the end for certain from %i cards on, and not before', (seats, cards) => {
  expect(Math.max(...countedOutFrom(seats, 3))).toBe(cards);
});

test('a remembered power is the very one that was worked out, however many were asked for in between', () => {
  const numbers = Array.from({ length: 40_000 }, (_, i) => ((i % 20_000) - 15_000) / 997);
  const exp = rememberingExp();
  expect(numbers.map(exp)).toEqual(numbers.map(Math.exp));
});
