import { done, fail } from '@signoria/protocol';
import { leaderboard, ratingsOf } from '../ratings/ratings.ts';
import type { Services } from '../services.ts';
import { matchesOf } from '../store/matches.ts';
import { type App, serve } from './serve.ts';

const SHOWN = 200;

/** Games under way and games past, people and how good they are. */
export function profileRoutes(app: App, { people, store, presence, tables, events }: Services): void {
  serve(app, 'GET /api/me/games', async ({ person, query }) => {
    const phase = query.status === 'over' ? 'past' : 'playing';
    const games = await matchesOf(store, person.id, phase, SHOWN);
    return done({ games: games.sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn)) });
  });

  serve(app, 'GET /api/me/tables', async ({ person }) =>
    done({ tables: (await tables.of(person.id)).map(events.tableFor) }),
  );

  serve(app, 'GET /api/people/:id', async ({ params }) => {
    const person = await people.find(params.id);
    if (!person) return fail('unknown-person', 'nobody has that id');
    return done({
      person,
      online: presence.isOnline(person.id),
      ratings: await ratingsOf(store, person.id),
    });
  });

  serve(app, 'GET /api/people/:id/games', async ({ params }) => {
    const games = await matchesOf(store, params.id, 'past', SHOWN);
    return done({ games: games.filter(({ status }) => status === 'over') });
  });

  serve(app, 'GET /api/leaderboard', async ({ query }) =>
    done({ ratings: await leaderboard(store, query.game, query.seats) }),
  );
}
