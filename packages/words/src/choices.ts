import type { Label, OptionWords } from './game-words.ts';

/** The choices of an option that are named things, with what each of them does. */
export function choices(
  labels: Readonly<Record<string, Label>>,
  ids: readonly string[],
): Required<Pick<OptionWords, 'values' | 'about'>> {
  return {
    values: Object.fromEntries(ids.map(id => [id, labels[id].name])),
    about: Object.fromEntries(ids.map(id => [id, labels[id].help])),
  };
}
