import { findGame, GAMES } from '@signoria/games';
import {
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  MATCH_COMMANDS,
  type MatchCommand,
  TABLE_COMMANDS,
  type TableCommand,
  type WireError,
} from '@signoria/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Running } from '../src/main.ts';
import type { Database } from '../src/store/database.ts';
import { call, newTable, openWire, startedMatch, stateOf, testServer, visitor, type Wire } from './kit.ts';

/** Bad input comes in by HTTP and by the socket: the same stable code at both, and nothing changes. */

/** Somebody at both doors. */
interface Caller {
  cookie: string;
  wire: Wire;
}

let server: Running;
let host: Caller;
let guest: Caller;
let stranger: Caller;
let nobody: Caller;
let full: string;
let waiting: string;
let match: string;
let inTurn: Caller;
beforeAll(async () => {
  server = await testServer();
  const people = await Promise.all(['Ada', 'Ben', 'Eve'].map(name => visitor(server.url, name)));
  const wires = await Promise.all(people.map(one => one.connect()));
  [host, guest, stranger] = people.map(({ cookie }, i) => ({ cookie, wire: wires[i] }));
  nobody = { cookie: '', wire: await openWire(server.url) };
  const LOST = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };
  waiting = (await newTable(people[0], LOST)).code;
  full = (await newTable(people[0], LOST)).code;
  await people[1].call('POST', `/api/tables/${full}/join`);
  match = (await startedMatch(people.slice(0, 2), LOST)).match;
  inTurn = [host, guest][(await stateOf(people[0], match)).turn[0]];
});
afterAll(async () => {
  for (const { wire } of [host, guest, stranger, nobody]) wire.close();
  await server.stop();
});

const TABLE_BODIES: Readonly<Record<TableCommand, object>> = {
  join: {},
  leave: {},
  kick: { seat: 1 },
  bot: { seat: 1, level: 'novice' },
  settings: { open: true },
  start: {},
  rematch: {},
  chat: { text: 'hello' },
  mute: { person: 'somebody', muted: true },
};
const MATCH_BODIES: Readonly<Record<MatchCommand, object>> = {
  act: { version: 0, action: { type: 'play' } },
  undo: { version: 0 },
  takeback: { version: 0, count: 1 },
  'takeback-answer': { agree: true },
  pause: {},
  'pause-answer': { agree: true },
  resume: {},
  resign: {},
  abort: {},
  replace: { seat: 1 },
  return: {},
  hint: {},
};
const tableCommands = Object.keys(TABLE_COMMANDS) as TableCommand[];
const matchCommands = Object.keys(MATCH_COMMANDS) as MatchCommand[];

/** Sends the same by both doors and expects the same refusal; the answer is what was said. */
async function refused(
  who: Caller,
  about: { code: string } | { match: string },
  command: string,
  body: object,
  code: ErrorCode,
): Promise<WireError> {
  const path = 'code' in about ? `/api/tables/${about.code}` : `/api/matches/${about.match}`;
  const headers = who.cookie ? { cookie: who.cookie } : {};
  const answer = await call<ErrorBody>(server.url, 'POST', `${path}/${command}`, headers, body);
  expect([command, answer.status, answer.body.error?.code]).toEqual([command, ERROR_STATUS[code], code]);
  const ack = await who.wire.ask(command, { ...about, ...body });
  expect([command, ack.ok, !ack.ok && ack.error.code]).toEqual([command, false, code]);
  if (!ack.ok && code !== 'no-session' && code !== 'bad-request')
    expect(ack.error).toEqual(answer.body.error);
  return answer.body.error;
}

/** Everything the store holds of tables, matches and people. */
async function stored(): Promise<string> {
  const tables = [
    'game_table',
    'table_person',
    'match',
    'match_seat',
    'match_log',
    'chat_line',
    'rating',
    'profile',
    'push',
  ] as const satisfies readonly (keyof Database)[];
  const rows = await Promise.all(
    tables.map(name => server.services.store.db.selectFrom(name).selectAll().execute()),
  );
  return JSON.stringify(rows);
}

