import type { CommonWords, Label, Language } from '@signoria/words';
import { commonWords } from '@signoria/words';
import { gameTitles, siteWords } from '@signoria/words/site';
import type { SiteWords } from '@signoria/words/site-words';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { Loading } from '../parts/loading.tsx';
import { preferences } from './preferences.ts';

/** Who reads: the language with its words, and what the reader prefers. */
export interface Reader {
  language: Language;
  site: SiteWords;
  common: CommonWords;
  /** By game: its name and what it is about. */
  titles: Readonly<Record<string, Label>>;
}

const ReaderContext = createContext<Reader | null>(null);

export function useReader(): Reader {
  const reader = useContext(ReaderContext);
  if (!reader) throw new Error('useReader outside Reading');
  return reader;
}

export function usePreferences() {
  return useSyncExternalStore(preferences.subscribe, preferences.get);
}

/** Shows its children once the reader's language has arrived; the old one stays until the new one is there. */
export function Reading({ children }: { children: ReactNode }) {
  const { language, theme } = usePreferences();
  const [reader, setReader] = useState<Reader | null>(null);
  useEffect(() => {
    let wanted = true;
    Promise.all([siteWords(language), commonWords(language), gameTitles(language)]).then(words => {
      const [site, common, titles] = words;
      if (!wanted) return;
      document.documentElement.lang = language;
      setReader({ language, site, common, titles });
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  useEffect(() => {
    if (theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  return reader ? <ReaderContext value={reader}>{children}</ReaderContext> : <Loading />;
}
