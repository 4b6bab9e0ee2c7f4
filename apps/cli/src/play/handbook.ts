import { readFileSync } from 'node:fs';
import type { Language } from '@signoria/words';
import { parseHandbook, rulesOf, unmarked } from '@signoria/words/handbook';
import { HANDBOOK } from '../places.ts';

/** A rule of the handbook by its number, with the rulings under it; null when there is no such rule. */
export function ruleText(language: Language, game: string, number: string): string | null {
  const page = parseHandbook(readFileSync(new URL(`${language}/${game}.md`, HANDBOOK), 'utf8'));
  const rule = rulesOf(page).find(rule => rule.number === number);
  return rule ? [`${number} ${rule.text}`, ...rule.rulings].map(unmarked).join('\n') : null;
}
