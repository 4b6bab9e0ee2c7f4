import { type ReactNode, useState } from 'react';
import { useReader } from '../../reader/reader.tsx';

export type SideTab = 'log' | 'score' | 'chat';

interface SideProps {
  log: ReactNode;
  score: ReactNode;
  /** Null where there is nobody to talk to. */
  chat: ReactNode | null;
}

/** Log, score and chat, one at a time. */
export function Side({ log, score, chat }: SideProps) {
  const { site } = useReader();
  const [tab, setTab] = useState<SideTab>('log');
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
            onClick={() => setTab(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(([id, name, page]) => (
        <div
          key={id}
          id={`side-${id}`}
          role="tabpanel"
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
