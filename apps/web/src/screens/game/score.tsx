import type { Score } from '@signoria/core';
import { figure } from '@signoria/words/figures';
import type { CSSProperties } from 'react';
import type { BoardProps } from '../../boards/board.ts';
import { useWords } from '../../preferences/words.tsx';

interface ScoreSheetProps {
  scores: readonly Score[];
  boardProps: BoardProps;
  /** Whether nothing will be added any more. */
  final?: boolean;
}

/** The score of each player by lines anyone can check. */
export function ScoreSheet({ scores, boardProps, final = false }: ScoreSheetProps) {
  const { site, common } = useWords();
  const { words, names, marks } = boardProps;
  return (
    <div className="score-sheet">
      {scores.map(({ seat, total, lines }) => (
        <section key={seat} className="score-card" style={{ '--lines': lines.length } as CSSProperties}>
          <h3>
            <span className="player-crest" style={{ background: `var(--seat-${seat})` }} aria-hidden="true">
              {marks[seat]}
            </span>
            {names[seat]}
          </h3>
          {lines.length === 0 && !final && <p className="soft small">{site.play.noLines}</p>}
          <ul>
            {lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines come in a fixed order
              <li key={i}>
                <span>{words.scoreLine(line).text}</span>
                <b className="figures" data-owing={line.points < 0 || undefined}>
                  {common.signed(line.points)}
                </b>
              </li>
            ))}
          </ul>
          <p className="score-total">
            <span>{site.play.total}</span>
            <b className="figures">{figure(total)}</b>
          </p>
        </section>
      ))}
    </div>
  );
}
