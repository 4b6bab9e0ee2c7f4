import { NONE } from '@signoria/core';
import { CARDS, CITIES, floorsOf, type Patrician } from '@signoria/patrician';
import type { ActionWords } from '../../by-type.ts';
import { by, count } from '../common.ts';
import { cardName, cityName, SITES } from './nouns.ts';

/** By action: a choice as a short label that begins with a verb, and what it does. */
export const ACTION: ActionWords<Patrician> = {
  play: (action, view) => {
    const { city, crests, power } = CARDS[action.card];
    const [left, right] = view.towers[city];
    const open = view.open[city];
    const then =
      power === 'any' || open === NONE
        ? 'puis vous prenez la carte visible de votre choix'
        : `puis vous prenez ${cardName(open)}`;
    return {
      name: `Jouer ${cardName(action.card)}`,
      help: `Vous bâtissez ${count(crests, 'étage')} à ${cityName(city)} (${left.length + right.length} sur ${CITIES[city].floors}), ${then}.`,
    };
  },
  build: (action, view) => {
    const tower = view.card === NONE ? [] : view.towers[CARDS[view.card].city][action.site];
    return {
      name: `Bâtir à ${SITES[action.site]}`,
      help:
        tower.length === 0
          ? 'Commence une tour.'
          : `Au sommet d’une tour de ${count(tower.length, 'étage')} (${floorsOf(tower, view.player)} à vous).`,
    };
  },
  move: (action, view, names) => {
    const top = view.towers[action.city][action.from].at(-1) ?? view.player;
    return {
      name: `Déplacer un étage à ${cityName(action.city)}, vers la ${SITES[1 - action.from]}`,
      help: `${top === view.player ? 'Votre étage' : `L’étage ${by(names[top])}`}, au sommet de la tour de ${SITES[action.from]}.`,
    };
  },
  take: (action, view) => {
    const open = view.open[action.city];
    return {
      name: open === NONE ? `Prendre à ${cityName(action.city)}` : `Prendre ${cardName(open)}`,
      help: `Carte visible à ${cityName(action.city)} ; tout le monde saura que vous l’avez.`,
    };
  },
  messenger: action => ({
    name: `Placer un messager entre ${cityName(action.from)} et ${cityName(action.to)}`,
    help: 'Les tours des deux cités rapporteront 2 points de plus, sauf dans une cité déjà décomptée.',
  }),
  skip: (_action, view) =>
    view.step === 'messenger'
      ? { name: 'Garder le messager', help: 'Vous pourrez le placer avec une autre carte de départ.' }
      : { name: 'Ne rien déplacer', help: 'Le déplacement de cette carte est perdu.' },
};
