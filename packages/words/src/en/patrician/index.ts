import { type Ambassador, CITIES } from '@signoria/patrician';
import { byType } from '../../by-type.ts';
import type { PatricianWords } from '../../patrician-words.ts';
import { common, count, scored } from '../common.ts';
import { titles } from '../titles.ts';
import { about } from './about.ts';
import { ACTION } from './actions.ts';
import { EVENT } from './events.ts';
import { ambassadorName, cardName, cityName, PORTRAITS, SIGNS, SITES } from './nouns.ts';
import { primer } from './primer.ts';
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
    pile: cards => `Deck: ${count(cards, 'card')}`,
    hand: 'Your hand',
    stack: 'Your stack',
    openCards: 'face-up card',
    tokens: 'tokens',
    messengers: 'messengers',
    ambassadors: [
      'most 6-point tokens',
      'most 4-point tokens',
      'most 2-point tokens',
      'most points from Verona, Parma and Milano',
    ],
    floors: floors => count(floors, 'floor'),
    supply: floors => `${count(floors, 'floor')} left`,
    total: 'Total',
    holds: name => `${name} is known to hold:`,
    city: (city, built, scored) =>
      `${cityName(city)}: ${built} of ${count(CITIES[city].floors, 'floor')}, ${scored ? 'scored' : `tokens ${common.list(CITIES[city].tokens.map(String))}`}`,
    tower: (city, site, owners) =>
      owners.length === 0
        ? `${cityName(city)}, ${SITES[site]} site: empty`
        : `${cityName(city)}, ${SITES[site]} tower from the ground up: ${owners.join(', ')}`,
    leads: (name, floors, byTop) =>
      `${name} leads with ${count(floors, 'floor')}${byTop ? ' (tied, but nearest the top)' : ''}`,
    openCard: (city, card) =>
      card === null ? `No card at ${cityName(city)}` : `At ${cityName(city)}: ${card}`,
    about,
  },
  pair: common.pair,
  options: {
    ambassadors: {
      name: 'Ambassadors',
      help: 'Expansion: at the end, four ambassadors award extra portraits for smaller tokens and for three of the cities.',
    },
    messengers: {
      name: 'Messengers',
      help: 'Expansion: start cards let you place messengers between cities, making their towers worth more.',
    },
    openStacks: {
      name: 'Open stacks',
      help: 'Everyone can see all played cards, not just the top one.',
    },
    material: {
      name: 'Printing',
      help: 'The cards of your own copy, from a file, instead of the reconstructed deck.',
    },
  },
  presets: {
    base: { name: 'Base game', help: 'The base game, with closed stacks.' },
    ambassadors: { name: 'With Ambassadors', help: 'The base game with the Ambassadors expansion.' },
    messengers: { name: 'With Messengers', help: 'The base game with the Messengers expansion.' },
    both: { name: 'With both expansions', help: 'The base game with Ambassadors and Messengers.' },
  },
  primer,
  lesson: () => import('./lesson.ts'),
  prompt,
  action: byType(ACTION),
  event: byType(EVENT),
  refusals: {
    ...common.refusals,
    'card-not-in-hand': 'That card isn’t in your hand.',
    'play-first': 'Play a card first.',
    'build-first': 'Build the card’s floors first.',
    'move-or-skip-first': 'Make or skip the move first.',
    'take-first': 'Take a card first.',
    'messenger-or-skip-first': 'Place or keep the messenger first.',
    'city-just-built': 'Not in the city you just built in.',
    'city-scored': 'That city has been scored and no longer changes.',
    'no-floor-of-yours': 'You need at least one floor in that city.',
    'no-floor-to-move': 'There is no floor on that site.',
    'no-card-there': 'There is no card at that city.',
    'not-neighbours': 'Those two cities aren’t neighbours.',
    'other-city-first': 'Name these two cities in the other order.',
    'wrong-city': 'Build in the city on the card you played.',
    'road-taken': 'There is already a messenger between those cities.',
    'two-messengers-there': 'A city can have at most two messengers.',
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
          `${of.heads} (${count(of.sets, 'set')} of three)`,
        );
      case 'ambassadors': {
        const won = [of.a, of.b, of.c, of.d].flatMap((has, i) =>
          has ? [ambassadorName(i as Ambassador)] : [],
        );
        const free = [of.first, of.second, of.third].flatMap((heads, i) =>
          heads > 0 ? [count(heads, PORTRAITS[i].name, PORTRAITS[i].many)] : [],
        );
        return scored(
          `${won.length === 1 ? 'Ambassador' : 'Ambassadors'} ${common.list(won)}`,
          `${free.join(', ')} (${count(of.sets, 'extra set')})`,
        );
      }
      default:
        return scored('Fewest towers at messengers');
    }
  },
  tieBreaks: { 'fewest-floors': 'fewest floors on the board' },
};
