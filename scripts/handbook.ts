/**
 * Holds the handbook, the tests and the engines to the same rule numbers, and writes the rulings page.
 *
 *   npm run handbook            write docs/handbook/{en,fr}/rulings.md and report what does not agree
 *   npm run handbook -- --check the same, but write nothing: a page out of date is a fault too
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@signoria/words';
import { isRuleNumber, parseHandbook, rulesOf } from '@signoria/words/handbook';

export interface Rule {
  number: string;
  text: string;
  rulings: Ruling[];
}

/** What the documents say, what we play, and the option that changes it. */
export interface Ruling {
  documents: string;
  played: string;
  option: string;
}

export interface Chapter {
  title: string;
  rules: Rule[];
}

const MARKS = {
  en: { documents: 'Documents:', played: 'Played:', option: 'Option:' },
  fr: { documents: 'Documents :', played: 'Joué :', option: 'Option :' },
} as const satisfies Record<Language, object>;

const PAGES = {
  en: {
    title: 'Rulings',
    intro:
      'Where the rule documents are silent, differ, or slip: what they say, what is played here, and the option that plays it otherwise. This page is made from the handbook by `npm run handbook`.',
    head: ['Rule', 'The documents', 'Played here', 'Option'],
  },
  fr: {
    title: 'Points de règle',
    intro:
      'Là où les documents se taisent, diffèrent ou se trompent : ce qu’ils disent, ce qui se joue ici, et l’option qui permet de jouer autrement. Cette page est tirée du manuel par `npm run handbook`.',
    head: ['Règle', 'Les documents', 'Joué ici', 'Option'],
  },
} as const;

/** Reads one handbook page: its title and its rules, each perhaps with rulings, one a line. */
export function readChapter(text: string, language: Language): Chapter {
  const blocks = parseHandbook(text);
  const title = blocks.find(block => block.kind === 'title')?.text ?? '';
  const rules = rulesOf(blocks).map(({ number, text, rulings }) => ({
    number,
    text,
    rulings: rulings.map(line => readRuling(line, number, language)),
  }));
  return { title, rules };
}

function readRuling(line: string, number: string, language: Language): Ruling {
  const { documents, played, option } = MARKS[language];
  const marks = [documents, played, option].map(mark => line.indexOf(`**${mark}**`));
  const [at, playedAt, optionAt] = marks;
  if (at < 0 || playedAt < at || optionAt < playedAt)
    throw new Error(
      `the ruling under ${number} (${language}) is not "**${documents}** ... **${played}** ... **${option}** ..."`,
    );
  const part = (from: number, mark: string, to?: number) => line.slice(from + mark.length + 4, to).trim();
  const ruling = {
    documents: part(at, documents, playedAt),
    played: part(playedAt, played, optionAt),
    option: part(optionAt, option),
  };
  if (!ruling.documents.endsWith('.') || !ruling.played.endsWith('.') || ruling.option.endsWith('.'))
    throw new Error(
      `the ruling under ${number} (${language}) wants a full stop after its sentences, none at its end`,
    );
  return ruling;
}

