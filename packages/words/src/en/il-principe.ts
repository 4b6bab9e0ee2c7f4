import { type Action, CITIES, type City, TITLES, type Title, type View } from '@signoria/il-principe';
import type { IlPrincipeWords } from '../il-principe-words.ts';
import { common, count } from './common.ts';
import { titles } from './titles.ts';

const COLOURS = [
  { name: 'green', letter: 'G', building: 'university' },
  { name: 'white', letter: 'W', building: 'cathedral' },
  { name: 'red', letter: 'R', building: 'town hall' },
  { name: 'blue', letter: 'B', building: 'castle' },
  { name: 'yellow', letter: 'Y', building: 'market' },
];

const REGIONS = [
  { name: 'blue', area: 'the north' },
  { name: 'green', area: 'the west' },
  { name: 'brown', area: 'the centre' },
  { name: 'red', area: 'the Adriatic' },
  { name: 'purple', area: 'the Arno and the Apennines' },
  { name: 'yellow', area: 'the south' },
];

const TITLE: Readonly<Record<Title, string>> = {
  master: 'Master',
  apprentice: 'Apprentice',
  bishop: 'Bishop',
  priest: 'Priest',
  magistrate: 'Magistrate',
  gonfalonier: 'Gonfalonier',
  notary: 'Notary',
  lord: 'Lord',
  noble: 'Noble',
  knight: 'Knight',
  banker: 'Banker',
  merchant: 'Merchant',
};

const coins = (number: number) => count(number, 'coin');
const cityName = (city: City) => CITIES[city].name;
const cardsOf = (number: number, colour: number) => count(number, `${COLOURS[colour].name} card`);
const titleOf = (view: View) => TITLE[TITLES[view.options.titles][view.role]];

function counts(cards: readonly number[]): string {
  const parts = cards.flatMap((number, colour) => (number > 0 ? [`${number} ${COLOURS[colour].name}`] : []));
  return parts.length > 0 ? parts.join(', ') : 'none';
}

