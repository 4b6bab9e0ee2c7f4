import type { Patrician } from '@signoria/patrician';
import type { Board } from '../board.ts';
import { explain } from './explain.ts';
import { Hand } from './hand.tsx';
import { meant, path, traces, ways } from './parts.tsx';
import { Plate } from './plate.tsx';
import type { Terms } from './props.ts';
import { Scene } from './scene.tsx';
import { Table } from './table.tsx';
import { told } from './told.ts';
import '../drawing/masonry.css';
import '../drawing/banner.css';
import './patrician.css';
import './city.css';
import './cards.css';
import './hand.css';
import './plate.css';
import './scene.css';

export const board: Board<Patrician, Terms> = {
  Table,
  Hand,
  Plate,
  path,
  ways,
  meant,
  traces,
  explain,
  Scene,
  told,
  closes: ['skip'],
  wantsWidth: true,
};
