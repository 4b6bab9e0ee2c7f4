import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { MatchReview, type PersonFile, type ReviewState, type WireError } from '@signoria/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkOf } from '../src/check.ts';
import type { Config } from '../src/config.ts';
import { urlOf } from '../src/listening.ts';
import type { Running } from '../src/main.ts';
import { claimReview, enqueueReview, findReview, noteReview } from '../src/store/reviews.ts';
import { folder, playOn, startedMatch, testServer, type Visitor, visitor, withCookie } from './kit.ts';
import { type Cluster, IS_MISSING, openCluster } from './postgres.ts';
import { ENDLESS_MS, FAILING_MS } from './quick-review.ts';

const PATIENCE = { timeout: 20_000 };
const LONG = { reviewMs: ENDLESS_MS };
const reviewer = new URL('./quick-review.ts', import.meta.url);

/** A server whose reviews are made without a thought. */
const quickServer = (change: Partial<Config> = {}) => testServer(change, { reviewer });

type Answered = Partial<ReviewState> & { error?: WireError };

async function asked(who: Visitor, match: string, method = 'GET', seat = 0): Promise<Answered> {
  return (await who.call<Answered>(method, `/api/matches/${match}/reviews/${seat}`)).body;
}

async function untilStatus(who: Visitor, match: string, status: ReviewState['status']): Promise<Answered> {
  await expect.poll(async () => (await asked(who, match)).status, PATIENCE).toBe(status);
  return asked(who, match);
}

const codeOf = async (who: Visitor, match: string, method: string, seat?: number) =>
  (await asked(who, match, method, seat)).error?.code;

/** A match of two that has come to its end after some moves. */
async function finished(people: Visitor[], moves = 8): Promise<string> {
  const { match } = await startedMatch(people, { game: 'lost-cities', seats: 2, options: { rounds: 1 } });
  await playOn(people, match, moves);
  await people[0].call('POST', `/api/matches/${match}/resign`);
  return match;
}

const names = ['Ada', 'Ben', 'Cleo'];
const three = (url: string) => Promise.all(names.map(name => visitor(url, name)));

describe.each(['SQLite', 'PostgreSQL'] as const)('reviews by the server, on %s', kind => {
  let cluster: Cluster | null = null;
  let where: Partial<Config> = {};
  let server: Running;
  let people: Visitor[];
  const isLeftOut = kind === 'PostgreSQL' && IS_MISSING;
  beforeAll(async () => {
    if (isLeftOut) return;
    cluster = kind === 'PostgreSQL' ? await openCluster() : null;
    where = cluster ? { databaseUrl: await cluster.database() } : { dataDir: folder() };
    server = await quickServer({ ...where, reviewsPerDay: 1 });
    people = await three(server.url);
  });
  afterAll(async () => {
    await server?.stop();
    await cluster?.remove();
  });

  test.skipIf(isLeftOut)('whoever played has it made, all see it, and the day has an end', async () => {
    const [ada, ben, cleo] = people;
    const match = await finished([ada, ben]);
    expect(await asked(ada, match)).toEqual({
      status: 'none',
      share: 0,
      ahead: 0,
      yours: false,
      review: null,
    });
    expect(await codeOf(cleo, match, 'POST')).toBe('not-your-seat');
    expect(await codeOf(ada, match, 'POST', 5)).toBe('not-found');
    expect(['waiting', 'thinking']).toContain((await asked(ada, match, 'POST')).status);
    const { review, yours } = await untilStatus(ada, match, 'ready');
    expect(yours).toBe(true);
    expect(review).toMatchObject({ seat: 0, swing: { choices: expect.any(Number) } });
    expect(review?.chances.length).toBe(9);
    // Whoever may look at the match sees it at once; to ask for what is there costs nothing.
    expect(await asked(cleo, match)).toEqual({ status: 'ready', share: 1, ahead: 0, yours: false, review });
    for (let i = 0; i < 5; i++) expect((await asked(ben, match, 'POST')).status).toBe('ready');
    expect(await codeOf(ada, match, 'DELETE')).toBe('not-found');

    await asked(ben, match, 'POST', 1);
    const { error } = await asked(ben, await finished([ada, ben], 2), 'POST');
    expect(error?.code).toBe('review-limit');
    expect(error?.retryAfter).toBeGreaterThan(80_000);
  });

  test.skipIf(isLeftOut)('of a match under way nothing is told and nothing made', async () => {
    const [ada, ben, cleo] = people;
    const { match } = await startedMatch([ada, ben], { game: 'lost-cities', seats: 2 });
    expect(await codeOf(ada, match, 'POST')).toBe('not-over');
    expect(await codeOf(cleo, match, 'GET')).toBe('not-over');
    expect(await codeOf(cleo, 'nosuch', 'GET')).toBe('unknown-match');
  });

  test.skipIf(isLeftOut)('a node that has died loses it to the next, and says no more about it', async () => {
    const { store } = server.services;
    await expect
      .poll(async () => (await store.db.selectFrom('review').select('due_at').execute()).flat(), PATIENCE)
      .not.toContainEqual({ due_at: expect.any(Number) });
    // The clock of a store is given: nobody waits for it here.
    const now = 1_000;
    await enqueueReview(store, 'some-match', 0, 'somebody', now);
    await store.db.updateTable('review').set({ due_at: now }).where('match', '=', 'some-match').execute();
    const first = await claimReview(store, 'first', now, now + 30);
    expect(first).toMatchObject({ match: 'some-match', node: 'first', tries: 1 });
    expect(await claimReview(store, 'second', now + 29, now + 60)).toBeNull();
    expect(await claimReview(store, 'second', now + 30, now + 60)).toMatchObject({
      node: 'second',
      tries: 2,
    });
    expect(first && (await noteReview(store, first, { body: '{}', due_at: null }))).toBe(false);
    // Asked for twice it is there once, and keeps its place.
    await enqueueReview(store, 'some-match', 0, 'another', now + 99);
    expect(await findReview(store, 'some-match', 0)).toMatchObject({ person: 'somebody', body: null });
    await store.db.deleteFrom('review').where('match', '=', 'some-match').execute();
  });

  test.skipIf(isLeftOut)('it outlives its server; its asker stops it, and nobody else', async () => {
    await server.stop();
    server = await quickServer({ ...where, ...LONG });
    const [ada, ben] = await three(server.url);
    const match = await finished([ada, ben], 20);
    await asked(ada, match, 'POST');
    await untilStatus(ada, match, 'thinking');
    await expect.poll(async () => (await asked(ben, match)).share, PATIENCE).toBeGreaterThan(0);
    expect(await codeOf(ben, match, 'DELETE')).toBe('not-found');
    const second = await finished([ada, ben], 2);
    expect(await asked(ben, second, 'POST')).toMatchObject({ status: 'waiting', ahead: 1, yours: true });
    expect((await asked(ben, second)).yours).toBe(true);
    await asked(ben, second, 'DELETE');
    expect((await asked(ben, second)).status).toBe('none');

    await server.stop();
    server = await quickServer({ ...where, ...LONG });
    const again = withCookie(server.url, ada.cookie, ada.me);
    await untilStatus(again, match, 'thinking');
    await asked(again, match, 'DELETE');
    expect((await asked(again, match)).status).toBe('none');
    await expect.poll(() => server.services.reviews.running(), PATIENCE).toBe(0);
  });
});

