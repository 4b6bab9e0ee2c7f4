import { useState } from 'react';
import { useWords } from '../preferences/words.tsx';
import { ProblemWords } from './problem-words.tsx';

/** Says that a game lasts no longer than its page, until it has been read. */
export function StorageWarning() {
  const { site } = useWords();
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <div className="storage-warning" role="alert">
      <p>
        <ProblemWords code="storage-full" />
      </p>
      <button type="button" className="button" onClick={() => setRead(true)}>
        {site.play.close}
      </button>
    </div>
  );
}
