import { type Ambassador, CITIES } from '@signoria/patrician';
import { byType } from '../../by-type.ts';
import type { PatricianWords } from '../../patrician-words.ts';
import { common, count, scored } from '../common.ts';
import { titles } from '../titles.ts';
import { ACTION } from './actions.ts';
import { EVENT } from './events.ts';
import { ambassadorName, cardName, cityName, PORTRAITS, SIGNS, SITES } from './nouns.ts';
import { prompt } from './prompt.ts';

const TOWERS = ['taller', 'shorter'];

export const words: PatricianWords = {
  title: titles.patrician,
  terms: {
    portraits: PORTRAITS,
    sites: SITES,
    signs: SIGNS,
    card: cardName,
    cards: cards => count(cards, 'card'),
    pile: cards => `Pile: ${count(cards, 'card')}`,
    hand: 'Your hand',
    stack: 'Your stack',
    openCards: 'open card',
    tokens: 'tokens',
    messengers: 'messengers',
    ambassadors: [
      'most tokens of 6',
      'most tokens of 4',
      'most tokens of 2',
      'most from Verona, Parma, Milano',
    ],
    floors: floors => count(floors, 'floor'),
    supply: pieces => `${count(pieces, 'piece')} left`,
    total: 'Total',
    holds: name => `${name} took and still holds:`,
    city: (city, built, scored) =>
      `${cityName(city)}: ${built} of ${count(CITIES[city].floors, 'floor')}, ${scored ? 'scored' : `tokens ${common.list(CITIES[city].tokens.map(String))}`}`,
    tower: (city, site, owners) =>
      owners.length === 0
        ? `${cityName(city)}, ${SITES[site]} site: empty`
        : `${cityName(city)}, ${SITES[site]} tower from the ground up: ${owners.join(', ')}`,
    leads: (name, floors, byTop) =>
      `${name} leads with ${count(floors, 'floor')}${byTop ? ', nearest the top' : ''}`,
    openCard: (city, card) =>
      card === null ? `No card beside ${cityName(city)}` : `Beside ${cityName(city)}: ${card}`,
  },
  options: {
    ambassadors: {
      name: 'Ambassadors',
      help: 'Expansion: at the end four ambassadors bring free portraits to the holders of small tokens and of three cities.',
    },
    messengers: {
      name: 'Messengers',
      help: 'Expansion: start cards let you set messengers between cities, whose towers then bring more.',
    },
    openStacks: {
      name: 'Open stacks',
      help: 'Played cards stay visible to all, instead of only the top one.',
    },
  },
  presets: {
    base: { name: 'Base game', help: 'The base game alone, with closed stacks.' },
    ambassadors: { name: 'With Ambassadors', help: 'The base game and the expansion Ambassadors.' },
    messengers: { name: 'With Messengers', help: 'The base game and the expansion Messengers.' },
    both: { name: 'With both expansions', help: 'The base game with Ambassadors and Messengers.' },
  },
  prompt,
  action: byType(ACTION),
  event: byType(EVENT),
  refusals: {
    ...common.refusals,
    'card-not-in-hand': 'That card is not in the hand.',
    'play-first': 'First play a card.',
    'build-first': 'First build the floors of the card.',
    'move-or-skip-first': 'First make the move or decline it.',
    'take-first': 'First take a card.',
    'messenger-or-skip-first': 'First set a messenger or keep it.',
    'city-just-built': 'Not in the city just built in.',
    'city-scored': 'That city has been scored; nothing moves there any more.',
    'no-floor-of-yours': 'You need a floor of your own in that city.',
    'no-floor-to-move': 'There is no floor on that site.',
    'no-card-there': 'No card lies beside that city.',
    'not-neighbours': 'Those two cities are not neighbours.',
    'other-city-first': 'Those two are neighbours: name them the other way round.',
    'wrong-city': 'A floor goes up in the city of the card played.',
    'road-taken': 'A messenger already stands between those two cities.',
    'two-messengers-there': 'A city has room for two messengers only.',
  },
  scoreLine({ code, of = {} }) {
    switch (code) {
      case 'token':
        return scored(`${cityName(of.city)}, ${TOWERS[of.tower]} tower`);
      case 'messengers':
        return scored(`${cityName(of.city)}, ${TOWERS[of.tower]} tower`, count(of.messengers, 'messenger'));
      case 'portraits':
        return scored(
          `Portraits, ${PORTRAITS[of.portrait].name}`,
          `${of.heads}, ${count(of.sets, 'set')} of three`,
        );
      case 'ambassadors': {
        const won = [of.a, of.b, of.c, of.d].flatMap((has, i) =>
          has ? [ambassadorName(i as Ambassador)] : [],
        );
        const free = [of.first, of.second, of.third].flatMap((heads, i) =>
          heads > 0 ? [`${heads} ${PORTRAITS[i].name}`] : [],
        );
        return scored(
          `${won.length === 1 ? 'Ambassador' : 'Ambassadors'} ${common.list(won)}`,
          `${free.join(', ')}; ${count(of.sets, 'more set')}`,
        );
      }
      default:
        return scored('Fewest towers beside messengers');
    }
  },
  tieBreaks: { 'fewest-floors': 'fewer floors on the board' },
};
