import type { IlPrincipe } from '@signoria/il-principe';
import type { Board } from '../board.ts';
import { explain } from './explain.ts';
import { Hand } from './hand.tsx';
import { meant, path, traces, ways } from './parts.tsx';
import { Plate } from './plate.tsx';
import type { Terms } from './props.ts';
import { Scene } from './scene.tsx';
import { Table } from './table.tsx';
import { told } from './told.ts';
import '../drawing/banner.css';
import './il-principe.css';
import './pieces.css';
import './stage.css';
import './lots.css';
import './stage-sizes.css';
import './cities.css';
import './families.css';
import './families-sizes.css';
import './map.css';
import './told.css';
import './scene.css';

export const board: Board<IlPrincipe, Terms> = {
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
  closes: ['pass'],
  wantsWidth: true,
};
