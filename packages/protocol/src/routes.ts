import Type, { type Static, type TObject, type TSchema } from 'typebox';
import { MATCH_COMMANDS, TABLE_COMMANDS } from './commands.ts';
import { GameLine, MatchState, RecordFile, Verdict } from './matches.ts';
import { bodyOf } from './parts.ts';
import {
  AccountBody,
  ApiKey,
  GuestBody,
  KeyBody,
  Me,
  MeBody,
  NewApiKey,
  Person,
  PushBody,
  Rating,
  SeatClass,
  SignInBody,
} from './people.ts';
import { PersonFile } from './person-file.ts';
import { ChatLine, GameInfo, Table, TableBody } from './tables.ts';

/** One route of the HTTP half: what is asked, and what is answered when all is well. Else the answer is an `ErrorBody`. */
export interface Route {
  /** The heading it stands under at /api/docs. */
  group: 'people' | 'keys' | 'push' | 'ratings' | 'games' | 'tables' | 'chat' | 'matches' | 'streams';
  does: string;
  /** Only for somebody: a guest, an account or a program with a key. */
  signedIn?: true;
  params?: TObject;
  query?: TObject;
  body?: TObject;
  /** Null: nothing at all (204). */
  answer: TSchema | null;
  /** Something new is made (201). */
  creates?: true;
  /** The answer has no end: one object a line, an empty line now and then. */
  streams?: true;
}

const id = Type.String({ maxLength: 64 });
const ofTable = Type.Object({ code: Type.String({ maxLength: 20 }) });
const ofMatch = Type.Object({ match: id });
const ofPerson = Type.Object({ id });
const Games = Type.Object({ games: Type.Array(GameLine) });
const Tables = Type.Object({ tables: Type.Array(Table) });
const Ratings = Type.Object({ ratings: Type.Array(Rating) });
const since = Type.Object({ since: Type.Optional(Type.Integer({ minimum: 0 })) });

const PEOPLE = {
  'POST /api/guest': {
    group: 'people',
    does: 'Play as a guest; with a session, take another name',
    body: GuestBody,
    answer: Me,
  },
  'GET /api/me': {
    group: 'people',
    does: 'Who am I?',
    answer: Type.Union([Me, Type.Null()], { title: 'Me, or null' }),
  },
  'PATCH /api/me': {
    group: 'people',
    does: 'Change my name or webhook',
    signedIn: true,
    body: MeBody,
    answer: Me,
  },
  'DELETE /api/me': { group: 'people', does: 'Delete me: resigns what I play', signedIn: true, answer: null },
  'POST /api/me/account': {
    group: 'people',
    does: 'Make my guest an account; games and ratings stay mine',
    signedIn: true,
    body: AccountBody,
    answer: Me,
  },
  'GET /api/me/export': {
    group: 'people',
    does: 'Everything kept about me',
    signedIn: true,
    answer: PersonFile,
  },
  'GET /api/me/games': {
    group: 'people',
    does: 'My games, those that wait for me first',
    signedIn: true,
    query: Type.Object({
      status: Type.Optional(Type.Union([Type.Literal('playing'), Type.Literal('over')])),
    }),
    answer: Games,
  },
  'GET /api/me/tables': { group: 'people', does: 'Tables I sit at or host', signedIn: true, answer: Tables },
  'POST /api/session': { group: 'people', does: 'Sign in', body: SignInBody, answer: Me },
  'DELETE /api/session': { group: 'people', does: 'Sign out', answer: null },
  'GET /api/people/:id': {
    group: 'people',
    does: 'Somebody and their ratings',
    params: ofPerson,
    answer: Type.Object({ person: Person, online: Type.Boolean(), ratings: Type.Array(Rating) }),
  },
  'GET /api/people/:id/games': {
    group: 'people',
    does: 'Finished games of somebody',
    params: ofPerson,
    answer: Games,
  },
  'GET /api/leaderboard': {
    group: 'ratings',
    does: 'The best of a game and player-count class',
    query: Type.Object({ game: Type.String({ maxLength: 40 }), seats: SeatClass }),
    answer: Ratings,
  },
} as const satisfies Record<string, Route>;

const KEYS = {
  'GET /api/me/keys': {
    group: 'keys',
    does: 'My API keys',
    signedIn: true,
    answer: Type.Object({ keys: Type.Array(ApiKey) }),
  },
  'POST /api/me/keys': {
    group: 'keys',
    does: 'A new API key, shown once',
    signedIn: true,
    body: KeyBody,
    answer: NewApiKey,
    creates: true,
  },
  'DELETE /api/me/keys/:id': {
    group: 'keys',
    does: 'Revoke a key',
    signedIn: true,
    params: Type.Object({ id: Type.String() }),
    answer: null,
  },
  'GET /api/push': {
    group: 'push',
    does: 'The key for web push',
    answer: Type.Object({ publicKey: Type.String() }),
  },
  'POST /api/push': {
    group: 'push',
    does: 'Tell this browser',
    signedIn: true,
    body: PushBody,
    answer: null,
  },
  'DELETE /api/push': {
    group: 'push',
    does: 'No longer tell this browser',
    signedIn: true,
    body: bodyOf({ endpoint: Type.String({ maxLength: 1000 }) }),
    answer: null,
  },
} as const satisfies Record<string, Route>;

const TABLES = {
  'GET /api/games': {
    group: 'games',
    does: 'The games',
    answer: Type.Object({ games: Type.Array(GameInfo) }),
  },
  'GET /api/tables': {
    group: 'tables',
    does: 'Open tables that wait for people',
    query: Type.Object({ game: Type.Optional(Type.String({ maxLength: 40 })) }),
    answer: Tables,
  },
  'POST /api/tables': {
    group: 'tables',
    does: 'Set up a table',
    signedIn: true,
    body: TableBody,
    answer: Table,
    creates: true,
  },
  'GET /api/tables/:code': { group: 'tables', does: 'One table', params: ofTable, answer: Table },
  'GET /api/tables/:code/chat': {
    group: 'chat',
    does: 'What was said',
    params: ofTable,
    answer: Type.Object({ chat: Type.Array(ChatLine) }),
  },
  'DELETE /api/tables/:code/chat/:id': {
    group: 'chat',
    does: 'Take a line away (host or writer)',
    signedIn: true,
    params: Type.Object({ ...ofTable.properties, id: Type.String({ maxLength: 40 }) }),
    answer: null,
  },
} as const satisfies Record<string, Route>;

const MATCHES = {
  'GET /api/matches/:match': {
    group: 'matches',
    does: 'A match through my eyes',
    params: ofMatch,
    query: since,
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
    does: 'A match as it goes',
    params: ofMatch,
    query: since,
    answer: MatchState,
    streams: true,
  },
  'GET /api/stream': {
    group: 'streams',
    does: 'All my games as they go',
    signedIn: true,
    answer: Type.Union([
      Type.Object({ type: Type.Literal('game'), game: GameLine }),
      Type.Object({ type: Type.Literal('match'), state: MatchState }),
    ]),
    streams: true,
  },
} as const satisfies Record<string, Route>;

/** The HTTP half of the wire, by method and path. The server serves this table and the client is typed by it. */
export const ROUTES = {
  ...PEOPLE,
  ...KEYS,
  ...TABLES,
  ...commandRoutes('/api/tables/:code', { group: 'tables', params: ofTable }, TABLE_COMMANDS),
  ...MATCHES,
  ...commandRoutes('/api/matches/:match', { group: 'matches', params: ofMatch }, MATCH_COMMANDS),
};
export type Routes = typeof ROUTES;
export type RouteName = keyof Routes;

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
