import type { GameLine, Person } from '@signoria/protocol';
import { watchMatch } from '../commands/watch.ts';
import type { Services } from '../services.ts';
import { matchesOf } from '../store/matches.ts';
import { refuse } from './answers.ts';
import { type App, serveStream } from './serve.ts';
import { openStream, type Stream } from './stream.ts';

const MOST_GAMES = 200;

/** Lines of JSON for programs that want no socket. */
export function streamRoutes(app: App, services: Services): void {
  const { store, presence, log } = services;
  const byPerson = listenersByPerson(services);
  const streams = new Set<Stream>();
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });

  serveStream(app, 'GET /api/matches/:match/stream', async ({ params: { match }, query, person, reply }) => {
    const exists = await services.matches.read(match, () => null);
    if (!exists.ok) return refuse(reply, exists.error);
    const stream = openStream(reply, streams);
    const watching = await watchMatch(services, person, match, query.since ?? 0, stream.send);
    const leave = person ? presence.connect(person.id) : () => undefined;
    stream.onClose(() => {
      if (watching.ok) watching.value();
      leave();
    });
    return reply;
  });

  serveStream(app, 'GET /api/stream', async ({ person, reply }) => {
    const stream = openStream(reply, streams);
    const { follow, stop } = followGames(services, person, stream);
    const forget = byPerson.add(person.id, line => {
      follow(line).catch(error => log.error({ err: error }, 'a game was not followed'));
    });
    const leave = presence.connect(person.id);
    stream.onClose(() => {
      forget();
      stop();
      leave();
    });
    for (const line of await matchesOf(store, person.id, 'playing', MOST_GAMES)) await follow(line);
    return reply;
  });
}

/** Sends the lines of a person's games, and from the first line of each on the match itself. */
function followGames(services: Services, person: Person, stream: Stream) {
  const watched = new Map<string, () => void>();
  return {
    async follow(line: GameLine): Promise<void> {
      stream.send({ type: 'game', game: line });
      if (watched.has(line.match)) return;
      watched.set(line.match, () => undefined);
      const watching = await watchMatch(services, person, line.match, 0, state =>
        stream.send({ type: 'match', state }),
      );
      if (!watching.ok) return;
      if (stream.isClosed()) watching.value();
      else watched.set(line.match, watching.value);
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
