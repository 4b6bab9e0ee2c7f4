import type { MaterialWords } from '../cli-words.ts';

/** What the terminal says about a printing's file. */
export const material: MaterialWords = {
  flag: 'play with the cards of a printing, from a file (see signoria material)',
  command: {
    about: 'play with the cards of your own copy (see docs/printings.md)',
    flags: {},
  },
  check: { about: 'check the file of a printing', arguments: { file: 'file to check' } },
  show: {
    about: 'print the cards used by default, as a file to start from',
    arguments: { game: 'patrician or il-principe' },
  },
  good: (file, game, title) => `${file} is a valid printing of ${game}: ${title}`,
  wrong: (file, at, what, detail) => `${file}, ${at}: ${what}${detail ? ` (${detail})` : ''}`,
  problems: {
    'bad-value': 'invalid value',
    'not-an-object': 'expected an object',
    'unknown-version': 'unsupported format version; a newer Signoria may be able to read it',
    'not-material': 'not the file of a printing',
    'no-material': 'this game has no cards that a file can replace',
    'other-game': 'a printing of another game',
    'wrong-material': 'doesn’t match the printing in the record',
    'unknown-field': 'unknown field',
    'missing-field': 'missing',
    'bad-length': 'wrong number of entries',
    'crest-count': 'crests must add up to the city’s floors',
    'start-count': 'wrong number of start cards',
    'head-count': 'wrong number of portraits in the nine cities',
    'known-card': 'the rulebook shows this city differently',
    'icon-pair': 'wrong number of different colours for a city of this size',
    repeated: 'listed twice',
    'region-without-city': 'no city touches this region',
    'border-without-cities': 'fewer than two cities touch both regions',
    'not-neighbours': 'these regions need a common border',
  },
};
