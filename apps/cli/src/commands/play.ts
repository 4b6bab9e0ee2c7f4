import { existsSync } from 'node:fs';
import type { Bot } from '@signoria/bots';
import type { BotId } from '@signoria/bots/levels';
import { commitment } from '@signoria/core';
import { GAMES } from '@signoria/games';
import type { Command } from 'commander';
import { complain, type ExitCode, problem } from '../complaint.ts';
import { gamesHelp } from '../games-help.ts';
import { wrap } from '../layout.ts';
import { askForTable } from '../play/ask-for-table.ts';
import { recordName, saveMatch } from '../play/keep.ts';
import { openLines } from '../play/lines.ts';
import { playMatch } from '../play/match.ts';
import { ranking, scoreSheet, verdict } from '../play/score-sheet.ts';
import { type Seated, told } from '../play/seated.ts';
import { type PlayFlags, sitDown } from '../play/sit-down.ts';
import type { Terminal } from '../terminal.ts';
import { run, tableFlags } from './command.ts';

export function addPlay(program: Command, terminal: Terminal): void {
  const { about, arguments: args = {}, flags = {} } = terminal.cli.commands.play;
  tableFlags(program.command('play').description(about).argument('[game]', args.game), flags)
    .option('-b, --bot <names>', flags.bot)
    .option('-n, --name <name>', flags.name)
    .option('--think <ms>', flags.think, '500')
    .option('--record <file>', flags.record)
    .option('--resume <file>', flags.resume)
    .addHelpText('after', () => gamesHelp(terminal))
    .action((game: string | undefined, typed: PlayFlags) => run(play(terminal, game, typed)));
}

async function play(terminal: Terminal, game: string | undefined, typed: PlayFlags): Promise<ExitCode> {
  if (game === undefined && !typed.resume && !terminal.interactive) {
    const known = GAMES.map(({ id }) => id).join(', ');
    return complain(terminal, problem('[game]', 'missing-argument', known).problem);
  }
  const asks = terminal.interactive && !typed.resume;
  const flags = asks ? await askForTable(terminal, { ...typed, game }) : { ...typed, game };
  if (flags === null) return 0;
  const seated = await sitDown(terminal, flags.game, flags);
  if (!seated.ok) return complain(terminal, seated.problem);
  const { record, resume } = flags;
  if (record !== undefined && record !== resume && existsSync(record))
    return complain(terminal, problem(record, 'file-exists').problem);
  return playAt(seated.value, record ?? resume ?? recordName(seated.value.match));
}

/** Plays and saves after every move; nothing is saved where the file is called none. */
async function playAt(table: Seated, file: string): Promise<ExitCode> {
  const { terminal } = table;
  const save = () => {
    const found = file === 'none' ? null : saveMatch(table, file);
    return found ? complain(terminal, found) : 0;
  };
  const writable = save();
  if (writable !== 0) return writable;
  introduce(table);
  const lines = openLines(terminal.interactive);
  const end = await playMatch(table, lines, save);
  lines.close();
  if (end === 'over') showEnd(table);
  const saved = save();
  if (saved === 0 && file !== 'none') tellFile(table, file, end);
  return saved;
}

function introduce({ terminal, words, match, names, bots }: Seated): void {
  const { cli, style, common } = terminal;
  terminal.print(`${style.bold(words.title.name)}\n${wrap(words.title.help, style.width)}`);
  terminal.print(wrap(cli.play.opponents(names.slice(1)), style.width));
  for (const bot of new Set(bots)) {
    const [first, ...others] = names.filter((_, seat) => seat > 0 && bots[seat] === bot);
    const known = knownAs(bot, common.bots);
    if (!known) continue;
    const alike = others.length > 0 ? ` ${cli.play.alike(others)}` : '';
    terminal.print(style.dim(wrap(`  ${first}, ${known.level}. ${known.help}${alike}`, style.width, '  ')));
  }
  terminal.print(style.dim(`${cli.play.commitment}\n  ${commitment(match.seed)}`));
}

function knownAs<T>(bot: Bot, known: Readonly<Record<BotId, T>>): T | undefined {
  return Object.hasOwn(known, bot.id) ? known[bot.id as BotId] : undefined;
}

function showEnd(table: Seated): void {
  const { terminal, match, words, names, board, person, news } = table;
  const { cli, style, common } = terminal;
  const result = match.game.result(match.state);
  if (!result) return;
  for (const line of news) terminal.print(style.dim(wrap(`  ${line}`, style.width, '    ')));
  terminal.print(`\n${board.draw(match.game.view(match.state, person), words, names, style)}`);
  terminal.print(
    `\n${style.bold(cli.play.finalScore)}\n${scoreSheet(terminal, result.scores, words, names)}`,
  );
  const won = told(table, all => verdict(common, result, words, all)) ?? '';
  terminal.print(`\n${style.bold(wrap(won, style.width))}`);
  terminal.print(ranking(terminal, result, names));
}

function tellFile({ terminal, match }: Seated, file: string, end: 'over' | 'left'): void {
  const { cli, style } = terminal;
  if (end === 'over') terminal.print(style.dim(`${cli.play.revealed}\n  ${match.seed}`));
  terminal.print(cli.play.saved(file));
  terminal.print(style.dim(end === 'over' ? cli.play.check(file) : cli.play.resume(file)));
}
