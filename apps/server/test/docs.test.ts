import { type ChatLine, type Me, type NewApiKey, ROUTES, type Table } from '@signoria/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../src/main.ts';
import { askAboutAccess, askAboutReviews } from './docs-access.ts';
import {
  type Answer,
  call,
  cookieOf,
  stateOf,
  testServer,
  type Visitor,
  visitor,
  withCookie,
} from './kit.ts';
import { expectToFit } from './schemas.ts';

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

let server: Running;
let paths: Record<string, Record<string, Operation>>;
let named: Record<string, object>;
beforeAll(async () => {
  server = await testServer({ awayMs: 0 }, { reviewer: new URL('./quick-review.ts', import.meta.url) });
  const { body } = await call<{ paths: typeof paths; components: { schemas: typeof named } }>(
    server.url,
    'GET',
    '/api/docs/json',
  );
  paths = body.paths;
  named = body.components.schemas;
});
afterAll(() => server.stop());

/** The routes that have answered well, and those that have refused. */
const answered = new Set<string>();
const refused = new Set<string>();

/** Asks as the documents say, and holds the answer to what they say of it. */
async function ask<T = unknown>(
  who: Visitor,
  method: string,
  path: string,
  params: Record<string, string> = {},
  body?: unknown,
  query = '',
): Promise<Answer<T>> {
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not in the documents`);
  const real = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name]);
  const answer = await who.call<T>(method, real + query, body);
  const kind = answer.status < 300 ? String(answer.status) : '4XX';
  const said = operation.responses[kind];
  expect(said, `${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`).toBeDefined();
  (kind === '4XX' ? refused : answered).add(`${method} ${path}`);
  const schema = said.content?.['application/json'].schema;
  if (schema) expectToFit(schema, named, answer.body, `${method} ${path} ${kind}`);
  else expect(answer.body).toBe('');
  return answer;
}

/** The first lines of a stream, until one satisfies. */
async function lineOf(who: Visitor, path: string, params: Record<string, string>): Promise<void> {
  const real = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name]);
  const stream = await fetch(server.url + real, { headers: { cookie: who.cookie } });
  const schema = paths[path].get.responses[200].content?.['application/x-ndjson'].schema ?? {};
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (text.split('\n').length < 2) text += (await reader?.read())?.value ?? '';
  const [line] = text.split('\n');
  expectToFit(schema, named, JSON.parse(line), path);
  await reader?.cancel();
  answered.add(`GET ${path}`);
}

const LOST = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };
const PASSWORD = 'correct horse battery';

/** Who asks: two people, and nobody. */
interface Cast {
  ada: Visitor;
  ben: Visitor;
  nobody: Visitor;
}

const table = '/api/tables/{code}';
const match = '/api/matches/{match}';

const atTable =
  (code: string) =>
  (who: Visitor, command: string, body: unknown = {}) =>
    ask<Table>(who, 'POST', `${table}/${command}`, { code }, body);

const inMatch =
  (id: string) =>
  (who: Visitor, command: string, body: unknown = {}) =>
    ask(who, 'POST', `${match}/${command}`, { match: id }, body);

/** The first legal action of whoever is in turn. */
async function act({ ada, ben }: Cast, id: string): Promise<{ seat: number; version: number }> {
  const people = [ada, ben];
  const states = await Promise.all(people.map(one => stateOf(one, id)));
  const seat = states.findIndex(state => state.legal.length > 0);
  const { version, legal } = states[seat];
  await inMatch(id)(people[seat], 'act', { version, action: legal[0] });
  return { seat, version: version + 1 };
}

async function askAboutPeople({ ada, ben, nobody }: Cast): Promise<void> {
  await ask(nobody, 'POST', '/api/guest', {}, { name: 'Cleo' });
  await ask(nobody, 'POST', '/api/guest', {}, { name: '' });
  await ask(ada, 'GET', '/api/me');
  await ask(nobody, 'GET', '/api/me');
  await ask(ada, 'PATCH', '/api/me', {}, { name: 'Ada L.' });
  await ask(ada, 'PATCH', '/api/me', {}, { webhook: 'nonsense' });
  const account = { username: 'dora', password: PASSWORD, email: 'dora@example.org' };
  const dora = await visitor(server.url, 'Dora');
  const made = await ask<Me>(dora, 'POST', '/api/me/account', {}, account);
  await ask(ben, 'POST', '/api/me/account', {}, account);
  await ask(nobody, 'POST', '/api/session', {}, { username: 'dora', password: PASSWORD });
  await ask(nobody, 'POST', '/api/session', {}, { username: 'dora', password: 'wrong' });
  const owner = withCookie(server.url, cookieOf(made.headers), made.body);
  await askAboutAccess(ask, owner, { ben, nobody }, PASSWORD);
  await ask(owner, 'DELETE', '/api/session');
  const { body: key } = await ask<NewApiKey>(ada, 'POST', '/api/me/keys', {}, { name: 'engine' });
  await ask(ada, 'GET', '/api/me/keys');
  await ask(ada, 'DELETE', '/api/me/keys/{id}', { id: key.id });
  await ask(ada, 'DELETE', '/api/me/keys/{id}', { id: key.id });
  await ask(nobody, 'GET', '/api/push');
  const push = { endpoint: 'https://push.example/1', keys: { p256dh: 'x', auth: 'y' } };
  await ask(ada, 'POST', '/api/push', {}, push);
  await ask(ada, 'POST', '/api/push', {}, { endpoint: 'http://push.example/1' });
  await ask(ada, 'DELETE', '/api/push', {}, { endpoint: push.endpoint });
}

/** The answer is the table's code and the match begun there. */
async function askAboutTables({ ada, ben, nobody }: Cast): Promise<{ code: string; id: string }> {
  await ask(nobody, 'GET', '/api/games');
  const clock = { kind: 'slow', perMove: 86_400_000 };
  const { body: set } = await ask<Table>(ada, 'POST', '/api/tables', {}, { ...LOST, open: true, clock });
  const { code } = set;
  await ask(ada, 'POST', '/api/tables', {}, { ...LOST, options: { rounds: 99 } });
  await ask(nobody, 'GET', '/api/tables');
  await ask(nobody, 'GET', table, { code });
  await ask(nobody, 'GET', table, { code: 'NOSUCH' });
  const at = atTable(code);
  await at(ada, 'bot', { seat: 1, level: 'novice' });
  await at(ben, 'join');
  await at(ada, 'bot', { seat: 1, level: null });
  await at(ben, 'join', { seat: 1 });
  await at(ada, 'kick', { seat: 1 });
  await at(ben, 'kick', { seat: 0 });
  await at(ben, 'join');
  await at(ben, 'leave');
  await at(ben, 'leave');
  await at(ben, 'settings', { guestChat: true });
  await at(ben, 'chat', { text: 'hello' });
  await at(ada, 'settings', { guestChat: true });
  const { body: line } = (await at(ada, 'chat', { text: 'hello' })) as unknown as Answer<ChatLine>;
  await at(ada, 'mute', { person: ben.me.id, muted: true });
  await at(ben, 'mute', { person: ada.me.id, muted: true });
  await ask(ben, 'GET', `${table}/chat`, { code });
  await ask(ada, 'DELETE', `${table}/chat/{id}`, { code, id: line.id });
  await ask(ada, 'DELETE', `${table}/chat/{id}`, { code, id: line.id });
  await at(ada, 'start');
  await at(ben, 'join');
  const { body: begun } = await at(ada, 'start');
  const id = begun.match as string;
  await at(ada, 'rematch');
  return { code, id };
}

async function askAboutMoves(cast: Cast, id: string): Promise<void> {
  const { ada, ben, nobody } = cast;
  const to = inMatch(id);
  const people = [ada, ben];
  await ask(ada, 'GET', match, { match: id });
  await ask(nobody, 'GET', match, { match: id }, undefined, '?since=0');
  await ask(nobody, 'GET', match, { match: 'nosuch' });
  await ask(ada, 'GET', `${match}/moments/{moves}`, { match: id, moves: '0' });
  await ask(ada, 'GET', `${match}/moments/{moves}`, { match: id, moves: '9999' });
  const states = await Promise.all(people.map(one => stateOf(one, id)));
  const mover = states.findIndex(state => state.legal.length > 0);
  await to(people[mover], 'hint');
  await to(people[1 - mover], 'hint');
  await to(people[mover], 'act', { version: 0, action: { type: 'nonsense' } });
  await to(people[mover], 'act', { version: 7, action: states[mover].legal[0] });
  const { seat, version } = await act(cast, id);
  await to(people[seat], 'undo', { version });
  await to(people[seat], 'undo', { version });
  await act(cast, id);
  const { version: now } = await act(cast, id);
  const [asker, asked] = seat === 0 ? [ada, ben] : [ben, ada];
  await to(asker, 'takeback', { version: now, count: 99 });
  await to(asker, 'takeback', { version: now });
  await ask(asked, 'GET', match, { match: id });
  await to(asker, 'takeback-answer', { agree: true });
  await to(asked, 'takeback-answer', { agree: true });
}

async function askAboutPausesAndEnds(cast: Cast, id: string): Promise<void> {
  const { ada, ben } = cast;
  const to = inMatch(id);
  await to(ben, 'pause');
  await ask(ada, 'GET', match, { match: id });
  await to(ben, 'pause-answer', { agree: true });
  await to(ada, 'pause-answer', { agree: true });
  await to(ada, 'pause');
  await ask(ada, 'GET', '/api/me/games');
  await to(ben, 'resume');
  await to(ben, 'resume');
  await to(ben, 'replace', { seat: 0 });
  await to(ben, 'return');
  await ask(ada, 'GET', `${match}/record`, { match: id });
  await ask(ada, 'GET', `${match}/verify`, { match: id });
  await lineOf(ada, `${match}/stream`, { match: id });
  await lineOf(ada, '/api/stream', {});
  await act(cast, id);
  await act(cast, id);
  await to(ada, 'abort');
  await to(ada, 'resign');
  await to(ada, 'resign');
  await ask(ada, 'GET', match, { match: id });
  await ask(ada, 'GET', `${match}/record`, { match: id });
  await ask(ada, 'GET', `${match}/verify`, { match: id });
}

/** Another match, called off; a third with somebody away. */
async function askAboutOtherMatches({ ada, ben }: Cast, code: string): Promise<void> {
  const at = atTable(code);
  await at(ada, 'rematch');
  const { body: again } = await at(ben, 'rematch');
  await ask(ben, 'POST', `${match}/abort`, { match: again.match as string });
  const { body: live } = await ask<Table>(ada, 'POST', '/api/tables', {}, { ...LOST, rated: true });
  await ask(ben, 'POST', `${table}/join`, { code: live.code });
  const { body: third } = await ask<Table>(ada, 'POST', `${table}/start`, { code: live.code });
  const game = { match: third.match as string };
  const { turn } = await stateOf(ada, game.match);
  const [first, other] = turn[0] === 0 ? [ada, ben] : [ben, ada];
  await ask(other, 'POST', `${match}/replace`, game, { seat: turn[0] });
  await ask(first, 'POST', `${match}/return`, game);
  await ask(ben, 'POST', `${match}/resign`, game);
}

async function askAboutProfiles({ ada, ben }: Cast): Promise<void> {
  await server.services.store.idle();
  await ask(ada, 'GET', '/api/me/games', {}, undefined, '?status=over');
  await ask(ada, 'GET', '/api/me/games', {}, undefined, '?status=nonsense');
  await ask(ada, 'GET', '/api/me/tables');
  await ask(ada, 'GET', '/api/people/{id}', { id: ben.me.id });
  await ask(ada, 'GET', '/api/people/{id}', { id: 'nosuch' });
  await ask(ada, 'GET', '/api/people/{id}/games', { id: ben.me.id });
  await ask(ada, 'GET', '/api/leaderboard', {}, undefined, '?game=lost-cities&seats=2');
  await ask(ada, 'GET', '/api/leaderboard', {}, undefined, '?game=lost-cities&seats=9');
  await ask(ben, 'GET', '/api/me/export');
  await ask(ben, 'DELETE', '/api/me');
  await ask(ben, 'DELETE', '/api/me');
}

test('every route answers and refuses as the documents say, and says nothing they do not', async () => {
  const [ada, ben] = [await visitor(server.url, 'Ada'), await visitor(server.url, 'Ben')];
  const cast: Cast = { ada, ben, nobody: withCookie(server.url, '', ada.me) };
  await askAboutPeople(cast);
  const { code, id } = await askAboutTables(cast);
  await askAboutMoves(cast, id);
  await askAboutPausesAndEnds(cast, id);
  await askAboutReviews(ask, cast, id);
  await askAboutOtherMatches(cast, code);
  await askAboutProfiles(cast);

  const all = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(method => `${method.toUpperCase()} ${path}`),
  );
  expect(all.filter(route => !answered.has(route))).toEqual([]);
  expect(refused.size).toBeGreaterThan(30);
  expect(all.sort()).toEqual(Object.keys(ROUTES).map(pathOf).sort());
});

/** As the documents write a route: `GET /api/tables/{code}`. */
function pathOf(route: string): string {
  return route.replace(/:(\w+)/g, '{$1}');
}

test('the documents are a page too; whoever watches the server has two places to look', async () => {
  expect((await fetch(`${server.url}/api/docs`)).status).toBe(200);
  expect((await call(server.url, 'GET', '/healthz')).body).toEqual({ ok: true });
  expect((await call(server.url, 'GET', '/readyz')).body).toEqual({ ok: true });
});
