import type { Server as HttpServer } from 'node:http';
import { type DefaultEventsMap, Server, type ServerOptions, type Socket } from 'socket.io';
import Type, { type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { openBuckets } from '../chat/buckets.ts';
import { runMatchCommand } from '../commands/match.ts';
import { runTableCommand, say } from '../commands/table.ts';
import { type Ack, done, fail, type Outcome } from '../errors.ts';
import type { House } from '../house.ts';
import { fieldOf } from '../http/answers.ts';
import { watch } from '../http/streams.ts';
import {
  MATCH_COMMANDS,
  type MatchCommand,
  type MatchState,
  type Person,
  type ServerEvents,
  TABLE_COMMANDS,
  type TableCommand,
} from '../wire.ts';
import { openBroadcasts } from './broadcasts.ts';

interface Data {
  person: Person | null;
}

export type Io = Server<DefaultEventsMap, ServerEvents, DefaultEventsMap, Data>;
type Client = Socket<DefaultEventsMap, ServerEvents, DefaultEventsMap, Data>;

const MESSAGE_LIMIT = 64 * 1024;

export type Adapter = ServerOptions['adapter'];

/** The live half of the server. `adapter` joins several processes; without one there is this process alone. */
export function openSocket(house: House, http: HttpServer, adapter?: Adapter): Io {
  const { people, presence, log } = house;
  const io: Io = new Server(http, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MESSAGE_LIMIT,
    perMessageDeflate: false,
    allowRequest: (request, allow) =>
      allow(null, isOwnSite(request.headers.origin, request.headers.host, house.config.publicUrl)),
    ...(adapter ? { adapter } : {}),
  });
  const buckets = openBuckets(2 * house.config.messagesPerSecond, 2000);
  openBroadcasts(house, io, adapter !== undefined);

  io.use((socket, next) => {
    const key: unknown = socket.handshake.auth.key;
    people
      .whoIs(socket.handshake.headers, typeof key === 'string' ? key : undefined)
      .then(person => {
        socket.data.person = person;
        next();
      })
      .catch(error => {
        log.error({ err: error }, 'a socket could not be opened');
        next(new Error('internal'));
      });
  });

  io.on('connection', socket => {
    const { person } = socket.data;
    if (person) {
      const leave = presence.enter(person.id);
      socket.join(`person:${person.id}`);
      socket.on('disconnect', leave);
    }
    answerWatches(house, socket, listen);
    answerCommands(house, socket, listen);

    /** Every message: limited, checked, answered. */
    function listen<S extends TSchema, T>(
      name: string,
      schema: S,
      work: (body: Static<S>) => Promise<Outcome<T>>,
    ): void {
      const check = checkOf(name, schema);
      socket.on(name, async (body: unknown, ack: unknown) => {
        const reply = typeof ack === 'function' ? (ack as (answer: Ack) => void) : () => undefined;
        reply(await answerTo(name, body ?? {}, check, work));
      });
    }

    async function answerTo<S extends TSchema, T>(
      name: string,
      body: unknown,
      check: ReturnType<typeof checkOf>,
      work: (body: Static<S>) => Promise<Outcome<T>>,
    ): Promise<Ack> {
      if (buckets.take(socket.id, Date.now()) > 0)
        return fail('rate-limited', 'a little slower', { retryAfter: 1 });
      if (!check.Check(body)) {
        const [complaint] = check.Errors(body);
        const field = fieldOf(complaint);
        return fail('bad-request', complaint.message, field ? { field } : {});
      }
      try {
        const outcome = await work(body as Static<S>);
        return outcome.ok ? { ok: true, ...outcome.value } : outcome;
      } catch (error) {
        log.error({ err: error, event: name }, 'a message failed');
        return fail('internal', 'something went wrong here');
      }
    }
  });
  return io;
}

type Listen = <S extends TSchema, T>(
  name: string,
  schema: S,
  work: (body: Static<S>) => Promise<Outcome<T>>,
) => void;

const checks = new Map<string, ReturnType<typeof Compile>>();

function checkOf(name: string, schema: TSchema) {
  let check = checks.get(name);
  if (!check) {
    check = Compile(schema);
    checks.set(name, check);
  }
  return check;
}

const Code = Type.Object({ code: Type.String({ maxLength: 20 }) });
const Match = Type.Object({ match: Type.String({ maxLength: 64 }) });
const Since = Type.Object({
  match: Type.String({ maxLength: 64 }),
  since: Type.Optional(Type.Integer({ minimum: 0 })),
});
const Nothing = Type.Object({});

function answerWatches(house: House, socket: Client, listen: Listen): void {
  const { tables, herald, chat } = house;
  const { person } = socket.data;
  const watched = new Map<string, () => void>();
  socket.on('disconnect', () => {
    for (const stop of watched.values()) stop();
  });

  listen('watch-table', Code, async ({ code }) => {
    const found = await tables.find(code);
    if (!found.ok) return found;
    await socket.join(`table:${found.value.code}`);
    return done({ table: herald.tableFor(found.value), chat: await chat.lines(found.value.code) });
  });
  listen('unwatch-table', Code, async ({ code }) => {
    await socket.leave(`table:${code}`);
    return done({});
  });
  listen('watch-lobby', Nothing, async () => {
    await socket.join('lobby');
    return done({ tables: (await tables.open()).map(herald.tableFor) });
  });
  listen('unwatch-lobby', Nothing, async () => {
    await socket.leave('lobby');
    return done({});
  });
  listen('watch-match', Since, async ({ match, since }) => {
    watched.get(match)?.();
    watched.delete(match);
    let first: MatchState | null = null;
    const watching = await watch(house, person, match, since ?? 0, state => {
      if (first) socket.emit('match', state);
      else first = state;
    });
    if (!watching.ok) return watching;
    if (socket.connected) watched.set(match, watching.value);
    else watching.value();
    return done({ state: first });
  });
  listen('unwatch-match', Match, async ({ match }) => {
    watched.get(match)?.();
    watched.delete(match);
    return done({});
  });
}

function answerCommands(house: House, socket: Client, listen: Listen): void {
  const nobody = fail('no-session', 'POST /api/guest with a name first, then open the socket');
  for (const command of Object.keys(MATCH_COMMANDS) as MatchCommand[]) {
    const schema = Type.Intersect([Match, MATCH_COMMANDS[command]]);
    listen(command, schema, async body => {
      const { match } = body as { match: string };
      const { person } = socket.data;
      return person ? runMatchCommand(house, person, match, command, body as never) : nobody;
    });
  }
  for (const command of Object.keys(TABLE_COMMANDS) as TableCommand[]) {
    const schema = Type.Intersect([Code, TABLE_COMMANDS[command]]);
    listen(command, schema, async (body): Promise<Outcome<object>> => {
      const { code } = body as { code: string };
      const { person } = socket.data;
      if (!person) return nobody;
      if (command === 'chat') {
        const said = await say(house, person, code, (body as unknown as { text: string }).text);
        return said.ok ? done({ line: said.value }) : said;
      }
      const outcome = await runTableCommand(house, person, code, command, body as never);
      return outcome.ok ? done({ table: house.herald.tableFor(outcome.value) }) : outcome;
    });
  }
}

/** A page of another site may not open a socket with our visitor's cookie. Programs send no origin. */
function isOwnSite(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined || origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
