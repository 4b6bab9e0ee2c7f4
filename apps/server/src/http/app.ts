import { existsSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import type { TSchema } from 'typebox';
import { checkOf, complaintAbout } from '../check.ts';
import type { Services } from '../services.ts';
import { answerErrors, refuse } from './answers.ts';
import { healthRoutes } from './health.ts';
import { keyRoutes } from './keys.ts';
import { matchRoutes } from './matches.ts';
import { passkeyRoutes } from './passkeys.ts';
import { peopleRoutes } from './people.ts';
import { profileRoutes } from './profiles.ts';
import { siteRoutes } from './site.ts';
import { streamRoutes } from './streams.ts';
import { tableRoutes } from './tables.ts';

const BODY_LIMIT = 64 * 1024;

/** The HTTP half of the server. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config, log } = services;
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: request => readable(request.url ?? '/'),
    frameworkErrors: ({ message }, _, reply) =>
      refuse(reply as unknown as FastifyReply, { code: 'bad-request', message }),
  });
  app.setValidatorCompiler(validatorOf);
  // Response schemas are for readers of /api/docs; what is sent is built by allow-list before it comes here.
  app.setSerializerCompiler(() => data => JSON.stringify(data));
  answerErrors(app);
  acceptEmptyBodies(app);

  await app.register(helmet, security(config.publicUrl));
  await app.register(rateLimit, { max: config.requestsPerMinute, timeWindow: '1 minute' });
  await app.register(swagger, OPENAPI);
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
  addHooks(app, services);

  healthRoutes(app, services);
  passkeyRoutes(app, services);
  peopleRoutes(app, services);
  keyRoutes(app, services);
  profileRoutes(app, services);
  tableRoutes(app, services);
  matchRoutes(app, services);
  streamRoutes(app, services);
  await siteRoutes(app, existsSync(join(config.webDir, 'index.html')) ? config.webDir : null);
  return app;
}

const OPENAPI = {
  openapi: {
    // The first whose schemas are JSON Schema as it is.
    openapi: '3.1.0',
    info: {
      title: 'Signoria',
      version: '1',
      description: 'Everything the site does, for anyone. See docs/wire.md for how the parts go together.',
    },
    components: {
      securitySchemes: {
        key: { type: 'http' as const, scheme: 'bearer', description: 'An API key from POST /api/me/keys' },
        session: { type: 'apiKey' as const, in: 'cookie' as const, name: 'signoria.session_token' },
      },
    },
    security: [{ key: [] }, { session: [] }],
  },
};

/** Before each request: who asks. After it: a line for whoever looks into the log. */
function addHooks(app: FastifyInstance, { people, presence }: Services): void {
  app.decorateRequest('person', null);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const who = await people.whoIs(request.headers);
    if (!who.ok) return refuse(reply, who.error);
    request.person = who.value;
    if (request.person) presence.touch(request.person.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: reply.elapsedTime,
      },
      'answered',
    );
  });
}

/** A garbled link is an address like any other that does not exist: the site says so in its own words. */
function readable(url: string): string {
  try {
    decodeURIComponent(url.split('?')[0]);
    return url;
  } catch {
    return url.startsWith('/api/') ? url : '/garbled';
  }
}

function validatorOf({ schema, httpPart }: { schema: TSchema; httpPart?: string }) {
  const check = checkOf(schema);
  return (given: unknown) => {
    // What comes in an address is text.
    const value = httpPart === 'body' ? given : check().Convert(given);
    return check().Check(value) ? { value } : { error: [complaintAbout(check(), value)] };
  };
}

/** A command without a body may come with none at all. */
function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else parse(request, body as string, done);
  });
  app.addHook('preValidation', async request => {
    if (request.method !== 'GET') request.body ??= {};
  });
}

function security(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        fontSrc: ["'self'", 'data:'],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'", 'blob:'],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: isSecure,
    crossOriginEmbedderPolicy: false,
  };
}
