import { done } from '@signoria/protocol';
import { statisticsOf } from '../people/statistics.ts';
import type { Services } from '../services.ts';
import { type App, serve } from './serve.ts';

const LISTS = { limit: 'lists' } as const;

/** What one has played, with whom one likes to play, and who wants to play. */
export function friendRoutes(app: App, services: Services): void {
  const { friends, invites, people, presence, store, tables } = services;

  serve(
    app,
    'GET /api/me/statistics',
    async ({ person }) => done(await statisticsOf(store, people, person.id)),
    LISTS,
  );

  serve(app, 'GET /api/me/friends', async ({ person }) => {
    const found = await friends.friendsOf(person.id);
    return done({ friends: found.map(one => ({ ...one, online: presence.isOnline(one.person.id) })) });
  });

  serve(app, 'POST /api/me/friends', ({ person, body }) => friends.befriend(person.id, body.person));

  serve(app, 'DELETE /api/me/friends/:id', async ({ person, params }) => {
    await friends.unfriend(person.id, params.id);
    return done(null);
  });

  serve(app, 'GET /api/me/invites', async ({ person }) =>
    done({ invites: await invites.invitesOf(person.id) }),
  );

  serve(app, 'DELETE /api/me/invites/:code', async ({ person, params }) => {
    await invites.decline(person.id, params.code);
    return done(null);
  });

  serve(
    app,
    'POST /api/tables/:code/invite',
    async ({ person, params, body }) => {
      const found = await tables.find(params.code);
      if (!found.ok) return found;
      return invites.invite(found.value, person, body.person);
    },
    { limit: 'invites' },
  );
}
