import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, keysOf } from '../limits/address.ts';
import type { Limited } from '../limits/limits.ts';
import type { ActionResult } from '../meter.ts';
import { mayChange } from '../own-site.ts';
import { isAllowed } from '../people/access.ts';
import type { Services } from '../services.ts';
import { refuse } from './answers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where it comes from, as limits count it. */
    address: string;
  }
  interface FastifyContextConfig {
    /** Counted besides the request itself; null: not even that. */
    limit?: Limited | null;
  }
}

const LOOKS = ['GET', 'HEAD', 'OPTIONS'];

/** What every request passes: how much its address may ask, where a change comes from, who asks and whether they may. */
export function guard(app: FastifyInstance, services: Services): void {
  app.decorateRequest('access', null);
  app.decorateRequest('person', null);
  app.decorateRequest('address', '');
  app.addHook('onRequest', async (request, reply) => {
    request.address = addressOf(request.raw, services.config.trustProxy);
    return (
      (await isTooMuch(services, request, reply, request.address)) ??
      (await isWrong(services, request, reply))
    );
  });
  app.addHook('onSend', async ({ address, person, routeOptions }, reply) => {
    if (reply.statusCode === 404 && isByCode(routeOptions.url))
      await services.limits.take('wrongCodes', ...keysOf(address, person));
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.debug(
      { method, route: routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime },
      'answered',
    );
    count(services, request, reply);
  });
}

const ACT = 'POST /api/matches/:match/act';

/** A stream is open for as long as somebody reads: its end says nothing about how quick the server is. */
function count({ meter, matches }: Services, request: FastifyRequest, reply: FastifyReply): void {
  const { method, params, routeOptions } = request;
  const { statusCode: status, elapsedTime } = reply;
  const route = routeOptions.url;
  if (route?.endsWith('/stream') && status === 200) return;
  if (route === undefined) meter.answered('any', 'none', status, elapsedTime);
  else meter.answered(method, route, status, elapsedTime);
  if (`${method} ${route}` !== ACT) return;
  const game = matches.gameInMemory((params as { match: string }).match);
  if (game) meter.acted('http', game, resultOf(status), elapsedTime);
}

function resultOf(status: number): ActionResult {
  if (status < 400) return 'done';
  return status < 500 ? 'refused' : 'failed';
}

/** Codes are short enough to be read aloud, so they must not be guessed. */
function isByCode(url: string | undefined): boolean {
  return url?.includes('/:code') ?? false;
}

/** How much one address may ask, or one person: whoever asks from many addresses is still one person. */
async function isTooMuch(
  { limits }: Services,
  { routeOptions }: FastifyRequest,
  reply: FastifyReply,
  key: string,
): Promise<FastifyReply | undefined> {
  const limit = routeOptions.config?.limit;
  if (limit === null) return;
  const refused =
    (await limits.take('requests', key)) ??
    (limit && (await limits.take(limit, key))) ??
    (isByCode(routeOptions.url) ? await limits.look('wrongCodes', key) : null);
  return refused ? refuse(reply, refused.error) : undefined;
}

async function isWrong(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { config, people, presence } = services;
  const { headers, method, url, routeOptions } = request;
  if (!LOOKS.includes(method) && !mayChange(headers, config.publicUrl))
    return refuse(reply, { code: 'cross-site', message: 'cross-site requests cannot change anything' });
  if (!url.startsWith('/api/')) return;
  const who = await people.whoIs(headers);
  if (!who.ok) return refuse(reply, who.error);
  const access = who.value;
  if (!access) return;
  if (!isAllowed(access, routeOptions.config?.scope ?? 'read'))
    return refuse(reply, { code: 'wrong-scope', message: 'this key cannot do that' });
  const refused = await isTooMuch(services, request, reply, access.person.id);
  if (refused) return refused;
  request.access = access;
  request.person = access.person;
  presence.touch(access.person.id);
}
