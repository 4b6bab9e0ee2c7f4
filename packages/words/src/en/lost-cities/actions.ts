import { expeditionOf, type LostCities } from '@signoria/lost-cities';
import type { ActionWords } from '../../by-type.ts';
import { cardName, EXPEDITIONS } from './nouns.ts';

/** By action: a choice as a short label that begins with a verb, and what it does. */
export const ACTION: ActionWords<LostCities> = {
  play: (action, view) => {
    const { cards } = view.running[view.player][expeditionOf(action.card)];
    return {
      name: `Lay ${cardName(action.card)}`,
      help:
        cards === 0
          ? 'Begins the expedition, which costs 20 points.'
          : 'Goes on with an expedition under way.',
    };
  },
  discard: action => ({
    name: `Discard ${cardName(action.card)}`,
    help: 'Puts it on the pile of its colour, where the other player may take it.',
  }),
  draw: (_action, view) => ({
    name: `Draw from the stock (${view.stockSize} left)`,
    help:
      view.stockSize === 1
        ? 'It is the last card: the round ends.'
        : 'An unknown card; the clock of the round.',
  }),
  take: (action, view) => {
    const top = view.piles[action.expedition].at(-1);
    return {
      name: top === undefined ? `Take ${EXPEDITIONS[action.expedition].name}` : `Take ${cardName(top)}`,
      help: 'The other player sees and remembers it; the stock does not shrink.',
    };
  },
};
