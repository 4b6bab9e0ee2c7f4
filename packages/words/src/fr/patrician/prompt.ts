import type { View } from '@signoria/patrician';
import { CARDS, type Card } from '@signoria/patrician';
import type { Label } from '../../game-words.ts';
import { cityName } from './nouns.ts';

export function prompt(view: View): Label {
  switch (view.step) {
    case 'build':
      return {
        name: `Bâtissez un étage à ${cityName(CARDS[view.card as Card].city)} : à gauche ou à droite.`,
        help: 'Le plus d’étages gagne une tour ; la plus haute rapporte plus (P-6.2). À égalité, l’étage le plus près du sommet décide (P-6.3). Le dernier étage va sur le site vide s’il y en a un (P-3.4).',
      };
    case 'move':
      return {
        name: 'Déplacez l’étage du sommet d’une tour sur l’autre site de sa cité, ou renoncez-y.',
        help: 'De toute couleur, mais il vous faut un étage dans cette cité (P-4.3) ; elle ne doit être ni décomptée (P-4.4), ni celle où vous venez de bâtir (P-4.2).',
      };
    case 'take':
      return {
        name: 'Prenez la carte visible d’une cité au choix.',
        help: 'Le point d’interrogation vous laisse choisir (P-5.2), de même qu’une cité sans carte (P-5.3). Trois portraits d’un même patricien valent 6 points (P-7.3).',
      };
    case 'messenger':
      return {
        name: 'Placez un messager entre deux cités voisines, ou gardez-le.',
        help: 'Chaque tour d’une cité rapporte alors 2 points de plus par messager qui la borde (P-9.7). Pas près de la cité où vous venez de bâtir (P-9.4), deux au plus par cité (P-9.5), un seul entre deux cités (P-9.6).',
      };
    default:
      return {
        name: 'Jouez une carte : elle bâtit dans sa cité, et vous prenez la carte qui s’y trouve.',
        help: 'Elle bâtit un étage par blason dans sa cité (P-3.1) ; vous prenez ensuite la carte visible de cette cité (P-5.1). Les portraits comptent à la fin, 6 points pour trois pareils (P-7.3).',
      };
  }
}
