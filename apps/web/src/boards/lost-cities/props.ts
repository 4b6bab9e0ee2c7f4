import type { LostCities } from '@signoria/lost-cities';
import type { LostCitiesWords } from '@signoria/words/lost-cities-words';
import type { BoardProps } from '../board.ts';

export type Terms = LostCitiesWords['terms'];
export type Props = BoardProps<LostCities, Terms>;
