import {
  type Colour,
  FOR_FIRST_IN_REGION,
  FOR_MAJOR,
  FOR_MINOR,
  FOR_SECOND_IN_REGION,
  MAJOR_TRIBUTE,
  MINOR_TRIBUTE,
  majorOf,
  minorOf,
  type Options,
  TITLES,
} from '@signoria/il-principe';
import type { About } from '../../il-principe-words.ts';
import { common, count } from '../common.ts';
import { COLOURS, capital, coins, counts, REGIONS, TITLE } from './nouns.ts';

/** The two roles of a colour. */
function rolesOf(colour: Colour, edition: Options['titles']): string {
  const titles = TITLES[edition];
  return `${TITLE[titles[majorOf(colour)]]} and ${TITLE[titles[minorOf(colour)]]}`;
}

export const about: About = {
  card: (colour, edition) =>
    `In your hand it helps build cities. Laid out face up it counts for ${rolesOf(colour, edition)}.`,
  lot: 'The highest bid takes every card of the lot. The winner also takes the marker and may build a city at once.',
  lacking(cards, money) {
    const parts = [
      ...(cards.some(need => need > 0) ? [counts(cards)] : []),
      ...(money > 0 ? [coins(money)] : []),
    ];
    return parts.length === 0
      ? 'You have the cards and the coins for it.'
      : `You still need: ${common.list(parts)}.`;
  },
  region: region => `${capital(REGIONS[region].name)} region: ${REGIONS[region].area}`,
  shields: said => `Shields: ${said}.`,
  rank: (points, names) => `${count(points, 'point')} as things stand: ${common.list(names)}.`,
  regionWorth: `At the end the most shields here score ${FOR_FIRST_IN_REGION} points, the second most ${FOR_SECOND_IN_REGION}. Families tied for first all score ${FOR_FIRST_IN_REGION}, and nobody is second.`,
  towns: said => `Cities: ${said}.`,
  role: (colour, major) =>
    major
      ? `Major role: goes to the family with the most ${COLOURS[colour].name} cards face up. Half of them are then turned face down.`
      : `Minor role: goes to the family with the second most ${COLOURS[colour].name} cards face up.`,
  effects: [
    'Each round its holder can turn one face-down card of another colour face up.',
    'Each round its holder scores 1 point.',
    'Each round its holder draws a card.',
    'Each round its holder places a shield in any region.',
    'Each round its holder receives 2 coins.',
  ],
  tribute: major =>
    `Scores ${count(major ? MAJOR_TRIBUTE : MINOR_TRIBUTE, 'point')} whenever another family builds with this colour, and ${major ? FOR_MAJOR : FOR_MINOR} at the end.`,
  up: (colour, edition) =>
    `Cards face up count for ${rolesOf(colour, edition)}. A gold ring: the most of this colour.`,
  down: 'Cards face down no longer count for roles, but still make sets of five colours at the end. Master and Apprentice can turn one up.',
  family: (cards, shields) => `${count(cards, 'card')} in hand, ${count(shields, 'shield')} left to place.`,
  marker: 'Holds the marker: bids last, builds first.',
  deck: 'Building cards are dealt from here every round. The game ends when there are too few left.',
  purse: 'Coins pay for bids and cities. The fullest purse at the end scores 2 points.',
};
