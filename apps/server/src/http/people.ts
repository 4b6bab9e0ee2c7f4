import { done, fail, type Me, type Outcome, type Person } from '@signoria/protocol';
import { mayCall } from '../notifications/addresses.ts';
import { deletePerson } from '../people/delete.ts';
import { exportOf } from '../people/export.ts';
import type { Services } from '../services.ts';
import { movePerson } from '../tables/table.ts';
import { type App, serve } from './serve.ts';

/** Who one is: guest, account, session. */
export function peopleRoutes(app: App, services: Services): void {
  accountRoutes(app, services);
  sessionRoutes(app, services);

  serve(app, 'GET /api/me', async ({ person }) => done(person && (await services.people.me(person.id))));

  serve(app, 'PATCH /api/me', async ({ person: { id }, body: { name, webhook } }) => {
    const { people, config } = services;
    if (typeof webhook === 'string' && !(await mayCall(webhook, config.privateWebhooks)))
      return fail('bad-webhook', 'an http or https address that can be reached from outside', {
        field: 'webhook',
      });
    if (webhook !== undefined) await people.setWebhook(id, webhook);
    if (name !== undefined) await people.rename(id, name);
    return changed(services, id);
  });

  serve(app, 'DELETE /api/me', async ({ person, request, reply }) => {
    await deletePerson(services, person);
    reply.header('set-cookie', await services.people.signOut(request.headers).catch(() => []));
    return done(null);
  });

  serve(app, 'GET /api/me/export', async ({ person, reply }) => {
    reply.header('content-disposition', 'attachment; filename="signoria.json"');
    return done(await exportOf(services, person));
  });
}

function accountRoutes(app: App, services: Services): void {
  const { people } = services;
  const limited = signInLimit(services);

  serve(
    app,
    'POST /api/guest',
    async ({ person, body: { name }, reply }) => {
      if (person) {
        await people.rename(person.id, name);
        return changed(services, person.id);
      }
      const guest = await people.guest(name);
      reply.header('set-cookie', guest.cookies);
      return meOf(services, guest.person.id);
    },
    limited,
  );

  serve(
    app,
    'POST /api/me/account',
    async ({ person: { id }, body, request, reply }) => {
      const made = await people.makeAccount(id, body);
      if (!made.ok) return made;
      const cookies = await people.renewSession(id, request.headers, body);
      if (cookies.length > 0) reply.header('set-cookie', cookies);
      return changed(services, id);
    },
    limited,
  );
}

function sessionRoutes(app: App, services: Services): void {
  const { people } = services;

  serve(
    app,
    'POST /api/session',
    async ({ body, request, reply }) => {
      const signed = await people.signIn(body, request.headers);
      if (!signed.ok) return signed;
      reply.header('set-cookie', signed.value.cookies);
      return meOf(services, signed.value.person.id);
    },
    signInLimit(services),
  );

  serve(app, 'DELETE /api/session', async ({ request, reply }) => {
    reply.header('set-cookie', await people.signOut(request.headers));
    return done(null);
  });
}

function signInLimit({ config }: Services) {
  return { rateLimit: { max: config.signInsPerMinute, timeWindow: '1 minute' } };
}

async function meOf({ people }: Services, id: string): Promise<Outcome<Me>> {
  const me = await people.me(id);
  return me ? done(me) : fail('no-session', 'nobody has that id');
}

/** A changed person is told to open sockets and to the tables that have not begun. */
async function changed(services: Services, id: string): Promise<Outcome<Me>> {
  const me = await meOf(services, id);
  if (!me.ok) return me;
  const person: Person = { id, name: me.value.name, guest: me.value.guest };
  services.events.personChanged(id, person);
  for (const table of await services.tables.of(id))
    if (table.status !== 'playing')
      await services.tables.change(table.code, now => movePerson(now, id, person));
  return me;
}
