import type { IlPrincipe } from '@signoria/il-principe';
import type { IlPrincipeWords } from '@signoria/words/il-principe-words';
import type { BoardProps } from '../board.ts';

export type Terms = IlPrincipeWords['terms'];
export type Props = BoardProps<IlPrincipe, Terms>;
