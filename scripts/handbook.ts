/**
 * Checks that handbook, tests and engines use the same rule numbers, and writes the pages generated from them.
 *
 *   npm run handbook            write the rulings in both languages and the rule index; report what does not agree
 *   npm run handbook -- --check the same without writing: a page that is out of date is a fault too
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { disagreements } from './handbook/disagreements.ts';
import { type KnownGame, readGame } from './handbook/read-game.ts';
import { indexPage, upToDate } from './handbook/rule-index.ts';
import { rulingsPage } from './handbook/rulings-page.ts';

const HANDBOOK = join(import.meta.dirname, '../docs/handbook');

function faultsOf({ id, chapters, places, tests }: KnownGame): string[] {
  const cited = (by: string) => new Set(places.filter(place => place.by === by).map(place => place.number));
  return disagreements(id, chapters, {
    tests: new Set(tests.flatMap(test => test.numbers)),
    code: cited('comment'),
    refusals: cited('string'),
  });
}

function main(): void {
  const check = process.argv.includes('--check');
  const games = readdirSync(join(HANDBOOK, 'en'))
    .filter(file => file.endsWith('.md') && file !== 'rulings.md')
    .map(file => readGame(file.slice(0, -3)));
  const faults = games.flatMap(faultsOf);
  const pages = {
    'en/rulings.md': rulingsPage(
      games.map(game => game.chapters.en),
      'en',
    ),
    'fr/rulings.md': rulingsPage(
      games.map(game => game.chapters.fr),
      'fr',
    ),
    'index.md': indexPage(games),
  };
  for (const [name, page] of Object.entries(pages)) {
    const path = join(HANDBOOK, name);
    if (!check) writeFileSync(path, page);
    else if (!existsSync(path) || !upToDate(readFileSync(path, 'utf8'), page))
      faults.push(`docs/handbook/${name} is out of date: run npm run handbook`);
  }
  for (const fault of faults) console.error(fault);
  const rules = games.reduce((sum, game) => sum + game.numbers.length, 0);
  console.log(`handbook: ${games.length} games, ${rules} rules, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}

main();
