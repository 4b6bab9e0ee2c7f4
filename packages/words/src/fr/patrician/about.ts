import { NONE } from '@signoria/core';
import { CARDS, type Card, CITIES, MESSENGER_POINTS, SET_OF, SET_POINTS } from '@signoria/patrician';
import type { About } from '../../patrician-words.ts';
import { by, count } from '../common.ts';
import { cardName, cityName, PORTRAITS, SITES } from './nouns.ts';

const THREE = `${SET_OF} portraits du même patricien valent ${SET_POINTS} points à la fin.`;

/** By sign: what it brings besides floors. */
const POWERS = {
  none: [],
  move: [
    'Flèche : vous pouvez ensuite déplacer l’étage supérieur d’une tour vers l’autre site de sa cité, là où vous avez un étage.',
  ],
  any: [
    'Point d’interrogation : prenez ensuite n’importe quelle carte visible, pas seulement celle de la cité.',
  ],
};

export const about: About = {
  card: card => {
    const { city, crests, portrait, heads, power, star } = CARDS[card];
    return [
      `Bâtit ${count(crests, 'étage')} à ${cityName(city)} ; vous prenez ensuite la carte de la cité.`,
      ...(portrait === NONE
        ? []
        : [`${heads === 2 ? 'Deux portraits' : 'Portrait'} : ${PORTRAITS[portrait].name}. ${THREE}`]),
      ...POWERS[power],
      ...(star ? ['Étoile : carte de départ. Avec les Messagers, vous pouvez ensuite en placer un.'] : []),
    ];
  },
  takenFrom: city =>
    `Le joueur qui bâtit à ${cityName(city)} prend cette carte ; tout le monde saura qu’il l’a.`,
  noCard: 'La pioche est vide. Le joueur qui bâtit ici prend une autre carte visible.',
  city: city => {
    const { floors, tokens } = CITIES[city];
    return `Décomptée dès que ses ${floors} étages sont bâtis : la plus haute tour rapporte ${tokens[0]} points, l’autre ${tokens[1]}. Une tour revient au joueur qui y a le plus d’étages ; à égalité, l’étage le plus haut l’emporte.`;
  },
  cityScored: 'Décomptée : ses tours ne changent plus.',
  prestige: points =>
    points.length > 1
      ? `Tours de même hauteur pour l’instant : la plus haute à la fin rapportera ${points[0]} points, l’autre ${points[1]}.`
      : `Vaut ${points[0]} points dans l’état actuel des tours.`,
  won: (name, points) => `Tour remportée par ${name} : ${points} points.`,
  tower: (city, site) => `${cityName(city)}, tour de ${SITES[site]}`,
  floors: owners => `À partir du sol : ${owners.join(', ')}.`,
  room: floors => `Encore ${count(floors, 'étage')} possible${floors > 1 ? 's' : ''}.`,
  road: (from, to) => `Route de ${cityName(from)} à ${cityName(to)}`,
  messenger: (name, from, to) => `Messager ${by(name)} entre ${cityName(from)} et ${cityName(to)}`,
  messengerHelp: `Chaque tour des deux cités rapporte ${MESSENGER_POINTS} points de plus au joueur qui la remporte, sauf si la cité est déjà décomptée.`,
  deck: 'Chaque carte prise à une cité est remplacée par une carte de la pioche. Quand elle est vide, on joue les cartes encore en main, puis la partie s’arrête.',
  portrait: heads => {
    const left = SET_OF - (heads % SET_OF);
    return heads === 0
      ? THREE
      : `${THREE} Il en manque ${left} pour une ${heads < SET_OF ? '' : 'autre '}série.`;
  },
  unseen: cards => `${count(cards, 'carte')} que vous n’avez pas vue${cards > 1 ? 's' : ''}`,
  lastPlayed: (card: Card) => `Dernière carte jouée : ${cardName(card)}`,
  messengersLeft: messengers => `${count(messengers, 'messager')} à placer`,
};
