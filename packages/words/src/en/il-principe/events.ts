import { NONE } from '@signoria/core';
import type { IlPrincipe } from '@signoria/il-principe';
import type { EventWords } from '../../by-type.ts';
import { common, count } from '../common.ts';
import { COLOURS, cardsOf, cityName, coins, counts, REGIONS, TITLE } from './nouns.ts';

const ENDINGS = {
  cities: 'Fewer than four cities are available: the game ends.',
  'short-deck': 'The deck can’t fill another auction: the game ends.',
  'last-round': 'The last round is over. The game ends.',
};

/** By event: a line of the log, or null if it has none. */
export const EVENT: EventWords<IlPrincipe> = {
  'round-began': event =>
    event.last ? `Round ${event.round} begins: the last round.` : `Round ${event.round} begins.`,
  income: event => `Every family receives ${coins(event.amount)}.`,
  dealt: (event, names) =>
    event.cards === null
      ? `${names[event.seat]} draws ${count(event.count, 'card')}.`
      : `${names[event.seat]} draws ${count(event.count, 'card')}: ${counts(event.cards)}.`,
  offered: (event, names) =>
    event.colour === null
      ? `${names[event.seat]} offers a card.`
      : `${names[event.seat]} offers a ${COLOURS[event.colour].name} card.`,
  'offers-shown': (event, names) => {
    const offers = event.offers.map((cards, seat) => `${names[seat]}: ${counts(cards)}`);
    return `Offers revealed. ${offers.join('; ')}.`;
  },
  'lots-drawn': event => {
    if (event.lots.every(cards => cards === 0)) return 'No cards are left for the last lots.';
    const reused = event.reused > 0 ? ` ${event.reused} of them went unsold earlier.` : '';
    return `The last lots are drawn from the deck: ${counts(event.lots)}.${reused}`;
  },
  'lot-opened': (event, names) =>
    `Auction: ${cardsOf(event.count, event.colour)}. ${names[event.first]} bids first.`,
  'role-opened': (event, names) => {
    const among = common.list(event.among.map(seat => names[seat]));
    return `${among} are tied and bid for the role of ${TITLE[event.title]}. ${names[event.first]} bids first.`;
  },
  bid: (event, names) => `${names[event.seat]} bids ${event.amount}.`,
  'dropped-out': (event, names) =>
    event.forced ? `${names[event.seat]} can’t bid.` : `${names[event.seat]} passes.`,
  'lot-won': (event, names) =>
    `${names[event.seat]} wins ${cardsOf(event.count, event.colour)} for ${coins(event.price)} and takes the marker.`,
  'lot-unsold': event =>
    `No bids: ${cardsOf(event.count, event.colour)} ${event.count === 1 ? 'leaves' : 'leave'} the game.`,
  built: (event, names) =>
    `${names[event.seat]} builds ${cityName(event.city)} for ${coins(event.cost)} and scores ${count(event.points, 'point')}.`,
  tribute: (event, names) =>
    `${names[event.seat]} scores ${count(event.points, 'point')} as ${TITLE[event.title]}.`,
  'shield-placed': (event, names) =>
    `${names[event.seat]} places a shield in the ${REGIONS[event.region].name} region.`,
  'city-opened': event => `${cityName(event.city)} is now available.`,
  laid: (event, names) => `${names[event.seat]} lays out ${cardsOf(event.count, event.colour)}.`,
  'did-nothing': (event, names) => `${names[event.seat]} passes.`,
  'roles-returned': () => 'All roles return to the board.',
  'role-won': (event, names) =>
    event.price > 0
      ? `${names[event.seat]} becomes ${TITLE[event.title]} for ${coins(event.price)} and takes the marker.`
      : `${names[event.seat]} becomes ${TITLE[event.title]}.`,
  'role-left': event => `No ${TITLE[event.title]} this round.`,
  'turned-down': (event, names) =>
    `${names[event.seat]} turns ${cardsOf(event.count, event.colour)} face down.`,
  'turned-up': (event, names) =>
    event.colour === NONE
      ? `${names[event.seat]} leaves all cards face down.`
      : `${names[event.seat]} turns a ${COLOURS[event.colour].name} card face up.`,
  blessed: (event, names) => `${names[event.seat]} scores 1 point as ${TITLE[event.title]}.`,
  drew: (event, names) =>
    event.colour === null
      ? `${names[event.seat]} draws a card as ${TITLE[event.title]}.`
      : `${names[event.seat]} draws a ${COLOURS[event.colour].name} card as ${TITLE[event.title]}.`,
  paid: (event, names) => `${names[event.seat]} receives ${coins(event.amount)} as ${TITLE[event.title]}.`,
  'game-ended': event => ENDINGS[event.ending],
};
