import { expeditionOf, type LostCities } from '@signoria/lost-cities';
import type { ActionWords } from '../../by-type.ts';
import { cardName, EXPEDITIONS } from './nouns.ts';

/** By action: a choice as a short label that begins with a verb, and what it does. */
export const ACTION: ActionWords<LostCities> = {
  play: (action, view) => {
    const { cards } = view.running[view.player][expeditionOf(action.card)];
    return {
      name: `Play ${cardName(action.card)}`,
      help: cards === 0 ? 'Starts this expedition, at a cost of 20 points.' : 'Continues this expedition.',
    };
  },
  discard: action => ({
    name: `Discard ${cardName(action.card)}`,
    help: 'Your opponent can take it from the discard pile.',
  }),
  draw: (_action, view) => ({
    name: `Draw from the deck (${view.stockSize} left)`,
    help:
      view.stockSize === 1
        ? 'The last card: the round ends.'
        : 'A face-down card. The round ends when the deck runs out.',
  }),
  take: (action, view) => {
    const top = view.piles[action.expedition].at(-1);
    return {
      name: top === undefined ? `Take from ${EXPEDITIONS[action.expedition].name}` : `Take ${cardName(top)}`,
      help: 'Your opponent sees which card you take. The deck doesn’t shrink.',
    };
  },
};
