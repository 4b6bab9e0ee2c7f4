import type { Game } from '@signoria/core';
import type { ReactNode } from 'react';
import type { Board } from './board.ts';
import { CitadelsEmblem } from './citadels/emblem.tsx';
import { IlPrincipeEmblem } from './il-principe/emblem.tsx';
import { LostCitiesEmblem } from './lost-cities/emblem.tsx';
import { PatricianEmblem } from './patrician/emblem.tsx';

/** A game as the site knows it before it is opened. */
export interface SiteGame {
  id: string;
  seats: { min: number; max: number };
  /** Seats of a game begun with one tap. */
  usual: number;
  /** A small picture of its board. Part of the first load: keep it light. */
  Emblem(): ReactNode;
  /** The rules, loaded when a table is set: options and presets are read from them. */
  rules(): Promise<Game>;
  /** Everything else, loaded when a table of this game is opened. */
  board(): Promise<{ board: Board }>;
}

/** The games in the order a visitor sees them. A new board is one folder and one line here. */
export const SITE_GAMES: readonly SiteGame[] = [
  {
    id: 'patrician',
    seats: { min: 2, max: 5 },
    usual: 3,
    Emblem: PatricianEmblem,
    rules: async () => (await import('@signoria/patrician')).patrician,
    board: () => import('./patrician/index.ts'),
  },
  {
    id: 'citadels',
    seats: { min: 2, max: 8 },
    usual: 5,
    Emblem: CitadelsEmblem,
    rules: async () => (await import('@signoria/citadels')).citadels,
    board: () => import('./citadels/index.ts'),
  },
  {
    id: 'lost-cities',
    seats: { min: 2, max: 2 },
    usual: 2,
    Emblem: LostCitiesEmblem,
    rules: async () => (await import('@signoria/lost-cities')).lostCities,
    board: () => import('./lost-cities/index.ts'),
  },
  {
    id: 'il-principe',
    seats: { min: 2, max: 5 },
    usual: 4,
    Emblem: IlPrincipeEmblem,
    rules: async () => (await import('@signoria/il-principe')).ilPrincipe,
    board: () => import('./il-principe/index.ts'),
  },
];

export function siteGame(id: string): SiteGame | undefined {
  return SITE_GAMES.find(game => game.id === id);
}
