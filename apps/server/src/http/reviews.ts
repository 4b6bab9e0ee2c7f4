import type { Seat } from '@signoria/core';
import type { Services } from '../services.ts';
import { type App, serve } from './serve.ts';

export function reviewRoutes(app: App, { reviews }: Services): void {
  const path = '/api/matches/:match/reviews/:seat';
  serve(app, `GET ${path}`, ({ params: { match, seat }, person }) =>
    reviews.look(match, Number(seat) as Seat, person?.id ?? null),
  );
  serve(app, `POST ${path}`, ({ params: { match, seat }, person }) =>
    reviews.ask(match, Number(seat) as Seat, person.id),
  );
  serve(app, `DELETE ${path}`, ({ params: { match, seat }, person }) =>
    reviews.stop(match, Number(seat) as Seat, person.id),
  );
}
