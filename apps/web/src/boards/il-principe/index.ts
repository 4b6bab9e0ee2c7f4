import type { IlPrincipe } from '@signoria/il-principe';
import type { Board } from '../board.ts';
import { Hand } from './hand.tsx';
import { meant, path, traces } from './parts.tsx';
import { Plate } from './plate.tsx';
import type { Terms } from './props.ts';
import { Table } from './table.tsx';
import './il-principe.css';
import './cities.css';
import './families.css';
import './map.css';

export const board: Board<IlPrincipe, Terms> = {
  Table,
  Hand,
  Plate,
  path,
  meant,
  traces,
  isHeadline: event => event.type === 'round-began' && event.round > 1,
};
