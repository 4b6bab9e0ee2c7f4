import { byType } from '../../by-type.ts';
import { signed } from '../../figures.ts';
import type { LostCitiesWords } from '../../lost-cities-words.ts';
import { common, count, scored } from '../common.ts';
import { titles } from '../titles.ts';
import { about } from './about.ts';
import { ACTION } from './actions.ts';
import { EVENT } from './events.ts';
import { cardName, EXPEDITIONS } from './nouns.ts';
import { primer } from './primer.ts';
import { prompt } from './prompt.ts';
import { standing, standingBriefly } from './standing.ts';

export const words: LostCitiesWords = {
  title: titles['lost-cities'],
  terms: {
    expeditions: EXPEDITIONS,
    wager: 'wager',
    round: (round, rounds) => `Round ${round} of ${rounds}`,
    stock: cards => `Deck: ${count(cards, 'card')}`,
    hand: 'Your hand',
    total: 'Total',
    earlier: 'Earlier',
    thisRound: 'This round',
    holds: name => `${name} is known to hold:`,
    held: 'Known',
    card: cardName,
    cards: cards => count(cards, 'card'),
    column: (name, expedition, laid, points) =>
      laid
        ? `${EXPEDITIONS[expedition].name}, ${name}: ${laid}; ${count(points, 'point')}`
        : `${EXPEDITIONS[expedition].name}, ${name}: not started`,
    pile: (expedition, cards, top) =>
      top === null
        ? `${EXPEDITIONS[expedition].name} discard pile: empty`
        : `${EXPEDITIONS[expedition].name} discard pile: ${count(cards, 'card')}, ${top} on top`,
    takesAfter: card => `Then you’ll take ${cardName(card)}. First choose a card to play or discard.`,
    standing,
    standingBriefly,
    about,
  },
  pair: common.pair,
  options: {
    rounds: { name: 'Rounds', help: 'Number of rounds in a match.' },
    expeditions: { name: 'Expeditions', help: 'Five, or six for the long game (72 cards).' },
    bonusFrom: {
      name: 'Cards for the bonus',
      help: 'Number of cards in one expedition, wagers included, that earns the 20-point bonus.',
    },
    laterStarter: {
      name: 'Starting player',
      help: 'Who goes first from the second round on.',
      values: { leader: 'the leader', first: 'the same player every round' },
    },
  },
  presets: {
    published: {
      name: 'Published rules',
      help: 'Bonus for eight or more cards; the leader starts later rounds.',
    },
    sheet: {
      name: 'Summary sheet',
      help: 'The summary sheet, followed literally: bonus for nine or more cards; the same player starts every round.',
    },
  },
  primer,
  lesson: () => import('./lesson.ts'),
  prompt,
  action: byType(ACTION),
  event: byType(EVENT),
  refusals: {
    ...common.refusals,
    'card-not-in-hand': 'That card isn’t in your hand.',
    'number-too-low': 'Numbers must increase: this expedition already has a higher card.',
    'wager-after-number': 'Wagers must be played before the first number of an expedition.',
    'own-column': 'Play cards on your own side.',
    'wrong-expedition': 'Play cards to the expedition of the same colour.',
    'wrong-pile': 'Discard cards to the pile of the same colour.',
    'card-first': 'Play or discard a card first.',
    'draw-first': 'You’ve already played or discarded: now draw a card.',
    'pile-empty': 'That discard pile is empty.',
    'just-discarded': 'You can’t take back the card you just discarded.',
  },
  scoreLine({ of = {} }) {
    const { round, expedition, cards, sum, wagers, bonus } = of;
    const result = wagers > 0 ? `(${sum} − 20) × ${wagers + 1}` : `${sum} − 20`;
    const extra = bonus > 0 ? `, ${signed(bonus)} for ${count(cards, 'card')}` : '';
    return scored(`Round ${round}, ${EXPEDITIONS[expedition].name}`, `${result}${extra}`);
  },
  tieBreaks: {},
};
