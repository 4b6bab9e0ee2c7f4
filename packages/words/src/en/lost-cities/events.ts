import type { LostCities } from '@signoria/lost-cities';
import type { EventWords } from '../../by-type.ts';
import { figure } from '../../figures.ts';
import { common } from '../common.ts';
import { the } from './nouns.ts';

/** By event: a line of the log, or null when there is nothing to say. */
export const EVENT: EventWords<LostCities> = {
  played: (event, names) => `${names[event.seat]} lays ${the(event.card)}.`,
  discarded: (event, names) => `${names[event.seat]} discards ${the(event.card)}.`,
  drew: (event, names) =>
    event.card === null
      ? `${names[event.seat]} draws from the stock.`
      : `${names[event.seat]} draws ${the(event.card)}.`,
  took: (event, names) => `${names[event.seat]} takes ${the(event.card)} from the pile.`,
  'round-ended': (event, names) => {
    const reason = event.reason === 'stock' ? 'the stock is empty' : 'forty turns passed without a draw';
    const totals = event.totals.map((total, seat) => `${names[seat]} ${figure(total)}`);
    return `Round ${event.round} is over: ${reason}. ${common.list(totals)}.`;
  },
  'round-began': (event, names) => `Round ${event.round} is dealt; ${names[event.starter]} begins.`,
  'match-ended': () => 'The match is over.',
};
