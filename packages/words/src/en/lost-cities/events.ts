import type { LostCities } from '@signoria/lost-cities';
import type { EventWords } from '../../by-type.ts';
import { figure } from '../../figures.ts';
import { namedCard } from './nouns.ts';

/** By event: a line of the log, or null if it has none. */
export const EVENT: EventWords<LostCities> = {
  played: (event, names) => `${names[event.seat]} plays ${namedCard(event.card)}.`,
  discarded: (event, names) => `${names[event.seat]} discards ${namedCard(event.card)}.`,
  drew: (event, names) =>
    event.card === null
      ? `${names[event.seat]} draws from the deck.`
      : `${names[event.seat]} draws ${namedCard(event.card)}.`,
  took: (event, names) => `${names[event.seat]} takes ${namedCard(event.card)} from the discards.`,
  'round-ended': (event, names) => {
    const reason =
      event.reason === 'stock' ? 'the deck is empty' : 'nobody drew from the deck for forty turns';
    const totals = event.totals.map((total, seat) => `${names[seat]} ${figure(total)}`);
    return `Round ${event.round} ends: ${reason}. Score: ${totals.join(', ')}.`;
  },
  'round-began': (event, names) => `Round ${event.round}: ${names[event.starter]} goes first.`,
  'match-ended': () => 'The match is over.',
};
