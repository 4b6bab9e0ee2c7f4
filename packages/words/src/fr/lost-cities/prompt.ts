import type { Seat } from '@signoria/core';
import type { Action, View } from '@signoria/lost-cities';
import type { Label } from '../../game-words.ts';

export function prompt(view: View, _seat: Seat, legal: readonly Action[]): Label {
  const may = (type: Action['type']) => legal.some(action => action.type === type);
  if (view.step === 'card')
    return {
      name: may('play')
        ? 'Posez une carte dans l’une de vos expéditions, ou défaussez-en une.'
        : 'Aucune de vos cartes ne peut être posée : défaussez-en une.',
      help: 'À chaque tour, jouez une carte, puis prenez-en une (LC-1.5). Dans une expédition, les nombres doivent être croissants (LC-2.3) et les paris se posent avant le premier nombre (LC-2.4). Commencer une expédition coûte 20 points (LC-5.2).',
    };
  return {
    name: may('take') ? 'Prenez la carte du dessus de la pioche ou d’une défausse.' : 'Piochez une carte.',
    help: 'Vous pouvez prendre la carte du dessus d’une défausse, sauf celle que vous venez d’y mettre (LC-3.1, LC-3.4). La manche s’arrête dès que la dernière carte de la pioche est prise (LC-4.1).',
  };
}
