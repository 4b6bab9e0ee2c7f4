import type { ActionOf, Emit as EmitOf, None, Seat } from '@signoria/core';
import { type Ambassador, CARDS, type Card, CITIES, type City, ROADS, type Site } from './data.ts';

export type Action =
  | { type: 'play'; card: Card }
  | { type: 'build'; site: Site }
  /** The top floor of the tower at `from` goes to the other site of the city. */
  | { type: 'move'; city: City; from: Site }
  | { type: 'take'; city: City }
  /** Between two neighbouring cities, the one with the lower index as `from`. */
  | { type: 'messenger'; from: City; to: City }
  /** Skips the move, or keeps the messenger. */
  | { type: 'skip' };

export type Event =
  | { type: 'played'; seat: Seat; card: Card }
  | { type: 'built'; seat: Seat; city: City; site: Site }
  /** `taller` is the site of the taller tower; `high` won it and `low` won the shorter one. */
  | { type: 'city-scored'; city: City; taller: Site; high: Seat; low: Seat; messengers: number }
  /** `floor` is the seat whose floor was moved. */
  | { type: 'moved'; seat: Seat; city: City; from: Site; floor: Seat }
  /** The move was not made: it was skipped, or none was possible. */
  | { type: 'move-lost'; seat: Seat; declined: boolean }
  | { type: 'took'; seat: Seat; city: City; card: Card }
  | { type: 'refilled'; city: City; card: Card }
  | { type: 'messenger-set'; seat: Seat; from: City; to: City }
  | { type: 'messenger-kept'; seat: Seat }
  | { type: 'ambassador'; ambassador: Ambassador; seat: Seat }
  /** Who loses 3 points for the fewest towers, if anyone. */
  | { type: 'fewest-towers'; seat: Seat | None }
  | { type: 'game-ended' };

export type Emit = EmitOf<Event>;

/* Every action there is, made once: lists of legal actions share these and nobody changes them. */

export const SKIP: Action = { type: 'skip' };

/** By card. */
export const PLAY: readonly Action[] = CARDS.map((_, card) => ({ type: 'play', card: card as Card }));

/** By site. */
export const BUILD: readonly ActionOf<Action, 'build'>[] = [
  { type: 'build', site: 0 },
  { type: 'build', site: 1 },
];

/** By city and site. */
export const MOVE: readonly (readonly Action[])[] = CITIES.map((_, city) => [
  { type: 'move', city: city as City, from: 0 },
  { type: 'move', city: city as City, from: 1 },
]);

/** By city. */
export const TAKE: readonly ActionOf<Action, 'take'>[] = CITIES.map((_, city) => ({
  type: 'take',
  city: city as City,
}));

/** By road. */
export const MESSENGER: readonly Action[] = ROADS.map(({ from, to }) => ({ type: 'messenger', from, to }));
