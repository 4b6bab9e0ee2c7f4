import type { Seat } from '@signoria/core';
import type { LostCities } from '@signoria/lost-cities';
import type { LostCitiesWords } from '@signoria/words/lost-cities-words';
import type { BoardProps } from '../board.ts';

export function Plate({ view, words, of }: BoardProps<LostCities, LostCitiesWords['terms']> & { of: Seat }) {
  return <>{words.terms.cards(view.handSizes[of])}</>;
}
