import type { ChatLine, ErrorBody, GameLine, MatchState, Rating, Table } from '@signoria/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Running } from '../src/main.ts';
import {
  call,
  newTable,
  openWire,
  playOn,
  startedMatch,
  stateOf,
  testServer,
  type Visitor,
  visitor,
} from './kit.ts';

let server: Running;
let ada: Visitor;
let ben: Visitor;
let eve: Visitor;
beforeAll(async () => {
  server = await testServer();
  [ada, ben, eve] = await Promise.all(['Ada', 'Ben', 'Eve'].map(name => visitor(server.url, name)));
});
afterAll(() => server.stop());

const LOST = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };
type Games = { games: GameLine[]; next: string | null };

async function finished(people: Visitor[], body: object): Promise<{ table: Table; match: string }> {
  const started = await startedMatch(people, { ...LOST, ...body });
  await people[1].call('POST', `/api/matches/${started.match}/resign`);
  return started;
}

describe('a table that is not open', () => {
  test('is not found from the leaderboard on: neither its code nor its games are told to others', async () => {
    const { table, match } = await finished([ada, ben], { rated: true });
    const shown = await finished([ada, ben], { open: true });
    const board = await call<{ ratings: Rating[] }>(
      server.url,
      'GET',
      '/api/leaderboard?game=lost-cities&seats=2',
    );
    const best = board.body.ratings.find(({ person }) => person.id === ada.me.id);
    const listed = await call<Games>(server.url, 'GET', `/api/people/${best?.person.id}/games`);
    expect(listed.body.games.map(line => line.match)).toEqual([shown.match]);
    const toEve = await eve.call<Games>('GET', `/api/people/${ada.me.id}/games`);
    expect(toEve.body.games.map(line => line.match)).toEqual([shown.match]);
    const all = JSON.stringify([board.body, listed.body, toEve.body]);
    for (const secret of [table.code, shown.table.code, match]) expect(all).not.toContain(secret);
    // Those who played have it in their own lists, and see what they played with one another.
    const own = await ada.call<Games>('GET', '/api/me/games?status=over');
    expect(own.body.games.map(line => line.code)).toContain(table.code);
    const together = await ben.call<Games>('GET', `/api/people/${ada.me.id}/games`);
    expect(together.body.games.map(line => line.match)).toContain(match);
  });

  test('the id of its match lets nobody look on: that takes the code, by every way in', async () => {
    const { table, match } = await startedMatch([ada, ben], LOST);
    const { code } = table;
    const wires = [await openWire(server.url), await eve.connect()];
    for (const [extra, denied] of [
      ['', 'private-match'],
      ['?code=WRONG2', 'unknown-table'],
    ]) {
      for (const path of [`/api/matches/${match}${extra}`, `/api/matches/${match}/stream${extra}`])
        for (const who of [{ cookie: '' }, eve]) {
          const answer = await fetch(server.url + path, { headers: { cookie: who.cookie } });
          expect(((await answer.json()) as ErrorBody).error.code).toBe(denied);
        }
      const body = extra ? { match, code: 'WRONG2' } : { match };
      for (const wire of wires)
        expect(await wire.ask('watch-match', body)).toMatchObject({ ok: false, error: { code: denied } });
    }
    await playOn([ada, ben], match, 1);
    for (const wire of wires) expect(wire.heard.filter(({ event }) => event === 'match')).toEqual([]);

    // As people type it.
    const typed = `${code.slice(0, 3)}-${code.slice(3)}`.toLowerCase();
    const seen = await call<MatchState>(server.url, 'GET', `/api/matches/${match}?code=${typed}`);
    expect(seen.body).toMatchObject({ you: 'table', code: null });
    for (const wire of wires) await wire.get('watch-match', { match, code });
    await playOn([ada, ben], match, 1);
    for (const wire of wires) {
      await wire.until(match, ({ version }) => version === 2);
      wire.close();
    }
  });

  test('codes are not guessed by way of a match: wrong ones are counted, and those who play are not hindered', async () => {
    const strict = await testServer({ wrongCodesPerHour: 5 });
    const [pia, quin, rex] = await Promise.all(['Pia', 'Quin', 'Rex'].map(name => visitor(strict.url, name)));
    const { table, match } = await startedMatch([pia, quin], LOST);
    const guess = async (code: string) =>
      (await rex.call('GET', `/api/matches/${match}?code=${code}`)).status;
    for (let i = 0; i < 5; i++) expect(await guess(`WRONG${2 + i}`)).toBe(404);
    expect(await guess(table.code)).toBe(429);
    const wire = await rex.connect();
    expect(await wire.ask('watch-match', { match, code: table.code })).toMatchObject({ ok: false });
    expect((await stateOf(pia, match)).you).toBe(0);
    wire.close();
    await strict.stop();
  });

  test('over, a link to its match shows the board, and not the way to the table', async () => {
    const { table, match } = await finished([ada, ben], {});
    const outside = await call<MatchState>(server.url, 'GET', `/api/matches/${match}`);
    expect(outside.body).toMatchObject({ you: 'table', code: null });
    expect(JSON.stringify(outside.body)).not.toContain(table.code);
    expect((await stateOf(eve, match)).code).toBeNull();
    const wire = await eve.connect();
    expect((await wire.get<{ state: MatchState }>('watch-match', { match })).state.code).toBeNull();
    wire.close();
    const stream = await fetch(`${server.url}/api/matches/${match}/stream`);
    const { value } = (await stream.body?.pipeThrough(new TextDecoderStream()).getReader().read()) ?? {};
    expect(value).toContain('"code":null');
    expect(value).not.toContain(table.code);
    expect((await stateOf(ada, match)).code).toBe(table.code);
  });

  test('what is said there is for those who sit there or watch it by name', async () => {
    const { table } = await startedMatch([ada, ben], LOST);
    const path = `/api/tables/${table.code}/chat`;
    await ada.call('POST', path, { text: 'between us' });
    for (const answer of [
      await call<ErrorBody>(server.url, 'GET', path),
      await eve.call<ErrorBody>('GET', path),
    ])
      expect([answer.status, answer.body.error?.code]).toEqual([403, 'not-here']);
    expect((await ben.call<{ chat: ChatLine[] }>('GET', path)).body.chat).toHaveLength(1);
    const nobody = await openWire(server.url);
    const seen = await nobody.get<{ chat: ChatLine[] }>('watch-table', { code: table.code });
    expect(seen.chat).toEqual([]);
    const invited = await eve.connect();
    await invited.get('watch-table', { code: table.code });
    await ada.call('POST', path, { text: 'hello' });
    await expect.poll(() => invited.heard.filter(({ event }) => event === 'chat')).toHaveLength(1);
    expect((await eve.call<{ chat: ChatLine[] }>('GET', path)).body.chat).toHaveLength(2);
    await nobody.ask('watch-lobby');
    expect(nobody.heard.filter(({ event }) => event === 'chat')).toEqual([]);
    nobody.close();
    invited.close();
  });

  test('closed while visitors look on, it is silent to them from then on', async () => {
    const { code } = await newTable(ada, { ...LOST, open: true });
    const nobody = await openWire(server.url);
    await nobody.get('watch-table', { code });
    await ada.call('POST', `/api/tables/${code}/chat`, { text: 'for all' });
    await expect.poll(() => nobody.heard.filter(({ event }) => event === 'chat')).toHaveLength(1);
    await ada.call('POST', `/api/tables/${code}/settings`, { open: false });
    await ada.call('POST', `/api/tables/${code}/chat`, { text: 'not for all' });
    await nobody.ask('watch-lobby');
    expect(nobody.heard.filter(({ event }) => event === 'chat')).toHaveLength(1);
    nobody.close();
  });
});

test('a page of games leads to the next, and each game is on one of them', async () => {
  const people = await Promise.all(['Pia', 'Quin'].map(name => visitor(server.url, name)));
  const played: string[] = [];
  for (let i = 0; i < 8; i++) played.push((await finished(people, { open: true })).match);
  for (const path of ['/api/me/games?status=over&limit=5', `/api/people/${people[0].me.id}/games?limit=5`]) {
    const first = await people[0].call<Games>('GET', path);
    expect(first.body.games).toHaveLength(5);
    const second = await people[0].call<Games>('GET', `${path}&before=${first.body.next}`);
    expect(second.body.next).toBeNull();
    const all = [...first.body.games, ...second.body.games].map(line => line.match);
    expect(all.toSorted()).toEqual(played.toSorted());
  }
});
