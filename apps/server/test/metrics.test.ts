import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { GAMES } from '@signoria/games';
import type { GameLine } from '@signoria/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { urlOf } from '../src/listening.ts';
import type { Running } from '../src/main.ts';
import {
  call,
  delivered,
  openWire,
  playOn,
  startedMatch,
  tellAway,
  testServer,
  type Visitor,
  visitor,
} from './kit.ts';

const PATIENCE = { timeout: 20_000 };

let server: Running;
let people: Visitor[];
let secrets: string[];
beforeAll(async () => {
  server = await testServer({ metricsPort: 0, privateWebhooks: true });
  people = await Promise.all(['Adalbert', 'Benedetta'].map(name => visitor(server.url, name)));
  secrets = [...people.flatMap(({ me, cookie }) => [me.id, me.name, cookie.split('=')[1].slice(0, 20)])];
});
afterAll(() => server.stop());

async function figures({ metricsUrl }: Running = server): Promise<string> {
  const answer = await fetch(metricsUrl ?? '');
  expect(answer.status).toBe(200);
  return answer.text();
}

/** The value of one series, by its name and some of its labels; 0 when there is none. */
function figureOf(text: string, name: string, labels: Record<string, string> = {}): number {
  let sum = 0;
  for (const line of text.split('\n')) {
    const [, found, told, value] = /^(\w+)(\{.*\})? (\S+)$/.exec(line) ?? [];
    const fits = Object.entries(labels).every(([label, of]) => told?.includes(`${label}="${of}"`));
    if (found === name && fits) sum += Number(value);
  }
  return sum;
}

test('what happens is counted: requests, actions, sockets, onlookers, writes, bots, matches', async () => {
  const wire = await people[0].connect();
  const nobody = await openWire(server.url);
  const lost = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };
  const clock = { kind: 'live', bank: 600_000, increment: 0 } as const;
  const { table, match } = await startedMatch(people, { ...lost, open: true, clock });
  secrets.push(table.code, match);
  await nobody.get('watch-match', { match });
  await wire.get('watch-match', { match });
  const before = await figures();
  await playOn(people, match, 4);
  await people[0].call('POST', `/api/matches/${match}/act`, { version: 99, action: { type: 'no' } });
  const [state] = await Promise.all([wire.until(match, ({ version }) => version === 4)]);
  const mover = await Promise.all(people.map(one => one.connect()));
  for (const one of mover) {
    const { state: own } = await one.get<{ state: typeof state }>('watch-match', { match });
    if (own.legal.length > 0) await one.get('act', { match, version: own.version, action: own.legal[0] });
    one.close();
  }
  await people[0].call('GET', '/nothing/here?name=Adalbert');
  const text = await figures();
  const grown = (name: string, labels?: Record<string, string>) =>
    figureOf(text, name, labels) - figureOf(before, name, labels);
  const acted = { game: 'lost-cities', way: 'http' };
  expect(grown('signoria_action_seconds_count', { ...acted, result: 'done' })).toBe(4);
  expect(grown('signoria_action_seconds_count', { ...acted, result: 'refused' })).toBe(1);
  expect(grown('signoria_action_seconds_count', { ...acted, way: 'socket', result: 'done' })).toBe(1);
  const route = '/api/matches/:match/act';
  expect(grown('signoria_http_requests_total', { route, status: '200' })).toBe(4);
  expect(grown('signoria_http_request_seconds_count', { route })).toBe(5);
  expect(grown('signoria_http_requests_total', { route: 'none', status: '404' })).toBe(1);
  expect(grown('signoria_store_write_seconds_count', { result: 'written' })).toBeGreaterThanOrEqual(5);
  expect(figureOf(text, 'signoria_sockets')).toBeGreaterThanOrEqual(2);
  expect(figureOf(text, 'signoria_onlookers')).toBe(1);
  expect(figureOf(text, 'signoria_store_up')).toBe(1);
  expect(figureOf(text, 'signoria_matches_running', { game: 'lost-cities' })).toBe(1);
  expect(figureOf(text, 'signoria_deadlines_waiting')).toBe(1);
  expect(figureOf(text, 'signoria_matches_in_memory')).toBe(1);
  expect(figureOf(text, 'signoria_build_info', { store: 'sqlite', node: server.services.node })).toBe(1);
  expect(figureOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);

  const withBot = await startedMatch([people[0]], { ...lost, bots: [null, 'novice'] });
  secrets.push(withBot.match);
  const bots = async () =>
    figureOf(await figures(), 'signoria_bot_decision_seconds_count', { game: 'lost-cities' });
  await expect
    .poll(async () => {
      const { legal, version } = (
        await wire.get<{ state: typeof state }>('watch-match', { match: withBot.match })
      ).state;
      if (legal.length > 0) await wire.ask('act', { match: withBot.match, version, action: legal[0] });
      return bots();
    }, PATIENCE)
    .toBeGreaterThan(0);
  wire.close();
  nobody.close();
});

test('a stream is counted while it is open', async () => {
  const stop = new AbortController();
  const [ada] = people;
  await fetch(`${server.url}/api/stream`, { headers: { cookie: ada.cookie }, signal: stop.signal });
  expect(figureOf(await figures(), 'signoria_streams')).toBe(1);
  stop.abort();
  await expect.poll(async () => figureOf(await figures(), 'signoria_streams'), PATIENCE).toBe(0);
});

