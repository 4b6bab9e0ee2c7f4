import { GameLine, Person, Rating, SeatClass, Table } from '@signoria/protocol';
import Type from 'typebox';
import { leaderboard, ratingsOf } from '../ratings/ratings.ts';
import type { Services } from '../services.ts';
import { matchesOf } from '../store/matches.ts';
import { personOf, refuse, signedIn } from './answers.ts';
import type { Routes } from './app.ts';
import { about, answers } from './docs.ts';

const SHOWN = 200;

const Games = Type.Object({ games: Type.Array(GameLine) });
const Profile = Type.Object({ person: Person, online: Type.Boolean(), ratings: Type.Array(Rating) });

/** Games under way and games past, people and how good they are. */
export function standingRoutes(app: Routes, services: Services): void {
  const { people, store, presence } = services;

  app.get(
    '/api/me/games',
    {
      preHandler: signedIn,
      schema: about('people', 'My games, those that wait for me first', answers(Games), {
        querystring: Type.Object({
          status: Type.Optional(Type.Union([Type.Literal('playing'), Type.Literal('over')])),
        }),
      }),
    },
    async request => {
      const part = request.query.status === 'over' ? 'past' : 'playing';
      const games = await matchesOf(store, personOf(request).id, part, SHOWN);
      return { games: games.sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn)) };
    },
  );

  app.get(
    '/api/me/tables',
    {
      preHandler: signedIn,
      schema: about('people', 'Tables I sit at or host', answers(Type.Object({ tables: Type.Array(Table) }))),
    },
    async request => ({
      tables: (await services.tables.of(personOf(request).id)).map(services.events.tableFor),
    }),
  );

  const byId = { params: Type.Object({ id: Type.String({ maxLength: 64 }) }) };

  app.get(
    '/api/people/:id',
    { schema: about('people', 'Somebody and their ratings', answers(Profile), byId) },
    async (request, reply) => {
      const person = await people.find(request.params.id);
      if (!person) return refuse(reply, { code: 'unknown-person', message: 'nobody has that id' });
      return { person, online: presence.isOnline(person.id), ratings: await ratingsOf(store, person.id) };
    },
  );

  app.get(
    '/api/people/:id/games',
    { schema: about('people', 'Finished games of somebody', answers(Games), byId) },
    async request => {
      const games = await matchesOf(store, request.params.id, 'past', SHOWN);
      return { games: games.filter(({ status }) => status === 'over') };
    },
  );

  app.get(
    '/api/leaderboard',
    {
      schema: about(
        'ratings',
        'The best of a game and player-count class',
        answers(Type.Object({ ratings: Type.Array(Rating) })),
        {
          querystring: Type.Object({
            game: Type.String({ maxLength: 40 }),
            seats: SeatClass,
          }),
        },
      ),
    },
    async request => ({ ratings: await leaderboard(store, request.query.game, request.query.seats) }),
  );
}
