import Type from 'typebox';
import { ReviewState } from './reviews.ts';
import type { Route } from './route.ts';

const params = Type.Object({
  match: Type.String({ maxLength: 64 }),
  seat: Type.String({ pattern: '^[0-7]$' }),
});

export const REVIEWS = {
  'GET /api/matches/:match/reviews/:seat': {
    group: 'matches',
    does: 'The review of a finished match for one seat, or its progress',
    params,
    answer: ReviewState,
  },
  'POST /api/matches/:match/reviews/:seat': {
    group: 'matches',
    does: 'Request a review of a match I played',
    signedIn: true,
    params,
    answer: ReviewState,
  },
  'DELETE /api/matches/:match/reviews/:seat': {
    group: 'matches',
    does: 'Stop a review I asked for',
    signedIn: true,
    params,
    answer: null,
  },
} as const satisfies Record<string, Route>;
