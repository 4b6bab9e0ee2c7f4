import type { MatchState } from '@signoria/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { openWatchers, type Watcher } from '../src/play/watchers.ts';
import { match, move } from './dealt.ts';
import { follower } from './followers.ts';
import { openWire, playOn, startedMatch, testServer, visitor } from './kit.ts';

const MOMENT = { now: 5, isOnline: () => true, isAway: () => false };

afterEach(() => void vi.useRealTimers());

test('a thousand who look on with the same eyes are told one and the same, together, after who plays', () => {
  vi.useFakeTimers();
  const watchers = openWatchers();
  const live = match();
  const view = vi.spyOn(live.match.game, 'view');
  const told: { to: readonly Watcher[]; state: MatchState }[] = [];
  const send = (to: readonly Watcher[], state: MatchState) => void told.push({ to, state });
  const channel = { send, sendChange: null };
  for (let i = 0; i < 1000; i++) watchers.add('m', { who: 'table', since: 0, channel, name: `${i}` });
  watchers.add('m', { who: 0, since: 0, channel, name: 'seat' });
  for (let moves = 1; moves <= 3; moves++) {
    move(live);
    told.length = 0;
    view.mockClear();
    watchers.tell(live, MOMENT);
    expect(told.map(({ to, state }) => [state.you, to.length])).toEqual([
      [0, 1],
      ['table', 1000],
    ]);
    expect(view).toHaveBeenCalledTimes(2);
    for (const { state } of told) expect(state.log).toHaveLength(1);
    vi.runAllTimers();
  }
  view.mockRestore();
});

test('a crowd hears of moves in quick succession together, and who plays of each at once', () => {
  vi.useFakeTimers();
  const watchers = openWatchers();
  const live = match();
  watchers.onDue(() => watchers.tell(live, MOMENT, 'table'));
  const seat = follower(watchers, live, 0, () => MOMENT);
  const crowd = Array.from({ length: 300 }, () => follower(watchers, live, 'table', () => MOMENT));
  const told = () => [seat, crowd[0]].map(({ serial, state }) => [serial, state.version]);
  const first = [seat.serial, crowd[0].serial];
  for (let moves = 0; moves < 4; moves++) {
    move(live);
    watchers.tell(live, MOMENT);
  }
  expect(told()).toEqual([
    [first[0] + 4, 4],
    [first[1] + 1, 1],
  ]);
  // Who comes meanwhile knows more than the others, who are told it all.
  const late = follower(watchers, live, 'table', () => MOMENT);
  expect(late.state.version).toBe(4);
  vi.runOnlyPendingTimers();
  expect(told()).toEqual([
    [first[0] + 4, 4],
    [first[1] + 2, 4],
  ]);
  expect(crowd[0].state.log.map(({ version }) => version)).toEqual([2, 3, 4]);
  for (const one of [...crowd, late]) expect(one.state).toEqual(crowd[0].state);
  // Nothing has happened since, so nothing is told.
  vi.runAllTimers();
  expect(told()[1]).toEqual([first[1] + 2, 4]);
});

test('a crowd that had to wait is not told of a move before it is stored', async () => {
  const server = await testServer();
  const people = await Promise.all(['Ada', 'Ben'].map(name => visitor(server.url, name)));
  const game = { game: 'lost-cities', seats: 2, options: { rounds: 1 }, open: true };
  const { match: id } = await startedMatch(people, game);
  const heard: number[] = [];
  const send = (_: unknown, { version }: MatchState) => void heard.push(version);
  const { watchers, matches, store, moment } = server.services;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const channel = { send, sendChange: null };
  await matches.read(id, live => {
    for (let i = 0; i < 200; i++) watchers.add(id, { who: 'table', since: 0, channel, name: `${i}` });
    // The second time it has to wait.
    for (let times = 0; times < 2; times++) watchers.tell(live, moment());
  });
  const { append } = store;
  const asked = Promise.withResolvers<void>();
  const disk = Promise.withResolvers<void>();
  vi.spyOn(store, 'append').mockImplementation(async line => {
    asked.resolve();
    await disk.promise;
    return append(line);
  });
  const played = playOn(people, id, 1);
  await asked.promise;
  vi.runOnlyPendingTimers();
  for (let turns = 0; turns < 20; turns++) await new Promise(resolve => setImmediate(resolve));
  expect(new Set(heard)).toEqual(new Set([0]));
  disk.resolve();
  await played;
  await vi.waitFor(() => expect(heard.at(-1)).toBe(1));
  vi.useRealTimers();
  await server.stop();
});

test('over sockets everybody hears every version once', async () => {
  const server = await testServer();
  const people = await Promise.all(['Ada', 'Ben'].map(name => visitor(server.url, name)));
  const { match: id } = await startedMatch(people, {
    game: 'lost-cities',
    seats: 2,
    options: { rounds: 1 },
    open: true,
  });
  const wires = await Promise.all([
    ...people.map(one => one.connect()),
    ...Array.from({ length: 20 }, () => openWire(server.url)),
  ]);
  for (const wire of wires) await wire.get('watch-match', { match: id });
  await playOn(people, id, 6);
  for (const wire of wires) {
    await wire.until(id, state => state.version === 6);
    const lines = wire.heard.flatMap(({ event, body }) =>
      event === 'match' ? (body as MatchState).log : [],
    );
    expect(lines.map(line => line.version)).toEqual([1, 2, 3, 4, 5, 6]);
    wire.close();
  }
  await server.stop();
});
