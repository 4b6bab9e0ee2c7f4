import {
  done,
  fail,
  MATCH_COMMANDS,
  type MatchCommand,
  MatchState,
  RecordFile,
  Verdict,
} from '@signoria/protocol';
import Type from 'typebox';
import { comeBack, eyesOf, runMatchCommand } from '../commands/match.ts';
import { recordOf, verdictOn } from '../play/record.ts';
import { stateFor } from '../play/state-for.ts';
import type { Services } from '../services.ts';
import { answer, personOf, signedIn } from './answers.ts';
import type { Routes } from './app.ts';
import { about, answers } from './docs.ts';

const byMatch = { params: Type.Object({ match: Type.String({ maxLength: 64 }) }) };
const since = Type.Optional(Type.Integer({ minimum: 0 }));

export function matchRoutes(app: Routes, services: Services): void {
  const { matches } = services;

  app.get(
    '/api/matches/:match',
    {
      schema: about('matches', 'A match through my eyes', answers(MatchState), {
        ...byMatch,
        querystring: Type.Object({ since }),
      }),
    },
    async (request, reply) => {
      const { match } = request.params;
      await comeBack(services, request.person, match);
      const state = await matches.read(match, live =>
        stateFor(live, eyesOf(live, request.person), request.query.since ?? 0, services.moment()),
      );
      return answer(reply, state);
    },
  );

  for (const command of Object.keys(MATCH_COMMANDS) as MatchCommand[]) {
    const { does, body, answer: answered } = MATCH_COMMANDS[command];
    app.post(
      `/api/matches/:match/${command}`,
      {
        preHandler: signedIn,
        schema: about('matches', does, answers(answered), {
          ...byMatch,
          body,
        }),
      },
      async (request, reply) => {
        const { match } = request.params as { match: string };
        const outcome = await runMatchCommand(
          services,
          personOf(request),
          match,
          command,
          request.body as never,
        );
        return answer(reply, outcome);
      },
    );
  }

  app.get(
    '/api/matches/:match/record',
    { schema: about('matches', 'The record of a finished match', answers(RecordFile), byMatch) },
    async (request, reply) => {
      const { match } = request.params;
      const record = await matches.read(match, recordOf);
      if (!record.ok || !record.value.ok) return answer(reply, record.ok ? record.value : record);
      return reply
        .header('content-disposition', `attachment; filename="${record.value.value.game}-${match}.json"`)
        .send(record.value.value);
    },
  );

  app.get(
    '/api/matches/:match/verify',
    {
      schema: about('matches', 'Replay the record and check seed and commitment', answers(Verdict), byMatch),
    },
    async (request, reply) => {
      const record = await matches.read(request.params.match, recordOf);
      if (!record.ok) return answer(reply, record);
      if (!record.value.ok) return answer(reply, fail(record.value.error.code, record.value.error.message));
      return answer(reply, done(verdictOn(record.value.value)));
    },
  );
}
