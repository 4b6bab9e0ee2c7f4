import {
  type AnswerOf,
  type BodyOf,
  ErrorBody,
  type Outcome,
  type ParamsOf,
  type Person,
  type QueryOf,
  ROUTES,
  type Route,
  type RouteName,
  type Routes,
  type Scope,
  scopeOf,
} from '@signoria/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type TSchema } from 'typebox';
import type { Limited } from '../limits/limits.ts';
import { refuse, signedIn } from './answers.ts';
import { operationOf } from './operations.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a key must be allowed. */
    scope?: Scope | 'session';
  }
}

export type App = Pick<FastifyInstance, 'route' | 'addHook'>;

/** A request as its route says it comes, checked. */
interface Asked<R extends RouteName> {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  person: Routes[R] extends { signedIn: true } ? Person : Person | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Nothing to say is said with null. */
type Said<R extends RouteName> = AnswerOf<R> extends undefined ? null : AnswerOf<R>;

interface Config {
  limit?: Limited;
}

/** Serves a route of the protocol's table: what is asked is checked by it, what is answered is typed by it. */
export function serve<R extends RouteName>(
  app: App,
  name: R,
  handle: (asked: Asked<R>) => Promise<Outcome<Said<R>>>,
  config: Config = {},
): void {
  const route: Route = ROUTES[name];
  app.route({
    ...optionsOf(name, config),
    async handler(request, reply) {
      const outcome = await handle(askedOf<R>(request, reply));
      if (!outcome.ok) return refuse(reply, outcome.error);
      if (route.answer === null) return reply.code(204).send();
      // As text: Fastify would send nothing at all for null.
      return reply
        .code(route.creates ? 201 : 200)
        .type('application/json')
        .send(JSON.stringify(outcome.value));
    },
  });
}

/** Serves a route whose answer comes piece by piece: the handler writes it, or refuses. */
export function serveStream<R extends RouteName>(
  app: App,
  name: R,
  handle: (asked: Asked<R>) => Promise<FastifyReply>,
): void {
  app.route({
    ...optionsOf(name, {}),
    // Whoever asks for the head alone would hold open what they never read.
    exposeHeadRoute: false,
    handler: (request, reply) => handle(askedOf<R>(request, reply)),
  });
}

/** The hooks of a route that needs somebody have made sure that there is a person. */
function askedOf<R extends RouteName>(request: FastifyRequest, reply: FastifyReply): Asked<R> {
  const { params, query, body, person } = request;
  return { params, query, body, person, request, reply } as Asked<R>;
}

function optionsOf(name: RouteName, config: Config) {
  const route: Route = ROUTES[name];
  const [method, url] = name.split(' ');
  return {
    method,
    url,
    config: { ...config, scope: scopeOf(name) },
    schema: { operationId: operationOf(name), ...schemaOf(route) },
    preHandler: route.signedIn ? [signedIn] : [],
  };
}

const REFUSED = { ...ErrorBody, description: 'Error: a stable code and its details' };

/** What is checked, and what readers of /api/docs see besides. */
function schemaOf(route: Route) {
  return {
    tags: [route.group],
    summary: route.does,
    // Whoever comes without anything is a stranger; some routes are for strangers too.
    ...(route.signedIn ? {} : { security: [{}, { key: [] }, { session: [] }] }),
    response: { ...answerOf(route), '4xx': REFUSED },
    ...(route.params ? { params: route.params } : {}),
    ...(route.query ? { querystring: route.query } : {}),
    ...(route.body ? { body: route.body } : {}),
  };
}

function answerOf({ answer, creates, streams }: Route): Readonly<Record<number, unknown>> {
  if (answer === null) return { 204: Type.Null({ description: 'No content' }) };
  if (streams) {
    const content = { 'application/x-ndjson': { schema: answer } };
    return {
      200: { description: 'One JSON object per line; empty lines keep the connection alive', content },
    };
  }
  return { [creates ? 201 : 200]: described(answer) };
}

/** Readers see the name of what is answered, or what is in it. */
function described(schema: TSchema & { title?: string; properties?: object }): object {
  return { ...schema, description: schema.title ?? Object.keys(schema.properties ?? {}).join(', ') };
}
