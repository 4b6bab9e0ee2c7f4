import Type, { type Static, type TObject, type TSchema } from 'typebox';
import { MATCH_COMMANDS, TABLE_COMMANDS } from './commands.ts';
import { GameLine, MatchState, RecordFile, Verdict } from './matches.ts';
import type { Scope } from './people.ts';
import type { Route } from './route.ts';
import { FRIENDS } from './routes-friends.ts';
import { ACCESS, KEYS, PEOPLE } from './routes-people.ts';
import { REVIEWS } from './routes-reviews.ts';
import { ChatLine, GameInfo, Table, TableBody } from './tables.ts';

export type { Route };

const ofTable = Type.Object({ code: Type.String({ maxLength: 20 }) });
const ofMatch = Type.Object({ match: Type.String({ maxLength: 64 }) });
const Tables = Type.Object({ tables: Type.Array(Table) });
const look = Type.Object({
  since: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Of the table, where it is not open. */
  code: Type.Optional(ofTable.properties.code),
});

const TABLES = {
  'GET /api/games': {
    group: 'games',
    does: 'All games',
    answer: Type.Object({ games: Type.Array(GameInfo) }),
  },
  'GET /api/tables': {
    group: 'tables',
    does: 'Public tables waiting for players',
    query: Type.Object({ game: Type.Optional(Type.String({ maxLength: 40 })) }),
    answer: Tables,
  },
  'POST /api/tables': {
    group: 'tables',
    does: 'Create a table',
    signedIn: true,
    body: TableBody,
    answer: Table,
    creates: true,
  },
  'GET /api/tables/:code': { group: 'tables', does: 'One table', params: ofTable, answer: Table },
  'GET /api/tables/:code/chat': {
    group: 'chat',
    does: 'Chat messages',
    params: ofTable,
    answer: Type.Object({ chat: Type.Array(ChatLine) }),
  },
  'DELETE /api/tables/:code/chat/:id': {
    group: 'chat',
    does: 'Delete a chat message (host or author)',
    signedIn: true,
    params: Type.Object({ ...ofTable.properties, id: Type.String({ maxLength: 40 }) }),
    answer: null,
  },
} as const satisfies Record<string, Route>;

const MATCHES = {
  'GET /api/matches/:match': {
    group: 'matches',
    does: 'A match as the caller sees it',
    params: ofMatch,
    query: look,
    answer: MatchState,
  },
  'GET /api/matches/:match/moments/:moves': {
    group: 'matches',
    does: 'A match as the caller saw it after a given number of moves',
    params: Type.Object({ ...ofMatch.properties, moves: Type.String({ pattern: '^\\d{1,5}$' }) }),
    query: Type.Pick(look, ['code']),
    answer: MatchState,
  },
  'GET /api/matches/:match/record': {
    group: 'matches',
    does: 'The record of a finished match',
    params: ofMatch,
    answer: RecordFile,
  },
  'GET /api/matches/:match/verify': {
    group: 'matches',
    does: 'Replay the record and check seed and commitment',
    params: ofMatch,
    answer: Verdict,
  },
  'GET /api/matches/:match/stream': {
    group: 'streams',
    does: 'Live updates of one match',
    params: ofMatch,
    query: look,
    answer: MatchState,
    streams: true,
  },
  'GET /api/stream': {
    group: 'streams',
    does: 'Live updates of all my games',
    signedIn: true,
    answer: Type.Union([
      Type.Object({ type: Type.Literal('game'), game: GameLine }),
      Type.Object({ type: Type.Literal('match'), state: MatchState }),
    ]),
    streams: true,
  },
} as const satisfies Record<string, Route>;

/** The HTTP API, by method and path. The server serves this table, and the client's types are derived from it. */
export const ROUTES = {
  ...PEOPLE,
  ...ACCESS,
  ...KEYS,
  ...FRIENDS,
  ...TABLES,
  ...commandRoutes('/api/tables/:code', { group: 'tables', params: ofTable }, TABLE_COMMANDS),
  ...MATCHES,
  ...REVIEWS,
  ...commandRoutes('/api/matches/:match', { group: 'matches', params: ofMatch }, MATCH_COMMANDS),
};
export type Routes = typeof ROUTES;
export type RouteName = keyof Routes;

/** The scope that a key needs for a route. */
export function scopeOf(name: RouteName): Scope | 'session' {
  const route: Route = ROUTES[name];
  return route.scope ?? (name.startsWith('GET ') ? 'read' : 'play');
}

/** What a route carries in one of its fields: nothing where it has none. */
type Carried<R extends RouteName, P extends string> = Routes[R] extends { [K in P]: infer S extends TSchema }
  ? Static<S>
  : undefined;
export type ParamsOf<R extends RouteName> = Carried<R, 'params'>;
export type QueryOf<R extends RouteName> = Carried<R, 'query'>;
export type BodyOf<R extends RouteName> = Carried<R, 'body'>;
export type AnswerOf<R extends RouteName> = Carried<R, 'answer'>;

/** A command is a route of what it is about. */
function commandRoutes<
  P extends string,
  A extends { group: Route['group']; params: TObject },
  C extends Record<string, { does: string; body: TObject; answer: TSchema }>,
>(path: P, about: A, commands: C) {
  const routes = Object.entries(commands).map(([name, command]) => [
    `POST ${path}/${name}`,
    { ...about, signedIn: true, ...command },
  ]);
  return Object.fromEntries(routes) as {
    [N in keyof C & string as `POST ${P}/${N}`]: Omit<A, keyof C[N]> & C[N] & { signedIn: true };
  };
}
