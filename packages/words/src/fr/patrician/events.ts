import { NONE } from '@signoria/core';
import { CITIES, FEWEST_POINTS, MESSENGER_POINTS, type Patrician } from '@signoria/patrician';
import type { EventWords } from '../../by-type.ts';
import { ambassadorName, cardName, cityName, SITES } from './nouns.ts';

/** By event: a line of the log, or null if it has none. */
export const EVENT: EventWords<Patrician> = {
  played: (event, names) => `${names[event.seat]} joue ${cardName(event.card)}.`,
  built: (event, names) => `${names[event.seat]} bâtit à ${cityName(event.city)}, à ${SITES[event.site]}.`,
  'city-scored': (event, names) => {
    const [high, low] = CITIES[event.city].tokens;
    const each =
      event.messengers > 0
        ? `, et ${MESSENGER_POINTS * event.messengers} de plus chacune grâce aux messagers`
        : '';
    return event.high === event.low
      ? `Décompte de ${cityName(event.city)} : ${names[event.high]} remporte les deux tours (${high} et ${low})${each}.`
      : `Décompte de ${cityName(event.city)} : ${names[event.high]} remporte la plus haute tour (${high}), ${names[event.low]} l’autre (${low})${each}.`;
  },
  moved: (event, names) =>
    `${names[event.seat]} déplace à ${cityName(event.city)} l’étage supérieur (${names[event.floor]}), de ${SITES[event.from]} à ${SITES[1 - event.from]}.`,
  'move-lost': (event, names) =>
    event.declined ? `${names[event.seat]} ne déplace rien.` : `${names[event.seat]} n’a rien à déplacer.`,
  took: (event, names) => `${names[event.seat]} prend ${cardName(event.card)} à ${cityName(event.city)}.`,
  refilled: event => `Nouvelle carte à ${cityName(event.city)} : ${cardName(event.card)}.`,
  'messenger-set': (event, names) =>
    `${names[event.seat]} place un messager entre ${cityName(event.from)} et ${cityName(event.to)}.`,
  'messenger-kept': (event, names) => `${names[event.seat]} ne place pas de messager.`,
  ambassador: (event, names) =>
    event.ambassador === 3
      ? `${names[event.seat]} obtient l’ambassadeur D : un portrait de chaque patricien.`
      : `${names[event.seat]} obtient l’ambassadeur ${ambassadorName(event.ambassador)} : un portrait au choix.`,
  'fewest-towers': (event, names) =>
    event.seat === NONE
      ? 'Égalité pour le moins de tours dans les cités à messagers : personne ne perd de points.'
      : `${names[event.seat]} a le moins de tours dans les cités à messagers et perd ${-FEWEST_POINTS} points.`,
  'game-ended': () => 'Dernière carte jouée : fin de la partie.',
};