/** The title of a test: the first string in the call, tables of `test.each` passed over. */
const TITLE =
  /\b(?:test|it|describe)(?:\.(?:each|skipIf|for)\s*\([\s\S]*?\]\s*\))?\s*\(\s*(['"`])((?:(?!\1).)*)\1/g;

/** Rule numbers at the head of test titles: `test('LC-1.1 LC-1.2 ...'`, `describe(...)` and `it(...)` too. */
export function numbersCited(source: string): string[] {
  const titles = source.matchAll(TITLE);
  return [...titles].flatMap(([, , title]) => headNumbers(title));
}

/** The rule numbers a text begins with, before its first other word. */
function headNumbers(text: string): string[] {
  const words = text.split(/[ ,:]+/);
  const end = words.findIndex(word => !isRuleNumber(word) && word !== 'and' && word !== 'to');
  return words.slice(0, end < 0 ? words.length : end).filter(isRuleNumber);
}

/** Rule numbers that an engine's refusals name. */
export function numbersRefusing(source: string): string[] {
  return [...source.matchAll(/(['"`])([^'"`\n]+)\1/g)].map(([, , quoted]) => quoted).filter(isRuleNumber);
}

/** Everything that does not agree about one game. */
export function disagreements(
  game: string,
  chapters: Record<Language, Chapter>,
  cited: ReadonlySet<string>,
  refusing: ReadonlySet<string>,
): string[] {
  const faults: string[] = [];
  const english = chapters.en.rules.map(rule => rule.number);
  const french = chapters.fr.rules.map(rule => rule.number);
  const known = new Set(english);
  if (known.size !== english.length) faults.push(`${game}: a number stands twice`);
  if (english.join() !== french.join())
    faults.push(`${game}: English and French differ in ${difference(english, french)}`);
  for (const number of english) if (!cited.has(number)) faults.push(`${number} is cited by no test`);
  for (const number of cited)
    if (!known.has(number)) faults.push(`a test cites ${number}, which is not in the handbook`);
  for (const number of refusing)
    if (!known.has(number)) faults.push(`a refusal names ${number}, which is not in the handbook`);
  chapters.en.rules.forEach((rule, i) => {
    const other = chapters.fr.rules[i];
    if (other && optionsOf(rule) !== optionsOf(other))
      faults.push(`${rule.number} has other rulings or options in French than in English`);
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

export function rulingsPage(chapters: readonly Chapter[], language: Language): string {
  const { title, intro, head } = PAGES[language];
  const row = (cells: readonly string[]) =>
    `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const tables = chapters.map(chapter => {
    const rows = chapter.rules.flatMap(({ number, rulings }) =>
      rulings.map(({ documents, played, option }) => row([number, documents, played, option])),
    );
    return [`## ${chapter.title}`, '', row(head), '|---|---|---|---|', ...rows].join('\n');
  });
  return `# ${title}\n\n${intro}\n\n${tables.join('\n\n')}\n`;
}

function main(): void {
  const root = join(import.meta.dirname, '..');
  const check = process.argv.includes('--check');
  const games = readdirSync(join(root, 'docs/handbook/en'))
    .filter(file => file.endsWith('.md') && file !== 'rulings.md')
    .map(file => file.slice(0, -3));
  const faults: string[] = [];
  const pages: Record<Language, Chapter[]> = { en: [], fr: [] };
  let rules = 0;
  for (const game of games) {
    const chapters = { en: chapter(root, 'en', game), fr: chapter(root, 'fr', game) };
    pages.en.push(chapters.en);
    pages.fr.push(chapters.fr);
    rules += chapters.en.rules.length;
    const cited = new Set(sources(join(root, 'packages', game, 'test')).flatMap(numbersCited));
    const refusing = new Set(sources(join(root, 'packages', game, 'src')).flatMap(numbersRefusing));
    faults.push(...disagreements(game, chapters, cited, refusing));
  }
  for (const language of ['en', 'fr'] as const) {
    const path = join(root, 'docs/handbook', language, 'rulings.md');
    const page = rulingsPage(pages[language], language);
    if (existsSync(path) && readFileSync(path, 'utf8') === page) continue;
    if (check) faults.push(`docs/handbook/${language}/rulings.md is out of date: run npm run handbook`);
    else writeFileSync(path, page);
  }
  for (const fault of faults) console.error(fault);
  console.log(`handbook: ${games.length} games, ${rules} rules, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}

function chapter(root: string, language: Language, game: string): Chapter {
  return readChapter(readFileSync(join(root, 'docs/handbook', language, `${game}.md`), 'utf8'), language);
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => readFileSync(join(folder, file), 'utf8'));
}

if (process.argv[1] === import.meta.filename) main();
