import { NONE } from '@signoria/core';
import { CITIES, FEWEST_POINTS, MESSENGER_POINTS, type Patrician } from '@signoria/patrician';
import type { EventWords } from '../../by-type.ts';
import { ambassadorName, cardName, cityName, SITES } from './nouns.ts';

/** By event: a line of the log, or null if it has none. */
export const EVENT: EventWords<Patrician> = {
  played: (event, names) => `${names[event.seat]} plays ${cardName(event.card)}.`,
  built: (event, names) => `${names[event.seat]} builds in ${cityName(event.city)} (${SITES[event.site]}).`,
  'city-scored': (event, names) => {
    const [high, low] = CITIES[event.city].tokens;
    const each =
      event.messengers > 0 ? `, plus ${MESSENGER_POINTS * event.messengers} each for messengers` : '';
    return event.high === event.low
      ? `${cityName(event.city)} is complete: ${names[event.high]} wins both towers (${high} and ${low})${each}.`
      : `${cityName(event.city)} is complete: ${names[event.high]} wins the taller tower (${high}), ${names[event.low]} the shorter (${low})${each}.`;
  },
  moved: (event, names) =>
    `${names[event.seat]} moves ${event.floor === event.seat ? 'their own' : `${names[event.floor]}’s`} top floor in ${cityName(event.city)} from ${SITES[event.from]} to ${SITES[1 - event.from]}.`,
  'move-lost': (event, names) =>
    event.declined ? `${names[event.seat]} skips the move.` : `${names[event.seat]} can’t use the move.`,
  took: (event, names) => `${names[event.seat]} takes ${cardName(event.card)} from ${cityName(event.city)}.`,
  refilled: event => `${cardName(event.card)} is dealt to ${cityName(event.city)}.`,
  'messenger-set': (event, names) =>
    `${names[event.seat]} places a messenger between ${cityName(event.from)} and ${cityName(event.to)}.`,
  'messenger-kept': (event, names) => `${names[event.seat]} keeps the messenger.`,
  ambassador: (event, names) =>
    event.ambassador === 3
      ? `${names[event.seat]} wins Ambassador D: one portrait of each patrician.`
      : `${names[event.seat]} wins Ambassador ${ambassadorName(event.ambassador)}: one portrait of any patrician.`,
  'fewest-towers': (event, names) =>
    event.seat === NONE
      ? 'Tie for the fewest towers at messengers: nobody loses points.'
      : `${names[event.seat]} has the fewest towers at messengers and loses ${-FEWEST_POINTS} points.`,
  'game-ended': () => 'The last card has been played. The game ends.',
};
