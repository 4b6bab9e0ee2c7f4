import type { GameWords, Names } from '@signoria/words';
import { useEffect, useState } from 'react';
import type { Board } from '../../boards/board.ts';
import type { Snapshot } from '../../match/source.ts';
import { eventsAfter } from './flights.tsx';

const SHOWN_MS = 7_000;

interface HeadlineProps {
  snapshot: Snapshot;
  board: Board;
  words: GameWords;
  names: Names;
}

/**
 * What everyone should notice, over the title for a while: the end of a round. Touches go through it, and any of them
 * takes it away.
 */
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
    const hide = () => setShown(null);
    const timer = setTimeout(hide, SHOWN_MS);
    window.addEventListener('pointerdown', hide);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', hide);
    };
  }, [shown]);
  return (
    shown && (
      <p className="headline sheet" role="status">
        {shown}
      </p>
    )
  );
}
