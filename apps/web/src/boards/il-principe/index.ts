import type { IlPrincipe } from '@signoria/il-principe';
import type { IlPrincipeWords } from '@signoria/words/il-principe-words';
import type { Board } from '../board.ts';
import { Hand } from './hand.tsx';
import { meant, path, traces } from './parts.tsx';
import { Plate } from './plate.tsx';
import { Table } from './table.tsx';
import './il-principe.css';

export const board: Board<IlPrincipe, IlPrincipeWords['terms']> = {
  Table,
  Hand,
  Plate,
  path,
  meant,
  traces,
  isHeadline: event => event.type === 'round-began' && event.round > 1,
};
