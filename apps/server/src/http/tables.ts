import { defaultPreset } from '@signoria/core';
import { GAMES } from '@signoria/games';
import { ChatLine, GameInfo, TABLE_COMMANDS, Table, TableBody, type TableCommand } from '@signoria/protocol';
import Type from 'typebox';
import { levelsOf } from '../bots/levels.ts';
import { runTableCommand, say, unsay } from '../commands/table.ts';
import type { Services } from '../services.ts';
import { answer, personOf, signedIn } from './answers.ts';
import type { Routes } from './app.ts';
import { ANSWERS_NOTHING, about, answers, answersCreated } from './docs.ts';

const byCode = { params: Type.Object({ code: Type.String({ maxLength: 20 }) }) };

export function gameInfos(): GameInfo[] {
  return GAMES.map(game => ({
    id: game.id,
    rulesVersion: game.rulesVersion,
    seats: game.seats,
    fields: game.options.fields,
    presets: game.options.presets as GameInfo['presets'],
    defaultPreset: defaultPreset(game.options),
    bots: [...levelsOf(game.id).offered],
  }));
}

export function tableRoutes(app: Routes, services: Services): void {
  const { tables, events, chat } = services;

  app.get(
    '/api/games',
    {
      schema: about('games', 'The games', answers(Type.Object({ games: Type.Array(GameInfo) }))),
    },
    async () => ({
      games: gameInfos(),
    }),
  );

  app.get(
    '/api/tables',
    {
      schema: about(
        'tables',
        'Open tables that wait for people',
        answers(Type.Object({ tables: Type.Array(Table) })),
        {
          querystring: Type.Object({ game: Type.Optional(Type.String({ maxLength: 40 })) }),
        },
      ),
    },
    async request => ({ tables: (await tables.open(request.query.game)).map(events.tableFor) }),
  );

  app.post(
    '/api/tables',
    {
      preHandler: signedIn,
      schema: about('tables', 'Set up a table', answersCreated(Table), { body: TableBody }),
    },
    async (request, reply) => {
      const made = await tables.create(personOf(request), request.body);
      if (made.ok) reply.code(201);
      return answer(reply, made, events.tableFor);
    },
  );

  app.get(
    '/api/tables/:code',
    { schema: about('tables', 'One table', answers(Table), byCode) },
    async (request, reply) => answer(reply, await tables.find(request.params.code), events.tableFor),
  );

  app.get(
    '/api/tables/:code/chat',
    { schema: about('chat', 'What was said', answers(Type.Object({ chat: Type.Array(ChatLine) })), byCode) },
    async (request, reply) => {
      const found = await tables.find(request.params.code);
      if (!found.ok) return answer(reply, found);
      return { chat: await chat.lines(found.value.code) };
    },
  );

  app.delete(
    '/api/tables/:code/chat/:id',
    {
      preHandler: signedIn,
      schema: about('chat', 'Take a line away (host or writer)', ANSWERS_NOTHING, {
        params: Type.Object({ code: Type.String({ maxLength: 20 }), id: Type.String({ maxLength: 40 }) }),
      }),
    },
    async (request, reply) =>
      answer(reply, await unsay(services, personOf(request), request.params.code, request.params.id)),
  );

  for (const command of Object.keys(TABLE_COMMANDS) as TableCommand[]) {
    const { does, body, answer: answered } = TABLE_COMMANDS[command];
    const isChat = command === 'chat';
    app.post(
      `/api/tables/:code/${command}`,
      {
        preHandler: signedIn,
        schema: about(isChat ? 'chat' : 'tables', does, answers(answered), {
          ...byCode,
          body,
        }),
      },
      async (request, reply) => {
        const { code } = request.params as { code: string };
        const person = personOf(request);
        if (command === 'chat') {
          const { text } = request.body as { text: string };
          return answer(reply, await say(services, person, code, text));
        }
        const outcome = await runTableCommand(services, person, code, command, request.body as never);
        return answer(reply, outcome, events.tableFor);
      },
    );
  }
}
