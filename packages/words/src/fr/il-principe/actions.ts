import { CITIES, type IlPrincipe, type View } from '@signoria/il-principe';
import type { ActionWords } from '../../by-type.ts';
import { count } from '../common.ts';
import { COLOURS, cardsOf, cityName, coins, REGIONS } from './nouns.ts';

/** By action: a choice as a short label that begins with a verb, and what it does. */
export const ACTION: ActionWords<IlPrincipe> = {
  offer: action => ({
    name: `Offrir une carte ${COLOURS[action.colour].one} (${COLOURS[action.colour].building})`,
    help: 'Elle reste face cachée jusqu’à ce que tous aient choisi.',
  }),
  bid: action => ({
    name: `Miser ${action.amount}`,
    help: 'À payer à la banque si personne ne monte plus haut.',
  }),
  build: action => {
    const { cost, points } = CITIES[action.city];
    return {
      name: `Bâtir ${cityName(action.city)}`,
      help: `Coûte ${coins(cost)} et ses cartes, rapporte ${count(points, 'point')}.`,
    };
  },
  lay: action => ({
    name: `Poser ${cardsOf(action.count, action.colour)}`,
    help: 'Face visible devant vous, où elles comptent pour les rôles.',
  }),
  shield: action => ({
    name: `Placer un blason en région ${REGIONS[action.region].name}`,
    help: `Elle couvre ${REGIONS[action.region].area}.`,
  }),
  uncover: action => ({
    name: `Redresser une carte ${COLOURS[action.colour].one}`,
    help: 'Elle compte de nouveau pour les rôles.',
  }),
  pass: (_action, view) => passLabel(view),
};

function passLabel({ step }: View): { name: string; help: string } {
  if (step === 'bid') return { name: 'Passer', help: 'Vous sortez de cette enchère.' };
  if (step === 'build')
    return { name: 'Ne rien bâtir ici', help: 'Votre tour de la phase 3 viendra encore.' };
  if (step === 'uncover') return { name: 'Ne rien redresser', help: 'Tout reste comme il est.' };
  return { name: 'Ne rien faire', help: 'Vous gardez vos cartes et vos pièces.' };
}
