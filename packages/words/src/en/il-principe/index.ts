import type { City } from '@signoria/il-principe';
import { byType } from '../../by-type.ts';
import type { IlPrincipeWords } from '../../il-principe-words.ts';
import { common, count, scored } from '../common.ts';
import { titles } from '../titles.ts';
import { about } from './about.ts';
import { ACTION } from './actions.ts';
import { EVENT } from './events.ts';
import { COLOURS, capital, cardsOf, cityName, coins, counts, REGIONS, TITLE } from './nouns.ts';
import { primer } from './primer.ts';
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
    round: (round, last) => (last ? `Round ${round} (last)` : `Round ${round}`),
    phases: ['Offers', 'Auctions', 'Building', 'Roles'],
    phaseHelp: [
      'Everyone offers cards face down.',
      'The highest bid takes the lot; its winner may build.',
      'In turn: build a city or lay out cards.',
      'Roles go to the most cards face up.',
    ],
    tabs: { name: 'Parts of the board', auction: 'Auction', cities: 'Cities' },
    bidding: { less: 'Bid one less', more: 'Bid one more', sum: 'Your bid' },
    stillIn: 'Still bidding',
    deck: cards => `Deck: ${count(cards, 'card')}`,
    cityDeck: cities => `${count(cities, 'city', 'cities')} in the deck`,
    openCities: 'Available cities',
    map: 'Regions (reconstruction)',
    toMap: 'Map',
    roles: 'Roles',
    hand: 'Your hand',
    offer: 'Your offer',
    lots: 'Lots',
    purse: 'Purse',
    cards: cards => count(cards, 'card'),
    cardsOf,
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
    holds: name => `${name} is known to hold:`,
    known: hands => `Known cards: ${hands}`,
    heads: { points: 'points', hand: 'hand', purse: 'purse', shields: 'shields', roles: 'roles' },
    signs: { open: 'available', built: 'built' },
    counts,
    reconstructed: 'The map and most city cards are a reconstruction.',
    city(card) {
      const { name, size, cost, points, shields, needs, regions } = card;
      const places = common.list(regions.map(region => REGIONS[region].name));
      return `${name}, ${size} city. Cost: ${counts(needs)}, ${coins(cost)}. Gives ${count(points, 'point')}, ${count(shields, 'shield')} in ${places}`;
    },
    about,
    region: (region, shields) => `The ${REGIONS[region].name} region, ${REGIONS[region].area}: ${shields}`,
  },
  pair: common.pair,
  options: {
    startMoney: { name: 'Starting coins', help: 'Coins each family has before the first income.' },
    shields: { name: 'Shields', help: 'Number of shields each family can place on the map.' },
    titles: {
      name: 'Role names',
      help: 'The first edition uses different names for two of the ten roles.',
      values: { amigo: 'Magistrate and Lord', first: 'Gonfalonier and Noble' },
    },
    builtCities: {
      name: 'Built city cards',
      help: 'Where the card goes. No effect on play.',
      values: { box: 'returned to the box', kept: 'kept by the builder' },
    },
    uncover: {
      name: 'Master and Apprentice',
      help: 'Whether turning a card face up is optional.',
      values: { may: 'may turn a card face up', must: 'must turn a card face up' },
    },
    lastIncome: {
      name: 'Income in the last round',
      help: 'Whether families receive income in the last round.',
    },
    shortDeck: {
      name: 'Deck runs short',
      help: 'With three or more families, what happens if the deck can’t fill the last auction.',
      values: { end: 'the game ends', reuse: 'unsold cards are reused' },
    },
    twoPlayersLast: {
      name: 'Last auction with two families',
      help: 'Which cards are auctioned in the last round.',
      values: { all: 'all remaining cards', six: 'six cards' },
    },
    rich: {
      name: 'Rich variant',
      help: 'Start with 10 coins (unless you choose another number), receive 6 each round, and build cities from the first round on.',
    },
    purses: {
      name: 'Purses',
      help: 'Whether everyone can see how many coins the others have.',
      values: { hidden: 'hidden', open: 'open' },
    },
    material: {
      name: 'Printing',
      help: 'The city cards and map of your own copy, from a file, instead of the reconstruction.',
    },
  },
  presets: {
    amigo: {
      name: 'Amigo, 2006',
      help: 'Second edition: 5 starting coins, twelve shields, income in the last round.',
    },
    first: {
      name: 'First edition, 2005',
      help: 'First edition: no starting coins, eleven shields, unsold cards are reused at the end.',
    },
  },
  primer,
  lesson: () => import('./lesson.ts'),
  prompt,
  action: byType(ACTION),
  event: byType(EVENT),
  refusals: {
    ...common.refusals,
    'offer-first': 'Offer your cards first.',
    'bid-or-pass-first': 'Bid or pass first.',
    'build-or-pass-first': 'First decide whether to build a city.',
    'build-lay-or-pass': 'Build a city, lay out cards, or pass.',
    'shield-first': 'Place the shield first.',
    'turn-up-first': 'First decide which card to turn face up.',
    'card-not-in-hand': 'You have no card of that colour.',
    'bid-too-low': 'Bid at least 1, and more than the last bid.',
    'bid-above-money': 'You don’t have that many coins.',
    'no-city-in-first-round': 'Cities can’t be built in the first round.',
    'city-not-open': 'That city isn’t available.',
    'cards-missing': 'You don’t have the cards for this city.',
    'money-missing': 'You don’t have enough coins for this city.',
    'region-not-touched': 'The city doesn’t touch that region.',
    'lay-at-least-one': 'Lay out at least one card, or pass.',
    'cards-not-in-hand': 'You don’t have that many cards of that colour.',
    'not-green': 'You can’t turn up a green card.',
    'no-card-face-down': 'You have no face-down card of that colour.',
    'must-turn-up': 'In this edition you must turn a card face up.',
  },
  scoreLine({ code, of = {} }) {
    switch (code) {
      case 'city':
        return scored(cityName(of.city as City));
      case 'tributes':
        return scored('Roles when others built');
      case 'blessings':
        return scored('Bishop and Priest');
      case 'majors':
        return { subject: 'Major roles', text: count(of.count, 'major role') };
      case 'minors':
        return { subject: 'Minor roles', text: count(of.count, 'minor role') };
      case 'sets':
        return { subject: 'Sets of five colours', text: `${count(of.count, 'set')} of five colours` };
      case 'money':
        return scored('Most coins', coins(of.coins));
      case 'hand':
        return scored('Most cards in hand', `${of.cards}`);
      default:
        return scored(`${capital(REGIONS[of.region].name)} region`, count(of.shields, 'shield'));
    }
  },
  tieBreaks: {
    buildings: 'most building cards on the table',
    'first-major': 'earliest major role',
  },
};
