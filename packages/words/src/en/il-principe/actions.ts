import { CITIES, type IlPrincipe, type View } from '@signoria/il-principe';
import type { ActionWords } from '../../by-type.ts';
import { count } from '../common.ts';
import { COLOURS, cardsOf, cityName, coins, REGIONS } from './nouns.ts';

/** By action: a choice as a short label that begins with a verb, and what it does. */
export const ACTION: ActionWords<IlPrincipe> = {
  offer: action => ({
    name: `Offer a ${COLOURS[action.colour].name} ${COLOURS[action.colour].building}`,
    help: 'It lies face down until all have chosen.',
  }),
  bid: action => ({ name: `Bid ${action.amount}`, help: 'Paid to the bank if nobody goes higher.' }),
  build: action => {
    const { cost, points } = CITIES[action.city];
    return {
      name: `Build ${cityName(action.city)}`,
      help: `Costs ${coins(cost)} and its cards, scores ${count(points, 'point')}.`,
    };
  },
  lay: action => ({
    name: `Lay ${cardsOf(action.count, action.colour)}`,
    help: 'Face up before you, where they count for the roles.',
  }),
  shield: action => ({
    name: `Set a shield in the ${REGIONS[action.region].name} region`,
    help: `It covers ${REGIONS[action.region].area}.`,
  }),
  uncover: action => ({
    name: `Turn a ${COLOURS[action.colour].name} card up`,
    help: 'It counts for roles again.',
  }),
  pass: (_action, view) => passLabel(view),
};

function passLabel({ step }: View): { name: string; help: string } {
  if (step === 'bid') return { name: 'Pass', help: 'You are out of this auction.' };
  if (step === 'build') return { name: 'Build nothing now', help: 'Your turn in phase 3 still comes.' };
  if (step === 'uncover') return { name: 'Turn no card up', help: 'Everything stays as it lies.' };
  return { name: 'Do nothing', help: 'You keep your cards and your coins.' };
}
