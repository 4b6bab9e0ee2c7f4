import type { LostCities } from '@signoria/lost-cities';
import type { Board } from '../board.ts';
import { explain } from './explain.ts';
import { Hand } from './hand.tsx';
import { chosenSaid, meant, path, traces, ways } from './parts.tsx';
import { Plate } from './plate.tsx';
import type { Terms } from './props.ts';
import { Summary } from './summary.tsx';
import { Table } from './table.tsx';
import { told } from './told.ts';
import '../drawing/palette.css';
import '../drawing/banner.css';
import './lost-cities.css';
import './card.css';
import './piles.css';
import './wide.css';
import './low.css';
import './summary.css';

export const board: Board<LostCities, Terms> = {
  Table,
  Hand,
  Plate,
  Summary,
  path,
  meant,
  traces,
  explain,
  told,
  ways,
  chosenSaid,
  wantsWidth: true,
};
