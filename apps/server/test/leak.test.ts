import { once } from 'node:events';
import { createServer } from 'node:http';
import { rngFrom, type Seat, seatsOf } from '@signoria/core';
import { GAMES } from '@signoria/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAwayNews } from '../src/events/news.ts';
import { urlOf } from '../src/listening.ts';
import type { Running } from '../src/main.ts';
import { undoLimitOf } from '../src/play/undo.ts';
import {
  delivered,
  openWire,
  playOn,
  startedMatch,
  tellAway,
  testServer,
  type Visitor,
  visitor,
  type Wire,
} from './kit.ts';

let server: Running;
beforeAll(async () => {
  server = await testServer({ privateWebhooks: true });
});
afterAll(() => server.stop());

/** What says when something was said, and nothing else: of the same length whenever it was. */
function timeless(text: string): string {
  return text.replace(/"at":\d{13}/g, '"at":0000000000000');
}

/** The bytes one person is sent about a match: over HTTP, as the first line of a stream, to a watch, and for a wrong move. */
async function bytesFor(who: Visitor, wire: Wire, match: string): Promise<string[]> {
  const headers = { cookie: who.cookie };
  const path = `${server.url}/api/matches/${match}`;
  const state = await (await fetch(path, { headers })).text();
  const stop = new AbortController();
  const stream = await fetch(`${path}/stream`, { headers, signal: stop.signal });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let line = '';
  while (!line.includes('\n')) line += (await reader?.read())?.value ?? '';
  stop.abort();
  const watched = JSON.stringify(await wire.ask('watch-match', { match }));
  const { version } = JSON.parse(state);
  const refused = JSON.stringify(await wire.ask('act', { match, version, action: { type: 'nonsense' } }));
  return [state, line, watched, refused].map(timeless);
}

test.each(GAMES.map(game => [game.id, game] as const))(
  '%s: what a seat cannot know is permuted, and no byte it is sent changes',
  async (id, game) => {
    const seats = Math.min(game.seats.max, Math.max(3, game.seats.min));
    const people = await Promise.all(seatsOf(seats).map(seat => visitor(server.url, `P${seat}`)));
    const { match } = await startedMatch(people, { game: id, seats, open: true });
    const wires = await Promise.all(people.map(one => one.connect()));
    const nobody = { ...people[0], cookie: '' };
    const outside = await openWire(server.url);
    let permuted = 0;
    for (let round = 0; round < 3; round++) {
      await playOn(people, match, 5);
      // How far a move may be taken back is worked out beside, and told when it is known: here it is known before.
      await server.services.matches.read(match, live => seatsOf(seats).map(seat => undoLimitOf(live, seat)));
      for (const seat of [...seatsOf(seats), null]) {
        const who = seat === null ? nobody : people[seat];
        const wire = seat === null ? outside : wires[seat];
        const before = await bytesFor(who, wire, match);
        const { matches } = server.services;
        const real = await matches.read(match, live => live.match.state);
        if (!real.ok) throw new Error('no match');
        const other = game.imagine(
          game.view(real.value, (seat ?? 'table') as Seat),
          rngFrom(round * 10 + (seat ?? 9)),
        );
        if (JSON.stringify(other) !== JSON.stringify(real.value)) permuted++;
        await matches.read(match, live => {
          live.match.state = other;
        });
        const after = await bytesFor(who, wire, match);
        await matches.read(match, live => {
          live.match.state = real.value;
        });
        expect(after).toEqual(before);
      }
    }
    expect(permuted).toBeGreaterThan(0);
    for (const wire of [...wires, outside]) wire.close();
  },
  60_000,
);

test.each(GAMES.map(game => [game.id, game] as const))(
  '%s: what a seat cannot know is permuted, and no byte of a notification changes',
  async (id, game) => {
    const bodies: string[] = [];
    const hook = createServer((request, answer) => {
      request.setEncoding('utf8');
      let body = '';
      request.on('data', chunk => {
        body += chunk;
      });
      request.on('end', () => {
        bodies.push(body);
        answer.end();
      });
    }).listen(0, '127.0.0.1');
    await once(hook, 'listening');
    const seats = game.seats.min;
    const people = await Promise.all(seatsOf(seats).map(seat => visitor(server.url, `P${seat}`)));
    const { match } = await startedMatch(people, { game: id, seats });
    await playOn(people, match, 6);
    // Nobody has a socket open: each hears of it wherever they are.
    for (const one of people) await one.call('PATCH', '/api/me', { webhook: urlOf(hook, '127.0.0.1') });
    const { matches, presence } = server.services;
    const told = async () => {
      bodies.length = 0;
      const news = await matches.read(match, openAwayNews(presence).ofStart);
      if (!news.ok) throw new Error('no match');
      await tellAway(server, news.value);
      await delivered(server);
      return bodies.toSorted();
    };
    const before = await told();
    expect(before).toHaveLength(seats);
    const real = await matches.read(match, live => live.match.state);
    if (!real.ok) throw new Error('no match');
    await matches.read(match, live => {
      live.match.state = game.imagine(game.view(real.value, 'table'), rngFrom(1));
    });
    expect(await told()).toEqual(before);
    hook.close();
  },
);
