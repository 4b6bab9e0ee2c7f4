import { LEVELS } from '@signoria/bots/levels';
import { isLanguage, type Language, languageFor } from '@signoria/words/language';
import { createStore } from '../store.ts';

export type Theme = 'auto' | 'light' | 'dark';
/** The bots met with one tap: a table of several levels, or all of one. */
export type Opponents = 'mixed' | (typeof LEVELS)[number];
/** How long what others do is shown. */
export type Pace = 'slow' | 'normal' | 'quick';

/** What the reader has told this browser. */
export interface Preferences {
  name: string;
  language: Language;
  theme: Theme;
  pace: Pace;
  opponents: Opponents;
  /** Whether a game one has not met is explained, before it and in it. */
  tips: boolean;
  /** Whether what nearly always follows a move follows by itself. */
  follows: boolean;
  /** Whether keys of one sign act on the game. */
  shortcuts: boolean;
  /** How one is called when one's turn has come. */
  sound: boolean;
  vibration: boolean;
}

const KEY = 'signoria.preferences';

function recall(): Preferences {
  const fallback: Preferences = {
    name: '',
    language: languageFor(navigator.languages),
    theme: 'auto',
    pace: 'normal',
    opponents: 'mixed',
    tips: true,
    follows: true,
    shortcuts: true,
    sound: false,
    vibration: false,
  };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return {
      name: typeof found.name === 'string' ? found.name : fallback.name,
      language: isLanguage(found.language) ? found.language : fallback.language,
      theme: found.theme === 'light' || found.theme === 'dark' ? found.theme : 'auto',
      pace: found.pace === 'quick' || found.pace === 'slow' ? found.pace : 'normal',
      opponents: LEVELS.find(level => level === found.opponents) ?? 'mixed',
      tips: found.tips !== false,
      follows: found.follows !== false,
      shortcuts: found.shortcuts !== false,
      sound: found.sound === true,
      vibration: found.vibration === true,
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
