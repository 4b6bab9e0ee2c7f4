import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
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
import { isTooDeep } from '../nesting.ts';
import type { Services } from '../services.ts';
import { holdsZero, ZERO_HELD } from '../zero.ts';
import { accessRoutes } from './access.ts';
import { answerErrors, refuse } from './answers.ts';
import { friendRoutes } from './friends.ts';
import { guard } from './guard.ts';
import { healthRoutes } from './health.ts';
import { keyRoutes } from './keys.ts';
import { matchRoutes } from './matches.ts';
import { openApiOptions } from './openapi.ts';
import { passkeyRoutes } from './passkeys.ts';
import { peopleRoutes } from './people.ts';
import { profileRoutes } from './profiles.ts';
import { reviewRoutes } from './reviews.ts';
import { siteRoutes } from './site.ts';
import { streamRoutes } from './streams.ts';
import { tableRoutes } from './tables.ts';

const BODY_LIMIT = 64 * 1024;
/** How long the head of a request may take to come, and all of it. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;
const CHECK_MS = 5_000;
/** Whoever neither sends nor reads anything for so long is cut off; streams and sockets beat more often. */
const SILENT_MS = 60_000;

/** The HTTP half of the server. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config, log } = services;
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Whoever begins a request and does not end it is not waited for.
    requestTimeout: REQUEST_MS,
    connectionTimeout: SILENT_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
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
  answerErrors(app, services.store);
  acceptEmptyBodies(app);
  refuseZeros(app);

  await app.register(helmet, security(config.publicUrl));
  await app.register(compress, COMPRESSION);
  await app.register(swagger, openApiOptions(config.publicUrl));
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
  guard(app, services);
  letGoAtTheEnd(app);

  healthRoutes(app, services);
  passkeyRoutes(app, services);
  peopleRoutes(app, services);
  accessRoutes(app, services);
  keyRoutes(app, services);
  profileRoutes(app, services);
  friendRoutes(app, services);
  tableRoutes(app, services);
  matchRoutes(app, services);
  reviewRoutes(app, services);
  streamRoutes(app, services);
  await siteRoutes(app, existsSync(join(config.webDir, 'index.html')) ? config.webDir : null);
  return app;
}

/** Nothing more is heard on a connection that is answered while the server stops: it need not be waited for. */
function letGoAtTheEnd(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}

/**
 * What is shorter fits a packet as it is. The quickest level leaves two fifths of a state, and slower ones little less;
 * what the build has compressed is sent as it is, and streams are not compressed.
 */
const COMPRESSION = { threshold: 1400, encodings: ['gzip' as const], zlibOptions: { level: 1 } };

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

const TOO_DEEP = Object.assign(new Error('nested too deeply'), { statusCode: 400 });

/** A command without a body may come with none at all. */
function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else if (isTooDeep(body as string)) done(TOO_DEEP);
    else parse(request, body as string, done);
  });
  app.addHook('preValidation', async request => {
    if (request.method !== 'GET') request.body ??= {};
  });
}

/** What has been decoded is looked at, before anything is made of it. */
function refuseZeros(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }, reply) => {
    if (holdsZero([params, query, body])) return refuse(reply, { code: 'bad-request', message: ZERO_HELD });
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
