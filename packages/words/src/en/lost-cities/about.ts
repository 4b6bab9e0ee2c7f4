import { BONUS, COST } from '@signoria/lost-cities';
import type { About } from '../../lost-cities-words.ts';
import { count } from '../common.ts';

export const about: About = {
  number: value =>
    `Adds ${value} to its expedition. Each number you play there must be higher than the one before it.`,
  wager:
    'Played before the first number, it doubles what the expedition earns or loses; two wagers triple it, three quadruple it.',
  tooLow: top =>
    `You can no longer play it: your expedition already shows ${top}. It’s only good for discarding, or for keeping from your opponent.`,
  expedition: bonusFrom =>
    `It earns the sum of its numbers less ${COST}, multiplied by wagers. From ${bonusFrom} cards on, wagers included, it earns ${BONUS} more.`,
  notBegun: `It costs nothing until its first card is played, and ${COST} points from then on.`,
  pile: 'After playing or discarding, you may take its top card instead of one from the deck, but not the card you’ve just discarded.',
  under: cards => `Below it: ${cards}.`,
  stock: cards =>
    cards === 0
      ? 'The round ended with its last card.'
      : `The round ends as soon as its last card is drawn. If you both draw only from the deck, each of you has at most ${count(Math.ceil(cards / 2), 'turn')} left.`,
};
