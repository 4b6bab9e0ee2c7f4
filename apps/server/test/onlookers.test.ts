import type { MatchState } from '@signoria/protocol';
import { expect, test, vi } from 'vitest';
import { openWatchers, type Watcher } from '../src/play/watchers.ts';
import { match, move } from './dealt.ts';
import { openWire, playOn, startedMatch, testServer, visitor } from './kit.ts';

const MOMENT = { now: 5, isOnline: () => true, isAway: () => false };

test('a thousand who look on with the same eyes are told one and the same, together', () => {
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
      ['table', 1000],
      [0, 1],
    ]);
    expect(view).toHaveBeenCalledTimes(2);
    expect(told[0].state.log).toHaveLength(1);
  }
  view.mockRestore();
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
