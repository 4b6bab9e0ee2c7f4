import type { ReactNode } from 'react';
import { whyNotLoaded } from '../../components/problem-words.tsx';
import { useWords } from '../../preferences/words.tsx';
import { ProblemScreen, TryAgain } from '../problem/problem.tsx';
import type { GameScreenProps } from './frame.ts';
import { GameScreen } from './game-screen.tsx';
import { type LoadedBoard, useBoard } from './use-board.ts';

interface WithBoardProps {
  game: string;
  children(loaded: LoadedBoard): ReactNode;
}

/** What needs the board of a game, once it is here; a page that says so when it will not come. */
export function WithBoard({ game, children }: WithBoardProps) {
  const { language } = useWords();
  const loaded = useBoard(game, language);
  if (loaded === 'failed')
    return (
      <ProblemScreen code={whyNotLoaded()}>
        <TryAgain />
      </ProblemScreen>
    );
  return loaded && children(loaded);
}

/** A game that is only looked at: nothing is asked, and nobody teaches. */
export function LookedAt(props: Omit<GameScreenProps, 'rematch' | 'teacher'>) {
  return <GameScreen {...props} rematch={null} teacher={null} />;
}
