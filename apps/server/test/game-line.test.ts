import { type Game, pick, type Rng, rngFrom, type Seat, seatsOf, seedFromText } from '@signoria/core';
import { findGame } from '@signoria/games';
import type { Clock, GameLine } from '@signoria/protocol';
import Sqlite from 'better-sqlite3';
import { SqliteDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyEntry, newLiveMatch } from '../src/play/apply-entry.ts';
import { gameLineOf, storedProgressOf } from '../src/play/game-line.ts';
import { isEnded, type LiveMatch, turnOf, versionOf } from '../src/play/live-match.ts';
import { proposeAct } from '../src/play/proposals.ts';
import type { Entry } from '../src/store/entry.ts';
import { matchesOf } from '../src/store/games.ts';
import type { Header } from '../src/store/header.ts';
import { type Store, storeOn } from '../src/store/open.ts';
import { append, insert } from './dealt.ts';
import { playOn, startedMatch, testServer, visitor } from './kit.ts';

let store: Store;
beforeAll(async () => {
  store = await storeOn('sqlite', new SqliteDialect({ database: new Sqlite(':memory:') }));
});
afterAll(() => store.close());

const PEOPLE = ['ada', 'ben', 'cleo', 'dan'];

function headerOf(id: string, clock: Clock, change: Partial<Game> = {}): Header {
  const game = findGame(id);
  if (!game) throw new Error('no such game');
  return {
    id: `${id} ${clock.kind}`,
    code: 'ABCDEF',
    game: { ...game, ...change },
    options: game.options.presets[Object.keys(game.options.presets)[0]] as Record<string, unknown>,
    owners: PEOPLE.map(name => ({
      kind: 'person',
      person: `${name} ${id} ${clock.kind}`,
      name,
      guest: false,
    })),
    seed: seedFromText('lines'),
    clock,
    rated: false,
    open: false,
    startedAt: 1_700_000_000_000,
  };
}

/** Something that may happen next: mostly a move of a seat in turn, now and then a stand-in, a return, a pause. */
function nextEntry(live: LiveMatch, rng: Rng, at: number): Entry {
  const { game, state } = live.match;
  const chance = pick(rng, [...Array(12).keys()]);
  const seat = pick(rng, seatsOf(PEOPLE.length));
  if (live.status === 'paused') return { kind: 'resume', seat, at };
  if (chance === 0) return { kind: 'pause', seat, at };
  if (chance === 1 && !live.standIn[seat]) return { kind: 'stand-in', seat, why: 'absent', at };
  if (chance === 2 && live.standIn[seat] && !live.resigned.includes(seat))
    return { kind: 'return', seat, at };
  const mover = pick(rng, turnOf(live));
  return { kind: 'act', seat: mover, by: 'person', action: pick(rng, game.legal(state, mover)), at };
}

test.each<Clock>([
  { kind: 'slow', perMove: 86_400_000 },
  { kind: 'live', bank: 600_000, increment: 5_000 },
])(
  'the line pushed and the line listed are one, also where several owe a decision ($kind)',
  async clock => {
    const live = newLiveMatch(headerOf('il-principe', clock));
    await store.write(trx => insert(trx, live));
    const rng = rngFrom(7);
    let at = live.header.startedAt;
    /** How many people the match waited for at once, and whether their deadlines were not the same. */
    const waited = new Set<string>();
    while (!isEnded(live)) {
      at += 1_000 * (1 + pick(rng, [...Array(60).keys()]));
      const isEnough = versionOf(live) > 150 && live.resigned.length === 0;
      const entry: Entry = isEnough ? { kind: 'resign', seat: 1 as Seat, at } : nextEntry(live, rng, at);
      applyEntry(live, entry);
      await store.write(trx => append(trx, live, entry));
      const { waiting } = storedProgressOf(live, 0);
      const isApart = new Set(waiting.map(({ deadline }) => deadline)).size > 1;
      waited.add(`${waiting.length}${isApart ? ' apart' : ''}`);
      for (const [seat, owner] of live.header.owners.entries()) {
        const pushed = gameLineOf(live, seat as Seat);
        const person = owner.kind === 'person' ? owner.person : '';
        expect(await matchesOf(store, person, { phase: 'all', limit: 2 })).toEqual([pushed]);
      }
    }
    expect([...waited]).toEqual(expect.arrayContaining(['0', '1', '2 apart']));
  },
  60_000,
);

