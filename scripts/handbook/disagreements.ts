import type { Language } from '@signoria/words';
import type { Chapter, Rule } from './chapter.ts';

/** What a game's tests and sources cite: rule numbers, each perhaps more than once. */
export interface Citations {
  tests: ReadonlySet<string>;
  /** Numbers that stand above a declaration. */
  code: ReadonlySet<string>;
  /** Numbers that refusals and steps name. */
  refusals: ReadonlySet<string>;
}

/** Everything that does not agree about one game. */
export function disagreements(
  game: string,
  chapters: Record<Language, Chapter>,
  { tests, code, refusals }: Citations,
): string[] {
  const faults: string[] = [];
  const english = chapters.en.rules.map(rule => rule.number);
  const french = chapters.fr.rules.map(rule => rule.number);
  const known = new Set(english);
  if (known.size !== english.length) faults.push(`${game}: duplicate rule number`);
  if (english.join() !== french.join())
    faults.push(`${game}: English and French differ in ${difference(english, french)}`);
  for (const number of english) {
    if (!tests.has(number)) faults.push(`${number}: not covered by any test`);
    if (!code.has(number) && !refusals.has(number)) faults.push(`${number} has no place in the code`);
  }
  const strangers = (who: string, cited: ReadonlySet<string>) => {
    for (const number of cited)
      if (!known.has(number)) faults.push(`${who} ${number}, which is not in the handbook`);
  };
  strangers('a test cites', tests);
  strangers('a comment cites', code);
  strangers('a refusal names', refusals);
  chapters.en.rules.forEach((rule, i) => {
    const other = chapters.fr.rules[i];
    if (other && optionsOf(rule) !== optionsOf(other))
      faults.push(`${rule.number}: rulings or options differ between French and English`);
  });
  return faults;
}

/** The options of a rule's rulings, line by line. */
function optionsOf({ rulings }: Rule): string {
  return rulings.map(({ option }) => (option.match(/`[^`]+`/g) ?? []).join()).join('|') + rulings.length;
}

function difference(a: readonly string[], b: readonly string[]): string {
  const odd = [...a.filter(number => !b.includes(number)), ...b.filter(number => !a.includes(number))];
  return odd.length > 0 ? odd.join(', ') : 'order';
}
