import { rngFrom } from '@signoria/core';
import { expect, test } from 'vitest';
import { thoughtRows } from './bots.ts';
import { latePlayoutLine } from './late-playouts.ts';
import { drops, lasting, table } from './main.ts';
import type { Report } from './measure.ts';
import { playPeer } from './peer.ts';
import { middle, type Start, startRows } from './server.ts';

const report = (timesPeer: number): Report => ({
  peerActionsPerSecond: 20_000,
  speeds: [
    {
      game: 'chess',
      seats: 2,
      goal: 1e6,
      actionsPerSecond: timesPeer * 20_000,
      timesPeer,
      copyMicroseconds: 0.2,
    },
  ],
});

test('a drop of more than a third against the peer is reported, a smaller one is not', () => {
  expect(drops(report(100), report(149))).toEqual([]);
  expect(drops(report(100), report(151))).toEqual(['chess: 100 times the peer, was 151']);
});

test('a drop that a second run does not show is let pass, a lasting one is reported', () => {
  expect(lasting(report(90), () => report(110), report(151))).toEqual([]);
  expect(lasting(report(90), () => report(95), report(151))).toEqual(['chess: 95 times the peer, was 151']);
  expect(lasting(report(98), () => report(90), report(151))).toEqual(['chess: 98 times the peer, was 151']);
  const never = () => expect.fail('measured again without need');
  expect(lasting(report(150), never, report(151))).toEqual([]);
});

test('a game without a baseline is not compared', () => {
  expect(drops(report(100), { peerActionsPerSecond: 1, speeds: [] })).toEqual([]);
});

test('the table shows rates, goals and the ratio', () => {
  expect(table(report(100))).toMatch(/chess\s+2\s+2\.00 M\s+1\.0 M\s+100 x\s+0\.20 us/);
});

test('the peer plays whole matches of three rounds', () => {
  expect(playPeer(rngFrom(1))).toBeGreaterThan(3 * 2 * 44);
});

test('of several starts the middle of each figure is shown', () => {
  const start = (answerMs: number, idleMb: number): Start => ({
    what: 'a server',
    answerMs,
    processorMs: Number.NaN,
    guestMs: null,
    idleMb,
  });
  const shown = middle([start(900, 120), start(2000, 110), start(800, 130)]);
  expect(startRows([shown])[1]).toEqual(['a server', '900 ms', '', '', '120 MB']);
});

test('of a bot its longest decision and its longest turn are shown', () => {
  const thought = { game: 'chess', seats: 2, policyRate: 1_234_567, decisionMs: 51.4, turnMs: 802.2 };
  expect(thoughtRows([thought])[1]).toEqual(['chess', '2', '1235 k', '51 ms', '802 ms']);
});

test('late playouts are shown beside those of the first champion, with their ratio', () => {
  const found = { cards: 12, championMicroseconds: 50, beforeMicroseconds: 620 };
  expect(latePlayoutLine(found)).toContain('champion 50 us, champion-1 620 us, 12.4 times as fast');
});
