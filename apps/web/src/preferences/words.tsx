import type { CommonWords, Label, Language } from '@signoria/words';
import { commonWords } from '@signoria/words';
import { gameTitles, siteAddress, siteWords } from '@signoria/words/site';
import type { SiteWords } from '@signoria/words/site-words';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { Loading } from './loading.tsx';
import { preferences } from './preferences.ts';

/** The language a person prefers, and the words of it. */
export interface Words {
  language: Language;
  site: SiteWords;
  common: CommonWords;
  /** By game: its name and what it is about. */
  titles: Readonly<Record<string, Label>>;
  /** Turns a sentence made with the sign `READER` to the reader. */
  address(line: string): string;
}

const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useWords outside WordsProvider');
  return words;
}

export function usePreferences() {
  return useSyncExternalStore(preferences.subscribe, preferences.get);
}

/** Shows its children once the preferred language has arrived; the old one stays until the new one is there. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const { language, theme } = usePreferences();
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let wanted = true;
    Promise.all([
      siteWords(language),
      commonWords(language),
      gameTitles(language),
      siteAddress(language),
    ]).then(([site, common, titles, address]) => {
      if (!wanted) return;
      document.documentElement.lang = language;
      setWords({ language, site, common, titles, address });
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  useEffect(() => {
    if (theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  return words ? <WordsContext value={words}>{children}</WordsContext> : <Loading />;
}
