import type { Citadels } from '@signoria/citadels';
import type { CitadelsWords } from '@signoria/words/citadels-words';
import type { BoardProps } from '../board.ts';

export type Terms = CitadelsWords['terms'];
export type Props = BoardProps<Citadels, Terms>;
