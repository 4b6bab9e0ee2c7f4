import type { Done, ErrorBody, MatchState } from '@signoria/protocol';
import Sqlite from 'better-sqlite3';
import { SqliteDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../src/main.ts';
import { entriesAfter } from '../src/store/matches.ts';
import { type Store, storeOn } from '../src/store/open.ts';
import type { Change } from '../src/store/writer.ts';
import { openWire, startedMatch, stateOf, testServer, type Visitor, visitor, type Wire } from './kit.ts';

/** A store whose writes can be held up or broken. */
let gate: { wait: Promise<void>; isBroken: boolean; waiting: number };
let server: Running;
let people: Visitor[];
beforeAll(async () => {
  const store = await storeOn('sqlite', new SqliteDialect({ database: new Sqlite(':memory:') }));
  gate = { wait: Promise.resolve(), isBroken: false, waiting: 0 };
  const pass = async <T>(work: () => Promise<T>): Promise<T> => {
    gate.waiting++;
    await gate.wait;
    gate.waiting--;
    if (gate.isBroken) throw new Error('the disk is full');
    return work();
  };
  const guarded: Store = {
    ...store,
    write: <T>(change: Change<T>) => pass(() => store.write(change)),
    append: line => pass(() => store.append(line)),
  };
  server = await testServer({}, { store: guarded });
  people = await Promise.all(['Ada', 'Ben'].map(name => visitor(server.url, name)));
});
afterAll(() => server.stop());

const LOST = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };

interface Begun {
  match: string;
  mover: Visitor;
  wires: Wire[];
  body: { version: number; action: unknown };
}

/** A match watched by both and by a spectator, and the first move ready to be made. */
async function begin(): Promise<Begun> {
  const { match } = await startedMatch(people, { ...LOST, open: true });
  const states = await Promise.all(people.map(one => stateOf(one, match)));
  const seat = states.findIndex(state => state.legal.length > 0);
  const wires = [await people[0].connect(), await people[1].connect(), await openWire(server.url)];
  for (const wire of wires) await wire.get('watch-match', { match });
  return { match, mover: people[seat], wires, body: { version: 0, action: states[seat].legal[0] } };
}

/** The versions of the match that were told. */
function told(wire: Wire, match: string): number[] {
  return wire.heard.flatMap(({ event, body }) => {
    const state = body as MatchState;
    return event === 'match' && state.match === match ? [state.version] : [];
  });
}

test('nobody hears of an action before the store has it, not even whoever took it', async () => {
  const { match, mover, wires, body } = await begin();
  let open = () => {};
  gate.wait = new Promise(resolve => {
    open = resolve;
  });
  let hasAnswered = false;
  const acting = mover.call<Done>('POST', `/api/matches/${match}/act`, body).then(answer => {
    hasAnswered = true;
    return answer;
  });
  while (gate.waiting === 0) await new Promise(resolve => setTimeout(resolve, 5));
  // A look at the match waits for the write as well: it cannot show what may yet be lost.
  let hasLooked = false;
  const looking = stateOf(people[0], match).then(state => {
    hasLooked = true;
    return state;
  });
  await new Promise(resolve => setTimeout(resolve, 200));
  expect([hasAnswered, hasLooked]).toEqual([false, false]);
  for (const wire of wires) expect(told(wire, match)).not.toContain(1);
  expect(await entriesAfter(server.services.store, match, 0)).toEqual([]);
  open();
  expect((await acting).body).toEqual({ version: 1 });
  expect(await entriesAfter(server.services.store, match, 0)).toHaveLength(1);
  expect((await looking).version).toBe(1);
  for (const wire of wires) {
    await wire.until(match, state => state.version === 1);
    wire.close();
  }
});

test('an action the store refuses has not happened, and may be taken again', async () => {
  const { match, mover, wires, body } = await begin();
  gate.isBroken = true;
  const failed = await mover.call<ErrorBody>('POST', `/api/matches/${match}/act`, body);
  expect([failed.status, failed.body.error.code]).toEqual([500, 'internal']);
  expect(failed.body.error.message).not.toContain('disk');
  gate.isBroken = false;
  for (const one of people) expect(await stateOf(one, match)).toMatchObject({ version: 0, moves: 0 });
  for (const wire of wires) expect(told(wire, match)).not.toContain(1);
  const taken = await mover.call<Done>('POST', `/api/matches/${match}/act`, body);
  expect(taken.body).toEqual({ version: 1 });
  for (const wire of wires) {
    await wire.until(match, state => state.version === 1);
    wire.close();
  }
});
