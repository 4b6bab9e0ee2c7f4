import type { Rulings } from '@signoria/core/kit';
import type { IlPrincipe } from '../src/index.ts';

type Event = IlPrincipe['event'];

/** Whether a minor role stays on the board after an auction for the major one of its colour; roles stand in pairs. */
function minorStays(events: readonly Event[]): boolean {
  return events.some((event, i) => {
    if (event.type !== 'role-left' || event.role % 2 === 0) return false;
    const opened = events
      .slice(0, i)
      .findLast(({ type }) => type === 'role-opened' || type === 'roles-returned');
    return opened?.type === 'role-opened' && opened.role === event.role - 1;
  });
}

export const RULINGS: Rulings<IlPrincipe> = {
  'IP-3.5-nobody-bids-and-the-lot-leaves-the-game': {
    table: { seats: 3 },
    shows: events => events.some(({ type }) => type === 'lot-unsold'),
  },
  'IP-5.4-tied-for-the-major-role-the-minor-one-stays': {
    table: { seats: 3 },
    shows: minorStays,
  },
  'IP-5.8-a-card-is-turned-up-again': {
    table: { seats: 4, options: { preset: 'first' } },
    shows: events => events.some(event => event.type === 'turned-up' && event.colour !== null),
  },
  'IP-6.1-fewer-than-four-cities-lie-open': {
    table: { seats: 3, options: { rich: true } },
    shows: events => events.some(event => event.type === 'game-ended' && event.ending === 'cities'),
  },
  'IP-6.5-too-few-cards-for-the-last-auction': {
    table: { seats: 5 },
    shows: events => events.some(event => event.type === 'game-ended' && event.ending === 'short-deck'),
  },
  'IP-6.5-last-lots-from-unsold': {
    table: { seats: 5, options: { preset: 'first' } },
    shows: events => events.some(event => event.type === 'lots-drawn' && event.reused > 0),
  },
  'IP-7.7-level-totals-more-buildings': {
    table: { seats: 4 },
    shows: (_, { game, state }) => game.result(state)?.tieBreak === 'buildings',
  },
  'IP-8.4-two-families-auction-all-cards-left': {
    table: { seats: 2 },
    shows: (events, { state }) => events.some(({ type }) => type === 'lots-drawn') && state.deck.length === 0,
  },
  'IP-9.1-a-city-in-the-first-round': {
    table: { seats: 4, options: { rich: true } },
    shows: events => {
      const second = events.findIndex(event => event.type === 'round-began' && event.round === 2);
      return events.slice(0, second).some(({ type }) => type === 'built');
    },
  },
};
