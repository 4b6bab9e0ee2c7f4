import { useEffect, useState } from 'react';
import type { Board, BoardProps } from '../../boards/board.ts';
import { usePreferences, useWords } from '../../preferences/words.tsx';
import { isYetToCome, type OnStage, standsMs, takesStage } from './on-stage.ts';
import { Piece } from './piece.tsx';
import { isKept } from './summary.tsx';
import type { Tale, Telling } from './telling.ts';

interface StageProps {
  telling: Telling;
  /** Of the match as it is shown. */
  version: number;
  board: Board;
  boardProps: BoardProps;
}

/**
 * Over the board, for what everyone should notice: large, in the same place every time. Touches go through it, and any of
 * them takes it away. While the reader decides it stands over bar and plates instead, where nothing can be chosen.
 */
export function Stage({ telling, version, board, boardProps }: StageProps) {
  const { pace } = usePreferences();
  const [onStage, setOnStage] = useState<OnStage>({ tale: null, stands: false });
  const { now } = telling;
  if (isYetToCome(onStage, version)) setOnStage({ ...onStage, stands: false });
  else if (takesStage(now, onStage) && !isKept(now, board)) setOnStage({ tale: now, stands: true });
  const shown = onStage.stands ? onStage.tale : null;
  const isPassed = now !== null && now !== shown;
  useEffect(() => {
    if (shown === null) return;
    const hide = () => setOnStage({ tale: shown, stands: false });
    const timer = setTimeout(hide, standsMs(shown, isPassed, pace));
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
