import { GAMES } from '@signoria/shelf';
import {
  type Game,
  type OptionField,
  parseOptions,
  pick,
  rngFrom,
  type Seat,
  seatsOf,
  type Who,
} from '@signoria/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../src/main.ts';
import { enter, type Live, openLive } from '../src/play/live.ts';
import { loadMatch } from '../src/store/matches.ts';
import type { Done, MatchState, Table } from '../src/wire.ts';
import { newTable, openWire, testServer, type Visitor, visitor, type Wire } from './kit.ts';

let server: Running;
beforeAll(async () => {
  server = await testServer({ awayMs: 0 });
});
afterAll(() => server.stop());

interface Player {
  who: Visitor;
  wire: Wire;
  seat: Seat;
}

/** One move by whoever is in turn among the players; null when the match is over or waits for a bot. */
async function move(players: Player[], match: string, rng: ReturnType<typeof rngFrom>): Promise<boolean> {
  const state = await players[0].wire.until(match, s => {
    return s.status !== 'playing' || s.turn.some(seat => isPersons(s, seat));
  });
  if (state.status !== 'playing') return false;
  const seat = state.turn.find(one => isPersons(state, one));
  const player = players.find(one => one.seat === seat);
  if (!player) throw new Error(`nobody sits in ${seat}`);
  const mine = await player.wire.until(match, s => s.version >= state.version);
  if (mine.version !== state.version || mine.legal.length === 0) return true;
  await player.wire.get<Done>('act', { match, version: mine.version, action: pick(rng, mine.legal) });
  return true;
}

function isPersons(state: MatchState, seat: Seat): boolean {
  return state.seats[seat].played === 'person';
}

/** Everything a wire heard about a match, checked against what the engine lets those eyes see at that version. */
async function expectNoLeak(wire: Wire, match: string, who: Who): Promise<number> {
  const loaded = await loadMatch(server.house.store, match);
  if (!loaded || 'oldRules' in loaded) throw new Error('no log');
  const { header, entries } = loaded;
  const { game } = header;
  const states = wire.heard
    .filter(one => one.event === 'match' && (one.body as MatchState).match === match)
    .map(one => one.body as MatchState);
  expect(states.length).toBeGreaterThan(0);
  const byVersion = Map.groupBy(states, state => state.version);
  const live: Live = openLive(header);
  const told: string[] = [];
  for (let version = 0; ; version++) {
    for (const state of byVersion.get(version) ?? []) {
      const isMine = who !== 'table' && state.turn.includes(who) && state.seats[who].played === 'person';
      const isOver = state.status === 'over' || state.status === 'aborted';
      const heard = state.log.map(line => (line.kind === 'act' ? JSON.stringify(line.events) : line.kind));
      expect(state.you).toBe(who);
      expect(JSON.stringify(state.view)).toBe(JSON.stringify(game.view(live.match.state, who)));
      expect(JSON.stringify(state.legal)).toBe(
        JSON.stringify(isMine ? game.legal(live.match.state, who) : []),
      );
      expect(state.log.every((line, i) => line.version === state.since + 1 + i)).toBe(true);
      expect(heard.join('\n')).toBe(told.slice(state.since, version).join('\n'));
      expect(state.seed).toBe(isOver ? header.seed : null);
      if (!isOver) expect(JSON.stringify(state).includes(header.seed)).toBe(false);
    }
    if (version === entries.length) return states.length;
    enter(live, entries[version]);
    const { entry, events } = live.log[version];
    const heard = events.map(event => game.redact(event, who)).filter(event => event !== null);
    told.push(entry.kind === 'act' ? JSON.stringify(heard) : entry.kind);
  }
}

/** What tables and game lines may say: names, options, times and places, never a board. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  game: 'match code game status rated clock seat names version turn yourTurn deadline places startedAt endedAt'.split(
    ' ',
  ),
  table:
    'code game options host open rated clock guestChat status match rematch muted createdAt seats watchers'.split(
      ' ',
    ),
};

/** Everything else a wire heard says what it may and nothing more, and never the seed. */
function expectOnlySaid(wire: Wire, seed: string): void {
  for (const { event, body } of wire.heard) {
    if (event === 'match') continue;
    expect(Object.keys(SAID)).toContain(event);
    expect(Object.keys(body as object).sort()).toEqual([...SAID[event]].sort());
    expect(JSON.stringify(body)).not.toContain(seed);
  }
}

/** Enough of a long game to see all of it. */
const SHORT: Readonly<Record<string, Record<string, unknown>>> = { 'lost-cities': { rounds: 1 } };

/** Options that this number of seats allows: the default, a preset, or one option changed. */
function optionsFor(game: Game, seats: number): Record<string, unknown> {
  const single = Object.entries<OptionField>(game.options.fields).flatMap(([name, field]) =>
    field.type === 'string' ? field.enum.map(value => ({ [name]: value })) : [],
  );
  const tries = [
    SHORT[game.id] ?? {},
    ...Object.keys(game.options.presets).map(preset => ({ preset })),
    ...single,
  ];
  const found = tries.find(options => parseOptions(game.options, options, seats).ok);
  if (!found) throw new Error(`no options for ${seats} seats of ${game.id}`);
  return found;
}

