import type { ErrorBody, MatchState } from '@signoria/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../src/main.ts';
import { startedMatch, stateOf, testServer, type Visitor, visitor } from './kit.ts';

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
type Moment = MatchState & Partial<ErrorBody>;

const momentOf = async (who: Visitor, match: string, moves: number | string) =>
  (await who.call<Moment>('GET', `/api/matches/${match}/moments/${moves}`)).body;

/** The first legal action of whoever is in turn. */
async function move(match: string): Promise<Visitor> {
  for (const who of [ada, ben]) {
    const { legal, version } = await stateOf(who, match);
    if (legal.length === 0) continue;
    const answer = await who.call('POST', `/api/matches/${match}/act`, { version, action: legal[0] });
    expect(answer.status).toBe(200);
    return who;
  }
  throw new Error('nobody is in turn');
}

test('every moment of a match is told as the caller saw it then, also after a move was taken back', async () => {
  const { match } = await startedMatch([ada, ben], LOST);
  const then: MatchState[][] = [];
  const note = async () => then.push([await stateOf(ada, match), await stateOf(ben, match)]);
  await note();
  for (let i = 0; i < 4; i++) {
    await move(match);
    await note();
  }
  // A card is played, taken back, and played again: what was taken back is no moment of the match.
  const by = await move(match);
  const { version } = await stateOf(by, match);
  expect((await by.call('POST', `/api/matches/${match}/undo`, { version, count: 1 })).status).toBe(200);
  await move(match);
  await note();
  for (const [moves, seen] of then.entries())
    for (const [i, who] of [ada, ben].entries()) {
      const moment = await momentOf(who, match, moves);
      expect([moment.view, moment.moves, moment.you]).toEqual([seen[i].view, moves, seen[i].you]);
      expect(moment.log).toHaveLength(moves);
      expect(moment.seed).toBeNull();
    }
});

test('a moment that has not come is refused, and one of a private table is for its people', async () => {
  const { match, table } = await startedMatch([ada, ben], LOST);
  expect((await momentOf(ada, match, 1)).error?.code).toBe('bad-request');
  expect((await momentOf(ada, match, 'x')).error?.code).toBe('bad-request');
  expect((await momentOf(eve, match, 0)).error?.code).toBe('private-match');
  expect((await momentOf(eve, match, `0?code=${table.code}`)).you).toBe('table');
});
