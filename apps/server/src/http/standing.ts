import Type from 'typebox';
import type { House } from '../house.ts';
import { leaderboard, ratingsOf } from '../ratings/ratings.ts';
import { type MatchLine, matchesOf } from '../store/matches.ts';
import type { GameLine } from '../wire.ts';
import { personOf, refuse, signedIn } from './answers.ts';
import type { Routes } from './app.ts';
import { about } from './docs.ts';

const SHOWN = 200;

/** Games under way and games past, people and how good they are. */
export function standingRoutes(app: Routes, house: House): void {
  const { people, store, presence } = house;

  app.get(
    '/api/me/games',
    {
      preHandler: signedIn,
      schema: about('people', 'My games, those that wait for me first', '{ games: GameLine[] }', {
        querystring: Type.Object({
          status: Type.Optional(Type.Union([Type.Literal('playing'), Type.Literal('over')])),
        }),
      }),
    },
    async request => {
      const { status } = request.query;
      const statuses = status === 'over' ? (['over', 'aborted'] as const) : (['playing', 'paused'] as const);
      const lines = await matchesOf(store, personOf(request).id, statuses, SHOWN);
      const games = lines.map(lineOf);
      return { games: games.sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn)) };
    },
  );

  app.get(
    '/api/me/tables',
    { preHandler: signedIn, schema: about('people', 'Tables I sit at or host', '{ tables: Table[] }') },
    async request => ({
      tables: (await house.tables.of(personOf(request).id)).map(house.herald.tableFor),
    }),
  );

  const byId = { params: Type.Object({ id: Type.String({ maxLength: 64 }) }) };

  app.get(
    '/api/people/:id',
    { schema: about('people', 'Somebody and their ratings', '{ person, online, ratings }', byId) },
    async (request, reply) => {
      const person = await people.find(request.params.id);
      if (!person) return refuse(reply, { code: 'unknown-person', message: 'nobody has that id' });
      return { person, online: presence.isOnline(person.id), ratings: await ratingsOf(store, person.id) };
    },
  );

  app.get(
    '/api/people/:id/games',
    { schema: about('people', 'Finished games of somebody', '{ games: GameLine[] }', byId) },
    async request => {
      const lines = await matchesOf(store, request.params.id, ['over'], SHOWN);
      return { games: lines.map(lineOf) };
    },
  );

  app.get(
    '/api/leaderboard',
    {
      schema: about('ratings', 'The best of a game and player-count class', '{ ratings: Rating[] }', {
        querystring: Type.Object({
          game: Type.String({ maxLength: 40 }),
          seats: Type.Union([Type.Literal('2'), Type.Literal('3-4'), Type.Literal('5-8')]),
        }),
      }),
    },
    async request => ({ ratings: await leaderboard(store, request.query.game, request.query.seats) }),
  );
}

export function lineOf(line: MatchLine): GameLine {
  const yourTurn = line.status === 'playing' && line.turn.includes(line.seat);
  return {
    match: line.id,
    code: line.code,
    game: line.game,
    status: line.status,
    rated: line.rated,
    clock: line.clock.kind,
    seat: line.seat,
    names: line.names,
    version: line.version,
    yourTurn,
    deadline: yourTurn ? line.deadline : null,
    places: line.places,
    startedAt: line.startedAt,
    endedAt: line.endedAt,
  };
}
