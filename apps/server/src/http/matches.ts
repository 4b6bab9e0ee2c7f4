import { done, MATCH_COMMANDS, type MatchCommand } from '@signoria/protocol';
import { mayLook } from '../commands/look.ts';
import { comeBack, eyesOf, runMatchCommand } from '../commands/match.ts';
import { recordOf, verdictOn } from '../play/record.ts';
import { stateBefore } from '../play/state-before.ts';
import { stateFor } from '../play/state-for.ts';
import type { Services } from '../services.ts';
import { type App, serve } from './serve.ts';

export function matchRoutes(app: App, services: Services): void {
  const { matches } = services;

  async function record(match: string) {
    const found = await matches.read(match, recordOf);
    return found.ok ? found.value : found;
  }

  serve(app, 'GET /api/matches/:match', async ({ params: { match }, query, person, request }) => {
    const { since, code } = query;
    const refused = await mayLook(services, { person, address: request.address, code }, match);
    if (!refused.ok) return refused;
    await comeBack(services, person, match);
    return matches.read(match, live => stateFor(live, eyesOf(live, person), since ?? 0, services.moment()));
  });

  serve(app, 'GET /api/matches/:match/moments/:moves', async ({ params, query, person, request }) => {
    const { match, moves } = params;
    const looker = { person, address: request.address, code: query.code };
    const refused = await mayLook(services, looker, match);
    if (!refused.ok) return refused;
    const found = await matches.read(match, live =>
      stateBefore(live, eyesOf(live, person), Number(moves), services.moment()),
    );
    return found.ok ? found.value : found;
  });

  for (const command of Object.keys(MATCH_COMMANDS) as MatchCommand[])
    serve(app, `POST /api/matches/:match/${command}`, ({ params, body, person }) =>
      runMatchCommand(services, person, params.match, command, body),
    );

  serve(app, 'GET /api/matches/:match/record', async ({ params: { match }, reply }) => {
    const found = await record(match);
    if (found.ok)
      reply.header('content-disposition', `attachment; filename="${found.value.game}-${match}.json"`);
    return found;
  });

  serve(app, 'GET /api/matches/:match/verify', async ({ params }) => {
    const found = await record(params.match);
    return found.ok ? done(verdictOn(found.value)) : found;
  });
}