test('who asked is in the file of one’s data and is forgotten with the person; what was found stays', async () => {
  const server = await quickServer({ ...LONG });
  const [ada, ben] = await three(server.url);
  const [done, begun] = [await finished([ada, ben], 2), await finished([ada, ben], 20)];
  const { store } = server.services;
  await asked(ada, begun, 'POST');
  await enqueueReview(store, done, 1, ada.me.id, 1);
  await store.db.updateTable('review').set({ due_at: null, body: '{}' }).where('match', '=', done).execute();
  const { body: file } = await ada.call<PersonFile>('GET', '/api/me/export');
  expect(file.reviews.map(({ match, seat }) => [match, seat])).toEqual([
    [begun, 0],
    [done, 1],
  ]);
  await ada.call('DELETE', '/api/me');
  await server.services.background.idle();
  expect(await store.db.selectFrom('review').select(['match', 'person']).execute()).toEqual([
    { match: done, person: null },
  ]);
  await server.stop();
});

test('a thread that fails is asked again, and at last given up; then it may be asked for anew', async () => {
  const server = await quickServer({ reviewMs: FAILING_MS });
  const [ada, ben] = await three(server.url);
  const match = await finished([ada, ben], 2);
  await asked(ada, match, 'POST');
  await untilStatus(ada, match, 'failed');
  const { store } = server.services;
  expect(await findReview(store, match, 0)).toMatchObject({ tries: 4, person: ada.me.id });
  await asked(ben, match, 'POST');
  expect(await findReview(store, match, 0)).toMatchObject({ person: ben.me.id });
  await untilStatus(ben, match, 'failed');
  await server.stop();
});

test('what the champion finds fits what is documented, and nothing else comes with it', {
  timeout: 120_000,
}, async () => {
  const server = await testServer();
  const [ada, ben] = await three(server.url);
  const match = await finished([ada, ben], 4);
  await asked(ada, match, 'POST');
  await expect.poll(async () => (await asked(ada, match)).status, { timeout: 100_000 }).toBe('ready');
  const { review } = await asked(ada, match);
  expect(checkOf(MatchReview)().Check(review)).toBe(true);
  expect(Object.keys(review ?? {}).sort()).toEqual(Object.keys(MatchReview.properties).sort());
  expect(review?.decisions.length).toBeGreaterThan(0);
  await server.stop();
});

test('whoever is away hears that it is ready, and where', async () => {
  const server = await quickServer({ privateWebhooks: true });
  const [ada, ben] = await three(server.url);
  const heard: string[] = [];
  const hook = createServer(async (request, answer) => {
    heard.push(await text(request));
    answer.end();
  }).listen(0, '127.0.0.1');
  await once(hook, 'listening');
  await ada.call('PATCH', '/api/me', { webhook: urlOf(hook, '127.0.0.1') });
  const match = await finished([ada, ben], 2);
  await asked(ada, match, 'POST', 1);
  const news = () => heard.map(one => JSON.parse(one)).filter(({ type }) => type === 'reviewed');
  await expect.poll(() => news().length, PATIENCE).toBe(1);
  expect(news()[0]).toMatchObject({
    game: { match, seat: 0 },
    url: `http://localhost:3000/replay/m/${match}?review`,
  });
  await server.stop();
  hook.close();
});

test('a server may leave it to the browsers', async () => {
  const server = await quickServer({ reviewsPerDay: 0 });
  const [ada, ben] = await three(server.url);
  expect(await codeOf(ada, await finished([ada, ben], 2), 'POST')).toBe('review-limit');
  await server.stop();
});