describe('refused at both doors, and nothing changed', () => {
  let before: string;
  beforeAll(async () => {
    before = await stored();
    expect(before).toContain(match);
  });
  const unchanged = async () => expect(await stored()).toBe(before);

  test('an unknown table, an unknown match', async () => {
    for (const command of tableCommands)
      await refused(host, { code: 'NOSUCH' }, command, TABLE_BODIES[command], 'unknown-table');
    for (const command of matchCommands)
      await refused(host, { match: 'nosuch' }, command, MATCH_BODIES[command], 'unknown-match');
    await unchanged();
  });

  test('a full table, a seat that is taken, a seat that is not there', async () => {
    await refused(stranger, { code: full }, 'join', {}, 'table-full');
    await refused(stranger, { code: full }, 'join', { seat: 1 }, 'seat-taken');
    await refused(stranger, { code: waiting }, 'join', { seat: 7 }, 'bad-request');
    await refused(host, { code: waiting }, 'start', {}, 'seats-empty');
    await unchanged();
  });

  test('what is the host’s', async () => {
    for (const command of ['kick', 'bot', 'settings', 'start', 'mute'] as const)
      await refused(guest, { code: full }, command, TABLE_BODIES[command], 'not-host');
    await refused(host, { code: waiting }, 'bot', { seat: 1, level: 'genius' }, 'bad-request');
    await unchanged();
  });

  test('a wrong version', async () => {
    for (const command of ['act', 'undo', 'takeback'] as const) {
      const body = { ...MATCH_BODIES[command], version: 7 };
      const error = await refused(inTurn, { match }, command, body, 'stale-version');
      expect(error.version).toBe(0);
    }
    await unchanged();
  });

  test('not your seat', async () => {
    for (const command of matchCommands)
      await refused(stranger, { match }, command, MATCH_BODIES[command], 'not-your-seat');
    await unchanged();
  });

  test('an illegal action, with the rule that forbids it', async () => {
    const other = inTurn === host ? guest : host;
    for (const [who, action] of [
      [inTurn, { type: 'draw', from: 'stock' }],
      [inTurn, { type: 'play', card: -1 }],
      [inTurn, null],
      [inTurn, []],
      [other, { type: 'play', card: 0 }],
    ] as const) {
      const error = await refused(who, { match }, 'act', { version: 0, action }, 'illegal-action');
      expect(error.refusal?.rule).toMatch(/^LC-\d/);
    }
    await unchanged();
  });

  test('what the moment does not allow', async () => {
    await refused(inTurn, { match }, 'undo', { version: 0 }, 'undo-limit');
    await refused(inTurn, { match }, 'takeback', { version: 0, count: 1 }, 'undo-limit');
    await refused(inTurn, { match }, 'takeback-answer', { agree: true }, 'no-request');
    await refused(inTurn, { match }, 'pause-answer', { agree: true }, 'no-request');
    await refused(inTurn, { match }, 'resume', {}, 'not-paused');
    await refused(inTurn, { match }, 'replace', { seat: 1 }, 'no-offer');
    await refused(inTurn, { match }, 'return', {}, 'no-offer');
    await refused(host, { code: full }, 'rematch', {}, 'not-over');
    await refused(stranger, { code: full }, 'leave', {}, 'not-seated');
    await unchanged();
  });

  test('a malformed body', async () => {
    const bad: [string, object][] = [
      ['act', { action: {} }],
      ['act', { version: '0', action: {} }],
      ['act', { version: -1, action: {} }],
      ['act', { version: 0.5, action: {} }],
      ['undo', { version: 0, count: 0 }],
      ['act', { version: 0, action: {}, acton: {} }],
      ['resign', { sure: true }],
      ['takeback', {}],
      ['takeback', { version: 0, count: 0 }],
      ['takeback-answer', { agree: 'yes' }],
      ['replace', { seat: 8 }],
    ];
    for (const [command, body] of bad) await refused(inTurn, { match }, command, body, 'bad-request');
    await refused(host, { code: full }, 'kick', { seat: null }, 'bad-request');
    await refused(host, { code: full }, 'chat', { text: ' ' }, 'bad-request');
    await refused(host, { code: full }, 'chat', { text: 'x'.repeat(501) }, 'bad-request');
    for (const body of ['{"version":', 'null', '7', '"x"', '[]']) {
      const answer = await fetch(`${server.url}/api/matches/${match}/act`, {
        method: 'POST',
        headers: { cookie: inTurn.cookie, 'content-type': 'application/json' },
        body,
      });
      expect([body, answer.status]).toEqual([body, 400]);
      expect(((await answer.json()) as ErrorBody).error.code).toBe('bad-request');
    }
    for (const body of [undefined, null, 7, 'x', [], {}, { match: 7 }, { match, version: {} }])
      expect(await inTurn.wire.ask('act', body)).toMatchObject({ ok: false, error: { code: 'bad-request' } });
    await unchanged();
  });

  test('a missing session', async () => {
    for (const command of tableCommands)
      await refused(nobody, { code: full }, command, TABLE_BODIES[command], 'no-session');
    for (const command of matchCommands)
      await refused(nobody, { match }, command, MATCH_BODIES[command], 'no-session');
    await unchanged();
  });
});

test.each(GAMES.map(game => game.id))('%s: an illegal action is answered with its rule', async id => {
  const game = findGame(id);
  if (!game) throw new Error('no such game');
  const people = await Promise.all(
    Array.from({ length: game.seats.min }, (_, i) => visitor(server.url, `P${i}`)),
  );
  const { match: played } = await startedMatch(people, { game: id, seats: game.seats.min });
  const [seat] = (await stateOf(people[0], played)).turn;
  const who = { cookie: people[seat].cookie, wire: await people[seat].connect() };
  const body = { version: 0, action: { type: 'nonsense' } };
  const { refusal } = await refused(who, { match: played }, 'act', body, 'illegal-action');
  expect(refusal?.rule).toMatch(/^(LC|P|C|IP)-\d/);
  who.wire.close();
});
