import type { View } from '@signoria/patrician';
import { CARDS, type Card } from '@signoria/patrician';
import type { Label } from '../../game-words.ts';
import { cityName } from './nouns.ts';

export function prompt(view: View): Label {
  switch (view.step) {
    case 'build':
      return {
        name: `Build a floor in ${cityName(CARDS[view.card as Card].city)}, on the left or the right.`,
        help: 'The player with the most floors wins a tower, and the taller tower is worth more (P-6.2). Ties go to the floor nearest the top (P-6.3). If a site is still empty, the last floor must go there (P-3.4).',
      };
    case 'move':
      return {
        name: 'Move the top floor of a tower to the other site of its city, or skip.',
        help: 'The floor can be any colour, but you need a floor in that city (P-4.3). Not in a scored city (P-4.4) or the city you just built in (P-4.2).',
      };
    case 'take':
      return {
        name: 'Take the face-up card of any city.',
        help: 'A question mark (P-5.2) or a city without a card (P-5.3) lets you choose. Three portraits of the same patrician are worth 6 points (P-7.3).',
      };
    case 'messenger':
      return {
        name: 'Place a messenger between two neighbouring cities, or keep it.',
        help: 'Each messenger adds 2 points to every tower of its two cities (P-9.7). Not next to the city you just built in (P-9.4); at most two per city (P-9.5) and one per road (P-9.6).',
      };
    default:
      return {
        name: 'Play a card: build in its city, then take the card there.',
        help: 'Build one floor per crest (P-3.1), then take that city’s face-up card (P-5.1). At the end, three matching portraits score 6 points (P-7.3).',
      };
  }
}