function highestBid(view: View): string {
  return view.bid > 0 ? ` The highest bid is ${view.bid}.` : ' Nobody has bid yet.';
}

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
      help: '10 coins at the start, 6 in every round, and cities from the first round on.',
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
  prompt(view, _seat, legal) {
    const may = (type: Action['type']) => legal.some(action => action.type === type);
    switch (view.step) {
      case 'offer':
        return {
          name: 'Choose a card of your hand to put up for auction.',
          help: 'Everyone lays two cards face down, three with two players (IP-2.3, IP-8.2). All are shown together, and the winner of a colour takes all cards of that colour.',
        };
      case 'bid':
        if (view.auction === 'role')
          return {
            name: `${may('bid') ? `Bid for the role of ${titleOf(view)}, or pass.` : `You cannot bid higher for the role of ${titleOf(view)}.`}${highestBid(view)}`,
            help: 'You share the place, so the role is auctioned among you (IP-5.5). The winner pays, takes the marker, and uses the role at once.',
          };
        return {
          name: `${may('bid') ? `Bid for ${cardsOf(view.lots[view.lot], view.lot)}, or pass.` : `You cannot bid higher for ${cardsOf(view.lots[view.lot], view.lot)}.`}${highestBid(view)}`,
          help: 'Each bid must be higher than the last (IP-3.3); whoever passes is out (IP-3.4). The winner takes the marker and may build a city at once (IP-3.7), so keep coins for it.',
        };
      case 'build':
        return {
          name: may('build')
            ? 'You won the lot: build a city now, or pass.'
            : 'You won the lot, but what you have builds no city now.',
          help: 'One city for each lot won, with cards and coins you have left (IP-3.7). Your turn in phase 3 comes besides.',
        };
      case 'act':
        return {
          name: may('build')
            ? 'Build a city, lay cards of one colour, or do nothing.'
            : may('lay')
              ? 'Lay cards of one colour, or do nothing.'
              : 'There is nothing you can build or lay.',
          help: 'One turn each (IP-4.1). Cards face up before you win roles (IP-5.2); others score for their roles when you build in their colours (IP-4.6).',
        };
      case 'shield':
        return {
          name: `Set a shield of ${view.city === null ? '' : cityName(view.city)} in one of its regions (${view.shieldsDue} to set).`,
          help: 'Both may go to one region (IP-4.5). At the end most shields in a region score 5, second most 2 (IP-7.6).',
        };
      case 'uncover':
        return {
          name: `${titleOf(view)}: turn one of your face-down cards up.`,
          help: 'Any colour but green (IP-5.8). It counts at once when that colour’s roles are given.',
        };
      case 'anywhere':
        return {
          name: `${titleOf(view)}: set a shield in any region.`,
          help: 'Wherever you like (IP-5.11).',
        };
      default:
        return { name: 'The game is over.', help: 'Nobody acts any more (IP-6.6).' };
    }
  },
  action(action, view) {
    switch (action.type) {
      case 'offer':
        return {
          name: `Offer a ${COLOURS[action.colour].name} ${COLOURS[action.colour].building}`,
          help: 'It lies face down until all have chosen.',
        };
      case 'bid':
        return { name: `Bid ${action.amount}`, help: 'Paid to the bank if nobody goes higher.' };
      case 'build': {
        const { cost, points } = CITIES[action.city];
        return {
          name: `Build ${cityName(action.city)}`,
          help: `Costs ${coins(cost)} and its cards, scores ${count(points, 'point')}.`,
        };
      }
      case 'lay':
        return {
          name: `Lay ${cardsOf(action.count, action.colour)}`,
          help: 'Face up before you, where they count for the roles.',
        };
      case 'shield':
        return {
          name: `Set a shield in the ${REGIONS[action.region].name} region`,
          help: `It covers ${REGIONS[action.region].area}.`,
        };
      case 'uncover':
        return { name: `Turn a ${COLOURS[action.colour].name} card up`, help: 'It counts for roles again.' };
      case 'pass':
        return passLabel(view);
    }
  },
  event(event, names) {
    switch (event.type) {
      case 'round-began':
        return event.last ? `Round ${event.round} begins. It is the last.` : `Round ${event.round} begins.`;
      case 'income':
        return `Every family is paid ${coins(event.amount)}.`;
      case 'dealt':
        return event.cards === null
          ? `${names[event.seat]} draws ${count(event.count, 'card')}.`
          : `${names[event.seat]} draws ${count(event.count, 'card')}: ${counts(event.cards)}.`;
      case 'offered':
        return event.colour === null
          ? `${names[event.seat]} lays a card face down.`
          : `${names[event.seat]} offers a ${COLOURS[event.colour].name} card, face down.`;
      case 'offers-shown': {
        const offers = event.offers.map((cards, seat) => `${names[seat]} ${counts(cards)}`);
        return `The offers are shown. ${offers.join('; ')}.`;
      }
      case 'lots-drawn': {
        const reused = event.reused > 0 ? ` Of these, ${event.reused} had found no buyer before.` : '';
        return `The last lots come from the deck: ${counts(event.lots)}.${reused}`;
      }
      case 'lot-opened':
        return `${cardsOf(event.count, event.colour)} for auction; ${names[event.first]} speaks first.`;
      case 'role-opened': {
        const among = common.list(event.among.map(seat => names[seat]));
        return `${among} are tied: the ${TITLE[event.title]} is auctioned among them, ${names[event.first]} first.`;
      }
      case 'bid':
        return `${names[event.seat]} bids ${event.amount}.`;
      case 'dropped-out':
        return event.forced ? `${names[event.seat]} cannot bid.` : `${names[event.seat]} passes.`;
      case 'lot-won':
        return `${names[event.seat]} wins ${cardsOf(event.count, event.colour)} for ${coins(event.price)} and takes the marker.`;
      case 'lot-unsold':
        return `Nobody bids: ${cardsOf(event.count, event.colour)} out of the game.`;
      case 'built':
        return `${names[event.seat]} builds ${cityName(event.city)} for ${coins(event.cost)} and scores ${count(event.points, 'point')}.`;
      case 'tribute':
        return `${names[event.seat]} scores ${count(event.points, 'point')} as ${TITLE[event.title]}.`;
      case 'shield-placed':
        return `${names[event.seat]} sets a shield in the ${REGIONS[event.region].name} region.`;
      case 'city-opened':
        return `${cityName(event.city)} can now be built.`;
      case 'laid':
        return `${names[event.seat]} lays ${cardsOf(event.count, event.colour)}.`;
      case 'did-nothing':
        return `${names[event.seat]} does nothing.`;
      case 'roles-returned':
        return 'All roles go back to the board.';
      case 'role-won':
        return event.price > 0
          ? `${names[event.seat]} becomes ${TITLE[event.title]} for ${coins(event.price)} and takes the marker.`
          : `${names[event.seat]} becomes ${TITLE[event.title]}.`;
      case 'role-left':
        return `Nobody becomes ${TITLE[event.title]}.`;
      case 'turned-down':
        return `${names[event.seat]} turns ${cardsOf(event.count, event.colour)} face down.`;
      case 'turned-up':
        return event.colour === null
          ? `${names[event.seat]} turns no card up.`
          : `${names[event.seat]} turns a ${COLOURS[event.colour].name} card up.`;
      case 'blessed':
        return `${names[event.seat]} scores 1 point as ${TITLE[event.title]}.`;
      case 'drew':
        return event.colour === null
          ? `${names[event.seat]} draws a card as ${TITLE[event.title]}.`
          : `${names[event.seat]} draws a ${COLOURS[event.colour].name} card as ${TITLE[event.title]}.`;
      case 'paid':
        return `${names[event.seat]} is paid ${coins(event.amount)} as ${TITLE[event.title]}.`;
      case 'game-ended':
        return ENDINGS[event.ending];
    }
  },
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
        return cityName(of.city as City);
      case 'tributes':
        return 'Roles, when others built';
      case 'blessings':
        return 'Bishop and Priest';
      case 'majors':
        return count(of.count, 'major role');
      case 'minors':
        return count(of.count, 'minor role');
      case 'sets':
        return `${count(of.count, 'set')} of all colours`;
      case 'money':
        return `Most money: ${coins(of.coins)}`;
      case 'hand':
        return `Most cards in hand: ${of.cards}`;
      default:
        return `The ${REGIONS[of.region].name} region with ${count(of.shields, 'shield')}`;
    }
  },
  tieBreaks: {
    buildings: 'more building cards on the table',
    'first-major': 'the earlier major role',
  },
};

const ENDINGS = {
  cities: 'Fewer than four cities lie open: the game is over.',
  'short-deck': 'The deck cannot fill a last auction: the game is over.',
  'last-round': 'The last round is over, and so is the game.',
};

function passLabel({ step }: View): { name: string; help: string } {
  if (step === 'bid') return { name: 'Pass', help: 'You are out of this auction.' };
  if (step === 'build') return { name: 'Build nothing now', help: 'Your turn in phase 3 still comes.' };
  if (step === 'uncover') return { name: 'Turn no card up', help: 'Everything stays as it lies.' };
  return { name: 'Do nothing', help: 'You keep your cards and your coins.' };
}
