import { useEffect, useState } from 'react';
import type { Board, BoardProps } from '../../boards/board.ts';
import { usePreferences, useWords } from '../../preferences/words.tsx';
import { Piece } from './piece.tsx';
import { isKept } from './summary.tsx';
import type { Tale, Telling } from './telling.ts';

/** How long the stage stands when nothing else takes it, by pace. */
const STANDS_MS = { slow: 4_500, normal: 2_600, quick: 1_200 };
/** What has been told is left standing for at least so long, though something else is told by now. */
const LEAST_MS = 900;
/** What is counted up takes longer to read. */
const COUNTING_MS = 6_000;

interface StageProps {
  telling: Telling;
  board: Board;
  boardProps: BoardProps;
}

/**
 * Over the board, for what everyone should notice: large, in the same place every time. Touches go through it, and any of
 * them takes it away. While the reader decides it stands over bar and plates instead, where nothing can be chosen.
 */
export function Stage({ telling, board, boardProps }: StageProps) {
  const { pace } = usePreferences();
  const [shown, setShown] = useState<Tale | null>(null);
  const { now } = telling;
  if (now?.staged && now.key !== shown?.key && !isKept(now, board)) setShown(now);
  const isPassed = now !== null && now.key !== shown?.key;
  useEffect(() => {
    if (shown === null) return;
    const hide = () => setShown(null);
    const standsMs = isPassed ? LEAST_MS : STANDS_MS[pace];
    const timer = setTimeout(hide, shown.counted.length > 0 ? COUNTING_MS : standsMs);
    window.addEventListener('pointerdown', hide);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', hide);
    };
  }, [shown, pace, isPassed]);
  return (
    <div className="stage" aria-hidden="true" data-asked={boardProps.legal.length > 0 || undefined}>
      {shown && (
        <div
          key={shown.key}
          className="stage-scene sheet"
          data-concern={shown.concern}
          data-event={shown.event.type}
        >
          <span className="stage-picture">
            {board.Scene?.({ ...boardProps, event: shown.event }) ?? (
              <Piece tale={shown} marks={boardProps.marks} />
            )}
          </span>
          <div className="stage-words">
            <p>{shown.text}</p>
            {shown.counted.length > 0 && <Count tale={shown} boardProps={boardProps} />}
          </div>
        </div>
      )}
    </div>
  );
}

/** Points by their parts, one line after the other. */
function Count({ tale, boardProps: { words, names } }: { tale: Tale; boardProps: BoardProps }) {
  const { common } = useWords();
  return (
    <div className="stage-count">
      {tale.counted.map(({ seat, lines }) => (
        <ul key={seat} style={{ borderColor: `var(--seat-${seat})` }}>
          <li className="stage-name">
            <b>{names[seat]}</b>
            <b className="figures">{common.signed(lines.reduce((sum, { points }) => sum + points, 0))}</b>
          </li>
          {lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines come in a fixed order
            <li key={i} className="counting" style={{ animationDelay: `${(i + 1) * 0.35}s` }}>
              <span>{words.scoreLine(line).subject}</span>
              <b className="figures">{common.signed(line.points)}</b>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
