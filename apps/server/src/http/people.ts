import { Readable } from 'node:stream';
import { done, fail, type Me, type Outcome, type Person } from '@signoria/protocol';
import { leadsOutside } from '../notifications/pinned.ts';
import { readName } from '../people/accounts.ts';
import { deletePerson } from '../people/delete.ts';
import { exportOf } from '../people/export.ts';
import { browserIn } from '../people/sessions.ts';
import type { Services } from '../services.ts';
import { movePerson } from '../tables/table.ts';
import { type App, serve, serveStream } from './serve.ts';

/** Who one is: guest, account, session. */
export function peopleRoutes(app: App, services: Services): void {
  accountRoutes(app, services);
  sessionRoutes(app, services);

  serve(app, 'GET /api/me', async ({ person }) => done(person && (await services.people.me(person.id))));

  serve(app, 'PATCH /api/me', async ({ person: { id }, body: { name, webhook, crest } }) => {
    const { people, config, friends } = services;
    if (typeof webhook === 'string' && !(await leadsOutside(webhook, config.privateWebhooks)))
      return fail('bad-webhook', 'must be a public http or https URL', {
        field: 'webhook',
      });
    const read = name === undefined ? null : readName(name);
    if (read && !read.ok) return read;
    if (webhook !== undefined) await people.setWebhook(id, webhook);
    if (crest !== undefined) await friends.setCrest(id, crest);
    if (read) await people.rename(id, read.value);
    return changed(services, id);
  });

  serve(app, 'DELETE /api/me', async ({ person, request, reply }) => {
    await deletePerson(services, person);
    reply.header('set-cookie', await services.people.signOut(request.headers).catch(() => []));
    return done(null);
  });

  serveStream(app, 'GET /api/me/export', async ({ person, reply }) =>
    reply
      .type('application/json')
      .header('content-disposition', 'attachment; filename="signoria.json"')
      .send(Readable.from(exportOf(services, person))),
  );
}

function accountRoutes(app: App, services: Services): void {
  const { people } = services;

  serve(
    app,
    'POST /api/guest',
    async ({ person, body: { name }, request, reply }) => {
      const read = readName(name);
      if (!read.ok) return read;
      if (person) {
        await people.rename(person.id, read.value);
        return changed(services, person.id);
      }
      const guest = await people.guest(read.value, request.headers);
      reply.header('set-cookie', guest.cookies);
      return meOf(services, guest.person.id);
    },
    SIGN_INS,
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
    SIGN_INS,
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
    SIGN_INS,
  );

  serve(
    app,
    'POST /api/session/recover',
    async ({ body, request, reply }) => {
      const recovered = await people.recover(body);
      if (!recovered.ok) return recovered;
      const signed = await people.signIn(body, browserIn(request.headers));
      if (!signed.ok) return signed;
      reply.header('set-cookie', signed.value.cookies);
      return meOf(services, signed.value.person.id);
    },
    SIGN_INS,
  );

  serve(app, 'DELETE /api/session', async ({ request, reply }) => {
    reply.header('set-cookie', await people.signOut(request.headers));
    return done(null);
  });
}

const SIGN_INS = { limit: 'signIns' } as const;

async function meOf({ people }: Services, id: string): Promise<Outcome<Me>> {
  const me = await people.me(id);
  return me ? done(me) : fail('no-session', 'player not found');
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
