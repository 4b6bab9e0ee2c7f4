import { useSyncExternalStore } from 'react';
import { whyNotLoaded } from '../../components/problem-words.tsx';
import type { ReplaySource } from '../../match/replay/source.ts';
import { useWords } from '../../preferences/words.tsx';
import { GameScreen } from '../game/game-screen.tsx';
import { useBoard } from '../game/use-board.ts';
import { ProblemScreen, TryAgain } from '../problem/problem.tsx';
import { ReplayPrompt } from './prompt.tsx';
import { useHash } from './use-hash.ts';

/** The board of a recorded game with what leafs through it in place of the prompt. */
export function ReplayTable({ source }: { source: ReplaySource }) {
  const { language } = useWords();
  const snapshot = useSyncExternalStore(source.subscribe, source.current);
  const loaded = useBoard(snapshot.game, language);
  useHash(source);
  if (loaded === 'failed')
    return (
      <ProblemScreen code={whyNotLoaded()}>
        <TryAgain />
      </ProblemScreen>
    );
  if (!loaded) return null;
  return (
    <GameScreen
      {...loaded}
      source={source}
      snapshot={snapshot}
      rematch={null}
      teacher={null}
      prompt={frame => <ReplayPrompt frame={frame} source={source} />}
    />
  );
}
