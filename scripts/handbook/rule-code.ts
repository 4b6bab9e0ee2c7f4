import { read } from '../source-files.ts';
import type { Place } from './places.ts';
import { readGame } from './read-game.ts';
import { placesOf } from './rule-index.ts';

/** What carries out a rule and what proves it, for readers who do not have the sources at hand. */
export interface RuleCode {
  places: { name: string; file: string; line: number; code: string }[];
  tests: { title: string; file: string; line: number }[];
}

/** Every rule of a game with its code, as the rule index has it, by number. */
export function ruleCode(game: string): Record<string, RuleCode> {
  const { numbers, places, tests } = readGame(game);
  return Object.fromEntries(
    numbers.map(number => [
      number,
      {
        places: placesOf(number, places).map(place => ({
          name: place.name,
          file: place.file,
          line: place.line,
          code: codeOf(place),
        })),
        tests: tests
          .filter(test => test.numbers.includes(number))
          .map(({ title, file, line }) => ({ title, file, line })),
      },
    ]),
  );
}

/** The lines of a declaration with the comment above it, moved to the edge. */
function codeOf({ file, line, text }: Place): string {
  const lines = read(file).text.split('\n');
  const isComment = (line: string) => /^\s*(\/\*\*|\*|\/\/)/.test(line);
  const first = lines.slice(0, line - 1).findLastIndex(above => !isComment(above)) + 1;
  const margin = lines[line - 1].search(/\S/);
  return lines
    .slice(first, line - 1 + text.split('\n').length)
    .map(each => each.slice(margin))
    .join('\n');
}
