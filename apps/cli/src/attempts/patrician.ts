import {
  BUILD,
  CARDS,
  type Card,
  type City,
  MOVE,
  type Patrician,
  PLAY,
  SKIP,
  TAKE,
} from '@signoria/patrician';
import type { Attempts } from './attempts.ts';

export const attempts: Attempts<Patrician> = {
  all({ towers }) {
    const cities = towers.map((_, city) => city as City);
    const messengers = cities.flatMap(from =>
      cities.slice(from + 1).map(to => ({ type: 'messenger', from, to }) as const),
    );
    const cards = CARDS.flatMap(({ city }, card) => (city < towers.length ? [card as Card] : []));
    return [
      ...cards.map(card => PLAY[card]),
      ...BUILD,
      ...cities.flatMap(city => MOVE[city]),
      ...cities.map(city => TAKE[city]),
      ...messengers,
      SKIP,
    ];
  },
};
