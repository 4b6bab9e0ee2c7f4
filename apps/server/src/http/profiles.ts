import { done, fail, type GameLine } from '@signoria/protocol';
import { leaderboard, ratingsOf } from '../ratings/ratings.ts';
import type { Services } from '../services.ts';
import { matchesOf } from '../store/games.ts';
import { type App, serve } from './serve.ts';

/** A page of games, unless a smaller one is asked for. */
const SHOWN = 200;

const LISTS = { limit: 'lists' } as const;

/** Games under way and games past, people and how good they are. */
export function profileRoutes(
  app: App,
  { people, friends, store, presence, tables, events }: Services,
): void {
  serve(
    app,
    'GET /api/me/games',
    async ({ person, query }) => {
      const phase = query.status === 'over' ? 'past' : 'playing';
      const { before, limit = SHOWN } = query;
      const games = await matchesOf(store, person.id, { phase, limit, before });
      const next = nextOf(games, limit);
      return done({ games: games.sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn)), next });
    },
    LISTS,
  );

  serve(
    app,
    'GET /api/me/tables',
    async ({ person }) => done({ tables: (await tables.of(person.id)).map(events.tableFor) }),
    LISTS,
  );

  serve(app, 'GET /api/people/:id', async ({ params }) => {
    const person = await people.find(params.id);
    if (!person) return fail('unknown-person', 'player not found');
    return done({
      person,
      crest: await friends.crestOf(person.id),
      online: presence.isOnline(person.id),
      ratings: await ratingsOf(store, person.id),
    });
  });

  serve(
    app,
    'GET /api/people/:id/games',
    async ({ params, query, person }) => {
      const { before, limit = SHOWN } = query;
      const asked = { phase: 'past', limit, before, seenBy: person?.id ?? null } as const;
      const games = await matchesOf(store, params.id, asked);
      const shown = games.filter(({ status }) => status === 'over');
      // The code of a table is the invitation to it.
      return done({ games: shown.map(line => ({ ...line, code: null })), next: nextOf(games, limit) });
    },
    LISTS,
  );

  serve(
    app,
    'GET /api/leaderboard',
    async ({ query }) => done({ ratings: await leaderboard(store, query.game, query.seats) }),
    LISTS,
  );
}

/** Where the next page begins; null after the last. Taken before the lines are sorted by anything else. */
function nextOf(games: readonly GameLine[], limit: number): string | null {
  return games.length === limit ? games[limit - 1].match : null;
}
