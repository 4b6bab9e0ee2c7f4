import { below, pick, type Rng, rngFrom } from '@signoria/core';
import { ERROR_STATUS, MESSAGES, ROUTES } from '@signoria/protocol';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../src/http/app.ts';
import type { Running } from '../src/main.ts';
import { entriesAfter } from '../src/store/matches.ts';
import {
  openWire,
  playOn,
  startedMatch,
  stateOf,
  testServer,
  type Visitor,
  visitor,
  type Wire,
  withCookie,
} from './kit.ts';
import { valueFor } from './nonsense.ts';
import { newPlace, PLACES } from './places.ts';
import { ITS_CODE, pathsIn, REQUESTED, STEPS } from './served.ts';

/** How many requests and frames in all; FUZZ=1000000 for more. */
const MANY = Number(process.env.FUZZ ?? 100_000);
/** A sixth of them where PostgreSQL is behind it, which refuses some values that SQLite takes. */
const SHARES = { sqlite: 5 / 6, postgres: 1 / 6 } as const;
const BATCH = 200;
/** From an address of their own, so that passwords, which take long to check on purpose, are soon refused for being too many. */
const AWAY = { 'x-forwarded-for': '6.6.6.6', 'content-type': 'application/json' };

let server: Running;
let ada: Visitor;
let ben: Visitor;
let match: string;
let code: string;
let before: string;
/** The table, the log of the match and who the people are: what no stranger and no nonsense may change. */
async function everything(): Promise<string> {
  const { store, tables, people } = server.services;
  const found = await tables.find(code);
  const names = await Promise.all([ada, ben].map(({ me }) => people.me(me.id)));
  return JSON.stringify([found, names, await entriesAfter(store, match, 0)]);
}

/** Made without a request, of which there are so many a minute. */
async function stranger(): Promise<Visitor> {
  const { cookies, person } = await server.services.people.guest('Eve', {});
  const me = await server.services.people.me(person.id);
  if (!me) throw new Error('nobody');
  return withCookie(server.url, cookies.map(line => line.split(';')[0]).join('; '), me);
}

const CODES = new Set(Object.keys(ERROR_STATUS));

/** Something for `:code`, `:match`, `:id` and the like. */
function paramFor(rng: Rng, name: string): string {
  const real = { code, match, id: ada.me.id, seat: '0', moves: '3', step: pick(rng, STEPS) }[name] ?? 'x';
  return pick(rng, [
    real,
    real,
    real.toLowerCase(),
    'nosuch',
    '%00',
    '..%2f..',
    '%F0%9F%8E%B2',
    'x'.repeat(300),
  ]);
}

const ALL: Record<string, { body?: TSchema } & object> = { ...REQUESTED, ...MESSAGES };
const VALID = new Map(Object.entries(ALL).map(([name, one]) => [name, bodyCheck(one)]));
function bodyCheck(one: { body?: TSchema }) {
  let check: ReturnType<typeof Compile> | null = null;
  return (value: unknown) => {
    check ??= one.body ? Compile(one.body) : null;
    return check?.Check(value) ?? true;
  };
}

interface Sender {
  name: string;
  headers: Record<string, string>;
  /** Whether what is sent must be nonsense, for the sender could do it. */
  isMember: boolean;
}

