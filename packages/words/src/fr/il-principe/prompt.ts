import { NONE, type Seat } from '@signoria/core';
import { type Action, TITLES, type View } from '@signoria/il-principe';
import type { Label } from '../../game-words.ts';
import { by } from '../common.ts';
import { cardsOf, cityName, ofTitle, TITLE } from './nouns.ts';

const titleOf = (view: View) => TITLE[TITLES[view.options.titles][view.role]];

export function prompt(view: View, _seat: Seat, legal: readonly Action[]): Label {
  const may = (type: Action['type']) => legal.some(action => action.type === type);
  switch (view.step) {
    case 'offer':
      return {
        name: 'Choisissez une carte de votre main à mettre aux enchères.',
        help: 'Chacun met aux enchères deux cartes face cachée, ou trois si l’on joue à deux (IP-2.3, IP-8.2). Les offres sont révélées ensemble ; le gagnant d’un lot en prend toutes les cartes.',
      };
    case 'bid':
      if (view.auction === 'role')
        return {
          name: `${may('bid') ? `Misez pour le rôle ${ofTitle(titleOf(view))}, ou passez.` : `Vous ne pouvez pas miser${further(view)} pour le rôle ${ofTitle(titleOf(view))}.`}${highestBid(view)}`,
          help: 'À égalité, le rôle est mis aux enchères entre vous (IP-5.5). Le gagnant paie, prend le marqueur et applique aussitôt l’effet du rôle.',
        };
      return {
        name: `${may('bid') ? `Misez pour ${cardsOf(view.lots[view.lot], view.lot)}, ou passez.` : `Vous ne pouvez pas miser${further(view)} pour ${cardsOf(view.lots[view.lot], view.lot)}.`}${highestBid(view)}`,
        help: 'Chaque mise doit dépasser la précédente (IP-3.3) ; si vous passez, vous ne participez plus à cette enchère (IP-3.4). Le gagnant prend le marqueur et peut aussitôt bâtir une cité (IP-3.7) : gardez de quoi la payer.',
      };
    case 'build':
      return {
        name: may('build')
          ? 'Le lot est à vous : bâtissez une cité maintenant, ou passez.'
          : 'Le lot est à vous, mais vous ne pouvez bâtir aucune cité pour l’instant.',
        help: 'Une cité par lot gagné, avec les cartes et les pièces qui vous restent (IP-3.7). Vous jouerez aussi en phase 3.',
      };
    case 'act':
      return {
        name: may('build')
          ? 'Bâtissez une cité, posez des cartes d’une couleur, ou passez.'
          : may('lay')
            ? 'Posez des cartes d’une couleur, ou passez.'
            : 'Vous n’avez rien à bâtir ni à poser.',
        help: 'Une action par joueur (IP-4.1). Vos cartes face visible donnent les rôles (IP-5.2) ; quand vous bâtissez, les autres marquent des points pour leurs rôles de ces couleurs (IP-4.6).',
      };
    case 'shield':
      return {
        name: `Placez un blason ${view.city === NONE ? '' : by(cityName(view.city))} dans une de ses régions (${view.shieldsDue} à placer).`,
        help: 'Les deux blasons peuvent aller dans la même région (IP-4.5). À la fin, la majorité dans une région rapporte 5 points, la deuxième place 2 (IP-7.6).',
      };
    case 'uncover':
      return {
        name: `${titleOf(view)} : remettez face visible une de vos cartes cachées.`,
        help: 'N’importe quelle couleur sauf le vert (IP-5.8). La carte compte aussitôt pour les rôles de sa couleur.',
      };
    case 'anywhere':
      return {
        name: `${titleOf(view)} : placez un blason dans la région de votre choix.`,
        help: 'Où vous voulez (IP-5.11).',
      };
    default:
      return { name: 'La partie est terminée.', help: 'Il n’y a plus rien à jouer (IP-6.6).' };
  }
}

const further = (view: View): string => (view.bid > 0 ? ' davantage' : '');

function highestBid(view: View): string {
  return view.bid > 0 ? ` Meilleure mise : ${view.bid}.` : ' Aucune mise pour l’instant.';
}
