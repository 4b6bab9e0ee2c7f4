import Type from 'typebox';
import { Friend, Invite, PersonBody, Statistics } from './friends.ts';
import type { Route } from './route.ts';

const id = Type.String({ maxLength: 64 });
const code = Type.String({ maxLength: 20 });

export const FRIENDS = {
  'GET /api/me/statistics': {
    group: 'people',
    does: 'Statistics of my finished games and ratings',
    signedIn: true,
    answer: Statistics,
  },
  'GET /api/me/friends': {
    group: 'people',
    does: 'My friends',
    signedIn: true,
    answer: Type.Object({ friends: Type.Array(Friend) }),
  },
  'POST /api/me/friends': {
    scope: 'manage',
    group: 'people',
    does: 'Add a friend',
    signedIn: true,
    body: PersonBody,
    answer: null,
  },
  'DELETE /api/me/friends/:id': {
    scope: 'manage',
    group: 'people',
    does: 'Remove a friend',
    signedIn: true,
    params: Type.Object({ id }),
    answer: null,
  },
  'GET /api/me/invites': {
    group: 'people',
    does: 'Tables I am invited to',
    signedIn: true,
    answer: Type.Object({ invites: Type.Array(Invite) }),
  },
  'DELETE /api/me/invites/:code': {
    scope: 'manage',
    group: 'people',
    does: 'Decline an invitation',
    signedIn: true,
    params: Type.Object({ code }),
    answer: null,
  },
  'POST /api/tables/:code/invite': {
    group: 'tables',
    does: 'Invite a player to my table',
    signedIn: true,
    params: Type.Object({ code }),
    body: PersonBody,
    answer: null,
  },
} as const satisfies Record<string, Route>;
