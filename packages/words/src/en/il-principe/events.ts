import { NONE } from '@signoria/core';
import type { IlPrincipe } from '@signoria/il-principe';
import type { EventWords } from '../../by-type.ts';
import { common, count } from '../common.ts';
import { COLOURS, cardsOf, cityName, coins, counts, REGIONS, TITLE } from './nouns.ts';

const ENDINGS = {
  cities: 'Fewer than four cities lie open: the game is over.',
  'short-deck': 'The deck cannot fill a last auction: the game is over.',
  'last-round': 'The last round is over, and so is the game.',
};

/** By event: a line of the log, or null when there is nothing to say. */
export const EVENT: EventWords<IlPrincipe> = {
  'round-began': event =>
    event.last ? `Round ${event.round} begins. It is the last.` : `Round ${event.round} begins.`,
  income: event => `Every family is paid ${coins(event.amount)}.`,
  dealt: (event, names) =>
    event.cards === null
      ? `${names[event.seat]} draws ${count(event.count, 'card')}.`
      : `${names[event.seat]} draws ${count(event.count, 'card')}: ${counts(event.cards)}.`,
  offered: (event, names) =>
    event.colour === null
      ? `${names[event.seat]} lays a card face down.`
      : `${names[event.seat]} offers a ${COLOURS[event.colour].name} card, face down.`,
  'offers-shown': (event, names) => {
    const offers = event.offers.map((cards, seat) => `${names[seat]} ${counts(cards)}`);
    return `The offers are shown. ${offers.join('; ')}.`;
  },
  'lots-drawn': event => {
    const reused = event.reused > 0 ? ` Of these, ${event.reused} had found no buyer before.` : '';
    return `The last lots come from the deck: ${counts(event.lots)}.${reused}`;
  },
  'lot-opened': (event, names) =>
    `${cardsOf(event.count, event.colour)} for auction; ${names[event.first]} speaks first.`,
  'role-opened': (event, names) => {
    const among = common.list(event.among.map(seat => names[seat]));
    return `${among} are tied: the ${TITLE[event.title]} is auctioned among them, ${names[event.first]} first.`;
  },
  bid: (event, names) => `${names[event.seat]} bids ${event.amount}.`,
  'dropped-out': (event, names) =>
    event.forced ? `${names[event.seat]} cannot bid.` : `${names[event.seat]} passes.`,
  'lot-won': (event, names) =>
    `${names[event.seat]} wins ${cardsOf(event.count, event.colour)} for ${coins(event.price)} and takes the marker.`,
  'lot-unsold': event => `Nobody bids: ${cardsOf(event.count, event.colour)} out of the game.`,
  built: (event, names) =>
    `${names[event.seat]} builds ${cityName(event.city)} for ${coins(event.cost)} and scores ${count(event.points, 'point')}.`,
  tribute: (event, names) =>
    `${names[event.seat]} scores ${count(event.points, 'point')} as ${TITLE[event.title]}.`,
  'shield-placed': (event, names) =>
    `${names[event.seat]} sets a shield in the ${REGIONS[event.region].name} region.`,
  'city-opened': event => `${cityName(event.city)} can now be built.`,
  laid: (event, names) => `${names[event.seat]} lays ${cardsOf(event.count, event.colour)}.`,
  'did-nothing': (event, names) => `${names[event.seat]} does nothing.`,
  'roles-returned': () => 'All roles go back to the board.',
  'role-won': (event, names) =>
    event.price > 0
      ? `${names[event.seat]} becomes ${TITLE[event.title]} for ${coins(event.price)} and takes the marker.`
      : `${names[event.seat]} becomes ${TITLE[event.title]}.`,
  'role-left': event => `Nobody becomes ${TITLE[event.title]}.`,
  'turned-down': (event, names) =>
    `${names[event.seat]} turns ${cardsOf(event.count, event.colour)} face down.`,
  'turned-up': (event, names) =>
    event.colour === NONE
      ? `${names[event.seat]} turns no card up.`
      : `${names[event.seat]} turns a ${COLOURS[event.colour].name} card up.`,
  blessed: (event, names) => `${names[event.seat]} scores 1 point as ${TITLE[event.title]}.`,
  drew: (event, names) =>
    event.colour === null
      ? `${names[event.seat]} draws a card as ${TITLE[event.title]}.`
      : `${names[event.seat]} draws a ${COLOURS[event.colour].name} card as ${TITLE[event.title]}.`,
  paid: (event, names) => `${names[event.seat]} is paid ${coins(event.amount)} as ${TITLE[event.title]}.`,
  'game-ended': event => ENDINGS[event.ending],
};
