/**
 * Plays bots against one another at every preset and number of players, and draws what came of it into docs/balance.
 *
 *   node scripts/balance.ts [games per game] [game ...]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Game, parseOptions } from '@signoria/core';
import { GAMES } from '@signoria/games';

const ROOT = join(import.meta.dirname, '..');
const BOT = 'heuristic';

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

function balance(game: Game, games: number): void {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-balance-'));
  const tables = tablesOf(game);
  const each = Math.ceil(games / tables.length);
  const files = tables.map(({ preset, seats, options }) => {
    const file = join(folder, `${preset}-${seats}.csv`);
    const table = ['-p', preset, '-s', String(seats), ...options, '-b', BOT, '--seed', 'balance'];
    signoria(['sim', game.id, ...table, '-g', String(each), '--rows', file]);
    return file;
  });
  process.stdout.write(signoria(['stats', ...files, '--svg', join(ROOT, 'docs/balance')]));
  rmSync(folder, { recursive: true });
}

if (import.meta.main) {
  const [games = '100000', ...ids] = process.argv.slice(2);
  for (const game of GAMES) if (ids.length === 0 || ids.includes(game.id)) balance(game, Number(games));
}
