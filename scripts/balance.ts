/**
 * Plays bots against one another in every preset and with every number of players, on all cores, and writes the results
 * to docs/balance.md. With a folder for the rows it resumes where it stopped. Folders from several machines can be merged:
 * games that are already there are not played again.
 *
 *   node scripts/balance.ts [games of each game] [folder in which the rows are kept]
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Game, parseOptions } from '@signoria/core';
import { GAMES } from '@signoria/games';

const ROOT = join(import.meta.dirname, '..');
const BOT = 'heuristic';
/** Games of each game that are played before the next one's turn. */
const ROUND = 20_000;

interface Table {
  preset: string;
  seats: number;
  options: readonly string[];
}

/** Every preset with every number of players; eight in Citadels need a ninth character. */
function tablesOf({ options, seats }: Game): Table[] {
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
  return Object.keys(options.presets).flatMap(preset =>
    counts.map(count => {
      const isEnough = parseOptions(options, { preset }, count).ok;
      return { preset, seats: count, options: isEnough ? [] : ['-o', 'rank9=artist'] };
    }),
  );
}

async function signoria(args: readonly string[]): Promise<string> {
  const program = join(ROOT, 'apps/cli/bin/signoria.js');
  const env = { ...process.env, LC_ALL: 'en_GB.UTF-8' };
  const ran = await promisify(execFile)(process.execPath, [program, ...args], { maxBuffer: 1 << 28, env });
  return ran.stdout;
}

interface Part {
  game: Game;
  table: Table;
  round: number;
  games: number;
}

/** Everything to be played, round by round. */
function partsOf(rounds: readonly number[]): Part[] {
  return rounds.flatMap(round =>
    GAMES.flatMap(game => {
      const tables = tablesOf(game);
      const games = Math.ceil(ROUND / tables.length);
      return tables.map(table => ({ game, table, round, games }));
    }),
  );
}

/** One round of a table, unless its rows are there already. */
async function play({ game, table, round, games }: Part, folder: string): Promise<void> {
  const file = rowsFile(game, table, round, folder);
  if (existsSync(file)) return;
  const { preset, seats, options } = table;
  const flags = ['-p', preset, '-s', String(seats), ...options, '-b', BOT, '--seed', `balance ${round}`];
  await signoria(['sim', game.id, ...flags, '-g', String(games), '--rows', `${file}.part.csv`]);
  renameSync(`${file}.part.csv`, file);
}

/** Plays all parts, as many at once as there are cores. */
async function playAll(parts: readonly Part[], folder: string): Promise<void> {
  const left = parts.values();
  const core = async () => {
    for (const part of left) await play(part, folder);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, core));
}

function rowsFile(game: Game, { preset, seats }: Table, round: number, folder: string): string {
  return join(folder, `${game.id}-${preset}-${seats}-${round}.csv`);
}

/** The figures of a game as `stats` prints them, without the lists that the charts show; a chart for each preset. */
async function chapter(game: Game, folder: string, rounds: readonly number[]): Promise<string> {
  const presets = Object.groupBy(
    tablesOf(game),
    ({ preset, options }) => preset + (options.length > 0 ? '-changed' : ''),
  );
  const parts = Object.entries(presets).map(async ([name, tables = []]) => {
    const files = tables.flatMap(table => rounds.map(round => rowsFile(game, table, round, folder)));
    const printed = await signoria(['stats', ...files, '--svg', join(ROOT, 'docs/balance')]);
    const [title, ...lines] = printed.trim().split('\n');
    const end = lines.findIndex(line => line.startsWith('Wins of those'));
    const tablesOnly = lines.slice(0, end).join('\n').trim();
    return `### ${title}\n\n![${title}: points, length, seats, cards](balance/${game.id}-${name}.svg)\n\n\`\`\`\n${tablesOnly}\n\`\`\`\n`;
  });
  return (await Promise.all(parts)).join('\n');
}

function intro(games: number): string {
  return `# Balance of the games

This page summarises ${games.toLocaleString('en-GB')} games of each game, played by the bot \`${BOT}\` in every seat, spread evenly over
presets and numbers of players. It shows how balanced the games are *between players of that strength*, who are fast and careful but do not search. Human
players and the champion play differently. For the meaning of the columns, and how to get the rows for your own notebook,
see [data.md](data.md).

To play the games again and write this page, run

\`\`\`
node scripts/balance.ts ${games}
\`\`\`

It takes about half an hour on one core. The same number of games gives the same results, on any machine and with any number
of cores. Points and length are given as an average and the range that contains nine of ten games. In the charts below,
wins are a multiple of a fair share: 1 means that a seat, or the player of a card, wins as often as any other. Players who
win build more, so cards that are expensive or come late rank high: compare a card with others of its cost. Bars are 95%
confidence intervals.
`;
}

if (import.meta.main) {
  const [asked = '100000', folder = mkdtempSync(join(tmpdir(), 'signoria-balance-'))] = process.argv.slice(2);
  mkdirSync(folder, { recursive: true });
  const rounds = Array.from({ length: Math.ceil(Number(asked) / ROUND) }, (_, i) => i + 1);
  await playAll(partsOf(rounds), folder);
  const chapters = await Promise.all(GAMES.map(game => chapter(game, folder, rounds)));
  writeFileSync(join(ROOT, 'docs/balance.md'), [intro(rounds.length * ROUND), ...chapters].join('\n'));
}
