import { type Game, type Seat, seatsOf } from '@signoria/core';
import { findGame } from '@signoria/games';
import type { MatchState, Table } from '@signoria/protocol';
import { describe, expect, test } from 'vitest';
import { delayFor, thinkFor } from '../src/bots/patience.ts';
import { defaultConfig } from '../src/config.ts';
import type { LiveMatch } from '../src/play/live-match.ts';
import { proposeResign } from '../src/play/proposals.ts';
import { doIt, match, move, NONE } from './dealt.ts';
import { testServer, visitor } from './kit.ts';

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

test('seven bots of Citadels, all of their pauses and thoughts together: a person is asked again within eight seconds', async () => {
  const server = await testServer({ botDelayMs: times.botDelayMs, botThinkMs: times.botThinkMs });
  const host = await visitor(server.url, 'Host');
  const bots = [null, 'novice', 'companion', 'master', 'novice', 'companion', 'master', 'novice'];
  const options = { preset: 'published', rank9: 'artist' };
  const table = await host.call<Table>('POST', '/api/tables', { game: 'citadels', seats: 8, bots, options });
  const { body } = await host.call<Table>('POST', `/api/tables/${table.body.code}/start`);
  const wire = await host.connect();
  const { state: first } = await wire.get<{ state: MatchState }>('watch-match', { match: body.match });
  // The host may be the first to be asked.
  wire.heard.push({ event: 'match', body: first });
  const waits: number[] = [];
  let seen = -1;
  for (let since = Date.now(); waits.length < 3; since = Date.now()) {
    const isAsked = ({ legal, version }: MatchState) => legal.length > 0 && version > seen;
    const state = await wire.until(body.match as string, isAsked);
    waits.push(Date.now() - since);
    seen = state.version;
    await wire.get('act', { match: body.match, version: seen, action: state.legal.at(-1) });
  }
  expect(Math.max(...waits)).toBeLessThan(8_000);
  wire.close();
  await server.stop();
}, 60_000);