test('a notification is counted by how it was sent and whether it arrived', async () => {
  const hook = createServer((_, answer) => answer.end()).listen(0, '127.0.0.1');
  await once(hook, 'listening');
  const [ada] = people;
  await ada.call('PATCH', '/api/me', { webhook: `${urlOf(hook, '127.0.0.1')}/secret-path` });
  const { games } = (await ada.call<{ games: GameLine[] }>('GET', '/api/me/games')).body;
  const { match } = games.find(({ status }) => status === 'playing') ?? games[0];
  await tellAway(server, [{ person: ada.me.id, type: 'began', about: match }]);
  await delivered(server);
  const text = await figures();
  expect(figureOf(text, 'signoria_notifications_waiting')).toBe(0);
  expect(figureOf(text, 'signoria_notifications_total', { by: 'webhook', result: 'sent' })).toBe(1);
  expect(text).not.toContain('secret-path');
  hook.close();
});

test('a match whose log cannot be read is counted among those set aside', async () => {
  const { match } = await startedMatch(people, { game: 'lost-cities', seats: 2, options: { rounds: 1 } });
  secrets.push(match);
  expect(figureOf(await figures(), 'signoria_matches_set_aside')).toBe(0);
  await server.services.store.db
    .updateTable('match')
    .set({ broken: 'torn' })
    .where('id', '=', match)
    .execute();
  expect(figureOf(await figures(), 'signoria_matches_set_aside')).toBe(1);
});

/** Every value a label may have. */
const LABELS: Readonly<Record<string, RegExp>> = {
  game: new RegExp(`^(?:${GAMES.map(({ id }) => id).join('|')})$`),
  way: /^(?:http|socket)$/,
  result: /^(?:done|refused|failed|written|chosen|replaced|sent|postponed)$/,
  by: /^(?:push|webhook)$/,
  method: /^(?:GET|HEAD|POST|PATCH|PUT|DELETE|OPTIONS|any)$/,
  route: /^(?:none|\/\*|\/[a-z.:/-]*)$/i,
  status: /^[1-5]\d\d$/,
  store: /^(?:sqlite|postgres)$/,
  node: /^[\w-]{16}$/,
  le: /^(?:[\d.]+|\+Inf)$/,
};

test('nothing that is counted says who somebody is or which match it was; labels have few values', async () => {
  const text = await figures();
  for (const secret of secrets) expect(text).not.toContain(secret);
  for (const line of text.split('\n').filter(one => one.startsWith('signoria_')))
    for (const [, label, value] of line.matchAll(/(\w+)="([^"]*)"/g))
      if (label !== 'version') expect(value, `${label} in ${line}`).toMatch(LABELS[label] ?? /^$/);
});

test('figures are served nowhere unless asked for, and never where the site is', async () => {
  for (const path of ['/metrics', '/metrics/', '/api/metrics'])
    expect((await call(server.url, 'GET', path)).status).toBe(404);
  const quiet = await testServer();
  expect(quiet.metricsUrl).toBeNull();
  expect((await call(quiet.url, 'GET', '/metrics')).status).toBe(404);
  await quiet.stop();
});

test('where a token is set it must be brought', async () => {
  const guarded = await testServer({ metricsPort: 0, metricsToken: 'a long secret' });
  const ask = async (headers: Record<string, string>) =>
    (await fetch(guarded.metricsUrl ?? '', { headers })).status;
  expect(await ask({})).toBe(401);
  expect(await ask({ authorization: 'Bearer a long secre' })).toBe(401);
  expect(await ask({ authorization: 'Bearer a long secret' })).toBe(200);
  const elsewhere = (guarded.metricsUrl ?? '').replace('/metrics', '/');
  expect((await fetch(elsewhere)).status).toBe(404);
  await guarded.stop();
});

const root = new URL('../../../', import.meta.url);

test('the dashboard asks for figures that exist, and shows all of our own; the documents name them', async () => {
  const text = await figures();
  const known = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
  const own = [...known].filter(name => name.startsWith('signoria_'));
  const dashboard = JSON.parse(readFileSync(new URL('deploy/grafana.json', root), 'utf8')) as {
    panels: { title: string; targets?: { expr: string }[] }[];
  };
  const asked = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const named = asked.flatMap(expr =>
    [...expr.matchAll(/\b((?:signoria|nodejs|process)_\w+)/g)].map(([, name]) =>
      name.replace(/_(?:bucket|count|sum)$/, ''),
    ),
  );
  expect(asked.length).toBeGreaterThan(20);
  for (const expr of asked) expect(expr).toMatch(/(?:signoria|nodejs|process)_\w+\{/);
  expect(named.filter(name => !known.has(name))).toEqual([]);
  expect(own.filter(name => !named.includes(name))).toEqual([]);
  const page = readFileSync(new URL('docs/operations.md', root), 'utf8');
  const told = [...page.matchAll(/^\| `(signoria_\w+)/gm)].map(([, name]) => name);
  expect(told.sort()).toEqual(own.sort());
});
