import { useCallback } from 'react';
import { Link, Redirect } from 'wouter';
import { useOpened } from '../../components/use-opened.ts';
import { server } from '../../match/online/server.ts';
import { onlineSource } from '../../match/online/source.ts';
import type { MatchSource } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';
import { GameScreen } from '../game/game-screen.tsx';
import { useBoard } from '../game/use-board.ts';
import { useSource } from '../game/use-source.ts';
import { ProblemScreen, TryAgain } from '../problem/problem.tsx';

/** A finished match by its id, whatever is played at its table now. One under way belongs to its table. */
export default function MatchScreen({ match }: { match: string }) {
  const source = useOpened(useCallback(() => onlineSource(match, null, server), [match]));
  return source && <PastMatch source={source} />;
}

function PastMatch({ source }: { source: MatchSource }) {
  const { language, site } = useWords();
  const { snapshot, problem } = useSource(source);
  const loaded = useBoard(snapshot?.game, language);
  if (problem || loaded === 'failed')
    return (
      <ProblemScreen code={problem ?? 'worker'}>
        {problem === 'unknown-match' ? null : <TryAgain />}
      </ProblemScreen>
    );
  if (!snapshot || !loaded) return null;
  if (snapshot.status === 'playing' || snapshot.status === 'paused')
    return <Redirect to={`/t/${snapshot.code}`} replace />;
  return (
    <GameScreen
      source={source}
      snapshot={snapshot}
      board={loaded.board}
      words={loaded.words}
      rematch={
        <Link href={`/t/${snapshot.code}`} className="button">
          {site.end.toTable}
        </Link>
      }
    />
  );
}
