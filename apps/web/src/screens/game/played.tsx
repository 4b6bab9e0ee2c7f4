import { lazy, type ReactNode, Suspense, useState } from 'react';
import { whyNotLoaded } from '../../components/problem-words.tsx';
import type { MatchSource, Snapshot } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';
import { ProblemScreen, TryAgain } from '../problem/problem.tsx';
import type { Teacher } from './frame.ts';
import { GameScreen } from './game-screen.tsx';
import type { Back } from './look-back.tsx';
import { useBoard } from './use-board.ts';
import { useSource } from './use-source.ts';

const LookBack = lazy(() => import('./look-back.tsx'));

interface PlayedProps {
  source: MatchSource;
  /** What the end of the match offers. */
  rematch(snapshot: Snapshot): ReactNode;
  teacher?: Teacher;
}

/** A match on the screen, once it and its board are here; a page that says so when either will not come. */
export function Played({ source, rematch, teacher }: PlayedProps) {
  const { language } = useWords();
  const { snapshot, problem } = useSource(source);
  const loaded = useBoard(snapshot?.game, language);
  const [back, setBack] = useState<Back | null>(null);
  if (problem || loaded === 'failed')
    return (
      <ProblemScreen code={problem ?? whyNotLoaded()}>
        {problem === 'unknown-match' ? null : <TryAgain />}
      </ProblemScreen>
    );
  if (!snapshot || !loaded) return null;
  if (back)
    return (
      <Suspense fallback={null}>
        <LookBack source={source} loaded={loaded} back={back} onReturn={() => setBack(null)} />
      </Suspense>
    );
  return (
    <GameScreen
      {...loaded}
      source={source}
      snapshot={snapshot}
      rematch={rematch(snapshot)}
      teacher={teacher ?? null}
      {...(source.earlier &&
        snapshot.curtain === null && { lookBack: (from, plays = false) => setBack({ from, plays }) })}
    />
  );
}
