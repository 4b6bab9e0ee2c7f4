import { NONE, type Seat } from '@signoria/core';
import { type Action, TITLES, type View } from '@signoria/il-principe';
import type { Label } from '../../game-words.ts';
import { cardsOf, cityName, ofTitle, TITLE } from './nouns.ts';

const titleOf = (view: View) => TITLE[TITLES[view.options.titles][view.role]];

export function prompt(view: View, _seat: Seat, legal: readonly Action[]): Label {
  const may = (type: Action['type']) => legal.some(action => action.type === type);
  switch (view.step) {
    case 'offer':
      return {
        name: 'Choisissez une carte de votre main à mettre aux enchères.',
        help: 'Chacun pose deux cartes face cachée, trois à deux joueurs (IP-2.3, IP-8.2). On les montre ensemble, et qui gagne une couleur en prend toutes les cartes.',
      };
    case 'bid':
      if (view.auction === 'role')
        return {
          name: `${may('bid') ? `Misez pour le rôle ${ofTitle(titleOf(view))}, ou passez.` : `Vous ne pouvez pas miser davantage pour le rôle ${ofTitle(titleOf(view))}.`}${highestBid(view)}`,
          help: 'Vous êtes à égalité, le rôle se vend donc entre vous (IP-5.5). Le gagnant paie, prend le marqueur et use aussitôt du rôle.',
        };
      return {
        name: `${may('bid') ? `Misez pour ${cardsOf(view.lots[view.lot], view.lot)}, ou passez.` : `Vous ne pouvez pas miser davantage pour ${cardsOf(view.lots[view.lot], view.lot)}.`}${highestBid(view)}`,
        help: 'Chaque mise doit dépasser la précédente (IP-3.3) ; qui passe sort de l’enchère (IP-3.4). Le gagnant prend le marqueur et peut aussitôt bâtir une cité (IP-3.7) : gardez-lui des pièces.',
      };
    case 'build':
      return {
        name: may('build')
          ? 'Le lot est à vous : bâtissez une cité maintenant, ou passez.'
          : 'Le lot est à vous, mais ce que vous avez ne bâtit aucune cité pour l’instant.',
        help: 'Une cité par lot gagné, avec les cartes et les pièces qui vous restent (IP-3.7). Votre tour de la phase 3 vient en plus.',
      };
    case 'act':
      return {
        name: may('build')
          ? 'Bâtissez une cité, posez des cartes d’une couleur, ou ne faites rien.'
          : may('lay')
            ? 'Posez des cartes d’une couleur, ou ne faites rien.'
            : 'Vous n’avez rien à bâtir ni à poser.',
        help: 'Un tour chacun (IP-4.1). Les cartes visibles devant vous gagnent les rôles (IP-5.2) ; les autres marquent pour leurs rôles quand vous bâtissez dans leurs couleurs (IP-4.6).',
      };
    case 'shield':
      return {
        name: `Placez un blason de ${view.city === NONE ? '' : cityName(view.city)} dans une de ses régions (${view.shieldsDue} à placer).`,
        help: 'Les deux peuvent aller dans la même (IP-4.5). À la fin, le plus de blasons d’une région vaut 5, la deuxième place 2 (IP-7.6).',
      };
    case 'uncover':
      return {
        name: `${titleOf(view)} : remettez une de vos cartes cachées face visible.`,
        help: 'De toute couleur sauf le vert (IP-5.8). Elle compte aussitôt quand on donne les rôles de sa couleur.',
      };
    case 'anywhere':
      return {
        name: `${titleOf(view)} : placez un blason dans la région de votre choix.`,
        help: 'Où vous voulez (IP-5.11).',
      };
    default:
      return { name: 'La partie est finie.', help: 'Plus personne n’agit (IP-6.6).' };
  }
}

function highestBid(view: View): string {
  return view.bid > 0 ? ` La plus haute mise est de ${view.bid}.` : ' Personne n’a encore misé.';
}
