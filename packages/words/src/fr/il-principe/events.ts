import { NONE } from '@signoria/core';
import type { IlPrincipe, Title } from '@signoria/il-principe';
import type { EventWords } from '../../by-type.ts';
import { common, count } from '../common.ts';
import { COLOURS, cardsOf, cityName, coins, counts, ofTitle, REGIONS, TITLE } from './nouns.ts';

const ENDINGS = {
  cities: 'Moins de quatre cités sont ouvertes : la partie est finie.',
  'short-deck': 'La pioche ne suffit pas à une dernière enchère : la partie est finie.',
  'last-round': 'La dernière manche est finie, et la partie avec elle.',
};

/** By event: a line of the log, or null when there is nothing to say. */
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
      ? `${names[event.seat]} pose une carte face cachée.`
      : `${names[event.seat]} offre une carte ${COLOURS[event.colour].one}, face cachée.`,
  'offers-shown': (event, names) => {
    const offers = event.offers.map((cards, seat) => `${names[seat]} ${counts(cards)}`);
    return `On montre les offres. ${offers.join(' ; ')}.`;
  },
  'lots-drawn': event => {
    const reused = event.reused > 0 ? ` Dont ${event.reused} que personne n’avait achetées.` : '';
    return `Les derniers lots viennent de la pioche : ${counts(event.lots)}.${reused}`;
  },
  'lot-opened': (event, names) =>
    `Aux enchères : ${cardsOf(event.count, event.colour)} ; ${names[event.first]} parle d’abord.`,
  'role-opened': (event, names) => {
    const among = common.list(event.among.map(seat => names[seat]));
    return `${among} sont à égalité : ${role(event.title)} se vend entre eux, ${names[event.first]} d’abord.`;
  },
  bid: (event, names) => `${names[event.seat]} mise ${event.amount}.`,
  'dropped-out': (event, names) =>
    event.forced ? `${names[event.seat]} ne peut pas miser.` : `${names[event.seat]} passe.`,
  'lot-won': (event, names) =>
    `${names[event.seat]} gagne ${cardsOf(event.count, event.colour)} pour ${coins(event.price)} et prend le marqueur.`,
  'lot-unsold': event => `Personne ne mise : ${cardsOf(event.count, event.colour)} hors du jeu.`,
  built: (event, names) =>
    `${names[event.seat]} bâtit ${cityName(event.city)} pour ${coins(event.cost)} et marque ${count(event.points, 'point')}.`,
  tribute: (event, names) =>
    `${names[event.seat]} marque ${count(event.points, 'point')} comme ${TITLE[event.title]}.`,
  'shield-placed': (event, names) =>
    `${names[event.seat]} place un blason en région ${REGIONS[event.region].name}.`,
  'city-opened': event => `On peut désormais bâtir ${cityName(event.city)}.`,
  laid: (event, names) => `${names[event.seat]} pose ${cardsOf(event.count, event.colour)}.`,
  'did-nothing': (event, names) => `${names[event.seat]} ne fait rien.`,
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
      ? `${names[event.seat]} ne redresse aucune carte.`
      : `${names[event.seat]} redresse une carte ${COLOURS[event.colour].one}.`,
  blessed: (event, names) => `${names[event.seat]} marque 1 point comme ${TITLE[event.title]}.`,
  drew: (event, names) =>
    event.colour === null
      ? `${names[event.seat]} pioche une carte comme ${TITLE[event.title]}.`
      : `${names[event.seat]} pioche une carte ${COLOURS[event.colour].one} comme ${TITLE[event.title]}.`,
  paid: (event, names) => `${names[event.seat]} reçoit ${coins(event.amount)} comme ${TITLE[event.title]}.`,
  'game-ended': event => ENDINGS[event.ending],
};

/** « le rôle de Maître », once spoken of. */
function role(title: Title): string {
  return `le rôle ${ofTitle(TITLE[title])}`;
}
