import { rngFrom, type Seat, seatsOf } from '@signoria/core';
import { GAMES } from '@signoria/games';
import type { MatchState, Table } from '@signoria/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../src/main.ts';
import type { Store } from '../src/store/open.ts';
import { newTable, openWire, stateOf, testServer, visitor, type Wire } from './kit.ts';
import { expectNoLeak, expectOnlySaid } from './no-leak.ts';
import { move, optionsFor, type Player, reconnect, takeover, tryUndo } from './scripted.ts';

let server: Running;
let store: Store;
beforeAll(async () => {
  server = await testServer({ awayMs: 0 });
  store = server.services.store;
});
afterAll(() => server.stop());

const LIVE = { kind: 'live', bank: 3_600_000, increment: 10_000 } as const;

for (const game of GAMES) {
  for (const seats of new Set([game.seats.min, game.seats.max])) {
    test(`${game.id}: ${seats} people in every seat with a spectator, an undo, a reconnect, a takeover, a rematch`, async () => {
      const rng = rngFrom(seats);
      const options = optionsFor(game, seats);
      const people = await Promise.all(seatsOf(seats).map(seat => visitor(server.url, `P${seat}`)));
      const { code } = await newTable(people[0], { game: game.id, seats, options, clock: LIVE });
      const players: Player[] = [];
      for (const seat of seatsOf(seats)) {
        const who = people[seat];
        const wire = await who.connect();
        if (seat > 0) await wire.get('join', { code, seat });
        players.push({ who, wire, seat });
      }
      const watcher = await openWire(server.url);
      await watcher.get('watch-table', { code });
      const { table } = await players[0].wire.get<{ table: Table }>('start', { code });
      const match = table.match as string;
      const watch = async (wire: Wire, since?: number) => {
        const { state } = await wire.get<{ state: MatchState }>('watch-match', { match, since, code });
        wire.heard.push({ event: 'match', body: state });
        return state;
      };
      await watch(watcher);
      for (const { wire } of players) await watch(wire);

      let undone = 0;
      let moves = 0;
      let hasStoodIn = false;
      while (await move(players, match, rng)) {
        moves++;
        if (undone < 3) undone += await tryUndo(players, match);
        if (moves === 6) await reconnect(players[1], watch, match);
        if (moves === 12) hasStoodIn = await takeover(players, match);
      }
      const over = await watcher.until(match, state => state.status === 'over');
      expect(over.result).not.toBeNull();
      expect(over.places).toEqual(over.result?.places);
      expect(undone).toBeGreaterThan(0);
      expect(hasStoodIn).toBe(true);

      for (const { wire, seat } of players) {
        await wire.until(match, state => state.status === 'over');
        await expectNoLeak(store, wire, match, seat);
      }
      await expectNoLeak(store, watcher, match, 'table');
      for (const wire of [watcher, ...players.map(player => player.wire)])
        expectOnlySaid(wire, over.seed as string);

      const { body: verdict } = await people[0].call<{ ok: boolean }>('GET', `/api/matches/${match}/verify`);
      expect(verdict).toMatchObject({ ok: true, commitment: over.commitment, seed: over.seed });

      for (const { wire } of players) await wire.get('rematch', { code });
      const { body: again } = await people[0].call<Table>('GET', `/api/tables/${code}`);
      expect(again.status).toBe('playing');
      expect(again.match).not.toBe(match);
      const next = await stateOf(people[0], again.match as string);
      expect(next.seats.map(seat => seat.person?.id)).toEqual(people.map(one => one.me.id));
      expect(next.commitment).not.toBe(over.commitment);
      for (const { wire } of players) wire.close();
      watcher.close();
    });
  }

  test(`${game.id}: people and bots by turns, with a spectator, to the end, and a rematch to its end too`, async () => {
    const seats = game.seats.max;
    const rng = rngFrom(7);
    const isBot = (seat: Seat) => seat % 2 === 1;
    const bots = seatsOf(seats).map(seat => (isBot(seat) ? 'random' : null));
    const people = await Promise.all(
      seatsOf(seats)
        .filter(seat => !isBot(seat))
        .map(seat => visitor(server.url, `P${seat}`)),
    );
    const { code } = await newTable(people[0], {
      game: game.id,
      seats,
      options: optionsFor(game, seats),
      bots,
    });
    const players: Player[] = [];
    for (const [i, who] of people.entries()) {
      const wire = await who.connect();
      await wire.get('join', { code });
      players.push({ who, wire, seat: (2 * i) as Seat });
    }
    const watcher = await openWire(server.url);
    let table = (await players[0].wire.get<{ table: Table }>('start', { code })).table;
    const played: string[] = [];
    for (;;) {
      const match = table.match as string;
      played.push(match);
      const watch = async (wire: Wire, since?: number) => {
        const { state } = await wire.get<{ state: MatchState }>('watch-match', { match, since, code });
        wire.heard.push({ event: 'match', body: state });
        return state;
      };
      for (const wire of [watcher, ...players.map(player => player.wire)]) await watch(wire);
      for (let moves = 1; await move(players, match, rng); moves++)
        if (moves === 6) await reconnect(players[0], watch, match);
      const over = await watcher.until(match, one => one.status === 'over');
      expect(over.seats.map(seat => seat.played)).toEqual(
        seatsOf(seats).map(seat => (isBot(seat) ? 'bot' : 'person')),
      );
      for (const { wire, seat } of players) {
        await wire.until(match, state => state.status === 'over');
        await expectNoLeak(store, wire, match, seat);
      }
      await expectNoLeak(store, watcher, match, 'table');
      if (played.length === 2) break;
      for (const { wire } of players) table = (await wire.get<{ table: Table }>('rematch', { code })).table;
    }
    expect(new Set(played).size).toBe(2);
    for (const { wire } of players) wire.close();
    watcher.close();
  });
}
