import type { Seat } from '@signoria/core';
import type { Action, View } from '@signoria/lost-cities';
import type { Label } from '../../game-words.ts';

export function prompt(view: View, _seat: Seat, legal: readonly Action[]): Label {
  const may = (type: Action['type']) => legal.some(action => action.type === type);
  if (view.step === 'card')
    return {
      name: may('play')
        ? 'Posez une carte sur l’une de vos expéditions, ou défaussez-en une.'
        : 'Aucune de vos cartes ne peut être posée : défaussez-en une.',
      help: 'Un tour, c’est une carte qui sort puis une carte qui entre (LC-1.5). Les nombres d’une expédition vont en montant (LC-2.3) et les paris se posent avant le premier nombre (LC-2.4). Une expédition commencée coûte 20 points (LC-5.2).',
    };
  return {
    name: may('take')
      ? 'Prenez une carte : dans la pioche, ou le dessus d’une défausse.'
      : 'Piochez une carte.',
    help: 'Vous pouvez prendre le dessus de toute défausse, sauf de celle où vous venez de poser (LC-3.1, LC-3.4). La dernière carte de la pioche met aussitôt fin à la manche (LC-4.1).',
  };
}
