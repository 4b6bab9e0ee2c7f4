import { NONE } from '@signoria/core';
import type { Rulings } from '@signoria/core/kit';
import { CARDS, CITIES, type Patrician } from '../src/index.ts';

type Event = Patrician['event'];

/** Goes through a game with the towers as they stand before each event: by city x site, whose floors. */
function someMoment(
  events: readonly Event[],
  shows: (event: Event, towers: readonly number[][][], before: readonly Event[]) => boolean,
): boolean {
  const towers: number[][][] = CITIES.map(() => [[], []]);
  return events.some((event, i) => {
    if (shows(event, towers, events.slice(0, i))) return true;
    if (event.type === 'built') towers[event.city][event.site].push(event.seat);
    if (event.type === 'moved')
      towers[event.city][1 - event.from].push(towers[event.city][event.from].pop() ?? event.floor);
    return false;
  });
}

/** By seat: floors in a tower, most first. */
function floorsBySeat(tower: readonly number[]): number[] {
  return [...new Set(tower)].map(seat => tower.filter(floor => floor === seat).length).sort((a, b) => b - a);
}

const isScored = (city: number, before: readonly Event[]) =>
  before.some(event => event.type === 'city-scored' && event.city === city);

export const RULINGS: Rulings<Patrician> = {
  'P-3.4-the-last-floor-goes-to-the-empty-site': {
    table: { seats: 3 },
    shows: events =>
      someMoment(
        events,
        (event, towers) =>
          event.type === 'built' &&
          towers[event.city][event.site].length === 0 &&
          towers[event.city].flat().length === CITIES[event.city].floors - 1,
      ),
  },
  'P-4.5-a-move-takes-the-only-floor-away': {
    table: { seats: 4 },
    shows: events =>
      someMoment(
        events,
        (event, towers) => event.type === 'moved' && towers[event.city][event.from].length === 1,
      ),
  },
  'P-4.6-there-is-no-move-to-make': {
    table: { seats: 5 },
    shows: events => events.some(event => event.type === 'move-lost' && !event.declined),
  },
  'P-5.3-no-card-lies-beside-the-city': {
    table: { seats: 3 },
    shows: events =>
      someMoment(events, (event, _, before) => {
        const played = before.findLast(({ type }) => type === 'played');
        if (event.type !== 'took' || played?.type !== 'played') return false;
        const { city, power } = CARDS[played.card];
        return city !== event.city && power !== 'any';
      }),
  },
  'P-6.3-level-in-a-tower-the-floor-nearest-the-top-decides': {
    table: { seats: 3 },
    shows: events =>
      someMoment(
        events,
        (event, towers) =>
          event.type === 'city-scored' &&
          towers[event.city].some(tower => {
            const [most, second] = floorsBySeat(tower);
            return most === second;
          }),
      ),
  },
  'P-7.5-level-totals-fewer-floors': {
    table: { seats: 4 },
    shows: (_, { game, state }) => game.result(state)?.tieBreak === 'fewest-floors',
  },
  'P-8.4-ambassador-D-is-given': {
    table: { seats: 3, options: { preset: 'ambassadors' } },
    shows: events => events.some(event => event.type === 'ambassador' && event.ambassador === 3),
  },
  'P-9.8-a-messenger-beside-a-scored-city': {
    table: { seats: 2, options: { preset: 'messengers' } },
    shows: events =>
      someMoment(
        events,
        (event, _, before) =>
          event.type === 'messenger-set' && (isScored(event.from, before) || isScored(event.to, before)),
      ),
  },
  'P-9.10-level-for-fewest-towers-nobody-loses-points': {
    table: { seats: 4, options: { preset: 'both' } },
    shows: events => events.some(event => event.type === 'fewest-towers' && event.seat === NONE),
  },
};
