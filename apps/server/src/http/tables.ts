import { defaultPreset } from '@signoria/core';
import { GAMES } from '@signoria/games';
import {
  done,
  type GameInfo,
  type Outcome,
  TABLE_COMMANDS,
  type Table,
  type TableCommand,
} from '@signoria/protocol';
import { levelsOf } from '../bots/levels.ts';
import { heard, runTableCommand, say, unsay } from '../commands/table.ts';
import type { Services } from '../services.ts';
import type { TableRow } from '../store/table-row.ts';
import type { Printings } from '../tables/printings.ts';
import { type App, serve } from './serve.ts';

const LISTS = { limit: 'lists' } as const;

export function gameInfos(printings: Printings): GameInfo[] {
  return GAMES.map(game => ({
    id: game.id,
    rulesVersion: game.rulesVersion,
    seats: game.seats,
    fields: game.options.fields,
    presets: game.options.presets as GameInfo['presets'],
    defaultPreset: defaultPreset(game.options),
    bots: [...levelsOf(game.id).offered],
    printing: printings.get(game.id) ?? null,
  }));
}

export function tableRoutes(app: App, services: Services): void {
  const { tables, events } = services;
  const shown = (found: Outcome<TableRow>): Outcome<Table> =>
    found.ok ? done(events.tableFor(found.value)) : found;

  serve(app, 'GET /api/games', async () => done({ games: gameInfos(tables.printings) }));

  serve(
    app,
    'GET /api/tables',
    async ({ query }) => done({ tables: (await tables.open(query.game)).map(events.listedFor) }),
    LISTS,
  );

  serve(app, 'POST /api/tables', async ({ person, body }) => shown(await tables.create(person, body)));

  serve(app, 'GET /api/tables/:code', async ({ params }) => shown(await tables.find(params.code)));

  serve(app, 'GET /api/tables/:code/chat', ({ params, person }) => heard(services, person, params.code));

  serve(app, 'DELETE /api/tables/:code/chat/:id', ({ params, person }) =>
    unsay(services, person, params.code, params.id),
  );

  serve(app, 'POST /api/tables/:code/chat', ({ params, person, body }) =>
    say(services, person, params.code, body.text),
  );

  for (const command of Object.keys(TABLE_COMMANDS) as TableCommand[]) {
    if (command === 'chat') continue;
    serve(app, `POST /api/tables/:code/${command}`, async ({ params, person, body }) =>
      shown(await runTableCommand(services, person, params.code, command, body as never)),
    );
  }
}
