import { CITIES, type IlPrincipe, type View } from '@signoria/il-principe';
import type { ActionWords } from '../../by-type.ts';
import { count } from '../common.ts';
import { COLOURS, cardsOf, cityName, coins, REGIONS } from './nouns.ts';

/** By action: a choice as a short label that begins with a verb, and what it does. */
export const ACTION: ActionWords<IlPrincipe> = {
  offer: action => ({
    name: `Mettre aux enchères une carte ${COLOURS[action.colour].one} (${COLOURS[action.colour].building})`,
    help: 'Elle reste face cachée jusqu’à ce que tous aient choisi.',
  }),
  bid: action => ({
    name: `Miser ${action.amount}`,
    help: 'À payer à la banque si personne ne surenchérit.',
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
    name: `Placer un blason dans la région ${REGIONS[action.region].name}`,
    help: `Elle couvre ${REGIONS[action.region].area}.`,
  }),
  uncover: action => ({
    name: `Retourner une carte ${COLOURS[action.colour].one}`,
    help: 'Elle compte de nouveau pour les rôles.',
  }),
  pass: (_action, view) => passLabel(view),
};

function passLabel({ step }: View): { name: string; help: string } {
  if (step === 'bid') return { name: 'Passer', help: 'Vous ne participez plus à cette enchère.' };
  if (step === 'build') return { name: 'Ne pas bâtir', help: 'Vous pourrez encore jouer en phase 3.' };
  if (step === 'uncover') return { name: 'Ne rien retourner', help: 'Rien ne change.' };
  return { name: 'Passer', help: 'Vous gardez vos cartes et vos pièces.' };
}
