import { NONE } from '@signoria/core';
import { CITIES, FEWEST_POINTS, MESSENGER_POINTS, type Patrician } from '@signoria/patrician';
import type { EventWords } from '../../by-type.ts';
import { ambassadorName, cardName, cityName, SITES } from './nouns.ts';

/** By event: a line of the log, or null when there is nothing to say. */
export const EVENT: EventWords<Patrician> = {
  played: (event, names) => `${names[event.seat]} plays ${cardName(event.card)}.`,
  built: (event, names) =>
    `${names[event.seat]} builds in ${cityName(event.city)}, on the ${SITES[event.site]}.`,
  'city-scored': (event, names) => {
    const [high, low] = CITIES[event.city].tokens;
    const each =
      event.messengers > 0 ? `, and ${MESSENGER_POINTS * event.messengers} more each for messengers` : '';
    return event.high === event.low
      ? `${cityName(event.city)} is scored: ${names[event.high]} wins both towers, ${high} and ${low}${each}.`
      : `${cityName(event.city)} is scored: ${names[event.high]} wins the taller tower, ${high}, ${names[event.low]} the other, ${low}${each}.`;
  },
  moved: (event, names) =>
    `${names[event.seat]} moves the top floor (${names[event.floor]}) in ${cityName(event.city)} from the ${SITES[event.from]} to the ${SITES[1 - event.from]}.`,
  'move-lost': (event, names) =>
    event.declined ? `${names[event.seat]} makes no move.` : `${names[event.seat]} has no move to make.`,
  took: (event, names) => `${names[event.seat]} takes ${cardName(event.card)} from ${cityName(event.city)}.`,
  refilled: event => `${cardName(event.card)} is turned up in ${cityName(event.city)}.`,
  'messenger-set': (event, names) =>
    `${names[event.seat]} sets a messenger between ${cityName(event.from)} and ${cityName(event.to)}.`,
  'messenger-kept': (event, names) => `${names[event.seat]} sets no messenger.`,
  ambassador: (event, names) =>
    event.ambassador === 3
      ? `${names[event.seat]} wins ambassador D: a portrait of each patrician.`
      : `${names[event.seat]} wins ambassador ${ambassadorName(event.ambassador)}: a portrait of choice.`,
  'fewest-towers': (event, names) =>
    event.seat === NONE
      ? 'Nobody alone has fewest towers beside messengers; nobody loses points.'
      : `${names[event.seat]} has fewest towers beside messengers and loses ${-FEWEST_POINTS} points.`,
  'game-ended': () => 'The last card is played; the game is over.',
};
