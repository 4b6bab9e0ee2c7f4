import type { LostCities } from '@signoria/lost-cities';
import type { Board } from '../board.ts';
import { Hand } from './hand.tsx';
import { meant, path, traces } from './parts.tsx';
import { Plate } from './plate.tsx';
import type { Terms } from './props.ts';
import { Table } from './table.tsx';
import './lost-cities.css';
import './piles.css';

export const board: Board<LostCities, Terms> = {
  Table,
  Hand,
  Plate,
  path,
  meant,
  traces,
  isHeadline: event => event.type === 'round-ended',
};
