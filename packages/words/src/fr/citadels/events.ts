import type { Card, Citadels } from '@signoria/citadels';
import type { EventWords } from '../../by-type.ts';
import { common } from '../common.ts';
import { by } from './board.ts';
import { cards, characterName, coins, district, districtName, of, star, the } from './nouns.ts';

const some = (card: Card | null): string => (card === null ? 'une carte' : district(card));

const GOLD_FOR = {
  action: 'pour son action',
  merchant: 'comme Marchand',
  income: 'de ses quartiers',
  navigator: 'comme Navigateur',
  queen: 'comme Reine',
  'throne-room': 'de la Salle du Trône',
  'poor-house': 'de l’Hospice',
  alchemist: 'en retour comme Alchimiste',
  laboratory: 'du Laboratoire',
};

const DREW_FOR = {
  action: 'pour choisir',
  architect: 'comme Architecte',
  smithy: 'à la Forge',
  navigator: 'comme Navigateur',
  magician: 'comme Magicien',
  park: 'au Parc',
};

const NAMED = { murder: 'pour l’assassiner', bewitch: 'pour l’ensorceler', rob: 'pour le voler' };

/** By event: a line of the log, or null when there is nothing to say. */
export const EVENT: EventWords<Citadels> = {
  'round-began': (event, names) =>
    `La manche ${event.round} commence ; ${names[event.crown]} porte la couronne et choisit en premier.${event.visible.length > 0 ? ` Écartés, visibles : ${common.list(event.visible.map(characterName))}.` : ''}`,
  chose: (event, names) =>
    event.character === null
      ? `${names[event.seat]} prend un personnage.`
      : `${names[event.seat]} prend ${the(event.character)}.`,
  buried: (event, names) =>
    event.character === null
      ? `${names[event.seat]} écarte un personnage.`
      : `${names[event.seat]} écarte ${the(event.character)}.`,
  called: (event, names) =>
    event.seat === null
      ? `Personne ne répond à l’appel ${of(the(event.character))}.`
      : `${names[event.seat]} répond à l’appel ${of(the(event.character))}.`,
  unmasked: (event, names) => `${names[event.seat]} avait ${the(event.character)}, l’assassiné.`,
  resumed: (event, names) => `${names[event.seat]} reprend avec le pouvoir ${of(the(event.character))}.`,
  named: (event, names) => `${names[event.seat]} nomme ${the(event.character)} ${NAMED[event.to]}.`,
  robbed: (event, names) => `${names[event.by]} vole ${coins(event.gold)} à ${names[event.seat]}.`,
  crowned: (event, names) => `La couronne passe ${by(names[event.from])} à ${names[event.seat]}.`,
  tribute: (event, names) => {
    if (event.gold > 0) return `${names[event.seat]} paie ${coins(event.gold)} à ${names[event.to]}.`;
    return `${names[event.seat]} donne ${some(event.card)} à ${names[event.to]}.`;
  },
  'got-gold': (event, names) => `${names[event.seat]} reçoit ${coins(event.gold)} ${GOLD_FOR[event.for]}.`,
  drew: (event, names) =>
    `${names[event.seat]} pioche ${cards(event.count)} ${DREW_FOR[event.for]}${event.cards === null ? '' : ` : ${namesOf(event.cards)}`}.`,
  kept: (event, names) => `${names[event.seat]} garde ${some(event.card)}.`,
  built: (event, names) =>
    event.from === event.seat
      ? `${names[event.seat]} bâtit ${district(event.card)} pour ${coins(event.paid)}.`
      : `${names[event.seat]} bâtit ${district(event.card)} de la main ${by(names[event.from])} pour ${coins(event.paid)}.`,
  swapped: (event, names) => `${names[event.seat]} échange sa main avec ${names[event.with]}.`,
  discarded: (event, names) =>
    `${names[event.seat]} glisse ${some(event.card)} sous ${event.to === 'deck' ? 'la pioche' : 'le Musée'}.`,
  looked: (event, names) =>
    `${names[event.seat]} regarde la main ${by(names[event.at])}${event.cards === null ? '' : ` : ${namesOf(event.cards)}`}.`,
  took: (event, names) => `${names[event.seat]} prend ${some(event.card)} à ${names[event.from]}.`,
  tithed: (event, names) =>
    `${names[event.from]}, qui a le plus d’or, donne ${coins(event.gold)} à ${names[event.seat]}.`,
  taxed: (event, names) => `${names[event.seat]} paie ${coins(event.gold)} de taxe à ${names[event.by]}.`,
  paid: (event, names) => `${names[event.seat]} paie ${coins(event.gold)} à la Forge.`,
  destroyed: (event, names) => {
    if (event.by === 'armory')
      return event.of === event.seat
        ? `${names[event.seat]} fait sauter la Poudrière.`
        : `La Poudrière ${by(names[event.seat])} emporte ${district(event.card)} ${by(names[event.of])}${star(event.adorned)}.`;
    return `${names[event.seat]} détruit ${district(event.card)} ${by(names[event.of])}${star(event.adorned)} pour ${coins(event.paid)}.`;
  },
  'museum-lost': (event, names) =>
    `${cards(event.count)} du Musée ${by(names[event.seat])} vont sous la pioche.`,
  salvaged: (event, names) =>
    `${names[event.seat]} rachète ${district(event.card)} au Cimetière pour ${coins(event.paid)}.`,
  exchanged: (event, names) =>
    `${names[event.seat]} prend ${district(event.took)} ${by(names[event.with])}${star(event.tookAdorned)} contre ${district(event.gave)}${star(event.gaveAdorned)} et ${coins(event.paid)}.`,
  adorned: (event, names) => `${names[event.seat]} décore ${district(event.card)}.`,
  searched: (event, names) => `${names[event.seat]} regarde toute la pioche.`,
  fetched: (event, names) =>
    `${names[event.seat]} prend ${some(event.card)} dans la pioche, que l’on mélange.`,
  announced: (event, names) =>
    `${names[event.seat]} sonne le Beffroi : désormais 7 quartiers achèvent une cité.`,
  declined: (event, names) => `${names[event.seat]} refuse.`,
  completed: (event, names) =>
    `${names[event.seat]} a achevé une cité de ${event.districts} quartiers ; cette manche est la dernière.`,
  'turn-ended': () => null,
  'game-ended': () => 'La manche est finie, et la partie avec elle.',
};

function namesOf(list: readonly Card[]): string {
  return common.list(list.map(districtName));
}