test('over the wire: what a socket hears of a game is what the list of my games says', async () => {
  const server = await testServer();
  const people = await Promise.all(PEOPLE.slice(0, 3).map(name => visitor(server.url, name)));
  const wires = await Promise.all(people.map(one => one.connect()));
  const { match } = await startedMatch(people, {
    game: 'il-principe',
    seats: 3,
    clock: { kind: 'slow', perMove: 86_400_000 },
  });
  let compared = 0;
  for (let moves = 0; moves < 40; moves++) {
    await playOn(people, match, 1);
    for (const [i, one] of people.entries()) {
      const { body } = await one.call<{ games: GameLine[] }>('GET', '/api/me/games');
      const [listed] = body.games;
      const pushed = wires[i].heard.findLast(({ event }) => event === 'game')?.body as GameLine;
      if (pushed?.version !== listed.version) continue;
      expect(pushed).toEqual(listed);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(10);
  for (const wire of wires) wire.close();
  await server.stop();
}, 60_000);

test('whether an action is legal is decided once, when it is proposed', () => {
  const asked: unknown[] = [];
  const game = findGame('lost-cities') as Game;
  const why: Game['why'] = (state, seat, action) => {
    asked.push(action);
    return game.why(state, seat, action);
  };
  const header = headerOf('lost-cities', { kind: 'none' }, { why });
  const live = newLiveMatch({ ...header, owners: header.owners.slice(0, 2) });
  for (let moves = 1; moves <= 10; moves++) {
    const [seat] = turnOf(live);
    const [action] = game.legal(live.match.state, seat);
    const proposal = proposeAct(live, seat, 'person', versionOf(live), action, 0);
    if (!proposal.ok || !('entry' in proposal.value)) throw new Error('refused');
    applyEntry(live, proposal.value.entry);
    expect(asked).toHaveLength(moves);
  }
});

test('a match listed by a store of before waits for all in turn until its next entry', async () => {
  const file = new Sqlite(':memory:');
  const old = await storeOn('sqlite', new SqliteDialect({ database: file }));
  const live = newLiveMatch(headerOf('lost-cities', { kind: 'slow', perMove: 86_400_000 }));
  await old.write(trx => insert(trx, live));
  for (const table of [
    'recovery_code',
    'block',
    'report',
    'leaving',
    'limit_count',
    'ban',
    'notice',
    'rating_change',
    'friend',
    'invite',
    'review',
    'notification',
  ])
    file.exec(`drop table ${table}`);
  file.exec('alter table profile drop column email');
  file.exec('alter table profile drop column crest');
  file.exec(`drop index match_seat_games; alter table match_seat drop column started_at;
    alter table match_seat drop column resigned; alter table "match" drop column open;
    alter table "match" drop column scores; alter table "match" drop column archived; alter table "match" drop column waiting;
    alter table "match" drop column rules_began;
    drop index match_aside; alter table "match" drop column broken;
    drop index match_bot_at; alter table "match" rename column bot_at to bot_due;
    create index match_bot_due on "match" (bot_due); alter table "match" rename column clock_at to deadline; delete from kysely_migration where name >= '0002'`);
  const now = await storeOn('sqlite', new SqliteDialect({ database: file }));
  const [seat] = turnOf(live);
  const owner = live.header.owners[seat];
  const person = owner.kind === 'person' ? owner.person : '';
  expect(await matchesOf(now, person, { phase: 'playing', limit: 2 })).toEqual([gameLineOf(live, seat)]);
  await now.close();
});
