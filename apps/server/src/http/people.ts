import Type from 'typebox';
import type { House } from '../house.ts';
import { mayCall } from '../notices/addresses.ts';
import { exportOf, forgetPerson } from '../people/farewell.ts';
import { leaderboard, ratingsOf } from '../ratings/ratings.ts';
import { type MatchLine, matchesOf } from '../store/matches.ts';
import { movePerson } from '../tables/table.ts';
import {
  AccountBody,
  type GameLine,
  GuestBody,
  KeyBody,
  type Me,
  MeBody,
  type Person,
  PushBody,
  SignInBody,
} from '../wire.ts';
import { personOf, refuse, signedIn } from './answers.ts';
import type { Routes } from './app.ts';
import { about } from './docs.ts';

const SHOWN = 200;

export function peopleRoutes(app: Routes, house: House): void {
  const { people, store, config, notices, presence } = house;
  const limited = { rateLimit: { max: config.signInsPerMinute, timeWindow: '1 minute' } };

  /** A changed person is told to open sockets and to the tables that have not begun. */
  async function changed(id: string): Promise<Me | null> {
    const me = await people.me(id);
    if (!me) return null;
    const person: Person = { id, name: me.name, guest: me.guest };
    house.herald.personChanged(id, person);
    for (const table of await house.tables.of(id))
      if (table.status !== 'playing')
        await house.tables.change(table.code, now => movePerson(now, id, person));
    return me;
  }

  app.post(
    '/api/guest',
    {
      config: limited,
      schema: about('people', 'Play as a guest; with a session, take another name', 'Me', {
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

  app.get('/api/me', { preHandler: signedIn, schema: about('people', 'Who am I?', 'Me') }, request =>
    people.me(personOf(request).id),
  );

  app.patch(
    '/api/me',
    { preHandler: signedIn, schema: about('people', 'Change my name or webhook', 'Me', { body: MeBody }) },
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
      schema: about('people', 'Make my guest an account; games and ratings stay mine', 'Me', {
        body: AccountBody,
      }),
    },
    async (request, reply) => {
      const { id } = personOf(request);
      const made = await people.makeAccount(id, request.body);
      return made.ok ? changed(id) : refuse(reply, made.error);
    },
  );

  app.post(
    '/api/session',
    { config: limited, schema: about('people', 'Sign in', 'Me', { body: SignInBody }) },
    async (request, reply) => {
      const signed = await people.signIn(request.body, request.headers);
      if (!signed.ok) return refuse(reply, signed.error);
      const { person, cookies } = signed.value;
      return reply.header('set-cookie', cookies).send(await people.me(person.id));
    },
  );

  app.delete('/api/session', { schema: about('people', 'Sign out', 'Nothing') }, async (request, reply) =>
    reply
      .header('set-cookie', await people.signOut(request.headers))
      .code(204)
      .send(),
  );

  app.delete(
    '/api/me',
    { preHandler: signedIn, schema: about('people', 'Delete me: resigns what I play', 'Nothing') },
    async (request, reply) => {
      await forgetPerson(house, personOf(request));
      return reply
        .header('set-cookie', await people.signOut(request.headers).catch(() => []))
        .code(204)
        .send();
    },
  );

  app.get(
    '/api/me/export',
    { preHandler: signedIn, schema: about('people', 'Everything kept about me', 'One JSON file') },
    async (request, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="signoria.json"')
        .send(await exportOf(house, personOf(request))),
  );

  app.get(
    '/api/me/games',
    {
      preHandler: signedIn,
      schema: about('people', 'My games, those that wait for me first', '{ games: GameLine[] }', {
        querystring: Type.Object({
          status: Type.Optional(Type.Union([Type.Literal('playing'), Type.Literal('over')])),
        }),
      }),
    },
    async request => {
      const { status } = request.query;
      const statuses = status === 'over' ? (['over', 'aborted'] as const) : (['playing', 'paused'] as const);
      const lines = await matchesOf(store, personOf(request).id, statuses, SHOWN);
      const games = lines.map(lineOf);
      return { games: games.sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn)) };
    },
  );

  app.get(
    '/api/me/tables',
    { preHandler: signedIn, schema: about('people', 'Tables I sit at or host', '{ tables: Table[] }') },
    async request => ({
      tables: (await house.tables.of(personOf(request).id)).map(house.herald.tableFor),
    }),
  );

  app.get(
    '/api/me/keys',
    { preHandler: signedIn, schema: about('keys', 'My API keys', '{ keys: ApiKey[] }') },
    async request => ({ keys: await people.keys(personOf(request).id) }),
  );

  app.post(
    '/api/me/keys',
    {
      preHandler: signedIn,
      config: limited,
      schema: about('keys', 'A new API key, shown once', '{ key, ...ApiKey }', { body: KeyBody }),
    },
    async (request, reply) =>
      reply.code(201).send(await people.addKey(personOf(request).id, request.body.name)),
  );

  app.delete(
    '/api/me/keys/:id',
    {
      preHandler: signedIn,
      schema: about('keys', 'Revoke a key', 'Nothing', { params: Type.Object({ id: Type.String() }) }),
    },
    async (request, reply) => {
      const isRemoved = await people.removeKey(personOf(request).id, request.params.id);
      if (!isRemoved) return refuse(reply, { code: 'not-found', message: 'no such key' });
      return reply.code(204).send();
    },
  );

  app.get('/api/push', { schema: about('push', 'The key for web push', '{ publicKey }') }, async () => ({
    publicKey: notices.publicKey,
  }));

  app.post(
    '/api/push',
    { preHandler: signedIn, schema: about('push', 'Tell this browser', 'Nothing', { body: PushBody }) },
    async (request, reply) => {
      await notices.subscribe(personOf(request).id, request.body);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/api/push',
    {
      preHandler: signedIn,
      schema: about('push', 'No longer tell this browser', 'Nothing', {
        body: Type.Object({ endpoint: Type.String({ maxLength: 1000 }) }),
      }),
    },
    async (request, reply) => {
      await notices.unsubscribe(personOf(request).id, request.body.endpoint);
      return reply.code(204).send();
    },
  );

  const byId = { params: Type.Object({ id: Type.String({ maxLength: 64 }) }) };

  app.get(
    '/api/people/:id',
    { schema: about('people', 'Somebody and their ratings', '{ person, online, ratings }', byId) },
    async (request, reply) => {
      const person = await people.find(request.params.id);
      if (!person) return refuse(reply, { code: 'unknown-person', message: 'nobody has that id' });
      return { person, online: presence.isOnline(person.id), ratings: await ratingsOf(store, person.id) };
    },
  );

  app.get(
    '/api/people/:id/games',
    { schema: about('people', 'Finished games of somebody', '{ games: GameLine[] }', byId) },
    async request => {
      const lines = await matchesOf(store, request.params.id, ['over'], SHOWN);
      return { games: lines.map(lineOf) };
    },
  );

  app.get(
    '/api/leaderboard',
    {
      schema: about('ratings', 'The best of a game and player-count class', '{ ratings: Rating[] }', {
        querystring: Type.Object({
          game: Type.String({ maxLength: 40 }),
          seats: Type.Union([Type.Literal('2'), Type.Literal('3-4'), Type.Literal('5-8')]),
        }),
      }),
    },
    async request => ({ ratings: await leaderboard(store, request.query.game, request.query.seats) }),
  );
}

export function lineOf(line: MatchLine): GameLine {
  const yourTurn = line.status === 'playing' && line.turn.includes(line.seat);
  return {
    match: line.id,
    code: line.code,
    game: line.game,
    status: line.status,
    rated: line.rated,
    clock: line.clock.kind,
    seat: line.seat,
    names: line.names,
    version: line.version,
    yourTurn,
    deadline: yourTurn ? line.deadline : null,
    places: line.places,
    startedAt: line.startedAt,
    endedAt: line.endedAt,
  };
}
