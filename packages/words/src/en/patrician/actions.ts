import { NONE } from '@signoria/core';
import { CARDS, CITIES, floorsOf, type Patrician } from '@signoria/patrician';
import type { ActionWords } from '../../by-type.ts';
import { count } from '../common.ts';
import { cardName, cityName, SITES } from './nouns.ts';

/** By action: a choice as a short label that begins with a verb, and what it does. */
export const ACTION: ActionWords<Patrician> = {
  play: (action, view) => {
    const { city, crests, power } = CARDS[action.card];
    const [left, right] = view.towers[city];
    const open = view.open[city];
    const then =
      power === 'any' || open === NONE ? 'then take any face-up card' : `then take ${cardName(open)}`;
    return {
      name: `Play ${cardName(action.card)}`,
      help: `Build ${count(crests, 'floor')} in ${cityName(city)} (${left.length + right.length} of ${CITIES[city].floors} so far), ${then}.`,
    };
  },
  build: (action, view) => {
    const tower = view.card === NONE ? [] : view.towers[CARDS[view.card].city][action.site];
    return {
      name: `Build on the ${SITES[action.site]}`,
      help:
        tower.length === 0
          ? 'Starts a tower.'
          : `On top of ${count(tower.length, 'floor')} (${floorsOf(tower, view.player)} yours).`,
    };
  },
  move: (action, view, names) => {
    const top = view.towers[action.city][action.from].at(-1) ?? view.player;
    return {
      name: `Move a floor in ${cityName(action.city)} to the ${SITES[1 - action.from]}`,
      help: `${top === view.player ? 'Your' : `${names[top]}’s`} floor, from the top of the ${SITES[action.from]} tower.`,
    };
  },
  take: (action, view) => {
    const open = view.open[action.city];
    return {
      name: open === NONE ? `Take from ${cityName(action.city)}` : `Take ${cardName(open)}`,
      help: `From ${cityName(action.city)}. Everyone sees which card you take.`,
    };
  },
  messenger: action => ({
    name: `Place a messenger between ${cityName(action.from)} and ${cityName(action.to)}`,
    help: 'Towers in both cities are worth 2 more points, unless already scored.',
  }),
  skip: (_action, view) =>
    view.step === 'messenger'
      ? { name: 'Keep the messenger', help: 'Save it for a later start card.' }
      : { name: 'Skip the move', help: 'You lose this card’s move.' },
};
