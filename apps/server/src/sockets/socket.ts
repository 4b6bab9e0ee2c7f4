import type { Server as HttpServer } from 'node:http';
import {
  type Ack,
  type Acks,
  done,
  fail,
  MATCH_COMMANDS,
  type MatchCommand,
  type MatchState,
  type Message,
  type Messages,
  type Outcome,
  TABLE_COMMANDS,
  type TableCommand,
} from '@signoria/protocol';
import { Server } from 'socket.io';
import { complaintAbout, fieldOf } from '../check.ts';
import { runMatchCommand } from '../commands/match.ts';
import { runTableCommand, say } from '../commands/table.ts';
import { watchMatch } from '../commands/watch.ts';
import { openRateLimit } from '../limits/rate-limit.ts';
import type { Services } from '../services.ts';
import { readCode } from '../tables/code.ts';
import type { Client, Io } from './io.ts';
import { CHECKS } from './messages.ts';
import { pushOverSockets } from './push.ts';

const MESSAGE_LIMIT = 64 * 1024;
/** So many messages may come in this time, however close together. */
const BURST_MS = 2000;

/** The live half of the server. */
export function openSocket(services: Services, http: HttpServer): Io {
  const { presence, config } = services;
  const io: Io = new Server(http, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MESSAGE_LIMIT,
    perMessageDeflate: false,
    allowRequest: (request, allow) =>
      allow(null, isOwnSite(request.headers.origin, request.headers.host, config.publicUrl)),
  });
  const rateLimit = openRateLimit((config.messagesPerSecond * BURST_MS) / 1000, BURST_MS);
  pushOverSockets(services, io);
  io.use((socket, next) => admit(services, socket, next));

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
        const reply = typeof ack === 'function' ? (ack as (answer: Ack) => void) : () => undefined;
        const isTooFast = rateLimit.take(socket.id, Date.now()) > 0;
        reply(
          isTooFast
            ? fail('rate-limited', 'a little slower', { retryAfter: 1 })
            : await answerTo(services, name, body ?? {}, work),
        );
      });
    };
    answerWatches(services, socket, listen);
    answerCommands(services, socket, listen);
  });
  return io;
}

/** Finds out who opens a socket; a key that opens nothing opens none. */
function admit({ people, log }: Services, socket: Client, next: (error?: Error) => void): void {
  const key: unknown = socket.handshake.auth.key;
  people
    .whoIs(socket.handshake.headers, typeof key === 'string' ? key : undefined)
    .then(who => {
      if (!who.ok) return next(Object.assign(new Error(who.error.code), { data: who.error }));
      socket.data.person = who.value;
      next();
    })
    .catch(error => {
      log.error({ err: error }, 'a socket could not be opened');
      next(new Error('internal'));
    });
}

async function answerTo<M extends Message>(
  { log }: Services,
  name: M,
  body: unknown,
  work: Work<M>,
): Promise<Ack> {
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
    log.error({ err: error, event: name }, 'a message failed');
    return fail('internal', 'something went wrong here');
  }
}

type Work<M extends Message> = (body: Messages[M]) => Promise<Outcome<Acks[M]>>;
type Listen = <M extends Message>(name: M, work: Work<M>) => void;

function answerWatches(services: Services, socket: Client, listen: Listen): void {
  const { tables, events, chat } = services;
  const { person } = socket.data;
  const watched = new Map<string, () => void>();
  socket.on('disconnect', () => {
    for (const stop of watched.values()) stop();
  });

  listen('watch-table', async ({ code }) => {
    const found = await tables.find(code);
    if (!found.ok) return found;
    await socket.join(`table:${found.value.code}`);
    return done({ table: events.tableFor(found.value), chat: await chat.lines(found.value.code) });
  });
  listen('unwatch-table', async ({ code }) => {
    await socket.leave(`table:${readCode(code)}`);
    return done({});
  });
  listen('watch-lobby', async () => {
    await socket.join('lobby');
    return done({ tables: (await tables.open()).map(events.tableFor) });
  });
  listen('unwatch-lobby', async () => {
    await socket.leave('lobby');
    return done({});
  });
  listen('watch-match', async ({ match, since }) => {
    watched.get(match)?.();
    watched.delete(match);
    const first: MatchState[] = [];
    const watching = await watchMatch(services, person, match, since ?? 0, state => {
      if (first.length > 0) socket.emit('match', state);
      else first.push(state);
    });
    if (!watching.ok) return watching;
    if (socket.connected) watched.set(match, watching.value);
    else watching.value();
    return done({ state: first[0] });
  });
  listen('unwatch-match', async ({ match }) => {
    watched.get(match)?.();
    watched.delete(match);
    return done({});
  });
}

function answerCommands(services: Services, socket: Client, listen: Listen): void {
  const nobody = fail('no-session', 'POST /api/guest with a name first, then open the socket');
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

/** A page of another site may not open a socket with our visitor's cookie. Programs send no origin. */
function isOwnSite(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined || origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
