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
import { watchMatch } from '../commands/watch.ts';
import { addressOf } from '../limits/address.ts';
import { isValueTooDeep } from '../nesting.ts';
import type { Channel } from '../play/watchers.ts';
import type { Services } from '../services.ts';
import { troubleOf } from '../store-down.ts';
import { readCode } from '../tables/code.ts';
import { mayRead } from '../tables/table.ts';
import { MOST_WATCHED, openGate } from './gate.ts';
import type { Client, Io } from './io.ts';
import { CHECKS } from './messages.ts';
import { knowOnlookers } from './onlookers.ts';
import { PARSER } from './parser.ts';
import { pushOverSockets, socketChannel } from './push.ts';

const MESSAGE_LIMIT = 64 * 1024;
/** Whoever opens a connection says at once who they are. */
const CONNECT_MS = 10_000;

/** The live half of the server. */
export function openSocket(services: Services, http: HttpServer): Io {
  const { presence } = services;
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
  pushOverSockets(services, io);
  const channel = socketChannel(io);
  io.use(gate.admit);

  io.on('connection', socket => {
    const { person } = socket.data;
    if (person) {
      const leave = presence.connect(person.id);
      socket.join(`person:${person.id}`);
      socket.on('disconnect', leave);
    }
    /** Every message: limited, checked, answered. */
    const listen: Listen = (name, work) => {
      socket.on(name as string, async (body: unknown, ack: unknown) => {
        const arrived = performance.now();
        const reply = typeof ack === 'function' ? (ack as (answer: Ack) => void) : () => undefined;
        const refused = await gate.refusal(socket, name);
        const answer = refused ?? (await answerTo(services, name, body ?? {}, work));
        await gate.note(socket, name, answer);
        reply(answer);
        if (name === 'act') countAction(services, body, answer, performance.now() - arrived);
      });
    };
    answerWatches(services, socket, channel, listen);
    answerCommands(services, socket, listen);
  });
  return io;
}

function countAction({ meter, matches }: Services, body: unknown, answer: Ack, ms: number): void {
  const match: unknown = (body as { match?: unknown } | null)?.match;
  const game = typeof match === 'string' ? matches.gameInMemory(match) : null;
  if (!game) return;
  if (answer.ok) meter.acted('socket', game, 'done', ms);
  else meter.acted('socket', game, ERROR_STATUS[answer.error.code] < 500 ? 'refused' : 'failed', ms);
}

async function answerTo<M extends Message>(
  { log, store }: Services,
  name: M,
  body: unknown,
  work: Work<M>,
): Promise<Ack> {
  if (isValueTooDeep(body)) return fail('bad-request', 'nested too deeply');
  const check = CHECKS[name]();
  if (!check.Check(body)) {
    const complaint = complaintAbout(check, body);
    const field = fieldOf(complaint);
    return fail('bad-request', complaint.message, field ? { field } : {});
  }
  try {
    const outcome = await work(body as Messages[M]);
    return outcome.ok ? { ok: true, ...outcome.value } : outcome;
  } catch (error) {
    log.error({ err: error, event: name }, 'message handler failed');
    return { ok: false, error: troubleOf(store, error) };
  }
}

type Work<M extends Message> = (body: Messages[M]) => Promise<Outcome<Acks[M]>>;
type Listen = <M extends Message>(name: M, work: Work<M>) => void;

function answerWatches(services: Services, socket: Client, channel: Channel, listen: Listen): void {
  const { tables, events } = services;
  const { person } = socket.data;
  const watched = new Map<string, () => void>();
  socket.on('disconnect', () => {
    for (const stop of watched.values()) stop();
  });

  listen('watch-table', async ({ code }) => {
    const found = await tables.find(code);
    if (!found.ok) return found;
    const table = found.value;
    await socket.join(`table:${table.code}`);
    if (!mayRead(table, person, true)) return done({ table: events.tableFor(table), chat: [] });
    await socket.join(`chat:${table.code}`);
    return done({ table: events.tableFor(table), chat: await linesFor(services, person, table.code) });
  });
  listen('unwatch-table', async ({ code }) => {
    for (const room of ['table', 'chat']) await socket.leave(`${room}:${readCode(code)}`);
    return done({});
  });
  listen('watch-lobby', async () => {
    await socket.join('lobby');
    return done({ tables: (await tables.open()).map(events.listedFor) });
  });
  listen('unwatch-lobby', async () => {
    await socket.leave('lobby');
    return done({});
  });
  listen('watch-match', async ({ match, since = 0, changes = false, code }) => {
    watched.get(match)?.();
    watched.delete(match);
    if (watched.size >= MOST_WATCHED) return fail('list-full', 'too many watched: unwatch one first');
    const address = addressOf(socket.request, services.config.trustProxy);
    const may = await mayLook(services, { person, address, code }, match);
    if (!may.ok) return may;
    const wanted = { since, changes, channel, name: socket.id };
    const watching = await watchMatch(services, person, match, wanted);
    if (!watching.ok) return watching;
    const { stop, ...told } = watching.value;
    if (socket.connected) watched.set(match, stop);
    else stop();
    return done(told);
  });
  listen('unwatch-match', async ({ match }) => {
    watched.get(match)?.();
    watched.delete(match);
    return done({});
  });
}

function answerCommands(services: Services, socket: Client, listen: Listen): void {
  const nobody = fail('no-session', 'no session: POST /api/guest with a name first, then open the socket');
  for (const command of Object.keys(MATCH_COMMANDS) as MatchCommand[]) {
    listen(command, async body => {
      const { person } = socket.data;
      return person ? runMatchCommand(services, person, body.match, command, body) : nobody;
    });
  }
  for (const command of Object.keys(TABLE_COMMANDS) as TableCommand[]) {
    listen(command, async (body): Promise<Outcome<Acks[TableCommand]>> => {
      const { code } = body;
      const { person } = socket.data;
      if (!person) return nobody;
      if (command === 'chat') {
        const said = await say(services, person, code, (body as unknown as { text: string }).text);
        return said.ok ? done({ line: said.value }) : said;
      }
      const outcome = await runTableCommand(services, person, code, command, body as never);
      return outcome.ok ? done({ table: services.events.tableFor(outcome.value) }) : outcome;
    });
  }
}
