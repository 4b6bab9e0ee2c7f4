import type { View } from '@signoria/patrician';
import { CARDS, type Card } from '@signoria/patrician';
import type { Label } from '../../game-words.ts';
import { cityName } from './nouns.ts';

export function prompt(view: View): Label {
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
}
