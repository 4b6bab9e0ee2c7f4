import { CITIES, type IlPrincipe, type View } from '@signoria/il-principe';
import type { ActionWords } from '../../by-type.ts';
import { count } from '../common.ts';
import { COLOURS, capital, cardsOf, cityName, coins, REGIONS } from './nouns.ts';

/** By action: a choice as a short label that begins with a verb, and what it does. */
export const ACTION: ActionWords<IlPrincipe> = {
  offer: action => ({
    name: `Offer a ${COLOURS[action.colour].name} ${COLOURS[action.colour].building}`,
    help: 'Stays face down until everyone has chosen.',
  }),
  bid: action => ({ name: `Bid ${action.amount}`, help: 'You pay this if nobody bids higher.' }),
  build: action => {
    const { cost, points } = CITIES[action.city];
    return {
      name: `Build ${cityName(action.city)}`,
      help: `Costs ${coins(cost)} and the cards shown; scores ${count(points, 'point')}.`,
    };
  },
  lay: action => ({
    name: `Lay out ${cardsOf(action.count, action.colour)}`,
    help: 'Face up in front of you, where they count for roles.',
  }),
  shield: action => ({
    name: `Place a shield in the ${REGIONS[action.region].name} region`,
    help: `${capital(REGIONS[action.region].area)}.`,
  }),
  uncover: action => ({
    name: `Turn a ${COLOURS[action.colour].name} card face up`,
    help: 'It counts for roles again.',
  }),
  pass: (_action, view) => passLabel(view),
};

function passLabel({ step }: View): { name: string; help: string } {
  if (step === 'bid') return { name: 'Pass', help: 'You’re out of this auction.' };
  if (step === 'build') return { name: 'Don’t build', help: 'You still get your turn in phase 3.' };
  if (step === 'uncover') return { name: 'Don’t turn a card', help: 'Nothing changes.' };
  return { name: 'Pass', help: 'Keep your cards and coins.' };
}
