import { expeditionOf, type LostCities } from '@signoria/lost-cities';
import type { ActionWords } from '../../by-type.ts';
import { EXPEDITIONS, theCard } from './nouns.ts';

/** By action: a choice as a short label that begins with a verb, and what it does. */
export const ACTION: ActionWords<LostCities> = {
  play: (action, view) => {
    const { cards } = view.running[view.player][expeditionOf(action.card)];
    return {
      name: `Poser ${theCard(action.card)}`,
      help:
        cards === 0
          ? 'Commence cette expédition, ce qui coûte 20 points.'
          : 'Poursuit une expédition en cours.',
    };
  },
  discard: action => ({
    name: `Défausser ${theCard(action.card)}`,
    help: 'Sur la défausse de sa couleur : votre adversaire pourra la prendre.',
  }),
  draw: (_action, view) => ({
    name: `Piocher (reste ${view.stockSize})`,
    help:
      view.stockSize === 1
        ? 'C’est la dernière carte : la manche s’arrête.'
        : 'Une carte inconnue ; la manche s’arrête quand la pioche est vide.',
  }),
  take: (action, view) => {
    const top = view.piles[action.expedition].at(-1);
    return {
      name:
        top === undefined
          ? `Prendre une carte ${EXPEDITIONS[action.expedition].of}`
          : `Prendre ${theCard(top)}`,
      help: 'Votre adversaire saura que vous l’avez ; la pioche ne diminue pas.',
    };
  },
};
