import type { GameWords, Names } from '@signoria/words';
import { useEffect, useState } from 'react';
import type { Board } from '../../boards/board.ts';
import type { Snapshot } from '../../match/source.ts';
import { eventsAfter } from './flights.tsx';

const SHOWN_MS = 9_000;

interface HeadlineProps {
  snapshot: Snapshot;
  board: Board;
  words: GameWords;
  names: Names;
}

/** What everyone should notice, across the table for a while: the end of a round. A touch takes it away. */
export function Headline({ snapshot, board, words, names }: HeadlineProps) {
  const [seen, setSeen] = useState(snapshot.version);
  const [shown, setShown] = useState<string | null>(null);
  if (snapshot.version !== seen) {
    const news = eventsAfter(snapshot, seen).filter(event => board.isHeadline?.(event));
    const latest = news.at(-1);
    if (latest) setShown(words.event(latest, names));
    setSeen(snapshot.version);
  }
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    shown && (
      <button type="button" className="headline sheet" onClick={() => setShown(null)}>
        <span role="status">{shown}</span>
      </button>
    )
  );
}
