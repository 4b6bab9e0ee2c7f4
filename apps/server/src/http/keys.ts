import { ApiKey, bodyOf, KeyBody, NewApiKey, PushBody } from '@signoria/protocol';
import Type from 'typebox';
import type { Services } from '../services.ts';
import { personOf, refuse, signedIn } from './answers.ts';
import type { Routes } from './app.ts';
import { ANSWERS_NOTHING, about, answers, answersCreated } from './docs.ts';

/** Keys for programs, and browsers that want to be told. */
export function keyRoutes(app: Routes, { people, notifications, config }: Services): void {
  const limited = { rateLimit: { max: config.signInsPerMinute, timeWindow: '1 minute' } };

  app.get(
    '/api/me/keys',
    {
      preHandler: signedIn,
      schema: about('keys', 'My API keys', answers(Type.Object({ keys: Type.Array(ApiKey) }))),
    },
    async request => ({ keys: await people.keys(personOf(request).id) }),
  );

  app.post(
    '/api/me/keys',
    {
      preHandler: signedIn,
      config: limited,
      schema: about('keys', 'A new API key, shown once', answersCreated(NewApiKey), { body: KeyBody }),
    },
    async (request, reply) =>
      reply.code(201).send(await people.addKey(personOf(request).id, request.body.name)),
  );

  app.delete(
    '/api/me/keys/:id',
    {
      preHandler: signedIn,
      schema: about('keys', 'Revoke a key', ANSWERS_NOTHING, { params: Type.Object({ id: Type.String() }) }),
    },
    async (request, reply) => {
      const isRemoved = await people.removeKey(personOf(request).id, request.params.id);
      if (!isRemoved) return refuse(reply, { code: 'not-found', message: 'no such key' });
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/push',
    { schema: about('push', 'The key for web push', answers(Type.Object({ publicKey: Type.String() }))) },
    async () => ({
      publicKey: notifications.publicKey,
    }),
  );

  app.post(
    '/api/push',
    { preHandler: signedIn, schema: about('push', 'Tell this browser', ANSWERS_NOTHING, { body: PushBody }) },
    async (request, reply) => {
      await notifications.subscribe(personOf(request).id, request.body);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/api/push',
    {
      preHandler: signedIn,
      schema: about('push', 'No longer tell this browser', ANSWERS_NOTHING, {
        body: bodyOf({ endpoint: Type.String({ maxLength: 1000 }) }),
      }),
    },
    async (request, reply) => {
      await notifications.unsubscribe(personOf(request).id, request.body.endpoint);
      return reply.code(204).send();
    },
  );
}
