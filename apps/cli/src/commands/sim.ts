import type { Bot, Budget } from '@signoria/bots';
import { type Checked, canonical, defaultPreset } from '@signoria/core';
import type { Command } from 'commander';
import { complain, type ExitCode, problem } from '../complaint.ts';
import { gamesHelp } from '../games-help.ts';
import { grid } from '../layout.ts';
import { progressOn } from '../progress.ts';
import { type Standing, simulate } from '../simulate.ts';
import { rowsInto } from '../statistics/rows-into.ts';
import {
  botsNamed,
  gameNamed,
  layTable,
  type TableFlags,
  type TableSetup,
  wholeNumber,
} from '../table-setup.ts';
import type { Terminal } from '../terminal.ts';
import { run, tableFlags } from './command.ts';

interface SimFlags extends TableFlags {
  bots: string;
  games: string;
  think?: string;
  playouts?: string;
  json?: boolean;
  rows?: string;
}

interface Plan {
  table: TableSetup;
  bots: readonly Bot[];
  games: number;
  budget: Budget;
}

export function addSim(program: Command, terminal: Terminal): void {
  const { about, arguments: args = {}, flags = {} } = terminal.cli.commands.sim;
  tableFlags(program.command('sim').description(about).argument('<game>', args.game), flags)
    .option('-b, --bots <names>', flags.bots, 'random')
    .option('-g, --games <number>', flags.games, '100')
    .option('--think <ms>', flags.think)
    .option('--playouts <number>', flags.playouts)
    .option('--json', flags.json)
    .option('--rows <file>', flags.rows)
    .addHelpText('after', () => gamesHelp(terminal))
    .action((game: string, typed: SimFlags) => run(sim(terminal, game, typed)));
}

async function sim(terminal: Terminal, game: string, flags: SimFlags): Promise<ExitCode> {
  const planned = plan(terminal, game, flags);
  if (!planned.ok) return complain(terminal, planned.problem);
  const { table, bots, games, budget } = planned.value;
  const progress = progressOn(process.stderr, games);
  const written = flags.rows === undefined ? null : rowsInto(flags.rows, table, presetOf(table, flags), bots);
  if (written && !written.ok) return complain(terminal, written.problem);
  const found = simulate(table, bots, games, budget, progress.tick, written?.value.onlooker);
  progress.clear();
  written?.value.end();
  if (flags.json) {
    const { game, seats, options, seed } = table;
    terminal.print(JSON.stringify({ game: game.id, seats, options, seed, ...found }));
    return 0;
  }
  const { sim: words } = terminal.cli;
  terminal.print(words.heading(games));
  const rows = found.bots.map(standing => row(standing, words));
  terminal.print(grid([words.bot, words.wins, words.points, words.place], rows));
  terminal.print(words.pace(Math.round(found.decisions / games), Math.round(found.perSecond)));
  return 0;
}

/** The preset by its name, marked where single options differ from it. */
function presetOf({ game, options }: TableSetup, { preset = defaultPreset(game.options) }: SimFlags): string {
  const usual: Readonly<Record<string, unknown>> = game.options.presets;
  return canonical(usual[preset]) === canonical(options) ? preset : `${preset}*`;
}

function row({ bot, wins, games, points, place }: Standing, words: Terminal['cli']['sim']): string[] {
  return [bot, words.share(wins / games), figure(points), place.toFixed(2)];
}

function figure(points: number): string {
  return points.toFixed(1).replace('-', '−');
}

/** As many seats as bots were named, unless seats were asked for. */
function plan(terminal: Terminal, id: string, flags: SimFlags): Checked<Plan> {
  const game = gameNamed(terminal, id);
  if (!game.ok) return game;
  const named = flags.bots.split(',').length;
  const seats = flags.seats ?? (named > 1 ? String(named) : undefined);
  const table = layTable(terminal, game.value, { ...flags, ...(seats ? { seats } : {}) });
  if (!table.ok) return table;
  const bots = botsNamed(terminal, game.value, flags.bots, table.value.seats);
  if (!bots.ok) return bots;
  const games = wholeNumber(flags.games);
  if (!(games >= 1)) return problem(`--games ${flags.games}`, 'bad-number', '≥ 1');
  const budget: Budget = {};
  for (const [key, typed] of [
    ['ms', flags.think],
    ['playouts', flags.playouts],
  ] as const) {
    if (typed === undefined) continue;
    budget[key] = wholeNumber(typed);
    if (!(budget[key] >= 1))
      return problem(`--${key === 'ms' ? 'think' : key} ${typed}`, 'bad-number', '≥ 1');
  }
  return { ok: true, value: { table: table.value, bots: bots.value, games, budget } };
}
