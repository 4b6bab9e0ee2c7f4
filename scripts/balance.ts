/**
 * Plays bots against one another at every preset and number of players, and shows what came of it in docs/balance.md.
 *
 *   node scripts/balance.ts [games of each game] [folder for the rows, kept]
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Game, parseOptions } from '@signoria/core';
import { GAMES } from '@signoria/games';

const ROOT = join(import.meta.dirname, '..');
const BOT = 'heuristic';
/** Games of each game that are played before the next one's turn. */
const ROUND = 5000;

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

function signoria(args: readonly string[]): string {
  const ran = spawnSync(process.execPath, [join(ROOT, 'apps/cli/bin/signoria.js'), ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, LC_ALL: 'en_GB.UTF-8' },
  });
  if (ran.status !== 0) throw new Error(`signoria ${args.join(' ')}: ${ran.stderr}`);
  return ran.stdout;
}

/** One round of a game, unless its rows are there already. */
function playRound(game: Game, round: number, folder: string): void {
  const tables = tablesOf(game);
  for (const { preset, seats, options } of tables) {
    const file = rowsFile(game, { preset, seats, options }, round, folder);
    if (existsSync(file)) continue;
    const table = ['-p', preset, '-s', String(seats), ...options, '-b', BOT, '--seed', `balance ${round}`];
    const games = Math.ceil(ROUND / tables.length);
    signoria(['sim', game.id, ...table, '-g', String(games), '--rows', `${file}.part.csv`]);
    renameSync(`${file}.part.csv`, file);
  }
}

function rowsFile(game: Game, { preset, seats }: Table, round: number, folder: string): string {
  return join(folder, `${game.id}-${preset}-${seats}-${round}.csv`);
}

/** The figures of a game as `stats` prints them, without the lists that the charts show; a chart for each preset. */
function chapter(game: Game, folder: string, rounds: readonly number[]): string {
  const presets = Object.groupBy(
    tablesOf(game),
    ({ preset, options }) => preset + (options.length > 0 ? '-changed' : ''),
  );
  const parts = Object.entries(presets).map(([name, tables = []]) => {
    const files = tables.flatMap(table => rounds.map(round => rowsFile(game, table, round, folder)));
    const printed = signoria(['stats', ...files, '--svg', join(ROOT, 'docs/balance')]);
    const [title, ...lines] = printed.trim().split('\n');
    const end = lines.findIndex(line => line.startsWith('Wins of those'));
    const tablesOnly = lines.slice(0, end).join('\n').trim();
    return `### ${title}\n\n![${title}: points, length, seats, cards](balance/${game.id}-${name}.svg)\n\n\`\`\`\n${tablesOnly}\n\`\`\`\n`;
  });
  return parts.join('\n');
}

function intro(games: number): string {
  return `# What games look like

${games.toLocaleString('en-GB')} games of each game, played by the bot \`${BOT}\` in every seat, spread evenly over presets and numbers of players.
They say how the games are balanced *between players of that strength*, quick and careful but not deep; people and the
champion play differently. What the columns mean, and how to have the rows for a notebook of your own: [data.md](data.md).

\`\`\`
node scripts/balance.ts ${games}
\`\`\`

plays them again and writes this page; the same number gives the same figures. Points and length are told as an average
and the range that holds nine of ten. In the charts below, wins are a multiple of a fair share: 1 means that a seat, or
whoever used a card, wins as often as anybody. Those who win build more, so what is dear or comes late stands high: read
a card against others of its cost. Bars are 95% intervals.
`;
}

if (import.meta.main) {
  const [asked = '100000', folder = mkdtempSync(join(tmpdir(), 'signoria-balance-'))] = process.argv.slice(2);
  mkdirSync(folder, { recursive: true });
  const rounds = Array.from({ length: Math.ceil(Number(asked) / ROUND) }, (_, i) => i + 1);
  for (const round of rounds) for (const game of GAMES) playRound(game, round, folder);
  const chapters = GAMES.map(game => chapter(game, folder, rounds));
  writeFileSync(join(ROOT, 'docs/balance.md'), [intro(rounds.length * ROUND), ...chapters].join('\n'));
}
