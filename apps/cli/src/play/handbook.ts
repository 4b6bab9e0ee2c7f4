import { readFileSync } from 'node:fs';
import type { Language } from '@signoria/words';

const HANDBOOK = new URL('../../../../docs/handbook/', import.meta.url);

/** Whether this is the number of a rule, like LC-2.3. */
export function isRuleNumber(text: string): boolean {
  return /^[a-z]{1,2}-\d+\.\d+$/i.test(text);
}

/** A rule of the handbook by its number, with the ruling under it; null when there is no such rule. */
export function ruleText(language: Language, game: string, number: string): string | null {
  const lines = readFileSync(new URL(`${language}/${game}.md`, HANDBOOK), 'utf8').split('\n');
  const start = lines.findIndex(line => line.startsWith(`**${number.toUpperCase()}**`));
  if (start < 0) return null;
  const length = lines.slice(start).indexOf('');
  const rule = length < 0 ? lines.slice(start) : lines.slice(start, start + length);
  return rule.map(line => line.replace(/^> /, '').replaceAll(/\*\*|`/g, '')).join('\n');
}
