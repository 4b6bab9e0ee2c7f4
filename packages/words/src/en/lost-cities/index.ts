import { byType } from '../../by-type.ts';
import { signed } from '../../figures.ts';
import type { LostCitiesWords } from '../../lost-cities-words.ts';
import { common, count, scored } from '../common.ts';
import { titles } from '../titles.ts';
import { ACTION } from './actions.ts';
import { EVENT } from './events.ts';
import { cardName, EXPEDITIONS } from './nouns.ts';
import { prompt } from './prompt.ts';

export const words: LostCitiesWords = {
  title: titles['lost-cities'],
  terms: {
    expeditions: EXPEDITIONS,
    wager: 'wager',
    round: (round, rounds) => `Round ${round} of ${rounds}`,
    stock: cards => `Stock: ${count(cards, 'card')}`,
    hand: 'Your hand',
    total: 'Total',
    holds: name => `${name} took and still holds:`,
    held: 'Took',
    card: cardName,
    cards: cards => count(cards, 'card'),
    column: (name, expedition, laid, points) =>
      laid
        ? `${EXPEDITIONS[expedition].name}, ${name}: ${laid}; ${count(points, 'point')}`
        : `${EXPEDITIONS[expedition].name}, ${name}: not begun`,
    pile: (expedition, cards, top) =>
      top === null
        ? `${EXPEDITIONS[expedition].name} pile: empty`
        : `${EXPEDITIONS[expedition].name} pile: ${count(cards, 'card')}, on top ${top}`,
  },
  options: {
    rounds: { name: 'Rounds', help: 'How many rounds make a match.' },
    expeditions: { name: 'Expeditions', help: 'Five, or six for the long game with 72 cards.' },
    bonusFrom: {
      name: 'Bonus from',
      help: 'How many cards in one expedition, wagers counted, earn the 20 extra points.',
    },
    laterStarter: {
      name: 'Later rounds begin with',
      help: 'Who has the first turn of the second round and the ones after it.',
      values: { leader: 'the player ahead on points', first: 'the first starter again' },
    },
  },
  presets: {
    published: {
      name: 'Published',
      help: 'The published rules: bonus from eight cards, the leader begins later rounds.',
    },
    sheet: {
      name: 'Summary sheet',
      help: 'The summary sheet to the letter: bonus from nine cards, one starter for the whole match.',
    },
  },
  prompt,
  action: byType(ACTION),
  event: byType(EVENT),
  refusals: {
    ...common.refusals,
    'card-not-in-hand': 'That card is not in the hand.',
    'number-too-low': 'Numbers must rise: that expedition already shows a higher one.',
    'wager-after-number': 'A wager must come before the first number of its expedition.',
    'own-column': 'Cards are laid on your own side only.',
    'wrong-expedition': 'A card goes to the expedition of its own colour.',
    'wrong-pile': 'A card is discarded to the pile of its own colour.',
    'card-first': 'First lay or discard a card, then take one.',
    'draw-first': 'A card has been laid or discarded; now take one.',
    'pile-empty': 'That pile is empty.',
    'just-discarded': 'The card just discarded may not be taken back in the same turn.',
  },
  scoreLine({ of = {} }) {
    const { round, expedition, cards, sum, wagers, bonus } = of;
    const factor = wagers > 0 ? `, times ${wagers + 1}` : '';
    const extra = bonus > 0 ? `, ${signed(bonus)} for ${count(cards, 'card')}` : '';
    return scored(`Round ${round}, ${EXPEDITIONS[expedition].name}`, `${sum} − 20${factor}${extra}`);
  },
  tieBreaks: {},
};
