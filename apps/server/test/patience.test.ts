import { timeFor } from '@signoria/bots';
import { type Game, type Seat, seatsOf } from '@signoria/core';
import { findGame } from '@signoria/games';
import type { Table } from '@signoria/protocol';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { delayFor, thinkFor } from '../src/bots/patience.ts';
import { defaultConfig } from '../src/config.ts';
import type { LiveMatch } from '../src/play/live-match.ts';
import { proposeResign } from '../src/play/proposals.ts';
import { doIt, inTurn, match, move, NONE } from './dealt.ts';
import { newTable, stateOf, testServer, visitor } from './kit.ts';

const times = defaultConfig();
const citadels = findGame('citadels') as Game;

/** A table of Citadels with one person, in the middle of what the bots do. */
function waitedFor(bots: number): LiveMatch {
  const seats = seatsOf(bots + 1).filter(seat => seat > 0);
  const live = match(NONE, seats, citadels, bots + 1);
  while (move(live) !== 0);
  return live;
}

describe('a bot', () => {
  test('has all the time of the host when it plays alone with a person', () => {
    const live = waitedFor(1);
    expect([delayFor(times, live, 0), thinkFor(times, live, 0)]).toEqual([500, 800]);
    expect([delayFor(times, live, 3_000), thinkFor(times, live, 3_000)]).toEqual([500, 800]);
  });

  test('has all of it for a single decision, however long that is', () => {
    const long = { botDelayMs: 60_000, botThinkMs: 5_000 };
    expect(delayFor(long, waitedFor(6), 0)).toBe(60_000);
    expect(thinkFor(long, waitedFor(6), 0)).toBe(5_000);
  });

  test('has less the longer a person has waited, and never nothing to think with', () => {
    const live = waitedFor(6);
    expect(delayFor(times, live, 5_000)).toBeLessThan(250);
    expect([delayFor(times, live, 20_000), thinkFor(times, live, 20_000)]).toEqual([0, 40]);
  });

  test('has all of it again where no person waits', () => {
    const live = waitedFor(6);
    doIt(live, proposeResign(live, 0 as Seat, 0));
    expect([delayFor(times, live, 20_000), thinkFor(times, live, 20_000)]).toEqual([500, 800]);
  });
});

describe('six bots of Citadels', () => {
  /** The longest of what a person waits for while the bots pause and think as long as they may, over some rounds. */
  function longestWait(delay: typeof delayFor, think: typeof thinkFor): number {
    const live = waitedFor(6);
    const waits: number[] = [];
    let [since, now] = [0, 0];
    while (waits.length < 20) {
      const seat = inTurn(live);
      if (seat === 0) {
        waits.push(now - since);
        since = now;
      } else {
        now += delay(times, live, now);
        now += timeFor(think(times, live, now), live.match.moves, seat);
      }
      move(live, now);
    }
    return Math.max(...waits);
  }

  test('let a person be asked again within eight seconds, however many decisions they have', () => {
    const unhurried = longestWait(
      () => times.botDelayMs,
      () => times.botThinkMs,
    );
    expect(unhurried).toBeGreaterThan(10_000);
    expect(longestWait(delayFor, thinkFor)).toBeLessThan(8_000);
  });

  test('are given less than a turn’s time by the server as soon as somebody waits', async () => {
    const given: number[] = [];
    const log = pino({ level: 'error' }, { write: line => given.push(Number(JSON.parse(line).err.message)) });
    const thinker = new URL('./telling-bots.ts', import.meta.url);
    const [botDelayMs, botThinkMs] = [1_000, 1_000];
    const server = await testServer({ botDelayMs, botThinkMs }, { log, thinker });
    const host = await visitor(server.url, 'Host');
    const bots = [null, ...Array.from({ length: 6 }, () => 'novice')];
    const { code } = await newTable(host, { game: 'citadels', seats: 7, bots });
    const { body } = await host.call<Table>('POST', `/api/tables/${code}/start`);
    const match = body.match as string;
    const { version, legal } = await stateOf(host, match);
    // Whoever has the crown chooses first.
    if (legal.length > 0) await host.call('POST', `/api/matches/${match}/act`, { version, action: legal[0] });
    await expect.poll(() => given.length).toBeGreaterThan(0);
    // The first decision of a turn has half of its time.
    expect(given[0]).toBeLessThan(botThinkMs / 2);
    await server.stop();
  });
});
