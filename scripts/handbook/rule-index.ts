import { row } from './markdown.ts';
import type { Place } from './places.ts';
import type { CitingTest } from './tests.ts';

/** One game's part of the index. */
export interface IndexedGame {
  id: string;
  title: string;
  numbers: readonly string[];
  places: readonly Place[];
  tests: readonly CitingTest[];
}

const INTRO = `For every rule of the handbook: where it stands in the code, and the tests that prove it. A name leads to the
function, table or type under whose comment the rule's number stands, then to the steps and refusals that name it.
This page is made by \`npm run handbook\`.`;

export function indexPage(games: readonly IndexedGame[]): string {
  return `# Rule index\n\n${INTRO}\n\n${games.map(gamePart).join('\n\n')}\n`;
}

function gamePart({ id, title, numbers, places, tests }: IndexedGame): string {
  const rows = numbers.map(number =>
    row([
      number,
      placesOf(number, places).map(placeLink).join('<br>'),
      tests
        .filter(test => test.numbers.includes(number))
        .map(testLink)
        .join('<br>'),
    ]),
  );
  const head = [`## ${title}`, '', `The rules: [English](en/${id}.md), [français](fr/${id}.md).`, ''];
  return [...head, row(['Rule', 'Code', 'Tests']), '|---|---|---|', ...rows].join('\n');
}

const KINDS: Record<Place['kind'], number> = { function: 0, table: 1, type: 2 };

/** A rule's places: what carries it out first, then what names it, then the types that hold it. */
export function placesOf(number: string, places: readonly Place[]): Place[] {
  const weight = ({ kind, by }: Place) => KINDS[kind] + (by === 'string' ? 3 : 0);
  const found = places.filter(place => place.number === number);
  const whole = ({ name, file }: Place) =>
    found.some(other => other.file === file && name.startsWith(`${other.name}.`));
  return found.filter(place => !whole(place)).sort((a, b) => weight(a) - weight(b));
}

function placeLink({ name, file, line }: Place): string {
  return `[\`${name}\`](../../${file}#L${line}) in ${short(file)}`;
}

function testLink({ title, file, line }: CitingTest): string {
  return `[${title.replace(/[[\]<>*_]/g, '\\$&')}](../../${file}#L${line})`;
}

/** A file without the folders every game has: `packages/patrician/src/build.ts` is `build.ts`. */
function short(file: string): string {
  return file.split('/').slice(3).join('/');
}

/** How far a link may lead from what it names before the page is out of date: what a reader has on one screen. */
const SCREEN = 30;

/** Whether a page says what it would say now, but for lines that have moved a little. */
export function upToDate(page: string, now: string): boolean {
  const text = (page: string) => page.replace(/#L\d+/g, '');
  const lines = (page: string) => [...page.matchAll(/#L(\d+)/g)].map(([, line]) => Number(line));
  if (text(page) !== text(now)) return false;
  const fresh = lines(now);
  return lines(page).every((line, i) => Math.abs(line - fresh[i]) <= SCREEN);
}
