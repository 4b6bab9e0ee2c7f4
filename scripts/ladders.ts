/**
 * The ladders: every level against the one below it and against `heuristic`, at every number of seats. They are played with
 * fixed numbers of playouts, so anyone gets the same tables.
 *
 *   node scripts/ladders.ts                               writes the table of levels in docs/bots.md
 *   node scripts/ladders.ts play [parts of names ...]     plays ladders again, into docs/bots/ladders.md
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LEVELS } from '@signoria/bots/levels';
import { gameTitles } from '@signoria/words/site';
import { textBetween, writeBetween } from '../apps/cli/src/arena/ladder-table.ts';
import { CONTESTS, playedOf } from './contests.ts';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'docs/bots.md');
const TABLES = join(ROOT, 'docs/bots/ladders.md');
const SEED = 'ladder';

interface Ladder {
  game: string;
  seats: number;
  deals: number;
  /** What the champion may play out; the lower levels keep their own numbers. */
  playouts: number;
}

/** Eight players need a ninth character. */
const NEEDED: Readonly<Record<string, string>> = { 'citadels 8': 'rank9=artist' };

function laddersOf(game: string, playouts: number, dealsBySeats: Readonly<Record<number, number>>): Ladder[] {
  return Object.entries(dealsBySeats).map(([seats, deals]) => ({
    game,
    seats: Number(seats),
    deals,
    playouts,
  }));
}

export const LADDERS: readonly Ladder[] = [
  ...laddersOf('lost-cities', 32, { 2: 100 }),
  ...laddersOf('patrician', 100, { 2: 100, 3: 100, 4: 100, 5: 100 }),
  ...laddersOf('citadels', 96, { 2: 100, 3: 100, 4: 100, 5: 100, 6: 80, 7: 60, 8: 60 }),
  ...laddersOf('il-principe', 64, { 2: 100, 3: 100, 4: 100, 5: 100 }),
];

const nameOf = ({ game, seats }: Ladder) => `${game} ${seats}`;
const markerOf = (ladder: Ladder) => `ladder ${nameOf(ladder)}`;

/** The rows of a ladder in docs/bots/ladders.md, by the name of the bot: its rating and what it won. */
export function rowsOf(ladder: Ladder): Map<string, readonly string[]> {
  const table = textBetween(readFileSync(TABLES, 'utf8'), markerOf(ladder)) ?? '';
  const rows = table.split('\n').map(line => line.split('|').map(cell => cell.trim()));
  return new Map(rows.map(([, bot, ...cells]) => [bot, cells]));
}

/** What one champion with 50 ms wins among `heuristic`, where that was played. */
function amongHeuristic({ game, seats }: Ladder): string {
  const contest = CONTESTS.find(
    one =>
      one.game === game &&
      one.seats === seats &&
      one.pool === 'heuristic' &&
      one.candidate === 'champion@50ms',
  );
  const played = contest && playedOf(contest);
  if (!played) return '';
  const [mean, low, high] = [played.share.mean, played.share.low, played.share.high];
  const percent = (share: number) => (100 * share).toFixed(1);
  return `${percent(mean)}% (${percent(low)} to ${percent(high)}), ${played.deals}`;
}

/** The levels of every game at every number of seats, by their ratings: the table at the head of docs/bots.md. */
export async function levelsTable(): Promise<string> {
  const titles = await gameTitles('en');
  const rows = LADDERS.map(ladder => {
    const found = rowsOf(ladder);
    const ratings = LEVELS.map(level => found.get(level)?.[0] ?? '');
    const lower = ratings.slice(0, -1).map(rating => rating.replace(/ \(.*/, ''));
    const cells = [titles[ladder.game].name, ladder.seats, ...lower, ratings.at(-1), amongHeuristic(ladder)];
    return `| ${[...cells, ladder.deals].join(' | ')} |`;
  });
  return [
    `| game | seats | ${LEVELS.join(' | ')}, few playouts (interval) | champion, 50 ms, among \`heuristic\` | deals a pair |`,
    `|---|---:|${'---:|'.repeat(LEVELS.length - 1)}---|---|---:|`,
    ...rows,
  ].join('\n');
}

function play(ladder: Ladder, threads: string): void {
  const { game, seats, deals, playouts } = ladder;
  console.log(nameOf(ladder));
  const asked = ['--seats', seats, '--deals', deals, '--playouts', playouts, '--seed', SEED].map(String);
  const needed = NEEDED[nameOf(ladder)];
  const options = needed ? ['--options', needed] : [];
  const program = join(ROOT, 'apps/cli/bin/signoria.js');
  const flags = ['ladder', game, ...asked, ...options, '--threads', threads, '--write', TABLES];
  const { status } = spawnSync(process.execPath, [program, ...flags], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`the ladder of ${nameOf(ladder)} was not played to its end`);
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { threads: { type: 'string', default: String(availableParallelism()) } },
  });
  const [command, ...words] = positionals;
  if (command === 'play') {
    const chosen = LADDERS.filter(
      ladder => words.length === 0 || words.some(word => nameOf(ladder).includes(word)),
    );
    for (const ladder of chosen) play(ladder, values.threads);
  }
  const page = writeBetween(readFileSync(PAGE, 'utf8'), 'levels', await levelsTable());
  if (page) writeFileSync(PAGE, page);
}
