import { done, fail } from '@signoria/protocol';
import type { Services } from '../services.ts';
import { type App, serve } from './serve.ts';

/** Keys for programs, and browsers that want to be told. */
export function keyRoutes(app: App, { people, notifications }: Services): void {
  serve(app, 'GET /api/me/keys', async ({ person }) => done({ keys: await people.keys(person.id) }));

  serve(
    app,
    'POST /api/me/keys',
    ({ person, body }) => people.addKey(person.id, body.name, body.scopes ?? ['play']),
    { limit: 'signIns' },
  );

  serve(app, 'DELETE /api/me/keys/:id', async ({ person, params }) =>
    (await people.removeKey(person.id, params.id)) ? done(null) : fail('not-found', 'key not found'),
  );

  serve(app, 'GET /api/push', async () => done({ publicKey: notifications.publicKey }));

  serve(app, 'POST /api/push', async ({ person, body }) => {
    return notifications.subscribe(person.id, body);
  });

  serve(app, 'DELETE /api/push', async ({ person, body }) => {
    await notifications.unsubscribe(person.id, body.endpoint);
    return done(null);
  });
}
