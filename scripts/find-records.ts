/**
 * Plays games until each ruling without a record has occurred, and stores that game as
 * packages/<game>/test/records/<ruling>.json. Fast bots play first, then random moves.
 *
 *   node scripts/find-records.ts [game]
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bot, findBot } from '@signoria/bots';
import {
  exportRecord,
  type Game,
  type Kind,
  type Match,
  type MatchRecord,
  parseOptions,
  playLegal,
  rngFrom,
  seedFromText,
  startMatch,
} from '@signoria/core';
import type { Ruling, Rulings } from '@signoria/core/kit';
import { eventsOf } from '@signoria/core/whole-game';
import { GAMES } from '@signoria/games';

/** Who is tried, and for how many games. */
const PLAYERS: readonly (readonly [id: string, games: number])[] = [
  ['heuristic', 300],
  ['random', 20_000],
];

function playOut(
  game: Game,
  { seats, options: given }: Ruling<Kind>['table'],
  bot: Bot,
  seed: string,
): Match {
  const options = parseOptions(game.options, given, seats);
  if (!options.ok) throw new Error(`${options.problem.at}: expected ${options.problem.expected}`);
  const match = startMatch(game, seats, options.value, seedFromText(seed));
  const rng = rngFrom(match.seed.charCodeAt(0) + seed.length);
  for (let seat = game.turn(match.state)[0]; seat !== undefined; seat = game.turn(match.state)[0]) {
    const legal = game.legal(match.state, seat);
    playLegal(match, seat, bot.choose(game.view(match.state, seat), legal, { playouts: 1 }, rng).action);
  }
  return match;
}

function find(game: Game, name: string, { table, shows }: Ruling<Kind>): Match | null {
  for (const [id, games] of PLAYERS) {
    const bot = findBot(game.id, id);
    for (let number = 1; bot && number <= games; number++) {
      const match = playOut(game, table, bot, `${name} ${id} ${number}`);
      if (shows(eventsOf(match), match)) return match;
    }
  }
  return null;
}

/** A record as people read it: its fields one a line, its actions too. */
function write({ actions, ...head }: MatchRecord): string {
  const fields = Object.entries({ ...head, actions: null }).map(([key, value]) => {
    const rows = actions.map(entry => `    ${JSON.stringify(entry)}`).join(',\n');
    return `  "${key}": ${key === 'actions' ? `[\n${rows}\n  ]` : JSON.stringify(value)}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

async function main(): Promise<void> {
  for (const game of GAMES.filter(({ id }) => (process.argv[2] ?? id) === id)) {
    const tests = join(import.meta.dirname, '../packages', game.id, 'test');
    const { RULINGS } = (await import(join(tests, 'rulings.ts'))) as { RULINGS: Rulings<Kind> };
    mkdirSync(join(tests, 'records'), { recursive: true });
    for (const [name, ruling] of Object.entries(RULINGS)) {
      const file = join(tests, 'records', `${name}.json`);
      if (existsSync(file)) continue;
      const match = find(game, name, ruling);
      if (match) writeFileSync(file, write(exportRecord(match)));
      console.log(match ? `${name}: ${match.moves.length} actions` : `${name}: not found`);
    }
  }
}

await main();
