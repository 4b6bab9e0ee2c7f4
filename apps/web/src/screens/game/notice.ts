import type { GameWords } from '@signoria/words';
import { problemWords, type SiteWords } from '@signoria/words/site-words';
import type { Answer, Snapshot } from '../../match/source.ts';

/** Why something did not happen, with the rule behind it where there is one. */
export interface Notice {
  text: string;
  rule?: string;
}

/**
 * What a notice is about; it is not shown any more when this has changed: an end or a pause, a connection lost or found
 * again, or another question. Moves of others take it away only from one who is asked nothing.
 */
export function momentOf({ version, status, connected, legal }: Snapshot, asked: string): string {
  return `${legal.length > 0 ? '' : version} ${status} ${connected} ${asked}`;
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
