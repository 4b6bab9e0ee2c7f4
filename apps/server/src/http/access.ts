import { done, fail, type Outcome } from '@signoria/protocol';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { type App, serve } from './serve.ts';

const SIGN_INS = { limit: 'signIns' } as const;

/** The ways into one's account, and whom one keeps away. */
export function accessRoutes(app: App, services: Services): void {
  const { people } = services;

  serve(
    app,
    'POST /api/me/password',
    ({ person, body, request }) => people.changePassword(person.id, hereOf(request), body),
    SIGN_INS,
  );

  serve(
    app,
    'POST /api/me/recovery-codes',
    ({ person, body }) => people.makeCodes(person.id, body.password),
    SIGN_INS,
  );

  serve(app, 'GET /api/me/sessions', async ({ person, request }) =>
    done({ sessions: await people.sessionsOf(person.id, hereOf(request)) }),
  );

  serve(app, 'DELETE /api/me/sessions', async ({ person, request }) => {
    await people.endOthers(person.id, hereOf(request));
    await people.removeKeys(person.id);
    return done(null);
  });

  serve(app, 'DELETE /api/me/sessions/:id', async ({ person, params }) =>
    (await people.endSession(person.id, params.id)) ? done(null) : fail('not-found', 'session not found'),
  );

  blockRoutes(app, services);
}

/** The session that asks: only sessions come here. */
function hereOf({ access }: FastifyRequest): string {
  return access?.by.id ?? '';
}

function blockRoutes(app: App, { people, blocks }: Services): void {
  const known = async (id: string): Promise<Outcome<null>> =>
    (await people.find(id)) ? done(null) : fail('unknown-person', 'player not found');

  serve(app, 'GET /api/me/blocks', async ({ person }) => {
    const ids = await blocks.blockedBy(person.id);
    const found = await Promise.all(ids.map(people.find));
    return done({ people: found.flatMap(one => one ?? []) });
  });

  serve(app, 'POST /api/me/blocks', async ({ person, body }) => {
    const found = await known(body.person);
    return found.ok ? blocks.block(person.id, body.person) : found;
  });

  serve(app, 'DELETE /api/me/blocks/:id', async ({ person, params }) => {
    await blocks.unblock(person.id, params.id);
    return done(null);
  });

  serve(app, 'POST /api/people/:id/report', async ({ person, params, body }) => {
    const found = await known(params.id);
    return found.ok ? blocks.report(person, params.id, body) : found;
  });
}
