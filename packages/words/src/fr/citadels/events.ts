import type { Card, Citadels, Event } from '@signoria/citadels';
import type { EventWords } from '../../by-type.ts';
import { by, common, count } from '../common.ts';
import {
  cards,
  characterName,
  coins,
  discarded,
  district,
  districtName,
  of,
  paying,
  star,
  the,
} from './nouns.ts';

const some = (card: Card | null): string => (card === null ? 'une carte' : district(card));

const GOLD_FOR = {
  action: 'de la banque',
  merchant: 'grâce au Marchand',
  income: 'de revenus',
  navigator: 'grâce au Navigateur',
  queen: 'grâce à la Reine',
  'throne-room': 'grâce à la Salle du Trône',
  'poor-house': 'grâce à l’Hospice',
  alchemist: 'grâce à l’Alchimiste',
  laboratory: 'grâce au Laboratoire',
};

const DREW_FOR = {
  action: 'pour son action',
  architect: 'grâce à l’Architecte',
  smithy: 'grâce à la Forge',
  navigator: 'grâce au Navigateur',
  magician: 'grâce au Magicien',
  park: 'grâce au Parc',
};

const NAMED = { murder: 'assassine', bewitch: 'ensorcelle', rob: 'va voler' };

/** What it means to a reader who plays the character named. */
const AIMED = {
  murder: 'C’est vous : ce personnage passe son tour.',
  bewitch: 'C’est vous : vous ne ferez que votre action, puis la Sorcière jouera à votre place.',
  rob: 'C’est vous : vous perdrez tout votre or à l’appel.',
};

export function toReader(event: Event): string | null {
  return event.type === 'named' ? AIMED[event.to] : null;
}

/** By event: a line of the log, or null if it has none. */
export const EVENT: EventWords<Citadels> = {
  'round-began': (event, names) =>
    `Manche ${event.round} : ${names[event.crown]} a la couronne et choisit en premier.${event.visible.length > 0 ? ` ${discarded(event.visible.length)} face visible : ${common.list(event.visible.map(characterName))}.` : ''}`,
  chose: (event, names) =>
    event.character === null
      ? `${names[event.seat]} choisit un personnage.`
      : `${names[event.seat]} choisit ${the(event.character)}.`,
  buried: (event, names) =>
    event.character === null
      ? `${names[event.seat]} écarte un personnage, face cachée.`
      : `${names[event.seat]} écarte ${the(event.character)}, face cachée.`,
  called: (event, names) =>
    event.seat === null
      ? `Personne ne répond à l’appel ${of(the(event.character))}.`
      : `${names[event.seat]} révèle ${the(event.character)}.`,
  unmasked: (event, names) => `${names[event.seat]} jouait ${the(event.character)}, victime de l’Assassin.`,
  resumed: (event, names) =>
    `${names[event.seat]} reprend son tour avec le pouvoir ${of(the(event.character))}.`,
  named: (event, names) => `${names[event.seat]} ${NAMED[event.to]} ${the(event.character)}.`,
  robbed: (event, names) =>
    event.gold === 0
      ? `${names[event.by]} ne trouve rien à voler : la bourse ${by(names[event.seat])} est vide.`
      : `${names[event.by]} vole ${coins(event.gold)} à ${names[event.seat]}.`,
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
      ? `${names[event.seat]} bâtit ${district(event.card)}${paying(event.paid)}.`
      : `${names[event.seat]} bâtit ${district(event.card)}, une carte ${by(names[event.from])},${paying(event.paid)}.`,
  swapped: (event, names) => `${names[event.seat]} échange sa main avec ${names[event.with]}.`,
  discarded: (event, names) =>
    event.to === 'deck'
      ? `${names[event.seat]} défausse ${some(event.card)}.`
      : `${names[event.seat]} place ${some(event.card)} sous le Musée.`,
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
    const whose = event.of === event.seat ? 'de sa propre cité' : by(names[event.of]);
    return `${names[event.seat]} détruit ${district(event.card)} ${whose}${star(event.adorned)}${paying(event.paid)}.`;
  },
  'museum-lost': (event, names) =>
    `Le Musée ${by(names[event.seat])} est perdu : ${count(event.count, 'carte remise', 'cartes remises')} sous la pioche.`,
  salvaged: (event, names) =>
    `${names[event.seat]} récupère ${district(event.card)} grâce au Cimetière${paying(event.paid)}.`,
  exchanged: (event, names) =>
    `${names[event.seat]} échange ${district(event.gave)}${star(event.gaveAdorned)} contre ${district(event.took)} ${by(names[event.with])}${star(event.tookAdorned)}${event.paid > 0 ? `, en payant ${coins(event.paid)}` : ''}.`,
  adorned: (event, names) => `${names[event.seat]} décore ${district(event.card)}.`,
  searched: (event, names) => `${names[event.seat]} regarde toute la pioche.`,
  fetched: (event, names) =>
    `${names[event.seat]} prend ${some(event.card)} dans la pioche, qui est mélangée.`,
  announced: (event, names) =>
    `${names[event.seat]} fait sonner le Beffroi : 7 quartiers suffisent désormais pour achever une cité.`,
  declined: (event, names) => `${names[event.seat]} refuse.`,
  completed: (event, names) =>
    `${names[event.seat]} achève une cité de ${event.districts} quartiers : c’est la dernière manche.`,
  'turn-ended': () => null,
  'game-ended': () => 'Fin de la manche et de la partie.',
};

function namesOf(list: readonly Card[]): string {
  return common.list(list.map(districtName));
}
