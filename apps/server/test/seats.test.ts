import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Clock, Done, Hint, MatchState, Table } from '@signoria/protocol';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../src/main.ts';
import {
  folder,
  newTable,
  openWire,
  playOn,
  startedMatch,
  stateOf,
  testServer,
  type Visitor,
  visitor,
  type Wire,
} from './kit.ts';
import { freePort } from './process.ts';

let server: Running;
let ada: Visitor;
let ben: Visitor;
beforeAll(async () => {
  server = await testServer();
  [ada, ben] = await Promise.all(['Ada', 'Ben'].map(name => visitor(server.url, name)));
});
afterAll(() => server.stop());

/** Bots that go wrong. */
const BAD_BOTS = new URL('./bad-bots.ts', import.meta.url);

const LOST = { game: 'lost-cities', seats: 2, options: { rounds: 1 } };

/** Starts a match with a clock shorter than people may choose. */
async function quickMatch(on: Running, people: Visitor[], clock: Clock): Promise<string> {
  const { tables } = on.services;
  const made = await tables.create(people[0].me, { ...LOST, open: true, clock });
  if (!made.ok) throw new Error(made.error.code);
  const { code } = made.value;
  await people[1].call('POST', `/api/tables/${code}/join`);
  const started = await people[0].call<Table>('POST', `/api/tables/${code}/start`);
  return started.body.match as string;
}

async function watch(who: Visitor, match: string): Promise<Wire> {
  const wire = await who.connect();
  const { state } = await wire.get<{ state: MatchState }>('watch-match', { match });
  wire.heard.push({ event: 'match', body: state });
  return wire;
}

test('the seat in turn is told what it may undo, the others are not', async () => {
  const { match } = await startedMatch([ada, ben], LOST);
  const wires = [await watch(ada, match), await watch(ben, match)];
  const first = await wires[0].until(match, () => true);
  const [mover] = first.turn;
  const { legal } = await wires[mover].until(match, state => state.legal.length > 0);
  await wires[mover].get('act', { match, version: 0, action: legal[0] });
  await wires[mover].until(match, state => state.version === 1 && state.undo === 1);
  const other = await wires[1 - mover].until(match, state => state.version === 1);
  expect(other.undo).toBe(0);
  await wires[mover].get<Done>('undo', { match, version: 1 });
  await wires[1 - mover].until(match, state => state.version === 2 && state.moves === 0);
  for (const wire of wires) wire.close();
});

test('a takeback and a pause by consent, over the wire', async () => {
  const { match } = await startedMatch([ada, ben], LOST);
  const wires = [await watch(ada, match), await watch(ben, match)];
  await playOn([ada, ben], match, 4);
  // The first to move made moves 1 and 2, the other 3 and 4.
  const { log } = await stateOf(ada, match);
  const first = log[0].seat;
  const [asks, answers] = [wires[first], wires[1 - first]];
  await asks.get('takeback', { match, version: 4 });
  const asked = await answers.until(match, state => state.takeback !== null);
  expect(asked.takeback).toEqual({ seat: first, count: 3, move: 2, agreed: [first], waits: [1 - first] });
  await answers.get('takeback-answer', { match, agree: false });
  const refused = await asks.until(match, state => state.version === 6);
  expect(refused.log.at(-1)).toMatchObject({ kind: 'answer', seat: 1 - first, agree: false });
  await asks.get('takeback', { match, version: 6, count: 2 });
  await answers.get('takeback-answer', { match, agree: true });
  const back = await asks.until(match, state => state.version === 8);
  expect(back).toMatchObject({ moves: 0, takeback: null });
  await wires[1].get('pause', { match });
  await wires[0].until(match, state => state.pause !== null);
  await wires[0].get('pause-answer', { match, agree: true });
  await wires[1].until(match, state => state.status === 'paused');
  await wires[1].get('resume', { match });
  await wires[0].until(match, state => state.status === 'playing');
  for (const wire of wires) wire.close();
});

