import { sourcesUnder } from '../source-files.ts';
import { loadChapter } from './chapter.ts';
import { placesIn } from './places.ts';
import { citingTests } from './tests.ts';

export type KnownGame = ReturnType<typeof readGame>;

/** All that is known of one game's rules: what both languages say, and who cites them. */
export function readGame(id: string) {
  const chapters = { en: loadChapter(id, 'en'), fr: loadChapter(id, 'fr') };
  const numbers = chapters.en.rules.map(rule => rule.number);
  return {
    id,
    title: chapters.en.title,
    chapters,
    numbers,
    places: sourcesUnder(`packages/${id}/src`).flatMap(source => placesIn(source, numbers)),
    tests: sourcesUnder(`packages/${id}/test`).flatMap(citingTests),
  };
}