for (const game of GAMES) {
  for (const seats of new Set([game.seats.min, game.seats.max])) {
    test(`${game.id}: ${seats} people in every seat with a spectator, an undo, a reconnect, a takeover, a rematch`, async () => {
      const rng = rngFrom(seats);
      const options = optionsFor(game, seats);
      const people = await Promise.all(seatsOf(seats).map(seat => visitor(server.url, `P${seat}`)));
      const { code } = await newTable(people[0], { game: game.id, seats, options });
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
        const { state } = await wire.get<{ state: MatchState }>('watch-match', { match, since });
        wire.heard.push({ event: 'match', body: state });
        return state;
      };
      await watch(watcher);
      for (const { wire } of players) await watch(wire);

      let undone = 0;
      let moves = 0;
      while (await move(players, match, rng)) {
        moves++;
        if (undone < 3) undone += await tryUndo(players, match);
        if (moves === 6) await reconnect(players[1], watch, match);
        if (moves === 12) await takeover(players, match);
      }
      const over = await watcher.until(match, state => state.status === 'over');
      expect(over.result).not.toBeNull();
      expect(over.places).toEqual(over.result?.places);
      expect(undone).toBeGreaterThan(0);

      for (const { wire, seat } of players) {
        await wire.until(match, state => state.status === 'over');
        await expectNoLeak(wire, match, seat);
      }
      await expectNoLeak(watcher, match, 'table');
      for (const wire of [watcher, ...players.map(player => player.wire)])
        expectOnlySaid(wire, over.seed as string);

      const { body: verdict } = await people[0].call<{ ok: boolean }>('GET', `/api/matches/${match}/verify`);
      expect(verdict).toMatchObject({ ok: true, commitment: over.commitment, seed: over.seed });

      for (const { wire } of players) await wire.get('rematch', { code });
      const { body: again } = await people[0].call<Table>('GET', `/api/tables/${code}`);
      expect(again.status).toBe('playing');
      expect(again.match).not.toBe(match);
      for (const { wire } of players) wire.close();
      watcher.close();
    });
  }

  test(`${game.id}: one person among bots, to the end`, async () => {
    const seats = game.seats.max;
    const options = optionsFor(game, seats);
    const host = await visitor(server.url, 'Solo');
    const bots = seatsOf(seats).map(seat => (seat === 0 ? null : 'random'));
    const { code } = await newTable(host, { game: game.id, seats, options, bots });
    const wire = await host.connect();
    const { table } = await wire.get<{ table: Table }>('start', { code });
    const match = table.match as string;
    const { state } = await wire.get<{ state: MatchState }>('watch-match', { match });
    wire.heard.push({ event: 'match', body: state });
    const players = [{ who: host, wire, seat: 0 as Seat }];
    const rng = rngFrom(7);
    while (await move(players, match, rng));
    const over = await wire.until(match, one => one.status === 'over');
    expect(over.seats.map(seat => seat.played)).toEqual(
      seatsOf(seats).map(seat => (seat === 0 ? 'person' : 'bot')),
    );
    await expectNoLeak(wire, match, 0);
    wire.close();
  });
}

/** Takes back the last move where the engine says nothing was revealed, and leaves it to be made again. */
async function tryUndo(players: Player[], match: string): Promise<number> {
  const latest = await players[0].wire.until(match, () => true);
  for (const { wire } of players) {
    const mine = await wire.until(match, state => state.version >= latest.version);
    const answer = await wire.ask<Done>('undo', { match, version: mine.version, count: 1 });
    if (!answer.ok) {
      expect(['undo-limit', 'match-over']).toContain(answer.error.code);
      continue;
    }
    for (const other of players) {
      const state = await other.wire.until(match, one => one.version >= answer.version);
      expect(state.moves).toBe(mine.moves - 1);
      expect(state.log.at(-1)?.kind).toBe('undo');
    }
    return 1;
  }
  return 0;
}

/** Another device, the same seat: what happened since. */
async function reconnect(
  player: Player,
  watch: (wire: Wire, since?: number) => Promise<MatchState>,
  match: string,
): Promise<void> {
  const before = await player.wire.until(match, () => true);
  const { heard } = player.wire;
  player.wire.close();
  player.wire = await player.who.connect();
  player.wire.heard.push(...heard);
  const since = Math.max(0, before.version - 3);
  const state = await watch(player.wire, since);
  expect(state.you).toBe(player.seat);
  expect(state.log.length).toBeGreaterThanOrEqual(3);
  expect(state.log.map(line => line.version)).toEqual(
    Array.from({ length: state.version - since }, (_, i) => since + 1 + i),
  );
}

/** The last player goes away in mid-game; the first hands the seat to a bot; it is given back on return. */
async function takeover(players: Player[], match: string): Promise<void> {
  const gone = players[players.length - 1];
  const first = players[0];
  const { heard } = gone.wire;
  gone.wire.close();
  const rng = rngFrom(99);
  for (;;) {
    const state = await first.wire.until(match, () => true);
    if (state.status !== 'playing') break;
    if (state.offers.some(offer => offer.seat === gone.seat && offer.why === 'absent')) {
      const { version } = await first.wire.get<Done>('replace', { match, seat: gone.seat });
      const replaced = await first.wire.until(match, one => one.version >= version);
      expect(replaced.seats[gone.seat].played).toBe('stand-in');
      // The bot moves for the absent: its turn passes without them.
      await first.wire.until(match, one => one.version > version);
      break;
    }
    if (state.turn.includes(gone.seat)) {
      await new Promise(resolve => setTimeout(resolve, 20));
      const fresh = await first.wire.get<{ state: MatchState }>('watch-match', {
        match,
        since: state.version,
      });
      first.wire.heard.push({ event: 'match', body: fresh.state });
      continue;
    }
    await move(
      players.filter(player => player !== gone),
      match,
      rng,
    );
  }
  gone.wire = await gone.who.connect();
  gone.wire.heard.push(...heard);
  const { state } = await gone.wire.get<{ state: MatchState }>('watch-match', { match });
  gone.wire.heard.push({ event: 'match', body: state });
  expect(state.seats[gone.seat].played).toBe('person');
}
