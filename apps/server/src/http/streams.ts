import type { ServerResponse } from 'node:http';
import { GameLine, MatchState, type Outcome, type Person } from '@signoria/protocol';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { comeBack, eyesOf } from '../commands/match.ts';
import { versionOf } from '../play/live-match.ts';
import { stateFor } from '../play/state-for.ts';
import type { Watcher } from '../play/watchers.ts';
import type { Services } from '../services.ts';
import { matchesOf } from '../store/matches.ts';
import { answer, personOf, signedIn } from './answers.ts';
import type { Routes } from './app.ts';
import { about, answersLines } from './docs.ts';

const HEARTBEAT_MS = 15_000;
/** A reader this far behind is cut off; it comes back and asks for the present state. */
const BEHIND_BYTES = 4 * 1024 * 1024;

const StreamLine = Type.Union([
  Type.Object({ type: Type.Literal('game'), game: GameLine }),
  Type.Object({ type: Type.Literal('match'), state: MatchState }),
]);

/** Lines of JSON for programs that want no socket: one object a line, an empty line now and then as a sign of life. */
export function streamRoutes(app: Routes, services: Services): void {
  const { store, events, presence } = services;
  const byPerson = new Map<string, Set<(line: GameLine) => void>>();
  const streams = new Set<Stream>();
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });
  events.onGame((person, line) => {
    for (const listener of byPerson.get(person) ?? []) listener(line);
  });

  app.get(
    '/api/matches/:match/stream',
    {
      schema: about('streams', 'A match as it goes', answersLines(MatchState), {
        params: Type.Object({ match: Type.String({ maxLength: 64 }) }),
        querystring: Type.Object({ since: Type.Optional(Type.Integer({ minimum: 0 })) }),
      }),
    },
    async (request, reply) => {
      const { match } = request.params;
      const exists = await services.matches.read(match, () => null);
      if (!exists.ok) return answer(reply, exists);
      const stream = openStream(reply, streams);
      const watching = await watch(services, request.person, match, request.query.since ?? 0, state =>
        stream.send(state),
      );
      const leave = request.person ? presence.connect(request.person.id) : () => undefined;
      stream.onClose(() => {
        if (watching.ok) watching.value();
        leave();
      });
      return reply;
    },
  );

  app.get(
    '/api/stream',
    {
      preHandler: signedIn,
      schema: about('streams', 'All my games as they go', answersLines(StreamLine)),
    },
    async (request, reply) => {
      const person = personOf(request);
      const stream = openStream(reply, streams);
      const watched = new Map<string, () => void>();

      const follow = async (line: GameLine): Promise<void> => {
        stream.send({ type: 'game', game: line });
        if (watched.has(line.match)) return;
        watched.set(line.match, () => undefined);
        const watching = await watch(services, person, line.match, 0, state =>
          stream.send({ type: 'match', state }),
        );
        if (!watching.ok) return;
        if (stream.isClosed()) watching.value();
        else watched.set(line.match, watching.value);
      };
      const listener = (line: GameLine) => {
        follow(line).catch(error => request.log.error({ err: error }, 'a game was not followed'));
      };
      const listeners = byPerson.get(person.id) ?? new Set();
      byPerson.set(person.id, listeners.add(listener));
      const leave = presence.connect(person.id);
      stream.onClose(() => {
        listeners.delete(listener);
        if (listeners.size === 0) byPerson.delete(person.id);
        for (const stop of watched.values()) stop();
        leave();
      });
      for (const line of await matchesOf(store, person.id, 'playing', 200)) await follow(line);
      return reply;
    },
  );
}

/** Sends the present state and every later one; the answer stops it. */
export async function watch(
  services: Services,
  person: Person | null,
  match: string,
  since: number,
  send: (state: MatchState) => void,
): Promise<Outcome<() => void>> {
  await comeBack(services, person, match);
  return services.matches.read(match, live => {
    const who = eyesOf(live, person);
    const watcher: Watcher = { who, since: versionOf(live), send };
    services.watchers.add(match, watcher);
    send(stateFor(live, who, since, services.moment()));
    return () => services.watchers.remove(match, watcher);
  });
}

interface Stream {
  send(line: unknown): void;
  isClosed(): boolean;
  onClose(listener: () => void): void;
  /** The server stops: come back in a moment. */
  end(): void;
}

function openStream(reply: FastifyReply, streams: Set<Stream>): Stream {
  reply.hijack();
  const out: ServerResponse = reply.raw;
  out.writeHead(200, {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  out.flushHeaders();
  const beat = setInterval(() => out.write('\n'), HEARTBEAT_MS);
  beat.unref();
  out.once('close', () => {
    clearInterval(beat);
    streams.delete(stream);
  });
  const stream: Stream = {
    send(line) {
      if (out.destroyed) return;
      out.write(`${JSON.stringify(line)}\n`);
      if (out.writableLength > BEHIND_BYTES) out.destroy();
    },
    isClosed: () => out.destroyed,
    onClose(listener) {
      if (out.destroyed) listener();
      else out.once('close', listener);
    },
    end: () => out.end(),
  };
  streams.add(stream);
  return stream;
}
