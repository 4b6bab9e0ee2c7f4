import type { BoardProps } from '../../boards/board.ts';
import type { Snapshot } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';
import { Piece } from './piece.tsx';
import { waiting } from './seat-words.ts';
import type { Telling } from './telling.ts';

interface NarrationProps {
  snapshot: Snapshot;
  boardProps: BoardProps;
  telling: Telling;
}

/** In place of a question, while others play: what they do, with the piece in sight; larger when it is done to the reader. */
export function Narration({ snapshot, boardProps, telling: { latest } }: NarrationProps) {
  const { site, common } = useWords();
  const whom = waiting(snapshot, boardProps.names, site, common);
  return (
    <div className="narration" data-concern={latest?.concern}>
      {latest && <Piece tale={latest} marks={boardProps.marks} />}
      <div className="narration-words">
        {latest && (
          <p key={latest.key} className="narration-line">
            {latest.text}
          </p>
        )}
        <p className="soft narration-wait">{whom}</p>
      </div>
    </div>
  );
}

/** What comes at once is heard one after the other; of more than this, the latest. */
const HEARD = 6;

/** The same for those who listen. A question put to the reader is read out after what led to it. */
export function Spoken({ telling: { tales }, question }: { telling: Telling; question: string }) {
  const { site } = useWords();
  return (
    <div className="unseen spoken" role="log" aria-live="polite" aria-label={site.frame.told}>
      {tales.slice(-HEARD).map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
      {question !== '' && <p key={question}>{question}</p>}
    </div>
  );
}
