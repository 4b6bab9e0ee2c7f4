import type { ReactNode } from 'react';
import { useWords } from '../../preferences/words.tsx';

export type SideTab = 'log' | 'score' | 'chat';

interface SideProps {
  tab: SideTab;
  onTab(tab: SideTab): void;
  /** Lines of the chat not read yet. */
  unread: number;
  log: ReactNode;
  score: ReactNode;
  /** Null where there is nobody to talk to. */
  chat: ReactNode | null;
}

/** Log, score and chat, one at a time. */
export function Side({ tab, onTab, unread, log, score, chat }: SideProps) {
  const { site } = useWords();
  const tabs: readonly (readonly [SideTab, string, ReactNode])[] = [
    ['log', site.play.log, log],
    ['score', site.play.score, score],
    ...(chat === null ? [] : ([['chat', site.play.chat, chat]] as const)),
  ];
  return (
    <div className="side">
      <div className="side-tabs" role="tablist">
        {tabs.map(([id, name]) => (
          <button
            key={id}
            type="button"
            role="tab"
            className="side-tab"
            aria-selected={tab === id}
            aria-controls={`side-${id}`}
            onClick={() => onTab(id)}
          >
            {name}
            {id === 'chat' && unread > 0 && <span className="unread figures">{unread}</span>}
          </button>
        ))}
      </div>
      {tabs.map(([id, name, page]) => (
        <div
          key={id}
          id={`side-${id}`}
          role="tabpanel"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long page is scrolled by keyboard too
          tabIndex={0}
          aria-label={name}
          className="side-page"
          hidden={tab !== id}
        >
          {tab === id && page}
        </div>
      ))}
    </div>
  );
}
