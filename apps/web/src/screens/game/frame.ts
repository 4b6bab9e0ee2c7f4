import type { ReactNode } from 'react';
import type { MatchSource, Snapshot } from '../../match/source.ts';
import type { LoadedBoard } from './use-board.ts';
import type { GameActions } from './use-game.ts';
import type { Panels } from './use-panels.ts';

export interface GameScreenProps extends LoadedBoard {
  source: MatchSource;
  snapshot: Snapshot;
  /** Another game with the same people: a button, or what stands in its place. */
  rematch: ReactNode;
}

/** What the pieces of the game screen share. */
export interface Frame extends GameScreenProps {
  game: GameActions;
  panels: Panels;
  isOver: boolean;
}