interface Request {
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** A request of a route, by a stranger, by nobody, by a forger, from another site, or nonsense of a member. */
function requestOf(rng: Rng, senders: readonly Sender[]): Request | null {
  const name = pick(rng, Object.keys(REQUESTED));
  const route = REQUESTED[name];
  const sender = pick(rng, senders);
  const [method, template] = name.split(' ');
  const path = template.replace(/:(\w+)/g, (_, param: string) => paramFor(rng, param));
  const body = route.body ? valueFor(rng, route.body, 0) : pick(rng, [undefined, {}, { x: 1 }]);
  // What a member may do without a body, for which null stands too, or with this one is no nonsense.
  if (sender.isMember && (method === 'GET' || !route.body || VALID.get(name)?.(body ?? {}))) return null;
  const text =
    body === undefined
      ? ''
      : pick(rng, [JSON.stringify(body), JSON.stringify(body), '{"a":', '[[[[', '"null"']);
  const query = pick(rng, [
    '',
    '',
    '?since=-1',
    '?limit=1e9',
    '?status=%00',
    '?game=lost-cities&seats=2',
    '?seats[]=2',
  ]);
  return { name, method, path: path + query, headers: sender.headers, body: text };
}

async function answerTo({ name, method, path, headers, body }: Request): Promise<[number, string]> {
  const sent = method === 'GET' || body === '' ? {} : { body };
  const answer = await fetch(server.url + path, { method, headers: { ...AWAY, ...headers }, ...sent });
  if (answer.status !== 200 || !REQUESTED[name].streams) return [answer.status, await answer.text()];
  // It has no end.
  await answer.body?.cancel();
  return [200, ''];
}

describe.each(PLACES)('on %s', place => {
  const requests = Math.round(MANY * 0.1 * SHARES[place]);
  const frames = Math.round(MANY * 0.9 * SHARES[place]);

  beforeAll(async () => {
    const { dataDir, databaseUrl } = (await newPlace(place)).config;
    server = await testServer({ dataDir, databaseUrl, signInsPerMinute: 10, trustProxy: 1 });
    [ada, ben] = await Promise.all(['Ada', 'Ben'].map(name => visitor(server.url, name)));
    const started = await startedMatch([ada, ben], { game: 'lost-cities', seats: 2 });
    match = started.match;
    code = started.table.code;
    await playOn([ada, ben], match, 6);
    before = await everything();
  });
  afterAll(() => server.stop());

  test('whatever is served is in the tables from which requests are made here', async () => {
    const app = await buildApp(server.services);
    await app.ready();
    const served = pathsIn(app.printRoutes({ commonPrefix: false }));
    await app.close();
    expect(served).toEqual(expect.arrayContaining(Object.keys(ROUTES)));
    // A stream has no head without a body.
    expect(served.filter(one => /^HEAD .*stream$/.test(one))).toEqual([]);
    const others = served.filter(
      one => !(one in REQUESTED) && !one.startsWith('HEAD ') && !one.includes('/api/docs'),
    );
    // Drawn without its beginning: /api/auth/*, of which the passkeys are served.
    expect(others.filter(one => !one.endsWith(' *'))).toEqual([]);
  });

  test(`${requests} requests to every route: each refused with a code or harmless, nothing of others changed`, async () => {
    const rng = rngFrom(14);
    let sent = 0;
    const seen = new Set<number>();
    const asked = new Set<string>();
    while (sent < requests) {
      const eve = await stranger();
      const member = { cookie: ada.cookie };
      const senders: Sender[] = [
        { name: 'nobody', headers: {}, isMember: false },
        { name: 'stranger', headers: { cookie: eve.cookie }, isMember: false },
        { name: 'forger', headers: { cookie: `${ada.cookie.slice(0, -9)}AAAAAAAA%3D` }, isMember: false },
        { name: 'key', headers: { authorization: 'Bearer sig_nonsense' }, isMember: false },
        { name: 'member', headers: member, isMember: true },
        { name: 'page', headers: { ...member, origin: 'https://evil.example' }, isMember: true },
        { name: 'page', headers: { ...member, 'sec-fetch-site': 'cross-site' }, isMember: true },
      ];
      for (let batch = 0; batch < 50 && sent < requests; batch++) {
        const real: Request[] = [];
        while (real.length < 40) {
          const request = requestOf(rng, senders);
          if (request) real.push(request);
        }
        const answers = await Promise.all(real.map(answerTo));
        for (const [i, [status, body]] of answers.entries()) {
          seen.add(status);
          asked.add(real[i].name);
          if (status < 400) continue;
          const said = `${JSON.stringify(real[i]).slice(0, 400)} -> ${status} ${body}`;
          expect(status, said).toBeLessThan(500);
          const { error, code: itsOwn } = JSON.parse(body);
          const isKnown =
            CODES.has(error?.code) || (real[i].path.startsWith('/api/auth/') && ITS_CODE.test(itsOwn));
          expect(isKnown, said).toBe(true);
        }
        sent += real.length;
      }
    }
    for (const status of [200, 400, 401, 403, 404, 409]) expect([...seen]).toContain(status);
    expect([...asked].sort()).toEqual(Object.keys(REQUESTED).sort());
    expect(await everything()).toBe(before);
  }, 600_000);

  test(`${frames} frames of every message: each acknowledged, nothing changed`, async () => {
    const rng = rngFrom(15);
    const eve = await stranger();
    const wires: [Wire, boolean][] = [
      [await openWire(server.url), false],
      [await eve.connect(), false],
      [await ada.connect(), true],
    ];
    const asked = new Set<string>();
    for (let sent = 0; sent < frames; ) {
      const acks: Promise<unknown>[] = [];
      while (acks.length < BATCH) {
        const name = pick(rng, Object.keys(MESSAGES) as (keyof typeof MESSAGES)[]);
        const [wire, isMember] = pick(rng, wires);
        const body = valueFor(rng, MESSAGES[name].body, 0);
        if (typeof body === 'object' && body !== null && below(rng, 4) > 0)
          Object.assign(body, { ...('match' in MESSAGES[name].body.properties ? { match } : { code }) });
        if (isMember && VALID.get(name)?.(body)) continue;
        asked.add(name);
        acks.push(wire.ask(name, body));
      }
      for (const ack of (await Promise.all(acks)) as { ok: boolean; error?: { code: string } }[])
        if (!ack.ok) {
          expect(CODES.has(ack.error?.code ?? '')).toBe(true);
          expect(['internal', 'stopping']).not.toContain(ack.error?.code);
        }
      sent += acks.length;
      for (const [wire] of wires) wire.heard.length = 0;
    }
    expect([...asked].sort()).toEqual(Object.keys(MESSAGES).sort());
    expect(await everything()).toBe(before);
    for (const [wire] of wires) wire.close();
  }, 600_000);

  test('frames that are no messages end their own connection at most', async () => {
    const bad = [
      '',
      '4',
      '42',
      '42[',
      '42[1]',
      '42["act"',
      '42["__proto__",{}]',
      '451-["act",{"_placeholder":true,"num":0}]',
      '99x',
      '420["x"]',
      '41',
      '3',
    ];
    for (const frame of bad) {
      const socket = new WebSocket(
        `${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
      );
      await new Promise(resolve => socket.addEventListener('open', resolve));
      socket.send('40');
      socket.send(frame);
      socket.send(new Uint8Array([1, 2, 3]));
      socket.close();
    }
    const wire = await ada.connect();
    expect(await wire.ask('watch-match', { match })).toMatchObject({ ok: true });
    wire.close();
    expect(await everything()).toBe(before);
  });

  test('what was played is not played again, in whatever order it comes', async () => {
    const rng = rngFrom(16);
    const people = [ada, ben];
    const entries = await entriesAfter(server.services.store, match, 0);
    for (let i = 0; i < 300; i++) {
      const at = below(rng, entries.length);
      const entry = entries[at];
      if (entry.kind !== 'act') continue;
      const version = below(rng, entries.length + 2);
      const answer = await people[entry.seat].call<{ again?: boolean }>('POST', `/api/matches/${match}/act`, {
        version: i % 2 ? at : version > entries.length - 2 ? at : version,
        action: entry.action,
      });
      expect(answer.status === 409 || answer.status === 422 || answer.body.again === true).toBe(true);
    }
    expect(await everything()).toBe(before);
    expect((await stateOf(ada, match)).version).toBe(entries.length);
  });
});