test('a live clock runs out, a bot plays on, and the seat is given back on return', async () => {
  const match = await quickMatch(server, [ada, ben], { kind: 'live', bank: 150, increment: 60_000 });
  const watcher = await openWire(server.url);
  const { state } = await watcher.get<{ state: MatchState }>('watch-match', { match });
  const [slow] = state.turn;
  const who = [ada, ben][slow];
  await watcher.until(match, one => one.seats[slow].played === 'stand-in');
  const played = await watcher.until(match, one => one.moves >= 2);
  expect(played.seats[slow].played).toBe('stand-in');
  const back = await stateOf(who, match);
  expect(back.seats[slow].played).toBe('person');
  expect(back.log.map(line => line.kind)).toEqual(expect.arrayContaining(['stand-in', 'act', 'return']));
  watcher.close();
});

test('deadlines survive a restart: what passed while no server ran is found at once', async () => {
  const dataDir = folder();
  const first = await testServer({ dataDir });
  const people = await Promise.all(['Kim', 'Lou'].map(name => visitor(first.url, name)));
  const match = await quickMatch(first, people, { kind: 'live', bank: 400, increment: 0 });
  const slow = await quickMatch(first, people, { kind: 'slow', perMove: 400 });
  await first.stop();
  await new Promise(resolve => setTimeout(resolve, 400));
  const second = await testServer({ dataDir });
  const watcher = await openWire(second.url);
  await watcher.get('watch-match', { match });
  await watcher.until(match, state => state.seats.some(seat => seat.played === 'stand-in'));
  const seen = await watcher.get<{ state: MatchState }>('watch-match', { match });
  expect(seen.state.log[0]).toMatchObject({ kind: 'stand-in', why: 'time' });
  const { state } = await watcher.get<{ state: MatchState }>('watch-match', { match: slow });
  const [seat] = state.turn;
  expect(state.offers).toEqual([{ seat, why: 'time' }]);
  // The sessions are still good, and the other person decides.
  const other = { ...people[1 - seat], url: second.url };
  const answer = await fetch(`${second.url}/api/matches/${slow}/replace`, {
    method: 'POST',
    headers: { cookie: other.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ seat }),
  });
  expect(answer.status).toBe(200);
  await watcher.until(slow, one => one.moves > 0);
  watcher.close();
  await second.stop();
});

test.each([
  [
    'that takes too long',
    'champion',
    { botLimitMs: 1, botThinkMs: 60_000 },
    undefined,
    'bot failed or timed out',
  ],
  ['that hangs', 'novice', { botLimitMs: 100 }, BAD_BOTS, 'bot failed or timed out'],
  ['that throws', 'apprentice', {}, BAD_BOTS, 'bot failed or timed out'],
  ['that would cheat', 'companion', {}, BAD_BOTS, 'bot chose an illegal action'],
])('a bot %s is replaced by a legal move, and it is logged', async (_, bot, config, thinker, msg) => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: line => lines.push(line) });
  const server = await testServer(config, { log, ...(thinker && { thinker }) });
  const host = await visitor(server.url, 'Host');
  const { code } = await newTable(host, { ...LOST, bots: [bot, bot], sit: null, open: true });
  const started = await host.call<Table>('POST', `/api/tables/${code}/start`);
  const match = started.body.match as string;
  const wire = await openWire(server.url);
  await wire.get('watch-match', { match });
  await wire.until(match, state => state.moves >= 10);
  expect(JSON.parse(lines[0])).toMatchObject({ level: 50, msg, match, bot });
  wire.close();
  await server.stop();
});

test('a bot that looks ahead says nothing of its hand by its haste: it tells its choice when its time is up', async () => {
  const botThinkMs = 160;
  const server = await testServer({ botThinkMs });
  const host = await visitor(server.url, 'Host');
  const bots = ['champion', 'champion'];
  const { code } = await newTable(host, { ...LOST, bots, sit: null, open: true });
  const { body } = await host.call<Table>('POST', `/api/tables/${code}/start`);
  const wire = await openWire(server.url);
  await wire.get('watch-match', { match: body.match });
  const { log } = await wire.until(body.match as string, state => state.moves >= 8);
  // A turn has two decisions: half of the time is for the first, and half of what is left for the second.
  const waits = log.slice(1).map((line, i) => line.at - log[i].at);
  const least = waits.map((_, i) => (log[i + 1].seat === log[i].seat ? botThinkMs / 4 : botThinkMs / 2));
  expect(waits.map((wait, i) => wait >= least[i] - 2)).toEqual(waits.map(() => true));
  wire.close();
  await server.stop();
});

