import { useCallback } from 'react';
import { Link, Redirect } from 'wouter';
import { useOpened } from '../../components/use-opened.ts';
import { server } from '../../match/online/server.ts';
import { onlineSource } from '../../match/online/source.ts';
import type { MatchSource } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';
import { Played } from '../game/played.tsx';
import { useSource } from '../game/use-source.ts';

/** A finished match by its id, whatever is played at its table now. One under way belongs to its table. */
export default function MatchScreen({ match }: { match: string }) {
  const source = useOpened(useCallback(() => onlineSource(match, null, server), [match]));
  return source && <PastMatch source={source} />;
}

function PastMatch({ source }: { source: MatchSource }) {
  const { site } = useWords();
  const { snapshot } = useSource(source);
  const isUnderWay = snapshot?.status === 'playing' || snapshot?.status === 'paused';
  // The address of a table that is not open is told to its seats alone; nobody else gets to see a match under way there.
  if (snapshot && snapshot.code !== null && isUnderWay)
    return <Redirect to={`/t/${snapshot.code}`} replace />;
  return (
    <Played
      source={source}
      rematch={({ code }) =>
        code !== null && (
          <Link href={`/t/${code}`} className="button">
            {site.end.toTable}
          </Link>
        )
      }
    />
  );
}
