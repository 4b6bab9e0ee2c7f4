import type { Server as HttpServer } from 'node:http';
import {
  type Ack,
  type Acks,
  done,
  ERROR_STATUS,
  fail,
  MATCH_COMMANDS,
  type MatchCommand,
  type Message,
  type Messages,
  type Outcome,
  TABLE_COMMANDS,
  type TableCommand,
} from '@signoria/protocol';
import { Server } from 'socket.io';
import { complaintAbout, fieldOf } from '../check.ts';
import { mayLook } from '../commands/look.ts';
import { runMatchCommand } from '../commands/match.ts';
import { linesFor, runTableCommand, say } from '../commands/table.ts';
import { TOO_MANY_WATCHED, watchMatch } from '../commands/watch.ts';
import { addressOf } from '../limits/address.ts';
import { isValueTooDeep } from '../nesting.ts';
import type { Channel } from '../play/watchers.ts';
import type { Services } from '../services.ts';
import { logTrouble } from '../store-down.ts';
import { readCode } from '../tables/code.ts';
import { mayRead, seatOf } from '../tables/table.ts';
import { holdsZero, ZERO_HELD } from '../zero.ts';
import { cutOffWhoIsBehind } from './frames.ts';
import { type Gate, MOST_WATCHED, openGate } from './gate.ts';
import type { Client, Io } from './io.ts';
import { CHECKS } from './messages.ts';
import { knowOnlookers } from './onlookers.ts';
import { openOutbox } from './outbox.ts';
import { PARSER } from './parser.ts';
import { pushOverSockets, socketChannel } from './push.ts';

const MESSAGE_LIMIT = 64 * 1024;
/** Whoever opens a connection says at once who they are. */
const CONNECT_MS = 10_000;

/** The live half of the server. */
export function openSocket(services: Services, http: HttpServer): Io {
  const { presence, people } = services;
  const gate = openGate(services);
  const io: Io = new Server(http, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MESSAGE_LIMIT,
    perMessageDeflate: false,
    parser: PARSER,
    connectTimeout: CONNECT_MS,
    allowRequest: gate.allow,
  });
  knowOnlookers(services, io);
  http.once('close', cutOffWhoIsBehind(io));
  const outbox = openOutbox();
  pushOverSockets(services, io, outbox);
  const hear = hearing(services, gate, {
    ...watches(services, socketChannel(io, outbox)),
    ...commands(services),
  } as Works);
  io.use(gate.admit);

  io.on('connection', socket => {
    const { person, access } = socket.data;
    socket.data.watched = new Map();
    if (access) socket.on('disconnect', people.opened(access));
    if (person) {
      const leave = presence.connect(person.id);
      socket.join(`person:${person.id}`);
      socket.on('disconnect', leave);
    }
    socket.on('disconnect', () => {
      for (const stop of socket.data.watched.values()) stop();
    });
    // One listener for all messages: with one for each, half of what a socket keeps in memory would be listeners.
    socket.onAny((name: unknown, body: unknown, ack: unknown) => {
      if (isMessage(name)) void hear(socket, name, body, typeof ack === 'function' ? (ack as Reply) : null);
    });
  });
  return io;
}

type Reply = (answer: Ack) => void;

function isMessage(name: unknown): name is Message {
  return typeof name === 'string' && Object.hasOwn(CHECKS, name);
}

/** Every message: limited, checked, answered, whatever goes wrong. */
function hearing(services: Services, gate: Gate, works: Works) {
  async function answerOf(socket: Client, name: Message, body: unknown): Promise<Ack> {
    const refused = await gate.refusal(socket, name);
    const answer = refused ?? (await answerTo(socket, name, body ?? {}, works[name] as Work<Message>));
    await gate.note(socket, name, answer);
    return answer;
  }

  return async (socket: Client, name: Message, body: unknown, reply: Reply | null): Promise<void> => {
    const arrived = performance.now();
    const answer = await answerOf(socket, name, body).catch((error): Ack => {
      const trouble = logTrouble(services, error, 'message handler failed', { event: name });
      return { ok: false, error: trouble };
    });
    reply?.(answer);
    if (name === 'act') countAction(services, body, answer, performance.now() - arrived);
  };
}

function countAction({ meter, matches }: Services, body: unknown, answer: Ack, ms: number): void {
  const match: unknown = (body as { match?: unknown } | null)?.match;
  const game = typeof match === 'string' ? matches.gameInMemory(match) : null;
  if (!game) return;
  if (answer.ok) meter.acted('socket', game, 'done', ms);
  else meter.acted('socket', game, ERROR_STATUS[answer.error.code] < 500 ? 'refused' : 'failed', ms);
}

async function answerTo<M extends Message>(
  socket: Client,
  name: M,
  body: unknown,
  work: Work<M>,
): Promise<Ack> {
  if (isValueTooDeep(body)) return fail('bad-request', 'nested too deeply');
  if (holdsZero(body)) return fail('bad-request', ZERO_HELD);
  const check = CHECKS[name]();
  if (!check.Check(body)) {
    const complaint = complaintAbout(check, body);
    const field = fieldOf(complaint);
    return fail('bad-request', complaint.message, field ? { field } : {});
  }
  const outcome = await work(socket, body as Messages[M]);
  return outcome.ok ? { ok: true, ...outcome.value } : outcome;
}

