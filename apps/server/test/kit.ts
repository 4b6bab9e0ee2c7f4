import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ack, MatchState, Me, Table, TableBody } from '@signoria/protocol';
import { pino } from 'pino';
import { io, type Socket } from 'socket.io-client';
import { afterAll } from 'vitest';
import { type Config, defaultConfig } from '../src/config.ts';
import { type Extras, type Running, startServer } from '../src/main.ts';
import { addNews, type News, newsRows } from '../src/store/news.ts';
import { notificationsWaiting } from '../src/store/notifications.ts';

const FOLDERS = mkdtempSync(join(tmpdir(), 'signoria-server-'));
afterAll(() => rmSync(FOLDERS, { recursive: true, force: true }));

/** A new empty folder, gone when the file's tests are over. */
export function folder(): string {
  return mkdtempSync(join(FOLDERS, 'test-'));
}

/** A server of its own for a test: in memory, bots at once, limits out of the way. */
export function testServer(change: Partial<Config> = {}, extras: Extras = {}): Promise<Running> {
  const config: Config = {
    ...defaultConfig(),
    port: 0,
    dataDir: 'memory',
    webDir: '/nowhere',
    requestsPerMinute: 1_000_000,
    signInsPerMinute: 1_000_000,
    listsPerMinute: 1_000_000,
    wrongCodesPerHour: 1_000_000,
    invitesPerHour: 1_000_000,
    hintsPerMinute: 1_000_000,
    reviewsPerDay: 1_000_000,
    reviewMs: 100,
    messagesPerSecond: 1_000_000,
    connectionsPerAddress: 1_000_000,
    connectionsPerPerson: 1_000_000,
    watchedPerAddress: 1_000_000,
    watchedPerPerson: 1_000_000,
    botThreads: 1,
    botThinkMs: 5,
    botDelayMs: 0,
    sweepMs: 50,
    ...change,
  };
  return startServer(config, { log: pino({ level: 'silent' }), ...extras });
}

/** Somebody who is away is to hear of something. */
export async function tellAway({ services }: Running, news: readonly News[]): Promise<void> {
  await services.store.write(trx => addNews(trx, newsRows(news, Date.now())));
  services.notifications.wake();
}

/** Resolves when everybody has heard what they were to hear. */
export async function delivered({ services }: Running): Promise<void> {
  while ((await notificationsWaiting(services.store)) > 0)
    await new Promise(resolve => setTimeout(resolve, 10));
}

export interface Answer<T = unknown> {
  status: number;
  body: T;
  headers: Headers;
}

/** Somebody at a browser: a cookie, calls and a socket. */
export interface Visitor {
  url: string;
  cookie: string;
  me: Me;
  call<T = unknown>(method: string, path: string, body?: unknown): Promise<Answer<T>>;
  /** Opens a socket, or another one. */
  connect(): Promise<Wire>;
}

/** A socket that notes everything it hears. */
export interface Wire {
  socket: Socket;
  heard: { event: string; body: unknown }[];
  ask<T = object>(event: string, body?: unknown): Promise<Ack<T>>;
  /** Asks and insists on a yes. */
  get<T = object>(event: string, body?: unknown): Promise<T>;
  /** The next `match` state that fits, or the latest one heard if it fits. */
  until(match: string, fits: (state: MatchState) => boolean): Promise<MatchState>;
  close(): void;
}

export async function call<T>(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: unknown,
): Promise<Answer<T>> {
  const answer = await fetch(url + path, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') && text !== '';
  return { status: answer.status, body: (isJson ? JSON.parse(text) : text) as T, headers: answer.headers };
}

export async function visitor(url: string, name: string): Promise<Visitor> {
  const made = await call<Me>(url, 'POST', '/api/guest', {}, { name });
  if (made.status !== 200) throw new Error(`no guest: ${JSON.stringify(made.body)}`);
  return withCookie(url, cookieOf(made.headers), made.body);
}

export function cookieOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ');
}

export function withCookie(url: string, cookie: string, me: Me): Visitor {
  return {
    url,
    cookie,
    me,
    call: (method, path, body) => call(url, method, path, { cookie }, body),
    connect: () => openWire(url, { extraHeaders: { cookie } }),
  };
}

export async function openWire(
  url: string,
  options: {
    extraHeaders?: Record<string, string>;
    auth?: Record<string, string>;
    reconnection?: boolean;
  } = {},
): Promise<Wire> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, ...options });
  const heard: Wire['heard'] = [];
  const waiting: (() => void)[] = [];
  socket.onAny((event: string, body: unknown) => {
    heard.push({ event, body });
    for (const wake of waiting.splice(0)) wake();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const ask = async <T>(event: string, body: unknown = {}): Promise<Ack<T>> =>
    (await socket.timeout(20_000).emitWithAck(event, body)) as Ack<T>;
  return {
    socket,
    heard,
    ask,
    async get<T>(event: string, body?: unknown): Promise<T> {
      const answer = await ask<T>(event, body);
      if (!answer.ok) throw new Error(`${event}: ${JSON.stringify(answer.error)}`);
      return answer as T;
    },
    async until(match, fits) {
      // What has arrived meanwhile is heard first.
      await new Promise(resolve => setImmediate(resolve));
      for (;;) {
        const state = heard.findLast(one => one.event === 'match' && (one.body as MatchState).match === match)
          ?.body as MatchState | undefined;
        if (state && fits(state)) return state;
        await new Promise<void>((resolve, reject) => {
          const timer = setTimeout(
            () => reject(new Error(`nothing fit; last: ${JSON.stringify(state)?.slice(0, 600)}`)),
            20_000,
          );
          waiting.push(() => {
            clearTimeout(timer);
            resolve();
          });
        });
      }
    },
    close: () => socket.close(),
  };
}

export async function newTable(host: Visitor, body: TableBody): Promise<Table> {
  const made = await host.call<Table>('POST', '/api/tables', body);
  if (made.status !== 201) throw new Error(`no table: ${JSON.stringify(made.body)}`);
  return made.body;
}

/** A table with these people in seats 0, 1, ..., started. */
export async function startedMatch(
  people: Visitor[],
  body: TableBody,
): Promise<{ table: Table; match: string }> {
  const [host, ...others] = people;
  const { code } = await newTable(host, body);
  for (const other of others) await other.call('POST', `/api/tables/${code}/join`);
  const started = await host.call<Table>('POST', `/api/tables/${code}/start`);
  if (started.status !== 200 || !started.body.match)
    throw new Error(`no start: ${JSON.stringify(started.body)}`);
  return { table: started.body, match: started.body.match };
}

export async function stateOf(who: Visitor, match: string, since?: number): Promise<MatchState> {
  const query = since === undefined ? '' : `?since=${since}`;
  const answer = await who.call<MatchState>('GET', `/api/matches/${match}${query}`);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

/** Plays the first legal action of whoever of `people` is in turn, `moves` times or to the end. */
export async function playOn(
  people: Visitor[],
  match: string,
  moves = Number.POSITIVE_INFINITY,
): Promise<number> {
  let made = 0;
  while (made < moves) {
    const states = await Promise.all(people.map(one => stateOf(one, match, 1e9)));
    if (states[0].status !== 'playing') return made;
    const i = states.findIndex(state => state.legal.length > 0);
    if (i < 0) throw new Error('nobody may move');
    const { version, legal } = states[i];
    const done = await people[i].call('POST', `/api/matches/${match}/act`, { version, action: legal[0] });
    if (done.status !== 200) throw new Error(JSON.stringify(done.body));
    made++;
  }
  return made;
}
