import type { Patrician } from '@signoria/patrician';
import type { PatricianWords } from '@signoria/words/patrician-words';
import type { BoardProps } from '../board.ts';

export type Terms = PatricianWords['terms'];
export type Props = BoardProps<Patrician, Terms>;
