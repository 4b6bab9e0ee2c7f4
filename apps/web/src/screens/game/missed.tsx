import { useEffect, useState } from 'react';
import type { BoardProps } from '../../boards/board.ts';
import { useWords } from '../../preferences/words.tsx';
import { Piece } from './piece.tsx';
import type { Tale } from './telling.ts';
import { Tool } from './tool.tsx';

interface MissedProps {
  tales: readonly Tale[];
  boardProps: BoardProps;
  /** Shows these places on the board. */
  onPoint(places: readonly string[]): void;
  onClose(): void;
}

/** What others did since the reader's own latest move, one event at a time, each with its places lit on the board. */
export function Missed({ tales, boardProps, onPoint, onClose }: MissedProps) {
  const { site } = useWords();
  const [at, setAt] = useState(0);
  const tale = tales[Math.min(at, tales.length - 1)];
  // biome-ignore lint/correctness/useExhaustiveDependencies: pointing is the same whatever function does it
  useEffect(() => {
    onPoint(tale.places);
    return () => onPoint([]);
  }, [tale.key]);
  return (
    <>
      <div className="prompt-words missed" role="status">
        <div className="narration" data-concern={tale.concern}>
          <Piece tale={tale} marks={boardProps.marks} />
          <div className="narration-words">
            <p className="narration-line">{tale.text}</p>
            <p className="soft narration-wait figures">{site.frame.step(at + 1, tales.length)}</p>
          </div>
        </div>
      </div>
      <div className="prompt-tools steps">
        <Tool name="back" label={site.frame.earlier} disabled={at === 0} onClick={() => setAt(at - 1)} />
        <Tool
          name="forward"
          label={site.frame.later}
          disabled={at >= tales.length - 1}
          onClick={() => setAt(at + 1)}
        />
        <Tool name="close" label={site.play.close} onClick={onClose} />
      </div>
    </>
  );
}
