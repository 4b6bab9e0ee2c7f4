import type { Seat } from '@signoria/core';
import { EVENTS, type GameLine, type MatchState, MESSAGES, type Me } from '@signoria/protocol';
import {
  type Api,
  type Connection,
  followMatch,
  openApi,
  openConnection,
  type Reply,
} from '@signoria/protocol/client';
import { Compile } from 'typebox/compile';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Running } from '../src/main.ts';
import { testServer } from './kit.ts';

let server: Running;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const open: Connection[] = [];
afterEach(() => {
  for (const connection of open.splice(0)) connection.close();
});

interface Player {
  me: Me;
  api: Api;
  connection: Connection;
}

/** Comes as a guest, makes a key, and from then on is a program with a key. */
async function player(name: string): Promise<Player> {
  const guest = openApi({ base: server.url });
  const me = yes(await guest('POST /api/guest', { body: { name } }));
  const { key } = yes(await guest('POST /api/me/keys', { body: { name: 'client' } }));
  const connection = openConnection({ base: server.url, key });
  open.push(connection);
  return { me, api: openApi({ base: server.url, key }), connection };
}

function yes<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(JSON.stringify(reply.error));
  return reply.value;
}

function problem<T>(reply: Reply<T>) {
  if (reply.ok) throw new Error(`not refused: ${JSON.stringify(reply.value)}`);
  return reply.error;
}

/** Anna has set up a game of Lost Cities, Bruno has sat down, it has begun. */
async function begun(): Promise<{ anna: Player; bruno: Player; code: string; match: string }> {
  const [anna, bruno] = [await player('Anna'), await player('Bruno')];
  const { code } = yes(await anna.api('POST /api/tables', { body: { game: 'lost-cities', seats: 2 } }));
  yes(await bruno.api('POST /api/tables/:code/join', { params: { code }, body: { seat: 1 } }));
  const { match } = yes(await anna.api('POST /api/tables/:code/start', { params: { code } }));
  if (!match) throw new Error('no match');
  return { anna, bruno, code, match };
}

/** What a player knows of a match: the state asked for, and each one pushed since. */
async function follow({ connection }: Player, match: string) {
  const heard: MatchState[] = [];
  let wake = () => {};
  followMatch(connection, match, {
    state(told) {
      heard.push(told);
      wake();
    },
    refused: error => expect.fail(error.code),
  });
  const until = async (fits: (state: MatchState) => boolean): Promise<MatchState> => {
    for (;;) {
      const last = heard.at(-1);
      if (last && fits(last)) return last;
      await new Promise<void>(resolve => (wake = resolve));
    }
  };
  const first = await until(() => true);
  return { now: () => heard.at(-1) ?? first, until };
}

test('two programs play a game to its end, each move heard by the other as a push', async () => {
  const { anna, bruno, match } = await begun();
  const lines: GameLine[] = [];
  bruno.connection.listen({ game: line => lines.push(line) });
  const players = [anna, bruno];
  const seen = await Promise.all(players.map(one => follow(one, match)));
  for (;;) {
    const version = seen[0].now().version;
    const states = await Promise.all(seen.map(one => one.until(state => state.version >= version)));
    if (states[0].status === 'over') break;
    const mover = states.findIndex(({ legal }) => legal.length > 0);
    const [action] = states[mover].legal;
    const done = yes(await players[mover].connection.request('act', { match, version, action }));
    await Promise.all(seen.map(one => one.until(state => state.version >= done.version)));
  }
  expect(seen[1].now().places).toEqual(seen[0].now().places);
  expect(lines.at(-1)).toMatchObject({ match, status: 'over', seat: 1 });
  const record = yes(await anna.api('GET /api/matches/:match/record', { params: { match } }));
  expect(record).toMatchObject({ game: 'lost-cities', seats: 2 });
  const { games } = yes(await anna.api('GET /api/me/games', { query: { status: 'over' } }));
  expect(games.map(line => line.match)).toEqual([match]);
});

