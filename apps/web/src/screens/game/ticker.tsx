import { useWords } from '../../preferences/words.tsx';
import type { Telling } from './telling.ts';
import './ticker.css';

const LINES = 2;

/** The last two things that happened, where there is no room for the log; touching them opens it. */
export function Ticker({
  telling: { tales },
  unread,
  onOpen,
}: {
  telling: Telling;
  unread: number;
  onOpen(): void;
}) {
  const { site } = useWords();
  return (
    <div className="ticker">
      <span className="ticker-lines" aria-hidden="true">
        {tales.slice(-LINES).map(({ key, text, concern }) => (
          <span key={key} className="ticker-line" data-concern={concern}>
            {text}
          </span>
        ))}
        {tales.length === 0 && <span className="ticker-line soft">{site.play.noLog}</span>}
      </span>
      {unread > 0 && <span className="unread figures">{unread}</span>}
      {/* Over the lines and without a text of its own, so that it is called what it opens. */}
      <button type="button" className="ticker-open" aria-label={site.play.log} onClick={onOpen} />
    </div>
  );
}
