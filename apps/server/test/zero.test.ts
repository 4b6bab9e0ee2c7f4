import type { ErrorBody } from '@signoria/protocol';
import { describe, expect, test } from 'vitest';
import { newTable, openWire, visitor } from './kit.ts';
import { newPlace, PLACES, serve } from './places.ts';

const ODD = 'a\u0000b';
const IN_PATH = encodeURIComponent(ODD);

describe.each(PLACES)('a zero character, which no text on PostgreSQL can have: %s', place => {
  test('is refused wherever it comes, and never an error of the server', async () => {
    const { url } = await serve(await newPlace(place));
    const ada = await visitor(url, 'Ada');
    const { code } = await newTable(ada, { game: 'lost-cities', seats: 2 });
    const asked: [method: string, path: string, body?: unknown][] = [
      ['POST', '/api/guest', { name: ODD }],
      ['POST', '/api/session', { username: ODD, password: 'correct horse' }],
      ['POST', '/api/session/recover', { username: ODD, code: 'x', password: 'correct horse' }],
      [
        'POST',
        '/api/me/account',
        { username: 'ada', password: 'correct horse', email: `${ODD}@example.org` },
      ],
      ['POST', '/api/me/blocks', { person: ODD }],
      ['DELETE', `/api/me/blocks/${IN_PATH}`],
      ['POST', '/api/me/friends', { person: ODD }],
      ['POST', '/api/me/keys', { name: ODD }],
      ['POST', '/api/push', { endpoint: `https://example.org/${ODD}`, keys: { p256dh: 'x', auth: 'y' } }],
      ['GET', `/api/people/${IN_PATH}`],
      ['GET', `/api/me/games?before=${IN_PATH}`],
      ['GET', `/api/tables?game=${IN_PATH}`],
      ['GET', `/api/tables/${IN_PATH}`],
      ['POST', `/api/tables/${code}/invite`, { person: ODD }],
      ['POST', `/api/tables/${code}/chat`, { text: ODD }],
      ['POST', '/api/tables', { game: 'lost-cities', seats: 2, options: { [ODD]: 1 } }],
      ['GET', `/api/matches/${IN_PATH}`],
      ['GET', `/api/matches/${IN_PATH}/stream`],
    ];
    for (const [method, path, body] of asked) {
      const answer = await ada.call<ErrorBody>(method, path, body);
      expect([path, answer.status, answer.body.error?.code]).toEqual([path, 400, 'bad-request']);
    }
    const wire = await ada.connect();
    for (const [event, body] of [
      ['watch-table', { code: ODD }],
      ['watch-match', { match: ODD }],
      ['join', { code: ODD }],
      ['act', { match: ODD, version: 0, action: {} }],
    ] as const)
      expect(await wire.ask(event, body)).toMatchObject({ ok: false, error: { code: 'bad-request' } });
    wire.close();
    await expect(openWire(url, { auth: { key: ODD } })).rejects.toThrow('wrong-key');
  });
});
