import type { Game } from '@signoria/core';
import { GAME_LIST, type GameId } from '@signoria/games/list';
import type { ReactNode } from 'react';
import type { Board } from './board.ts';
import { CitadelsEmblem } from './citadels/emblem.tsx';
import { IlPrincipeEmblem } from './il-principe/emblem.tsx';
import { LostCitiesEmblem } from './lost-cities/emblem.tsx';
import { PatricianEmblem } from './patrician/emblem.tsx';

/** What the site adds to a game of the list. */
interface OnSite {
  /** Seats of a game begun with one tap. */
  usual: number;
  /** A small picture of its board. Part of the first load: keep it light. */
  Emblem(): ReactNode;
  /** The rules, loaded when a table is set: options and presets are read from them. */
  rules(): Promise<Game>;
  /** Everything else, loaded when a table of this game is opened. */
  board(): Promise<{ board: Board }>;
}

/** A game as the site knows it before it is opened. */
export type SiteGame = (typeof GAME_LIST)[number] & OnSite;

/** A new board is one folder and one entry here. */
const ON_SITE: Readonly<Record<GameId, OnSite>> = {
  patrician: {
    usual: 3,
    Emblem: PatricianEmblem,
    rules: async () => (await import('@signoria/patrician')).patrician,
    board: () => import('./patrician/index.ts'),
  },
  citadels: {
    usual: 5,
    Emblem: CitadelsEmblem,
    rules: async () => (await import('@signoria/citadels')).citadels,
    board: () => import('./citadels/index.ts'),
  },
  'lost-cities': {
    usual: 2,
    Emblem: LostCitiesEmblem,
    rules: async () => (await import('@signoria/lost-cities')).lostCities,
    board: () => import('./lost-cities/index.ts'),
  },
  'il-principe': {
    usual: 4,
    Emblem: IlPrincipeEmblem,
    rules: async () => (await import('@signoria/il-principe')).ilPrincipe,
    board: () => import('./il-principe/index.ts'),
  },
};

/** The games in the order of the list. */
export const SITE_GAMES: readonly SiteGame[] = GAME_LIST.map(game => ({ ...game, ...ON_SITE[game.id] }));

export function siteGame(id: string): SiteGame | undefined {
  return SITE_GAMES.find(game => game.id === id);
}
