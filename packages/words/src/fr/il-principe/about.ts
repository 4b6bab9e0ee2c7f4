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
import { COLOURS, coins, counts, ofTitle, REGIONS, TITLE } from './nouns.ts';

/** Les deux rôles d’une couleur. */
function rolesOf(colour: Colour, edition: Options['titles']): string {
  const titles = TITLES[edition];
  return `${ofTitle(TITLE[titles[majorOf(colour)]])} et ${ofTitle(TITLE[titles[minorOf(colour)]])}`;
}

export const about: About = {
  card: (colour, edition) =>
    `Dans votre main, elle sert à bâtir des cités. Posée face visible, elle compte pour les rôles ${rolesOf(colour, edition)}.`,
  lot: 'La plus haute mise remporte toutes les cartes du lot. Le gagnant prend aussi le marqueur et peut aussitôt bâtir une cité.',
  lacking(cards, money) {
    const parts = [
      ...(cards.some(need => need > 0) ? [counts(cards)] : []),
      ...(money > 0 ? [coins(money)] : []),
    ];
    return parts.length === 0
      ? 'Vous avez les cartes et les pièces qu’il faut.'
      : `Il vous manque : ${common.list(parts)}.`;
  },
  region: region => `Région ${REGIONS[region].name} : ${REGIONS[region].area}`,
  shields: said => `Blasons : ${said}.`,
  rank: (points, names) => `${count(points, 'point')} en l’état : ${common.list(names)}.`,
  regionWorth: `En fin de partie, le plus grand nombre de blasons y rapporte ${FOR_FIRST_IN_REGION} points, le deuxième ${FOR_SECOND_IN_REGION}. Les familles à égalité en tête marquent toutes ${FOR_FIRST_IN_REGION} points, et il n’y a pas de deuxième.`,
  towns: said => `Cités : ${said}.`,
  role: (colour, major) =>
    major
      ? `Rôle majeur : à la famille qui a le plus de cartes ${COLOURS[colour].many} face visible. La moitié est ensuite retournée face cachée.`
      : `Rôle mineur : à la famille qui vient en deuxième pour les cartes ${COLOURS[colour].many} face visible.`,
  effects: [
    'À chaque manche, ce rôle permet de retourner face visible une carte cachée d’une autre couleur.',
    'À chaque manche, ce rôle rapporte 1 point.',
    'À chaque manche, ce rôle fait piocher une carte.',
    'À chaque manche, ce rôle permet de placer un blason dans n’importe quelle région.',
    'À chaque manche, ce rôle rapporte 2 pièces.',
  ],
  tribute: major =>
    `Rapporte ${count(major ? MAJOR_TRIBUTE : MINOR_TRIBUTE, 'point')} chaque fois qu’une autre famille bâtit avec cette couleur, et ${major ? FOR_MAJOR : FOR_MINOR} en fin de partie.`,
  up: (colour, edition) =>
    `Les cartes face visible comptent pour les rôles ${rolesOf(colour, edition)}. Cerclé d’or : le plus grand nombre de cette couleur.`,
  down: 'Les cartes face cachée ne comptent plus pour les rôles, mais encore pour les séries de cinq couleurs en fin de partie. Le Maître et l’Apprenti peuvent en retourner une.',
  family: (cards, shields) => `${count(cards, 'carte')} en main, ${count(shields, 'blason')} à placer.`,
  marker: 'A le marqueur : mise en dernier, bâtit en premier.',
  deck: 'Les cartes Bâtiment sont distribuées d’ici à chaque manche. La partie se termine quand il n’en reste plus assez.',
  purse:
    'Les pièces paient les mises et les cités. La bourse la mieux remplie rapporte 2 points en fin de partie.',
};
