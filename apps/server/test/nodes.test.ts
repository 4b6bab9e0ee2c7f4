import type { ChatLine, Done, GameLine, MatchState, Table } from '@signoria/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Balancer, openBalancer } from './balancer.ts';
import {
  call,
  newTable,
  openWire,
  startedMatch,
  stateOf,
  testServer,
  type Visitor,
  visitor,
  type Wire,
} from './kit.ts';
import { type Cluster, IS_MISSING, openCluster } from './postgres.ts';
import { ended, freePort, launch, type Process } from './process.ts';

const LOST = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };

describe.skipIf(IS_MISSING)('two nodes on one PostgreSQL', () => {
  let cluster: Cluster;
  let nodes: Process[];
  let balancer: Balancer;
  let people: Visitor[];
  const node = async () => {
    const env = { DATABASE_URL: databaseUrl, BOT_LIMIT_MS: '1000', SWEEP_MS: '100', LISTS_PER_MINUTE: '20' };
    return launch('/nowhere', await freePort(), env);
  };
  let databaseUrl: string;
  beforeAll(async () => {
    cluster = await openCluster();
    databaseUrl = await cluster.database();
    // Both at once on an empty database: one makes the tables.
    nodes = await Promise.all([node(), node()]);
    balancer = await openBalancer(nodes.map(({ url }) => Number(new URL(url).port)));
    people = await Promise.all(['Ada', 'Ben', 'Cleo'].map(name => visitor(balancer.url, name)));
  });
  afterAll(async () => {
    for (const { child } of nodes) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGTERM');
      await ended(child);
    }
    await balancer.kill();
    await cluster.remove();
  });

  /** The person at one node rather than wherever the balancer sends. */
  const at = (who: Visitor, which: number): Visitor => {
    const { url } = nodes[which];
    return {
      ...who,
      url,
      call: (method, path, body) => call(url, method, path, { cookie: who.cookie }, body),
      connect: () => openWire(url, { extraHeaders: { cookie: who.cookie } }),
    };
  };

  /** What a wire has heard of one kind, waited for until something fits. */
  async function heard<T>(wire: Wire, event: string, fits: (body: T) => boolean): Promise<T> {
    for (;;) {
      const found = wire.heard.find(one => one.event === event && fits(one.body as T));
      if (found) return found.body as T;
      await new Promise(resolve => setTimeout(resolve, 10));
    }
  }

  test('a table is one wherever one sits: seats, presence, chat, the match, and every move at once at both', async () => {
    const [ada, ben] = [at(people[0], 0), at(people[1], 1)];
    const wires = [await ada.connect(), await ben.connect()];
    const { code } = await newTable(ada, { ...LOST, open: true, guestChat: true });
    for (const wire of wires) await wire.get('watch-table', { code });
    expect((await wires[1].get<{ table: Table }>('join', { code })).table.seats[1].kind).toBe('person');
    const seated = await heard<Table>(wires[0], 'table', ({ seats }) => seats[1].kind === 'person');
    expect(seated.seats[1]).toMatchObject({ person: { name: 'Ben' }, online: true });
    await wires[1].get('chat', { code, text: 'good evening' });
    await heard<ChatLine>(wires[0], 'chat', ({ text }) => text === 'good evening');

    // Whoever watches through one node may write through another.
    const cleo = await at(people[2], 0).connect();
    await cleo.get('watch-table', { code });
    for (;;) {
      const said = await at(people[2], 1).call('POST', `/api/tables/${code}/chat`, { text: 'and to you' });
      if (said.status === 200) break;
      expect(said.status).toBe(403);
    }
    await heard<ChatLine>(wires[1], 'chat', ({ text }) => text === 'and to you');
    expect((await at(people[2], 1).call<Table>('GET', `/api/tables/${code}`)).body.watchers).toBe(3);

    const { match } = (await wires[0].get<{ table: Table }>('start', { code })).table;
    if (!match) throw new Error('not begun');
    await heard<GameLine>(wires[1], 'game', line => line.match === match);
    for (const wire of [...wires, cleo]) await wire.get('watch-match', { match });
    for (let move = 0; move < 20; move++) {
      const states = await Promise.all(
        wires.map(wire => wire.get<{ state: MatchState }>('watch-match', { match })),
      );
      const seat = states.findIndex(({ state }) => state.legal.length > 0);
      const { version, legal } = states[seat].state;
      expect(version).toBe(move);
      const { version: next } = await wires[seat].get<Done>('act', { match, version, action: legal[0] });
      for (const wire of [...wires, cleo]) await wire.until(match, state => state.version >= next);
    }
    // One decision answered at both nodes at once, differently: one is taken, the other is told that it is too late.
    const states = await Promise.all([ada, ben].map(one => stateOf(one, match)));
    const seat = states.findIndex(({ legal }) => legal.length > 1);
    const mover = people[seat];
    const { version, legal } = states[seat];
    const both = await Promise.all(
      [0, 1].map(which =>
        at(mover, which).call('POST', `/api/matches/${match}/act`, { version, action: legal[which] }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    for (const wire of [...wires, cleo]) wire.close();
  });

  test('people who come and go through the balancer, and bots, end their games; each verifies', async () => {
    const { match } = await startedMatch(people, {
      game: 'citadels',
      seats: 5,
      bots: [null, null, null, 'novice', 'novice'],
    });
    await finish(people, match);
    const verdict = await people[0].call<{ ok: boolean }>('GET', `/api/matches/${match}/verify`);
    expect(verdict.body.ok).toBe(true);
  });

  test('who has been told to slow down at one node has been at the other', async () => {
    const answers: number[] = [];
    for (let i = 0; i < 30; i++) answers.push((await at(people[0], i % 2).call('GET', '/api/tables')).status);
    expect(answers.filter(status => status === 200)).toHaveLength(20);
  });

  test('whoever signs out at one node is gone from the other', async () => {
    const eve = await visitor(balancer.url, 'Eve');
    const wire = await at(eve, 0).connect();
    const cut = new Promise(resolve => wire.socket.once('disconnect', resolve));
    expect((await at(eve, 0).call('GET', '/api/me/keys')).status).toBe(200);
    expect((await at(eve, 1).call('DELETE', '/api/session')).status).toBe(204);
    await cut;
    expect((await at(eve, 0).call('GET', '/api/me/keys')).status).toBe(401);
  });

  test('whoever is signed out while no word passes between nodes is gone when it passes again', async () => {
    const [fay, gus] = [await visitor(balancer.url, 'Fay'), await visitor(balancer.url, 'Gus')];
    const { body: key } = await gus.call<{ key: string }>('POST', '/api/me/keys', { name: 'k' });
    const wires = [
      await at(fay, 0).connect(),
      await openWire(nodes[0].url, { auth: { key: key.key } }),
      await at(gus, 0).connect(),
    ];
    const cut = wires.map(wire => new Promise(resolve => wire.socket.once('disconnect', resolve)));
    expect((await at(fay, 0).call('GET', '/api/me/keys')).status).toBe(200);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    // Without a word of it, as when it is said while nobody hears.
    await client.query('delete from session where "userId" = $1', [fay.me.id]);
    await client.query('delete from apikey where "referenceId" = $1', [gus.me.id]);
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'signoria messages'",
    );
    await client.end();
    await Promise.all(cut.slice(0, 2));
    expect((await at(fay, 0).call('GET', '/api/me/keys')).status).toBe(401);
    expect(await wires[2].ask('unwatch-lobby')).toMatchObject({ ok: true });
    wires[2].close();
  });

  test('a stream at one node hears of moves at the other', async () => {
    const { match } = await startedMatch(people.slice(0, 2), { ...LOST, open: true });
    const stop = new AbortController();
    const answer = await fetch(`${nodes[1].url}/api/matches/${match}/stream`, { signal: stop.signal });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const states = await Promise.all(people.slice(0, 2).map(one => stateOf(one, match)));
    const seat = states.findIndex(({ legal }) => legal.length > 0);
    const action = states[seat].legal[0];
    await at(people[seat], 0).call('POST', `/api/matches/${match}/act`, { version: 0, action });
    let text = '';
    while (!text.includes('"version":1')) text += (await reader?.read())?.value ?? '';
    stop.abort();
  });

  test('a node that is killed: its bots and clocks go on at the other, and its people come back there', async () => {
    const clock = { kind: 'live', bank: 10_000, increment: 0 } as const;
    const ada = at(people[0], 1);
    const { match: timed } = await startedMatch([ada, at(people[1], 1)], { ...LOST, clock });
    const { match } = await startedMatch([ada], { ...LOST, bots: [null, 'novice'] });
    const wire = await at(people[0], 0).connect();
    await wire.get('watch-match', { match: timed });
    // Moves come through the node that will die, so that its bots owe the answer.
    for (let i = 0; i < 6; i++) {
      const { version, legal } = await stateOf(ada, match, 1e9);
      if (legal.length > 0)
        await ada.call('POST', `/api/matches/${match}/act`, { version, action: legal[0] });
    }
    nodes[1].child.kill('SIGKILL');
    await ended(nodes[1].child);
    // Nobody at the other node has asked for it: it takes the match up by itself.
    await finish([people[0]], match);
    await wire.until(timed, ({ log }) => log.some(line => line.kind === 'stand-in'));
    wire.close();
    expect((await call(balancer.url, 'GET', '/readyz')).status).toBe(200);
  });
});

describe.skipIf(IS_MISSING)('a node that never looks at clocks', () => {
  test('hears from the one that does that a slow table is past its deadline', async () => {
    const cluster = await openCluster();
    const databaseUrl = await cluster.database();
    const looks = await testServer({ databaseUrl });
    const never = await testServer({ databaseUrl, sweepMs: 60_000 });
    const people = await Promise.all(['Ada', 'Ben'].map(name => visitor(looks.url, name)));
    const clock = { kind: 'slow', perMove: 3_600_000 } as const;
    const { match } = await startedMatch(people, { ...LOST, open: true, clock });
    const wire = await openWire(never.url);
    await wire.get('watch-match', { match });
    const { db } = looks.services.store;
    const told = () => wire.heard.some(({ event }) => event === 'match');
    while (!told()) {
      await db.updateTable('match').set({ clock_at: 1 }).where('id', '=', match).execute();
      await new Promise(resolve => setTimeout(resolve, 100));
    }
    wire.close();
    await Promise.all([looks.stop(), never.stop()]);
    await cluster.remove();
  });
});

/** Plays the first legal action of whoever of these is in turn until the match is over. */
async function finish(people: Visitor[], match: string): Promise<void> {
  for (;;) {
    const states = await Promise.all(people.map(one => stateOf(one, match, 1e9)));
    if (states.some(({ status }) => status !== 'playing')) return;
    const seat = states.findIndex(({ legal }) => legal.length > 0);
    if (seat < 0) {
      await new Promise(resolve => setTimeout(resolve, 20));
      continue;
    }
    const { version, legal } = states[seat];
    const done = await people[seat].call('POST', `/api/matches/${match}/act`, { version, action: legal[0] });
    expect([200, 409]).toContain(done.status);
  }
}
