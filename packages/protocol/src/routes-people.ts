import Type from 'typebox';
import { GameLine } from './matches.ts';
import { bodyOf, orNull } from './parts.ts';
import {
  AccountBody,
  ApiKey,
  BlockBody,
  Crest,
  GuestBody,
  KeyBody,
  Me,
  MeBody,
  NewApiKey,
  PasswordBody,
  Person,
  PushBody,
  Rating,
  RecoverBody,
  RecoveryBody,
  ReportBody,
  SeatClass,
  SessionInfo,
  SignInBody,
} from './people.ts';
import { PersonFile } from './person-file.ts';
import type { Route } from './route.ts';
import { Table } from './tables.ts';

const id = Type.String({ maxLength: 64 });
const ofPerson = Type.Object({ id });
/** A page of games; `next`, given as `before`, asks for the page after it. */
const Games = Type.Object({ games: Type.Array(GameLine), next: orNull(Type.String()) });
const page = {
  before: Type.Optional(id),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
};
const Tables = Type.Object({ tables: Type.Array(Table) });
const Ratings = Type.Object({ ratings: Type.Array(Rating) });

export const PEOPLE = {
  'POST /api/guest': {
    scope: 'manage',
    group: 'people',
    does: 'Create a guest session, or rename the current one',
    body: GuestBody,
    answer: Me,
  },
  'GET /api/me': {
    group: 'people',
    does: 'Current user',
    answer: Type.Union([Me, Type.Null()], { title: 'Me, or null' }),
  },
  'PATCH /api/me': {
    scope: 'manage',
    group: 'people',
    does: 'Change my name, crest or webhook',
    signedIn: true,
    body: MeBody,
    answer: Me,
  },
  'DELETE /api/me': {
    scope: 'session',
    group: 'people',
    does: 'Delete the account and resign its games',
    signedIn: true,
    answer: null,
  },
  'POST /api/me/account': {
    scope: 'session',
    group: 'people',
    does: 'Turn the guest into an account, keeping games and ratings',
    signedIn: true,
    body: AccountBody,
    answer: Me,
  },
  'GET /api/me/export': {
    scope: 'manage',
    group: 'people',
    does: 'Export all data about the current user',
    signedIn: true,
    answer: PersonFile,
  },
  'GET /api/me/games': {
    group: 'people',
    does: 'My games, those waiting for me first',
    signedIn: true,
    query: Type.Object({
      status: Type.Optional(Type.Union([Type.Literal('playing'), Type.Literal('over')])),
      ...page,
    }),
    answer: Games,
  },
  'GET /api/me/tables': {
    group: 'people',
    does: 'Tables where I am seated or host',
    signedIn: true,
    answer: Tables,
  },
  'POST /api/session': { scope: 'session', group: 'people', does: 'Sign in', body: SignInBody, answer: Me },
  'DELETE /api/session': { scope: 'session', group: 'people', does: 'Sign out', answer: null },
  'GET /api/people/:id': {
    group: 'people',
    does: 'A player and their ratings',
    params: ofPerson,
    answer: Type.Object({
      person: Person,
      crest: orNull(Crest),
      online: Type.Boolean(),
      ratings: Type.Array(Rating),
    }),
  },
  'GET /api/people/:id/games': {
    group: 'people',
    does: "A player's finished games: at public tables, and with me",
    params: ofPerson,
    query: Type.Object(page),
    answer: Games,
  },
  'GET /api/leaderboard': {
    group: 'ratings',
    does: 'Leaderboard for a game and number of players',
    query: Type.Object({ game: Type.String({ maxLength: 40 }), seats: SeatClass }),
    answer: Ratings,
  },
} as const satisfies Record<string, Route>;

export const ACCESS = {
  'POST /api/me/password': {
    scope: 'session',
    group: 'people',
    does: 'Change my password; all my other sessions end',
    signedIn: true,
    body: PasswordBody,
    answer: null,
  },
  'POST /api/me/recovery-codes': {
    scope: 'session',
    group: 'people',
    does: 'Ten new recovery codes, shown once; older ones no longer work',
    signedIn: true,
    body: RecoveryBody,
    answer: Type.Object({ codes: Type.Array(Type.String()) }),
    creates: true,
  },
  'POST /api/session/recover': {
    scope: 'session',
    group: 'people',
    does: 'Set a new password with a recovery code; all sessions end but the new one',
    body: RecoverBody,
    answer: Me,
  },
  'GET /api/me/sessions': {
    scope: 'session',
    group: 'people',
    does: 'Where I am signed in',
    signedIn: true,
    answer: Type.Object({ sessions: Type.Array(SessionInfo) }),
  },
  'DELETE /api/me/sessions': {
    scope: 'session',
    group: 'people',
    does: 'Sign out everywhere else and revoke all API keys',
    signedIn: true,
    answer: null,
  },
  'DELETE /api/me/sessions/:id': {
    scope: 'session',
    group: 'people',
    does: 'End one of my sessions',
    signedIn: true,
    params: ofPerson,
    answer: null,
  },
  'GET /api/me/blocks': {
    group: 'people',
    does: 'Players I have blocked',
    signedIn: true,
    answer: Type.Object({ people: Type.Array(Person) }),
  },
  'POST /api/me/blocks': {
    scope: 'manage',
    group: 'people',
    does: 'Block a player: they cannot join my tables, and I do not see their messages',
    signedIn: true,
    body: BlockBody,
    answer: null,
  },
  'DELETE /api/me/blocks/:id': {
    scope: 'manage',
    group: 'people',
    does: 'Unblock a player',
    signedIn: true,
    params: ofPerson,
    answer: null,
  },
  'POST /api/people/:id/report': {
    scope: 'manage',
    group: 'people',
    does: "Report a player to the server's host",
    signedIn: true,
    params: ofPerson,
    body: ReportBody,
    answer: null,
  },
} as const satisfies Record<string, Route>;

export const KEYS = {
  'GET /api/me/keys': {
    scope: 'manage',
    group: 'keys',
    does: 'My API keys',
    signedIn: true,
    answer: Type.Object({ keys: Type.Array(ApiKey) }),
  },
  'POST /api/me/keys': {
    scope: 'session',
    group: 'keys',
    does: 'Create an API key (shown once)',
    signedIn: true,
    body: KeyBody,
    answer: NewApiKey,
    creates: true,
  },
  'DELETE /api/me/keys/:id': {
    scope: 'manage',
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
    scope: 'manage',
    group: 'push',
    does: 'Subscribe this browser to push notifications',
    signedIn: true,
    body: PushBody,
    answer: null,
  },
  'DELETE /api/push': {
    scope: 'manage',
    group: 'push',
    does: 'Unsubscribe this browser',
    signedIn: true,
    body: bodyOf({ endpoint: Type.String({ maxLength: 1000 }) }),
    answer: null,
  },
} as const satisfies Record<string, Route>;
