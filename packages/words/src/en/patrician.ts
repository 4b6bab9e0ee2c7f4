import { type Ambassador, CARDS, type Card, type CardPrint, CITIES, floorsOf } from '@signoria/patrician';
import type { PatricianWords } from '../patrician-words.ts';
import { common, count } from './common.ts';
import { titles } from './titles.ts';

const PORTRAITS = [
  { name: 'red hat', letter: 'H' },
  { name: 'lady', letter: 'L' },
  { name: 'beard', letter: 'B' },
];
const SITES = ['left', 'right'];
const TOWERS = ['taller', 'shorter'];
const SIGNS = { twoFloors: 'two floors', move: 'move', any: 'free choice', star: 'start card' };

const cityName = (city: number): string => CITIES[city].name;

/** "Roma (red hat ★)" */
function cardName(card: Card): string {
  const { city, star } = CARDS[card];
  return `${cityName(city)} (${signName(CARDS[card])}${star ? ' ★' : ''})`;
}

function signName({ crests, portrait, heads, power }: CardPrint): string {
  if (crests === 2) return SIGNS.twoFloors;
  if (power !== 'none') return SIGNS[power];
  const { name } = PORTRAITS[portrait];
  return heads === 2 ? `double ${name}` : name;
}

function ambassadorName(ambassador: Ambassador): string {
  return 'ABCD'[ambassador];
}

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
  prompt(view) {
    switch (view.step) {
      case 'build':
        return {
          name: `Build a floor in ${cityName(CARDS[view.card as Card].city)}: left or right.`,
          help: 'Most floors win a tower; the taller one brings more (P-6.2). Level players are parted by the floor nearest the top (P-6.3). The last floor must go to an empty site (P-3.4).',
        };
      case 'move':
        return {
          name: 'Move the top floor of a tower to the other site of its city, or make no move.',
          help: 'Any colour will do, but you need a floor of your own in that city (P-4.3), it must not be scored (P-4.4), nor be the one you just built in (P-4.2).',
        };
      case 'take':
        return {
          name: 'Take the open card of any city.',
          help: 'The question mark lets you choose (P-5.2); so does a city without a card (P-5.3). Three portraits of one patrician are worth 6 points (P-7.3).',
        };
      case 'messenger':
        return {
          name: 'Set a messenger between two neighbouring cities, or keep it.',
          help: 'Each tower of a city then brings 2 points more for every messenger beside it (P-9.7). Not beside the city you just built in (P-9.4), two at most at a city (P-9.5), one between two cities (P-9.6).',
        };
      default:
        return {
          name: 'Play a card: it builds in its city, and you take the card lying there.',
          help: 'It builds a floor for each crest in its city (P-3.1); then you take the open card of that city (P-5.1). Portraits count at the end, 6 points for three alike (P-7.3).',
        };
    }
  },
  action(action, view, names) {
    switch (action.type) {
      case 'play': {
        const { city, crests, power } = CARDS[action.card];
        const [left, right] = view.towers[city];
        const open = view.open[city];
        const then = power === 'any' || open === -1 ? 'then any open card' : `then take ${cardName(open)}`;
        return {
          name: `Play ${cardName(action.card)}`,
          help: `Builds ${count(crests, 'floor')} in ${cityName(city)}, where ${left.length + right.length} of ${CITIES[city].floors} stand; ${then}.`,
        };
      }
      case 'build': {
        const tower = view.towers[CARDS[view.card as Card].city][action.site];
        return {
          name: `Build on the ${SITES[action.site]}`,
          help:
            tower.length === 0
              ? 'Begins a tower.'
              : `On top of ${count(tower.length, 'floor')}, ${floorsOf(tower, view.player)} of them your own.`,
        };
      }
      case 'move': {
        const top = view.towers[action.city][action.from].at(-1) ?? view.player;
        return {
          name: `Move a floor in ${cityName(action.city)} to the ${SITES[1 - action.from]}`,
          help: `The top floor of the ${SITES[action.from]} tower: ${names[top]}.`,
        };
      }
      case 'take': {
        const open = view.open[action.city];
        return {
          name: open === -1 ? `Take from ${cityName(action.city)}` : `Take ${cardName(open)}`,
          help: `It lies beside ${cityName(action.city)}; the others see and remember it.`,
        };
      }
      case 'messenger':
        return {
          name: `Set a messenger between ${cityName(action.from)} and ${cityName(action.to)}`,
          help: 'The towers of both bring 2 points more each, unless already scored.',
        };
      case 'skip':
        return view.step === 'messenger'
          ? { name: 'Keep the messenger', help: 'For another start card.' }
          : { name: 'Make no move', help: 'The move of this card is lost.' };
    }
  },
  event(event, names) {
    switch (event.type) {
      case 'played':
        return `${names[event.seat]} plays ${cardName(event.card)}.`;
      case 'built':
        return `${names[event.seat]} builds in ${cityName(event.city)}, on the ${SITES[event.site]}.`;
      case 'city-scored': {
        const [high, low] = CITIES[event.city].tokens;
        const each = event.messengers > 0 ? `, and ${2 * event.messengers} more each for messengers` : '';
        return event.high === event.low
          ? `${cityName(event.city)} is scored: ${names[event.high]} wins both towers, ${high} and ${low}${each}.`
          : `${cityName(event.city)} is scored: ${names[event.high]} wins the taller tower, ${high}, ${names[event.low]} the other, ${low}${each}.`;
      }
      case 'moved':
        return `${names[event.seat]} moves the top floor (${names[event.floor]}) in ${cityName(event.city)} from the ${SITES[event.from]} to the ${SITES[1 - event.from]}.`;
      case 'move-lost':
        return event.declined
          ? `${names[event.seat]} makes no move.`
          : `${names[event.seat]} has no move to make.`;
      case 'took':
        return `${names[event.seat]} takes ${cardName(event.card)} from ${cityName(event.city)}.`;
      case 'refilled':
        return `${cardName(event.card)} is turned up in ${cityName(event.city)}.`;
      case 'messenger-set':
        return `${names[event.seat]} sets a messenger between ${cityName(event.from)} and ${cityName(event.to)}.`;
      case 'messenger-kept':
        return `${names[event.seat]} sets no messenger.`;
      case 'ambassador':
        return event.ambassador === 3
          ? `${names[event.seat]} wins ambassador D: a portrait of each patrician.`
          : `${names[event.seat]} wins ambassador ${ambassadorName(event.ambassador)}: a portrait of choice.`;
      case 'fewest-towers':
        return event.seat === null
          ? 'Nobody alone has fewest towers beside messengers; nobody loses points.'
          : `${names[event.seat]} has fewest towers beside messengers and loses 3 points.`;
      case 'game-ended':
        return 'The last card is played; the game is over.';
    }
  },
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
        return `${cityName(of.city)}, ${TOWERS[of.tower]} tower`;
      case 'messengers':
        return `${cityName(of.city)}, ${TOWERS[of.tower]} tower: ${count(of.messengers, 'messenger')}`;
      case 'portraits':
        return `Portraits, ${PORTRAITS[of.portrait].name}: ${of.heads}, ${count(of.sets, 'set')} of three`;
      case 'ambassadors': {
        const won = [of.a, of.b, of.c, of.d].flatMap((has, i) =>
          has ? [ambassadorName(i as Ambassador)] : [],
        );
        const free = [of.first, of.second, of.third].flatMap((heads, i) =>
          heads > 0 ? [`${heads} ${PORTRAITS[i].name}`] : [],
        );
        return `${won.length === 1 ? 'Ambassador' : 'Ambassadors'} ${common.list(won)}: ${free.join(', ')}; ${count(of.sets, 'more set')}`;
      }
      default:
        return 'Fewest towers beside messengers';
    }
  },
  tieBreaks: { 'fewest-floors': 'fewer floors on the board' },
};
