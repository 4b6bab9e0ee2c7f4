import type { LostCities } from '@signoria/lost-cities';
import type { EventWords } from '../../by-type.ts';
import { figure } from '../../figures.ts';
import { theCard } from './nouns.ts';

/** By event: a line of the log, or null if it has none. */
export const EVENT: EventWords<LostCities> = {
  played: (event, names) => `${names[event.seat]} pose ${theCard(event.card)}.`,
  discarded: (event, names) => `${names[event.seat]} défausse ${theCard(event.card)}.`,
  drew: (event, names) =>
    event.card === null
      ? `${names[event.seat]} pioche une carte.`
      : `${names[event.seat]} pioche ${theCard(event.card)}.`,
  took: (event, names) => `${names[event.seat]} prend ${theCard(event.card)} dans la défausse.`,
  'round-ended': (event, names) => {
    const reason = event.reason === 'stock' ? 'la pioche est vide' : 'quarante tours de suite sans piocher';
    const totals = event.totals.map((total, seat) => `${names[seat]} ${figure(total)}`);
    return `Fin de la manche ${event.round} : ${reason}. Score : ${totals.join(', ')}.`;
  },
  'round-began': (event, names) => `Manche ${event.round} : ${names[event.starter]} commence.`,
  'match-ended': () => 'La partie est terminée.',
};
