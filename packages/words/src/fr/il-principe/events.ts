import { NONE } from '@signoria/core';
import type { IlPrincipe, Title } from '@signoria/il-principe';
import type { EventWords } from '../../by-type.ts';
import { common, count } from '../common.ts';
import { COLOURS, cardsOf, cityName, coins, counts, ofTitle, REGIONS, TITLE } from './nouns.ts';

const ENDINGS = {
  cities: 'Il reste moins de quatre cités disponibles : fin de la partie.',
  'short-deck': 'La pioche ne suffit pas pour une dernière enchère : fin de la partie.',
  'last-round': 'Fin de la dernière manche et de la partie.',
};

/** By event: a line of the log, or null if it has none. */
export const EVENT: EventWords<IlPrincipe> = {
  'round-began': event =>
    event.last
      ? `La manche ${event.round} commence. C’est la dernière.`
      : `La manche ${event.round} commence.`,
  income: event => `Chaque famille reçoit ${coins(event.amount)}.`,
  dealt: (event, names) =>
    event.cards === null
      ? `${names[event.seat]} pioche ${count(event.count, 'carte')}.`
      : `${names[event.seat]} pioche ${count(event.count, 'carte')} : ${counts(event.cards)}.`,
  offered: (event, names) =>
    event.colour === null
      ? `${names[event.seat]} met aux enchères une carte face cachée.`
      : `${names[event.seat]} met aux enchères une carte ${COLOURS[event.colour].one}, face cachée.`,
  'offers-shown': (event, names) => {
    const offers = event.offers.map((cards, seat) => `${names[seat]} : ${counts(cards)}`);
    return `Offres révélées. ${offers.join(' ; ')}.`;
  },
  'lots-drawn': event => {
    if (event.lots.every(cards => cards === 0)) return 'Il n’y a plus de cartes pour les derniers lots.';
    const reused =
      event.reused > 0 ? ` (dont ${count(event.reused, 'carte invendue', 'cartes invendues')})` : '';
    return `Derniers lots, tirés de la pioche : ${counts(event.lots)}${reused}.`;
  },
  'lot-opened': (event, names) =>
    `Aux enchères : ${cardsOf(event.count, event.colour)}. ${names[event.first]} commence.`,
  'role-opened': (event, names) => {
    const among = common.list(event.among.map(seat => names[seat]));
    return `Égalité entre ${among} : ${role(event.title)} est mis aux enchères, ${names[event.first]} commence.`;
  },
  bid: (event, names) => `${names[event.seat]} mise ${event.amount}.`,
  'dropped-out': (event, names) =>
    event.forced ? `${names[event.seat]} ne peut pas miser.` : `${names[event.seat]} passe.`,
  'lot-won': (event, names) =>
    `${names[event.seat]} gagne ${cardsOf(event.count, event.colour)} pour ${coins(event.price)} et prend le marqueur.`,
  'lot-unsold': event =>
    `Aucune mise : ${cardsOf(event.count, event.colour)} ${event.count < 2 ? 'quitte' : 'quittent'} le jeu.`,
  built: (event, names) =>
    `${names[event.seat]} bâtit ${cityName(event.city)} pour ${coins(event.cost)} et marque ${count(event.points, 'point')}.`,
  tribute: (event, names) =>
    `${names[event.seat]} marque ${count(event.points, 'point')} grâce au rôle ${ofTitle(TITLE[event.title])}.`,
  'shield-placed': (event, names) =>
    `${names[event.seat]} place un blason dans la région ${REGIONS[event.region].name}.`,
  'city-opened': event => `Nouvelle cité disponible : ${cityName(event.city)}.`,
  laid: (event, names) => `${names[event.seat]} pose ${cardsOf(event.count, event.colour)}.`,
  'did-nothing': (event, names) => `${names[event.seat]} passe.`,
  'roles-returned': () => 'Tous les rôles retournent sur le plateau.',
  'role-won': (event, names) =>
    event.price > 0
      ? `${names[event.seat]} obtient ${role(event.title)} pour ${coins(event.price)} et prend le marqueur.`
      : `${names[event.seat]} obtient ${role(event.title)}.`,
  'role-left': event => `Personne n’obtient ${role(event.title)}.`,
  'turned-down': (event, names) =>
    `${names[event.seat]} retourne ${cardsOf(event.count, event.colour)} face cachée.`,
  'turned-up': (event, names) =>
    event.colour === NONE
      ? `${names[event.seat]} ne retourne aucune carte.`
      : `${names[event.seat]} remet une carte ${COLOURS[event.colour].one} face visible.`,
  blessed: (event, names) =>
    `${names[event.seat]} marque 1 point grâce au rôle ${ofTitle(TITLE[event.title])}.`,
  drew: (event, names) =>
    event.colour === null
      ? `${names[event.seat]} pioche une carte grâce au rôle ${ofTitle(TITLE[event.title])}.`
      : `${names[event.seat]} pioche une carte ${COLOURS[event.colour].one} grâce au rôle ${ofTitle(TITLE[event.title])}.`,
  paid: (event, names) =>
    `${names[event.seat]} reçoit ${coins(event.amount)} grâce au rôle ${ofTitle(TITLE[event.title])}.`,
  'game-ended': event => ENDINGS[event.ending],
};

/** « le rôle de Maître », once spoken of. */
function role(title: Title): string {
  return `le rôle ${ofTitle(TITLE[title])}`;
}
