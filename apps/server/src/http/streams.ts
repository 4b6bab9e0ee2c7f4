import type { GameLine, MatchState, Person } from '@signoria/protocol';
import type { FastifyReply } from 'fastify';
import { mayLook } from '../commands/look.ts';
import { watchMatch } from '../commands/watch.ts';
import { isOver } from '../people/access.ts';
import type { Services } from '../services.ts';
import { matchesOf } from '../store/games.ts';
import type { Store } from '../store/open.ts';
import { refuse } from './answers.ts';
import { type App, serveStream } from './serve.ts';
import { openStream, type Stream } from './stream.ts';

const MOST_GAMES = 200;

/** Lines of JSON for programs that want no socket. */
export function streamRoutes(app: App, services: Services): void {
  const { store, presence, people, log } = services;
  const listeners = listenersByPerson(services);
  const streams = new Set<Stream>();
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });
  people.onEnd(ended => {
    for (const stream of streams) if (stream.access && isOver(stream.access, ended)) stream.end();
  });

  serveStream(app, 'GET /api/matches/:match/stream', async ({ params: { match }, query, person, reply }) => {
    const { address } = reply.request;
    const may = await mayLook(services, { person, address, code: query.code }, match);
    if (!may.ok) return refuse(reply, may.error);
    let stream: Stream | null = null;
    const channel = { send: (_: unknown, state: MatchState) => stream?.send(state), sendChange: null };
    const since = query.since ?? 0;
    const watching = await watchMatch(services, person, match, { since, channel, name: '', address });
    if (!watching.ok) return refuse(reply, watching.error);
    const { state, stop } = watching.value;
    stream = openCounted(services, reply, streams);
    if (!stream) {
      stop();
      return reply;
    }
    stream.send(state);
    const leave = person ? presence.connect(person.id) : () => undefined;
    stream.onClose(() => {
      stop();
      leave();
    });
    return reply;
  });

  serveStream(app, 'GET /api/stream', async ({ person, reply }) => {
    const stream = openCounted(services, reply, streams);
    if (!stream) return reply;
    const { follow, stop } = followGames(services, person, reply.request.address, stream);
    // What could not be read would never be told: whoever reads comes back and asks for all of it.
    const giveUp = (error: unknown) => {
      log.error({ err: error }, 'could not follow a game');
      stream.end();
    };
    const forget = listeners.add(person.id, line => void follow(line).catch(giveUp));
    const leave = presence.connect(person.id);
    stream.onClose(() => {
      forget();
      stop();
      leave();
    });
    await followAll(store, person, follow).catch(giveUp);
    return reply;
  });
}

/** One more stream of this address and person; null when it has been refused. */
function openCounted(
  { connections, meter, people }: Services,
  reply: FastifyReply,
  streams: Set<Stream>,
): Stream | null {
  const { address, person, access } = reply.request;
  const leave = connections.enter(address, person);
  if (!leave) {
    refuse(reply, { code: 'rate-limited', message: 'too many open streams: close one first', retryAfter: 5 });
    return null;
  }
  const stream = openStream(reply, streams);
  const closed = access ? people.opened(access) : () => undefined;
  meter.streamed(1);
  stream.onClose(() => {
    leave();
    closed();
    meter.streamed(-1);
  });
  return stream;
}

async function followAll(
  store: Store,
  { id }: Person,
  follow: (line: GameLine) => Promise<void>,
): Promise<void> {
  for (const line of await matchesOf(store, id, { phase: 'playing', limit: MOST_GAMES })) await follow(line);
}

/** Sends the lines of a person's games, and from the first line of each on the match itself. */
function followGames(services: Services, person: Person, address: string, stream: Stream) {
  const watched = new Map<string, () => void>();
  return {
    async follow(line: GameLine): Promise<void> {
      stream.send({ type: 'game', game: line });
      if (watched.has(line.match)) return;
      watched.set(line.match, () => undefined);
      const send = (_: unknown, state: MatchState) => stream.send({ type: 'match', state });
      const wanted = { since: 0, channel: { send, sendChange: null }, name: '', address };
      const watching = await watchMatch(services, person, line.match, wanted);
      if (!watching.ok) return;
      const { state, stop } = watching.value;
      send(null, state);
      if (stream.isClosed()) stop();
      else watched.set(line.match, stop);
    },
    stop() {
      for (const stop of watched.values()) stop();
    },
  };
}

/** Who wants to hear of the games of whom. */
function listenersByPerson({ events }: Services) {
  const byPerson = new Map<string, Set<(line: GameLine) => void>>();
  events.onGame((person, line) => {
    for (const listener of byPerson.get(person) ?? []) listener(line);
  });
  return {
    /** The answer stops it. */
    add(person: string, listener: (line: GameLine) => void): () => void {
      const listeners = byPerson.get(person) ?? new Set();
      byPerson.set(person, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) byPerson.delete(person);
      };
    },
  };
}
