import type { ReactNode } from 'react';
import type { MatchSource, Snapshot } from '../../match/source.ts';
import type { Telling } from './telling.ts';
import type { LoadedBoard } from './use-board.ts';
import type { GameActions } from './use-game.ts';
import type { Panels } from './use-panels.ts';

export interface Teacher {
  /** Whether there is something to read before the next move. */
  isReading(): boolean;
  Card(frame: Frame): ReactNode;
}

export interface GameScreenProps extends LoadedBoard {
  source: MatchSource;
  snapshot: Snapshot;
  /** Another game with the same people: a button, or what stands in its place. */
  rematch: ReactNode;
  /** Who explains the game in a lesson, in place of the tips for beginners. */
  teacher: Teacher | null;
  /** Shows the match as it was after so many moves, and plays it from there by itself if wanted. */
  lookBack?(from: number, plays?: boolean): void;
  /** In place of the prompt, where nothing is asked. */
  prompt?(frame: Frame): ReactNode;
}

/** Whether the reader has moves to make, as far as this screen goes: a lesson is followed on its board. */
export function plays(
  { kind }: Pick<MatchSource, 'kind'>,
  { you, status }: Pick<Snapshot, 'you' | 'status'>,
): boolean {
  return (
    (kind === 'local' || kind === 'online') && you !== 'table' && status !== 'over' && status !== 'aborted'
  );
}

/** What the pieces of the game screen share. */
export interface Frame extends GameScreenProps {
  game: GameActions;
  telling: Telling;
  panels: Panels;
  isOver: boolean;
}
