import type { Citadels } from '@signoria/citadels';
import type { Board } from '../board.ts';
import { explain } from './explain.ts';
import { Hand } from './hand.tsx';
import { meant, path } from './parts.ts';
import { Picture } from './picture.tsx';
import { Scene } from './scene.tsx';
import { Table } from './table.tsx';
import { told } from './told.ts';
import { traces } from './traces.tsx';
import '../drawing/palette.css';
import '../drawing/banner.css';
import '../drawing/panorama.css';
import './citadels.css';
import './offer.css';
import './figures.css';
import './court.css';
import './city.css';
import './layout.css';
import './skyline.css';
import './close-up.css';
import './strip.css';
import './scene.css';
import './district.css';
import type { Terms } from './props.ts';

export const board: Board<Citadels, Terms> = {
  Table,
  Hand,
  path,
  meant,
  traces,
  explain,
  Picture,
  Scene,
  told,
  wantsWidth: true,
  closes: ['end', 'decline'],
};
