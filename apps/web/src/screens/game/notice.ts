import type { GameWords } from '@signoria/words';
import { problemWords, type SiteWords } from '@signoria/words/site-words';
import type { Answer } from '../../match/source.ts';

/** Why something did not happen, with the rule behind it where there is one. */
export interface Notice {
  text: string;
  rule?: string;
}

export function noticeOf(answer: Answer, words: GameWords, site: SiteWords): Notice | null {
  if (answer.ok) return null;
  if ('refusal' in answer) {
    const { code, rule } = answer.refusal;
    return { text: words.refusals[code] ?? site.problems.internal.name, rule };
  }
  const { name, help } = problemWords(answer.code, site);
  return { text: `${name}. ${help}` };
}
