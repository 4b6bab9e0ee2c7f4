import type { LostCities } from '@signoria/lost-cities';
import type { LostCitiesWords } from '@signoria/words/lost-cities-words';
import type { Board } from '../board.ts';
import { Hand } from './hand.tsx';
import { meant, path, traces } from './parts.tsx';
import { Plate } from './plate.tsx';
import { Table } from './table.tsx';
import './lost-cities.css';

export const board: Board<LostCities, LostCitiesWords['terms']> = {
  Table,
  Hand,
  Plate,
  path,
  meant,
  traces,
  isHeadline: event => event.type === 'round-ended',
};
