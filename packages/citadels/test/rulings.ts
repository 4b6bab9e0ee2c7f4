import type { Rulings } from '@signoria/core/kit';
import { type Citadels, DISTRICTS, SECOND_CHARACTERS } from '../src/index.ts';

type Event = Citadels['event'];
type Of<K extends Event['type']> = Extract<Event, { type: K }>;

const some = <K extends Event['type']>(
  events: readonly Event[],
  type: K,
  shows: (event: Of<K>) => boolean = () => true,
) => events.some(event => event.type === type && shows(event as Of<K>));

const DARK = { darkCity: 'all' };

/** Whether the crown goes over at the end of a round, after the murdered King is shown. */
function heirAfterDeath(events: readonly Event[]): boolean {
  return events.some(
    (event, i) =>
      event.type === 'crowned' &&
      events
        .slice(
          events.slice(0, i).findLastIndex(({ type }) => type === 'turn-ended'),
          i,
        )
        .some(({ type }) => type === 'unmasked'),
  );
}

export const RULINGS: Rulings<Citadels> = {
  'C-4.4-the-robbed-gives-all-his-gold': {
    table: { seats: 5 },
    shows: events => some(events, 'robbed', ({ gold }) => gold > 2),
  },
  'C-6.3-the-witch-goes-on-with-the-power-of-another': {
    table: { seats: 4, options: { ...SECOND_CHARACTERS, rank9: 'artist' } },
    shows: events => some(events, 'resumed'),
  },
  'C-6.11-a-murdered-king-takes-the-crown-at-the-end': {
    table: { seats: 6 },
    shows: heirAfterDeath,
  },
  'C-6.13-the-emperor-is-paid-a-card': {
    table: { seats: 4, options: { ...SECOND_CHARACTERS, rank9: 'artist' } },
    shows: events => some(events, 'tribute', ({ card }) => card !== null),
  },
  'C-6.26-the-queen-sits-beside-the-king': {
    table: { seats: 6, options: { rank9: 'queen' } },
    shows: events => some(events, 'got-gold', event => event.for === 'queen'),
  },
  'C-7.6-the-graveyard-buys-the-destroyed-district': {
    table: { seats: 5 },
    shows: events => some(events, 'salvaged'),
  },
  'C-7.11-the-lighthouse-searches-the-deck': {
    table: { seats: 5, options: DARK },
    shows: events => some(events, 'searched') && some(events, 'fetched'),
  },
  'C-7.12-the-armory-takes-what-the-warlord-cannot': {
    table: { seats: 4, options: DARK },
    shows: events =>
      some(
        events,
        'destroyed',
        ({ by, of, seat, card }) => by === 'armory' && of !== seat && DISTRICTS[card].id === 'keep',
      ),
  },
  'C-7.13-the-cards-of-a-museum-are-lost-with-it': {
    table: { seats: 5, options: DARK },
    shows: events => some(events, 'museum-lost'),
  },
  'C-7.19-seven-districts-after-the-bell-tower': {
    table: { seats: 4, options: DARK },
    shows: events => some(events, 'announced') && some(events, 'completed', event => event.districts === 7),
  },
  'C-8.6-level-points-the-districts-alone': {
    table: { seats: 6 },
    shows: (_, { game, state }) => game.result(state)?.tieBreak === 'districts',
  },
};
