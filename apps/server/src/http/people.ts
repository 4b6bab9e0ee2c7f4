import { AccountBody, GuestBody, Me, MeBody, type Person, PersonFile, SignInBody } from '@signoria/protocol';
import Type from 'typebox';
import { mayCall } from '../notifications/addresses.ts';
import { exportOf, forgetPerson } from '../people/farewell.ts';
import type { Services } from '../services.ts';
import { movePerson } from '../tables/table.ts';
import { personOf, refuse, signedIn } from './answers.ts';
import type { Routes } from './app.ts';
import { ANSWERS_NOTHING, about, answers } from './docs.ts';

/** Whoever asks, or nobody. */
const MeOrNull = { ...Type.Union([Me, Type.Null()]), title: 'Me, or null' };

export function peopleRoutes(app: Routes, services: Services): void {
  const { people, config } = services;
  const limited = { rateLimit: { max: config.signInsPerMinute, timeWindow: '1 minute' } };

  /** A changed person is told to open sockets and to the tables that have not begun. */
  async function changed(id: string): Promise<Me | null> {
    const me = await people.me(id);
    if (!me) return null;
    const person: Person = { id, name: me.name, guest: me.guest };
    services.events.personChanged(id, person);
    for (const table of await services.tables.of(id))
      if (table.status !== 'playing')
        await services.tables.change(table.code, now => movePerson(now, id, person));
    return me;
  }

  app.post(
    '/api/guest',
    {
      config: limited,
      schema: about('people', 'Play as a guest; with a session, take another name', answers(Me), {
        body: GuestBody,
      }),
    },
    async (request, reply) => {
      const { name } = request.body;
      if (request.person) {
        await people.rename(request.person.id, name);
        return changed(request.person.id);
      }
      const { person, cookies } = await people.guest(name);
      return reply.header('set-cookie', cookies).send(await people.me(person.id));
    },
  );

  app.get(
    '/api/me',
    { schema: about('people', 'Who am I?', answers(MeOrNull)) },
    async ({ person }, reply) => {
      const me = person && (await people.me(person.id));
      // Nothing at all is what Fastify would send for null.
      return reply.type('application/json').send(JSON.stringify(me));
    },
  );

  app.patch(
    '/api/me',
    {
      preHandler: signedIn,
      schema: about('people', 'Change my name or webhook', answers(Me), { body: MeBody }),
    },
    async (request, reply) => {
      const { id } = personOf(request);
      const { name, webhook } = request.body;
      if (typeof webhook === 'string' && !(await mayCall(webhook, config.privateWebhooks)))
        return refuse(reply, {
          code: 'bad-webhook',
          message: 'an http or https address that can be reached from outside',
          field: 'webhook',
        });
      if (webhook !== undefined) await people.setWebhook(id, webhook);
      if (name !== undefined) await people.rename(id, name);
      return changed(id);
    },
  );

  app.post(
    '/api/me/account',
    {
      preHandler: signedIn,
      config: limited,
      schema: about('people', 'Make my guest an account; games and ratings stay mine', answers(Me), {
        body: AccountBody,
      }),
    },
    async (request, reply) => {
      const { id } = personOf(request);
      const made = await people.makeAccount(id, request.body);
      if (!made.ok) return refuse(reply, made.error);
      const cookies = await people.renewSession(id, request.headers, request.body);
      if (cookies.length > 0) reply.header('set-cookie', cookies);
      return changed(id);
    },
  );

  app.post(
    '/api/session',
    { config: limited, schema: about('people', 'Sign in', answers(Me), { body: SignInBody }) },
    async (request, reply) => {
      const signed = await people.signIn(request.body, request.headers);
      if (!signed.ok) return refuse(reply, signed.error);
      const { person, cookies } = signed.value;
      return reply.header('set-cookie', cookies).send(await people.me(person.id));
    },
  );

  app.delete(
    '/api/session',
    { schema: about('people', 'Sign out', ANSWERS_NOTHING) },
    async (request, reply) =>
      reply
        .header('set-cookie', await people.signOut(request.headers))
        .code(204)
        .send(),
  );

  app.delete(
    '/api/me',
    { preHandler: signedIn, schema: about('people', 'Delete me: resigns what I play', ANSWERS_NOTHING) },
    async (request, reply) => {
      await forgetPerson(services, personOf(request));
      return reply
        .header('set-cookie', await people.signOut(request.headers).catch(() => []))
        .code(204)
        .send();
    },
  );

  app.get(
    '/api/me/export',
    { preHandler: signedIn, schema: about('people', 'Everything kept about me', answers(PersonFile)) },
    async (request, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="signoria.json"')
        .send(await exportOf(services, personOf(request))),
  );
}
