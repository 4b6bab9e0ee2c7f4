import { pick, rngFrom, seatsOf, type Who } from '@signoria/core';
import { GAMES } from '@signoria/games';
import type { MatchChange, MatchState } from '@signoria/protocol';
import { changed } from '@signoria/protocol/client';
import { expect, test } from 'vitest';
import { turnOf, versionOf } from '../src/play/live-match.ts';
import { proposeAct, proposePause, proposeResign } from '../src/play/proposals.ts';
import { type Moment, stateFor } from '../src/play/state-for.ts';
import { openWatchers } from '../src/play/watchers.ts';
import { doIt, match, NONE } from './dealt.ts';
import { follower } from './followers.ts';

const online = new Set(['p0', 'p1']);
let now = 0;
const moment = (): Moment => ({ now: now++, isOnline: id => online.has(id), isAway: () => false });

/** Without the log, which comes line by line. */
function board({ log: _, since: __, ...state }: MatchState) {
  return JSON.parse(JSON.stringify(state));
}

test.each(GAMES.map(game => [game.id, game] as const))(
  '%s: changes put together are the whole, for every seat and those who look on, and are a part of its bytes',
  (_, game) => {
    const live = match(NONE, [], game, game.seats.min);
    const watchers = openWatchers();
    const eyes: Who[] = [...seatsOf(game.seats.min), 'table'];
    const followers = eyes.map(who => ({ who, known: follower(watchers, live, who, moment) }));
    const rng = rngFrom(11);
    let whole = 0;
    for (let moves = 0; moves < 120 && live.status === 'playing'; moves++) {
      const [seat] = turnOf(live);
      const action = pick(rng, game.legal(live.match.state, seat));
      doIt(live, proposeAct(live, seat, 'person', versionOf(live), action, now));
      const told = moment();
      watchers.tell(live, told);
      for (const { who, known } of followers) {
        const state = stateFor(live, who, versionOf(live) - 1, told);
        expect(known.state).toEqual(JSON.parse(JSON.stringify(state)));
        whole += JSON.stringify(state).length;
      }
    }
    expect(followers.reduce((sum, { known }) => sum + known.bytes, 0)).toBeLessThan(whole * 0.6);
  },
);

test('whoever comes later is told the whole, and what was different for the others is told to all', () => {
  const live = match();
  const watchers = openWatchers();
  const said: string[] = [];
  const channel = { send: () => undefined, sendChange: (_: unknown, json: string) => void said.push(json) };
  const join = (name: string) => {
    const state = stateFor(live, 'table', 0, moment());
    return { state, serial: watchers.addForChanges('m', { who: 'table', since: 0, channel, name }, state) };
  };
  const first = join('first');
  // Nobody is told that somebody has left; whoever comes then sees it, and sees them come back like everybody else.
  online.delete('p1');
  const second = join('second');
  expect(second.serial).toBe(first.serial);
  online.add('p1');
  const told = moment();
  watchers.tell(live, told);
  expect(said).toHaveLength(1);
  const change: MatchChange = JSON.parse(said[0]);
  const whole = board(stateFor(live, 'table', 0, told));
  for (const { state } of [first, second]) expect(board(changed(state, change))).toEqual(whole);
  expect(Object.keys(change.state)).toContain('seats');
});

test('what happens without a move is a change of a few bytes', () => {
  const live = match();
  const watchers = openWatchers();
  const known = follower(watchers, live, 0, moment);
  doIt(live, proposePause(live, 0, 1));
  watchers.tell(live, moment());
  expect(known.state.pause).toMatchObject({ seat: 0 });
  expect(known.bytes).toBeLessThan(500);
  doIt(live, proposeResign(live, 0, 2));
  watchers.tell(live, moment());
  expect(known.state).toMatchObject({ status: 'over', seed: live.match.seed });
});

test.each(GAMES.map(game => [game.id, game] as const))(
  '%s: what a seat cannot know is permuted, and what has changed for it is nothing',
  (_, game) => {
    const seats = Math.min(game.seats.max, Math.max(3, game.seats.min));
    const live = match(NONE, [], game, seats);
    const watchers = openWatchers();
    const said: string[] = [];
    const channel = { send: () => undefined, sendChange: (_: unknown, json: string) => void said.push(json) };
    const eyes: Who[] = [...seatsOf(seats), 'table'];
    for (const who of eyes) {
      const watcher = { who, since: 0, channel, name: `${who}` };
      watchers.addForChanges('m', watcher, stateFor(live, who, 0, moment()));
    }
    const rng = rngFrom(5);
    let permuted = 0;
    for (let moves = 0; moves < 40 && live.status === 'playing'; moves++) {
      const [seat] = turnOf(live);
      const action = pick(rng, game.legal(live.match.state, seat));
      doIt(live, proposeAct(live, seat, 'person', versionOf(live), action, now));
      watchers.tell(live, moment());
      const real = live.match.state;
      for (const who of eyes) {
        live.match.state = game.imagine(game.view(real, who), rngFrom(moves));
        if (JSON.stringify(live.match.state) !== JSON.stringify(real)) permuted++;
        said.length = 0;
        watchers.tell(live, moment(), who);
        const [{ state, view, log, gone }] = said.map(json => JSON.parse(json));
        // The time of day is told each time.
        expect([Object.keys(state), view, log, gone]).toEqual([['clocks'], {}, [], undefined]);
      }
      live.match.state = real;
    }
    expect(permuted).toBeGreaterThan(40);
  },
);
