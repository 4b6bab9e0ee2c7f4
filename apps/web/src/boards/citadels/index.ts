import type { Citadels } from '@signoria/citadels';
import type { Board } from '../board.ts';
import { explain } from './explain.ts';
import { Hand } from './hand.tsx';
import { meant, path } from './parts.ts';
import { Table } from './table.tsx';
import { traces } from './traces.tsx';
import './citadels.css';
import './offer.css';
import './figures.css';
import './court.css';
import './city.css';
import './district.css';
import type { Terms } from './props.ts';
import './narrow.css';

export const board: Board<Citadels, Terms> = {
  Table,
  Hand,
  path,
  meant,
  traces,
  explain,
  isHeadline: ({ type }) => type === 'round-began' || type === 'completed',
};
