import { isLanguage, type Language, languageFor } from '@signoria/words/language';
import { createStore } from '../store.ts';

export type Theme = 'auto' | 'light' | 'dark';
/** How long bots on this device let their moves be looked at. */
export type Pace = 'calm' | 'quick';

/** What the reader has told this browser. */
export interface Preferences {
  name: string;
  language: Language;
  theme: Theme;
  pace: Pace;
}

const KEY = 'signoria.preferences';

function recall(): Preferences {
  const fallback: Preferences = {
    name: '',
    language: languageFor(navigator.languages),
    theme: 'auto',
    pace: 'calm',
  };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return {
      name: typeof found.name === 'string' ? found.name : fallback.name,
      language: isLanguage(found.language) ? found.language : fallback.language,
      theme: found.theme === 'light' || found.theme === 'dark' ? found.theme : 'auto',
      pace: found.pace === 'quick' ? 'quick' : 'calm',
    };
  } catch {
    return fallback;
  }
}

export const preferences = createStore<Preferences>(recall());

export function prefer(change: Partial<Preferences>): void {
  preferences.set({ ...preferences.get(), ...change });
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences.get()));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
