import type { Seat } from '@signoria/core';
import type { Action, View } from '@signoria/lost-cities';
import type { Label } from '../../game-words.ts';

export function prompt(view: View, _seat: Seat, legal: readonly Action[]): Label {
  const may = (type: Action['type']) => legal.some(action => action.type === type);
  if (view.step === 'card')
    return {
      name: may('play')
        ? 'Play a card to an expedition, or discard one.'
        : 'You can’t play any card: discard one.',
      help: 'Each turn, play or discard one card, then draw one (LC-1.5). Numbers in an expedition must increase (LC-2.3); wagers come before the first number (LC-2.4). Every expedition you start costs 20 points (LC-5.2).',
    };
  return {
    name: may('take')
      ? 'Draw from the deck, or take the top card of a discard pile.'
      : 'Draw a card from the deck.',
    help: 'You can take the top card of any discard pile except the one you just discarded to (LC-3.1, LC-3.4). The round ends as soon as the last card is drawn from the deck (LC-4.1).',
  };
}
