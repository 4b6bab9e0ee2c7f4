import { type Roster, rosterFor } from '@signoria/bots';
import {
  type Contest,
  type DealResult,
  fitRatings,
  parsePlayer,
  playDeal,
  playerName,
  summarise,
  verdict,
} from '@signoria/bots/arena';
import { below, rngFrom } from '@signoria/core';
import { expect, test } from 'vitest';

const roster = rosterFor('lost-cities') as Roster;
const contest: Contest = {
  game: 'lost-cities',
  seats: 2,
  options: { rounds: 1 },
  candidate: { bot: 'champion', budget: { playouts: 12 } },
  pool: [{ bot: 'heuristic', budget: {} }],
  seed: 'test',
};

test('a deal gives the same result whenever and in whatever order it is played', () => {
  const forward = [0, 1, 2].map(deal => playDeal(roster, contest, deal));
  const backward = [2, 1, 0].map(deal => playDeal(roster, contest, deal)).reverse();
  expect(backward).toEqual(forward);
  expect(new Set(forward.map(result => result.margin)).size).toBeGreaterThan(1);
});

test('a bot against itself takes exactly its fair share of every deal', () => {
  const mirror = { ...contest, candidate: { bot: 'heuristic', budget: {} } };
  for (const deal of [0, 1, 2])
    expect(playDeal(roster, mirror, deal)).toMatchObject({ share: 0.5, margin: 0 });
});

test('players are named with the thinking they are given', () => {
  const player = parsePlayer('champion@50ms', { playouts: 1 });
  expect(player).toEqual({ bot: 'champion', budget: { ms: 50 } });
  expect(playerName(player)).toBe('champion@50ms');
  expect(playerName(parsePlayer('master@400', {}))).toBe('master@400');
  expect(parsePlayer('novice', { ms: 5 })).toEqual({ bot: 'novice', budget: { ms: 5 } });
});

function results(shares: readonly number[]): DealResult[] {
  return shares.map((share, deal) => ({ deal, share, margin: 10 * share - 5, moves: 50 }));
}

test('an interval is that of the deals, not of the games', () => {
  // Means of 0 and 1 in turn: a standard error of half a root of one over the deals.
  const { share, timesFair, games } = summarise(results(Array.from({ length: 100 }, (_, i) => i % 2)), 2);
  expect(share.mean).toBe(0.5);
  expect(share.high - share.mean).toBeCloseTo(1.96 * Math.sqrt(0.25 / 99), 4);
  expect(timesFair.mean).toBe(1);
  expect(games).toBe(200);
});

test('no interval of a share reaches below nothing or above the whole', () => {
  const nearly = Array.from({ length: 10 }, (_, i) => (i === 0 ? 0.5 : 1));
  expect(summarise(results(nearly), 2).share).toMatchObject({ mean: 0.95, high: 1 });
  expect(summarise(results(nearly.map(share => 1 - share)), 2).share).toMatchObject({ low: 0 });
  expect(summarise(results([1]), 2).share.high).toBe(Infinity);
});

test('the sequential test finds a gain, its absence, and waits in between', () => {
  const rng = rngFrom(4);
  const deals = (chance: number, count: number) =>
    Array.from({ length: count }, () => (below(rng, 1000) < 1000 * chance ? 1 : 0));
  const bounds = { none: 0.5, gain: 0.55 };
  expect(verdict(deals(0.7, 400), bounds)).toBe('stronger');
  expect(verdict(deals(0.4, 400), bounds)).toBe('not-stronger');
  expect(verdict(deals(0.7, 40), bounds)).toBe('open');
});

test('ratings recover the strengths the games were made with', () => {
  const rng = rngFrom(9);
  const strength: Readonly<Record<string, number>> = { weak: 0.5, anchor: 1, strong: 4 };
  const pairings = [
    ['anchor', 'weak', 4],
    ['strong', 'anchor', 4],
    ['strong', 'weak', 2],
  ].map(([candidate, other, seats]) => {
    const a = strength[candidate];
    const chance = a / (a + (Number(seats) - 1) * strength[other]);
    const shares = Array.from({ length: 3000 }, () => (below(rng, 10000) < 10000 * chance ? 1 : 0));
    return { candidate: String(candidate), other: String(other), seats: Number(seats), shares };
  });
  const ratings = fitRatings(pairings, { name: 'anchor', rating: 1500 }, rngFrom(1));
  for (const { name, rating } of ratings) {
    const truth = 1500 + 400 * Math.log10(strength[name]);
    expect(Math.abs(rating.mean - truth)).toBeLessThan(25);
    expect(rating.low).toBeLessThanOrEqual(rating.mean);
    expect(rating.high).toBeGreaterThanOrEqual(rating.mean);
  }
});
