import type { Seat } from '@signoria/core';
import type { Action, View } from '@signoria/lost-cities';
import type { Label } from '../../game-words.ts';

export function prompt(view: View, _seat: Seat, legal: readonly Action[]): Label {
  const may = (type: Action['type']) => legal.some(action => action.type === type);
  if (view.step === 'card')
    return {
      name: may('play')
        ? 'Lay a card on one of your expeditions, or discard one.'
        : 'No card of yours can be laid: discard one.',
      help: 'A turn is one card out, one card in (LC-1.5). Numbers must rise in an expedition (LC-2.3) and wagers come before the first number (LC-2.4). A begun expedition costs 20 points (LC-5.2).',
    };
  return {
    name: may('take') ? 'Take a card: from the stock, or the top of a pile.' : 'Draw a card from the stock.',
    help: 'You may take the top card of any pile but the one you just discarded to (LC-3.1, LC-3.4). The last card of the stock ends the round at once (LC-4.1).',
  };
}
