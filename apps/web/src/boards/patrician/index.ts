import type { Patrician } from '@signoria/patrician';
import type { Board } from '../board.ts';
import { explain } from './explain.ts';
import { Hand } from './hand.tsx';
import { meant, path, traces } from './parts.tsx';
import { Plate } from './plate.tsx';
import type { Terms } from './props.ts';
import { Table } from './table.tsx';
import './patrician.css';
import './towers.css';
import './midst.css';

export const board: Board<Patrician, Terms> = {
  Table,
  Hand,
  Plate,
  path,
  meant,
  traces,
  explain,
  isHeadline: event => event.type === 'city-scored',
};