type Work<M extends Message> = (socket: Client, body: Messages[M]) => Promise<Outcome<Acks[M]>>;
type Works = { [M in Message]: Work<M> };

/** What is watched and no longer watched, and the present state of it as an answer. */
function watches(services: Services, channel: Channel): Pick<Works, Watch> {
  const { tables, events } = services;
  return {
    async 'watch-table'(socket, { code }) {
      const found = await tables.find(code);
      if (!found.ok) return found;
      const table = found.value;
      const { person } = socket.data;
      const isSeated = person !== null && seatOf(table, person.id) !== null;
      if (!isSeated && !countTable(services, socket, table.code)) return TOO_MANY_WATCHED;
      await socket.join(`table:${table.code}`);
      if (!mayRead(table, person, true)) return done({ table: events.tableFor(table), chat: [] });
      await socket.join(`chat:${table.code}`);
      return done({ table: events.tableFor(table), chat: await linesFor(services, person, table.code) });
    },
    async 'unwatch-table'(socket, { code }) {
      for (const room of ['table', 'chat']) await socket.leave(`${room}:${readCode(code)}`);
      stopWatching(socket, ofTable(readCode(code)));
      return done({});
    },
    async 'watch-lobby'(socket) {
      await socket.join('lobby');
      return done({ tables: (await tables.open()).map(events.listedFor) });
    },
    async 'unwatch-lobby'(socket) {
      await socket.leave('lobby');
      return done({});
    },
    'watch-match': (socket, asked) => watchFrom(services, channel, socket, asked),
    async 'unwatch-match'(socket, { match }) {
      stopWatching(socket, ofMatch(match));
      return done({});
    },
  };
}

type Watch = Extract<Message, `watch-${string}` | `unwatch-${string}`>;

/** What a socket watches goes by these names: whatever a client calls a match, it is no table. */
const ofTable = (code: string) => `table:${code}`;
const ofMatch = (match: string) => `match:${match}`;

/** Once for each socket, however often it asks. */
function countTable({ watched, config }: Services, socket: Client, code: string): boolean {
  const key = ofTable(code);
  if (socket.data.watched.has(key)) return true;
  const leave = watched.enter(addressOf(socket.request, config.trustProxy), socket.data.person);
  if (leave) keepWatching(socket, key, leave);
  return leave !== null;
}

/** Until it is watched no longer, or at once for a socket that has closed meanwhile. */
function keepWatching({ connected, data: { watched } }: Client, key: string, stop: () => void): void {
  if (connected) watched.set(key, stop);
  else stop();
}

function stopWatching({ data: { watched } }: Client, key: string): void {
  watched.get(key)?.();
  watched.delete(key);
}

async function watchFrom(
  services: Services,
  channel: Channel,
  socket: Client,
  { match, since = 0, changes, code }: Messages['watch-match'],
): Promise<Outcome<Acks['watch-match']>> {
  const key = ofMatch(match);
  stopWatching(socket, key);
  const { person, watched } = socket.data;
  if (watched.size >= MOST_WATCHED) return TOO_MANY_WATCHED;
  const address = addressOf(socket.request, services.config.trustProxy);
  const may = await mayLook(services, { person, address, code }, match);
  if (!may.ok) return may;
  const wanted = { since, changes: changes === true, channel, name: socket.id, address };
  const watching = await watchMatch(services, person, match, wanted);
  if (!watching.ok) return watching;
  const { stop, ...told } = watching.value;
  // Another may have come in the same moment.
  stopWatching(socket, key);
  keepWatching(socket, key, stop);
  return done(told);
}

/** What one does at a match or a table. */
function commands(services: Services): Partial<Works> {
  const nobody = fail('no-session', 'no session: POST /api/guest with a name first, then open the socket');
  const inMatch = (command: MatchCommand): Work<MatchCommand> =>
    async function act({ data: { person } }, body) {
      return person ? runMatchCommand(services, person, body.match, command, body) : nobody;
    };
  const atTable = (command: TableCommand): Work<TableCommand> =>
    async function act({ data: { person } }, body): Promise<Outcome<Acks[TableCommand]>> {
      const { code } = body;
      if (!person) return nobody;
      if (command === 'chat') {
        const said = await say(services, person, code, (body as unknown as { text: string }).text);
        return said.ok ? done({ line: said.value }) : said;
      }
      const outcome = await runTableCommand(services, person, code, command, body as never);
      return outcome.ok ? done({ table: services.events.tableFor(outcome.value) }) : outcome;
    };
  return Object.fromEntries([
    ...(Object.keys(MATCH_COMMANDS) as MatchCommand[]).map(name => [name, inMatch(name)]),
    ...(Object.keys(TABLE_COMMANDS) as TableCommand[]).map(name => [name, atTable(name)]),
  ]);
}
