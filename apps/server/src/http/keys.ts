import { done, fail } from '@signoria/protocol';
import type { Services } from '../services.ts';
import { type App, serve } from './serve.ts';

/** Keys for programs, and browsers that want to be told. */
export function keyRoutes(app: App, { people, notifications, config }: Services): void {
  const limited = { rateLimit: { max: config.signInsPerMinute, timeWindow: '1 minute' } };

  serve(app, 'GET /api/me/keys', async ({ person }) => done({ keys: await people.keys(person.id) }));

  serve(
    app,
    'POST /api/me/keys',
    async ({ person, body }) => done(await people.addKey(person.id, body.name)),
    limited,
  );

  serve(app, 'DELETE /api/me/keys/:id', async ({ person, params }) =>
    (await people.removeKey(person.id, params.id)) ? done(null) : fail('not-found', 'no such key'),
  );

  serve(app, 'GET /api/push', async () => done({ publicKey: notifications.publicKey }));

  serve(app, 'POST /api/push', async ({ person, body }) => {
    await notifications.subscribe(person.id, body);
    return done(null);
  });

  serve(app, 'DELETE /api/push', async ({ person, body }) => {
    await notifications.unsubscribe(person.id, body.endpoint);
    return done(null);
  });
}
