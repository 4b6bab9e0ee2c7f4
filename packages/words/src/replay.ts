import { replay as en } from './en/replay.ts';
import { replay as fr } from './fr/replay.ts';
import type { Language } from './language.ts';
import type { ReplayWords } from './replay-words.ts';

export { RECORD_PROBLEMS, type ReplayWords } from './replay-words.ts';

const REPLAY: Readonly<Record<Language, ReplayWords>> = { en, fr };

/** Both languages at once: they are small, and only replays load them. */
export function replayWords(language: Language): ReplayWords {
  return REPLAY[language];
}