test('a hint comes from what the seat knows, and not in rated matches', async () => {
  const { match } = await startedMatch([ada, ben], LOST);
  const states = [await stateOf(ada, match), await stateOf(ben, match)];
  const mover = states.findIndex(state => state.legal.length > 0);
  const who = [ada, ben][mover];
  const hint = await who.call<Hint>('POST', `/api/matches/${match}/hint`);
  expect(hint.status).toBe(200);
  expect(states[mover].legal).toContainEqual(hint.body.action);
  const [first] = hint.body.candidates;
  expect(first.action).toEqual(hint.body.action);
  expect(first.winError).toBeGreaterThan(0);
  expect(first.parts.map(({ key }) => key)).not.toEqual([]);
  const rated = await startedMatch([ada, ben], { ...LOST, rated: true });
  expect((await ada.call('POST', `/api/matches/${rated.match}/hint`)).status).toBe(403);
});

test('a gentle stop says goodbye, ends the streams and lets answers finish', async () => {
  const short = await testServer();
  const guest = await visitor(short.url, 'Guest');
  const wire = await guest.connect();
  const stream = await fetch(`${short.url}/api/stream`, { headers: { cookie: guest.cookie } });
  const read = stream.text();
  const asked = guest.call('POST', '/api/tables', LOST);
  const stopped = short.stop();
  expect((await asked).status).toBe(201);
  await stopped;
  expect(await read).toBe('');
  expect(wire.heard.map(one => one.event)).toContain('bye');
  await expect(fetch(`${short.url}/healthz`)).rejects.toThrow();
});

test('clients come back by themselves to the server that follows, and hear what happened since', async () => {
  const dataDir = folder();
  const port = await freePort();
  const first = await testServer({ dataDir, port });
  const people = await Promise.all(['Mia', 'Noa'].map(name => visitor(first.url, name)));
  const { match } = await startedMatch(people, LOST);
  await playOn(people, match, 2);
  const wire = await openWire(first.url, {
    extraHeaders: { cookie: people[0].cookie },
    reconnection: true,
  });
  const seen = await wire.get<{ state: MatchState }>('watch-match', { match });
  const back = new Promise(resolve => wire.socket.io.once('reconnect', resolve));
  await first.stop();
  const second = await testServer({ dataDir, port });
  await playOn(people, match, 2);
  await back;
  const { state } = await wire.get<{ state: MatchState }>('watch-match', {
    match,
    since: seen.state.version,
  });
  expect(state.you).toBe(0);
  expect(state.log.map(line => line.version)).toEqual([3, 4]);
  wire.close();
  await second.stop();
});

const EXAMPLES = fileURLToPath(new URL('../../../examples/', import.meta.url));

test.each([
  ['node', 'bot.mjs'],
  ['python3', 'bot.py'],
])('the example bot of %s plays a whole game by the public API', async (program, file) => {
  const { code } = await newTable(ada, LOST);
  const bot = spawn(program, [join(EXAMPLES, file), code], {
    env: { ...process.env, SIGNORIA_URL: server.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  bot.stdout.on('data', chunk => {
    said += chunk;
  });
  const wire = await ada.connect();
  await wire.get('watch-table', { code });
  for (;;) {
    const { body } = await ada.call<Table>('GET', `/api/tables/${code}`);
    if (body.seats.every(seat => seat.kind === 'person' && (seat.online || seat.person.name === 'Ada')))
      break;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  const { table } = await wire.get<{ table: Table }>('start', { code });
  const match = table.match as string;
  const { state } = await wire.get<{ state: MatchState }>('watch-match', { match });
  wire.heard.push({ event: 'match', body: state });
  for (;;) {
    const mine = await wire.until(match, one => one.status === 'over' || one.legal.length > 0);
    if (mine.status === 'over') break;
    await wire.get('act', { match, version: mine.version, action: mine.legal[0] });
    await wire.until(match, one => one.version > mine.version);
  }
  while (!said.includes('is over')) await new Promise(resolve => setTimeout(resolve, 20));
  bot.kill();
  wire.close();
});
