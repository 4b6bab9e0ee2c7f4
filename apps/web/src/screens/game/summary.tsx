import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Board, BoardProps } from '../../boards/board.ts';
import type { MatchSource, Snapshot } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';
import type { Tale, Telling } from './telling.ts';

/** Whether a tale is shown as a summary of the board's own, which stays. */
export function isKept(tale: Tale, { Summary }: Pick<Board, 'Summary'>): boolean {
  // Most boards have none: then nothing need be counted.
  return Summary !== undefined && tale.counted.length > 0;
}

interface KeptProps {
  source: MatchSource;
  snapshot: Snapshot;
  telling: Telling;
  board: Board;
  boardProps: BoardProps;
}

/**
 * The summary of a round, until the reader goes on. Whatever others do meanwhile, it is not lost; in a replay it belongs to
 * the move that ended the round, and whoever leaps beyond that move has left it behind.
 */
export function Kept({ source, snapshot, telling: { tales }, board, boardProps }: KeptProps) {
  const { Summary } = board;
  const latest = useMemo(() => tales.findLast(tale => isKept(tale, board)) ?? null, [tales, board]);
  // What had been counted when the game was opened is in the score.
  const [seen, setSeen] = useState(latest?.key ?? null);
  if (!Summary || !latest || latest.key === seen) return null;
  if (source.kind === 'replay' && latest.version !== snapshot.version) return null;
  return (
    <KeptSheet key={latest.key} title={latest.text} onGoOn={() => setSeen(latest.key)}>
      <Summary {...boardProps} counted={latest.counted} />
    </KeptSheet>
  );
}

interface KeptSheetProps {
  title: string;
  children: ReactNode;
  onGoOn(): void;
}

function KeptSheet({ title, children, onGoOn }: KeptSheetProps) {
  const { site } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className="kept">
      <section className="kept-sheet sheet" role="dialog" aria-label={title}>
        <p className="kept-title">{title}</p>
        {children}
        <button ref={button} type="button" className="button main kept-on" onClick={onGoOn}>
          {site.frame.goOn}
        </button>
      </section>
    </div>
  );
}
