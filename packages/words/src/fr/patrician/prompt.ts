import type { View } from '@signoria/patrician';
import { CARDS, type Card } from '@signoria/patrician';
import type { Label } from '../../game-words.ts';
import { cityName } from './nouns.ts';

export function prompt(view: View): Label {
  switch (view.step) {
    case 'build':
      return {
        name: `Bâtissez un étage à ${cityName(CARDS[view.card as Card].city)} : à gauche ou à droite.`,
        help: 'Le joueur qui a le plus d’étages remporte la tour ; la plus haute rapporte plus (P-6.2). À égalité, l’étage le plus haut l’emporte (P-6.3). Si un site est vide, le dernier étage de la cité doit y aller (P-3.4).',
      };
    case 'move':
      return {
        name: 'Déplacez l’étage supérieur d’une tour vers l’autre site de la même cité, ou passez.',
        help: 'N’importe quelle couleur, mais il vous faut un étage dans cette cité (P-4.3) ; elle ne doit être ni décomptée (P-4.4), ni celle où vous venez de bâtir (P-4.2).',
      };
    case 'take':
      return {
        name: 'Prenez la carte visible de la cité de votre choix.',
        help: 'Le point d’interrogation (P-5.2) ou une cité sans carte (P-5.3) vous laisse le choix. Trois portraits du même patricien valent 6 points (P-7.3).',
      };
    case 'messenger':
      return {
        name: 'Placez un messager entre deux cités voisines, ou gardez-le.',
        help: 'Chaque tour d’une cité rapporte 2 points de plus par messager voisin (P-9.7). Pas à côté de la cité où vous venez de bâtir (P-9.4), deux au plus par cité (P-9.5), un seul entre deux cités (P-9.6).',
      };
    default:
      return {
        name: 'Jouez une carte : vous bâtissez dans sa cité et prenez la carte visible de cette cité.',
        help: 'Vous bâtissez un étage par armoiries (P-3.1), puis prenez la carte visible de la cité (P-5.1). À la fin, trois portraits identiques valent 6 points (P-7.3).',
      };
  }
}