test('a refusal is an answer, with the code and the rule', async () => {
  const { anna, bruno, match } = await begun();
  const { version, turn } = yes(await anna.api('GET /api/matches/:match', { params: { match } }));
  const { api, connection } = turn.includes(0 as Seat) ? anna : bruno;
  const refused = {
    code: 'illegal-action',
    refusal: { rule: 'LC-1.5', code: 'card-first' },
  };
  const body = { version, action: { type: 'draw' } };
  expect(problem(await connection.request('act', { match, ...body }))).toMatchObject(refused);
  expect(problem(await api('POST /api/matches/:match/act', { params: { match }, body }))).toMatchObject(
    refused,
  );
  expect(problem(await anna.api('GET /api/tables/:code', { params: { code: 'ÄÖ?' } })).code).toBe(
    'unknown-table',
  );
});

test('a key that opens nothing is refused over HTTP and gets no socket', async () => {
  const api = openApi({ base: server.url, key: 'wrong' });
  expect(problem(await api('GET /api/me')).code).toBe('wrong-key');
  const connection = openConnection({ base: server.url, key: 'wrong' });
  open.push(connection);
  const opened = await new Promise<boolean>(resolve => {
    connection.onChange(resolve);
    connection.listen({});
  });
  expect(opened).toBe(false);
});

test('a server that is not there is an answer too', async () => {
  const gone = await testServer();
  const { url } = gone;
  await gone.stop();
  expect(problem(await openApi({ base: url })('GET /api/games'))).toEqual({ code: 'offline' });
  const connection = openConnection({ base: url, answerMs: 200 });
  open.push(connection);
  expect(problem(await connection.request('watch-lobby', {}))).toEqual({ code: 'offline' });
});

test('what a socket is answered and told fits the schemas of the protocol', async () => {
  const { anna, bruno, code, match } = await begun();
  const heard = new Set<string>();
  const wrong: string[] = [];
  const hear = (event: keyof typeof EVENTS) => (body?: unknown) => {
    heard.add(event);
    const schema = EVENTS[event];
    if (schema && !Compile(schema).Check(body)) wrong.push(event);
  };
  anna.connection.listen({
    table: hear('table'),
    match: hear('match'),
    chat: hear('chat'),
    'chat-removed': hear('chat-removed'),
    game: hear('game'),
    lobby: hear('lobby'),
  });
  const ask: Connection['request'] = async (name, body) => {
    const reply = await anna.connection.request(name, body);
    if (reply.ok && !Compile(MESSAGES[name].ack).Check(reply.value)) wrong.push(name);
    return reply;
  };
  yes(await ask('watch-lobby', {}));
  yes(await ask('watch-table', { code }));
  const { state } = yes(await ask('watch-match', { match }));
  const { line } = yes(await ask('chat', { code, text: 'Good evening' }));
  await anna.api('DELETE /api/tables/:code/chat/:id', { params: { code, id: line.id } });
  yes(await ask('settings', { code, guestChat: false }));
  yes(await bruno.api('POST /api/tables', { body: { game: 'patrician', seats: 3, open: true } }));
  if (state.legal.length > 0) yes(await ask('hint', { match }));
  yes(await ask('resign', { match }));
  await expect
    .poll(() => [...heard].sort())
    .toEqual(['chat', 'chat-removed', 'game', 'lobby', 'match', 'table']);
  expect(yes(await ask('watch-match', { match, changes: true })).serial).toBe(0);
  yes(await ask('unwatch-match', { match }));
  yes(await ask('unwatch-table', { code }));
  yes(await ask('unwatch-lobby', {}));
  expect(wrong).toEqual([]);
});

test('a connection says when it is open and opens anew when asked', async () => {
  const { connection } = await player('Carla');
  const changes: boolean[] = [];
  connection.onChange(isOpen => changes.push(isOpen));
  let openings = 0;
  connection.listen({}, () => openings++);
  await expect.poll(() => openings).toBe(1);
  await connection.reopen();
  expect(changes).toEqual([true, false, true]);
  expect(openings).toBe(2);
  yes(await connection.request('watch-lobby', {}));
});
