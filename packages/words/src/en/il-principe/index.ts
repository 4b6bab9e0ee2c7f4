import { CITIES, type City } from '@signoria/il-principe';
import { byType } from '../../by-type.ts';
import type { IlPrincipeWords } from '../../il-principe-words.ts';
import { common, count, scored } from '../common.ts';
import { titles } from '../titles.ts';
import { ACTION } from './actions.ts';
import { EVENT } from './events.ts';
import { COLOURS, cityName, coins, counts, REGIONS, TITLE } from './nouns.ts';
import { prompt } from './prompt.ts';

export const words: IlPrincipeWords = {
  title: titles['il-principe'],
  terms: {
    colours: COLOURS,
    regions: REGIONS,
    families: ['Medici', 'Visconti', 'Carraresi', 'd’Este', 'Gonzaga'],
    titles: TITLE,
    sizes: { small: 'small', medium: 'medium', large: 'large' },
    major: 'major role',
    minor: 'minor role',
    round: (round, last) => (last ? `Round ${round}, the last` : `Round ${round}`),
    phases: ['Offers', 'Auctions', 'Building and laying', 'Roles'],
    deck: cards => `Deck: ${count(cards, 'card')}`,
    cityDeck: cities => `${count(cities, 'city', 'cities')} to come`,
    openCities: 'Open cities',
    map: 'Regions (reconstruction)',
    toMap: 'Map',
    roles: 'Roles',
    hand: 'Your hand',
    offer: 'Your offer',
    lots: 'Lots',
    purse: 'Purse',
    cards: cards => count(cards, 'card'),
    coins,
    points: points => count(points, 'point'),
    shields: shields => count(shields, 'shield'),
    up: 'face up',
    down: 'face down',
    nobody: 'nobody',
    marker: 'Il Principe',
    total: 'Total',
    highest: (name, amount) => `${name} bids ${amount}`,
    noBid: 'no bid yet',
    holds: name => `${name} surely holds:`,
    known: hands => `Surely held: ${hands}`,
    heads: { points: 'points', hand: 'hand', purse: 'purse', shields: 'shields', roles: 'roles' },
    signs: { open: 'open', built: 'built' },
    counts,
    reconstructed: 'The map and most city cards are a reconstruction.',
    city(city) {
      const { name, size, cost, points, shields, needs, regions } = CITIES[city];
      const places = common.list(regions.map(region => REGIONS[region].name));
      return `${name}, a ${size} city: ${counts(needs)}, ${coins(cost)}; ${count(points, 'point')}, ${count(shields, 'shield')} in ${places}`;
    },
    region: (region, shields) => `The ${REGIONS[region].name} region, ${REGIONS[region].area}: ${shields}`,
  },
  options: {
    startMoney: { name: 'Coins at the start', help: 'What every family has before its first income.' },
    shields: { name: 'Shields', help: 'How many shields each family has for the map.' },
    titles: {
      name: 'Names of the roles',
      help: 'Two of the ten roles are called otherwise in the first edition.',
      values: { amigo: 'Magistrate and Lord', first: 'Gonfalonier and Noble' },
    },
    builtCities: {
      name: 'Card of a built city',
      help: 'Where the card goes; it changes nothing else.',
      values: { box: 'back into the box', kept: 'beside its builder' },
    },
    uncover: {
      name: 'Master and Apprentice',
      help: 'Whether turning a card face up again is a choice.',
      values: { may: 'may turn a card up', must: 'must turn a card up' },
    },
    lastIncome: { name: 'Income in the last round', help: 'Whether the last round still pays the income.' },
    shortDeck: {
      name: 'Too few cards at the end',
      help: 'What happens when the deck cannot fill the last auction, with three families or more.',
      values: { end: 'the game ends', reuse: 'unsold cards come back' },
    },
    twoPlayersLast: {
      name: 'Last auction of two',
      help: 'What two families auction in their last round.',
      values: { all: 'all cards left', six: 'six of them' },
    },
    rich: {
      name: 'Rich variant',
      help: '10 coins at the start unless you choose another sum, 6 in every round, and cities from the first round on.',
    },
    purses: {
      name: 'Purses',
      help: 'Whether everyone sees how much money the others have.',
      values: { hidden: 'hidden', open: 'open' },
    },
  },
  presets: {
    amigo: {
      name: 'Amigo, 2006',
      help: 'The second edition: 5 coins to begin with, twelve shields, and an income in the last round too.',
    },
    first: {
      name: 'First edition, 2005',
      help: 'The first edition: no coins to begin with, eleven shields, and unsold cards come back at the end.',
    },
  },
  prompt,
  action: byType(ACTION),
  event: byType(EVENT),
  refusals: {
    ...common.refusals,
    'not-now': 'That cannot be done at this moment.',
    'card-not-in-hand': 'There is no card of that colour in the hand.',
    'bid-too-low': 'A bid must be higher than the one before.',
    'bid-above-money': 'The purse does not hold that much.',
    'no-city-in-first-round': 'No city is built in the first round.',
    'city-not-open': 'That city does not lie open.',
    'cards-missing': 'The hand lacks cards that the city takes.',
    'money-missing': 'The purse lacks the coins that the city costs.',
    'region-not-touched': 'The city does not touch that region.',
    'lay-at-least-one': 'Lay at least one card, or do nothing.',
    'cards-not-in-hand': 'The hand does not have that many cards of that colour.',
    'not-green': 'Only a card of another colour than green is turned up.',
    'no-card-face-down': 'There is no card of that colour face down.',
    'must-turn-up': 'In this edition a card must be turned up.',
  },
  scoreLine({ code, of = {} }) {
    switch (code) {
      case 'city':
        return scored(cityName(of.city as City));
      case 'tributes':
        return scored('Roles, when others built');
      case 'blessings':
        return scored('Bishop and Priest');
      case 'majors':
        return scored(count(of.count, 'major role'));
      case 'minors':
        return scored(count(of.count, 'minor role'));
      case 'sets':
        return scored(`${count(of.count, 'set')} of all colours`);
      case 'money':
        return scored('Most money', coins(of.coins));
      case 'hand':
        return scored('Most cards in hand', `${of.cards}`);
      default:
        return scored(`The ${REGIONS[of.region].name} region with ${count(of.shields, 'shield')}`);
    }
  },
  tieBreaks: {
    buildings: 'more building cards on the table',
    'first-major': 'the earlier major role',
  },
};
