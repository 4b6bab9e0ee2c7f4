import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { StorageWarning } from '../../components/storage-warning.tsx';
import { useOpened } from '../../components/use-opened.ts';
import { recall, type SavedMatch } from '../../match/local/saved.ts';
import { localSource } from '../../match/local/source.ts';
import { startHere } from '../../match/local/start.ts';
import type { MatchSource } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';
import { Played } from '../game/played.tsx';
import { ProblemScreen } from '../problem/problem.tsx';

/** A game on this device, by its id. */
export default function LocalScreen({ id }: { id: string }) {
  const [saved] = useState(() => recall(id));
  return saved ? <LocalGame saved={saved} /> : <ProblemScreen code="unknown-match" />;
}

function LocalGame({ saved }: { saved: SavedMatch }) {
  const [full, setFull] = useState(false);
  const source = useOpened(useCallback(() => localSource(saved, () => setFull(true)), [saved]));
  return source && <LocalTable source={source} saved={saved} full={full} />;
}

function LocalTable({ source, saved, full }: { source: MatchSource; saved: SavedMatch; full: boolean }) {
  const { site } = useWords();
  const [, navigate] = useLocation();
  const again = () =>
    navigate(`/here/${startHere(saved.game, saved.rules, saved.options, saved.players).id}`);
  return (
    <>
      {full && <StorageWarning />}
      <Played
        source={source}
        rematch={() => (
          <button type="button" className="button main" onClick={again}>
            {site.end.rematch}
          </button>
        )}
      />
    </>
  );
}
