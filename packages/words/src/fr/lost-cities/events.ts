import { type Card, expeditionOf, isWager, type LostCities, numberOn } from '@signoria/lost-cities';
import type { EventWords } from '../../by-type.ts';
import { figure } from '../../figures.ts';
import { common } from '../common.ts';
import { EXPEDITIONS } from './nouns.ts';

/** By event: a line of the log, or null when there is nothing to say. */
export const EVENT: EventWords<LostCities> = {
  played: (event, names) => `${names[event.seat]} pose ${the(event.card)}.`,
  discarded: (event, names) => `${names[event.seat]} défausse ${the(event.card)}.`,
  drew: (event, names) =>
    event.card === null
      ? `${names[event.seat]} pioche une carte.`
      : `${names[event.seat]} pioche ${the(event.card)}.`,
  took: (event, names) => `${names[event.seat]} prend ${the(event.card)} dans la défausse.`,
  'round-ended': (event, names) => {
    const reason = event.reason === 'stock' ? 'la pioche est vide' : 'quarante tours de suite sans piocher';
    const totals = event.totals.map((total, seat) => `${names[seat]} ${figure(total)}`);
    return `Fin de la manche ${event.round} : ${reason}. ${common.list(totals)}.`;
  },
  'round-began': (event, names) => `Manche ${event.round} : ${names[event.starter]} commence.`,
  'match-ended': () => 'La partie est terminée.',
};

/** As in a sentence: « le 5 de la Forêt », « un pari de la Forêt ». */
function the(card: Card): string {
  const { of } = EXPEDITIONS[expeditionOf(card)];
  return isWager(card) ? `un pari ${of}` : `le ${numberOn(card)} ${of}`;
}
