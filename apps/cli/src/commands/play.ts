import { existsSync, writeFileSync } from 'node:fs';
import type { Bot } from '@signoria/bots';
import type { BotId } from '@signoria/bots/levels';
import { type Checked, commitment, exportRecord, type Match, startMatch } from '@signoria/core';
import { GAMES } from '@signoria/games';
import { tableNames, wordsFor } from '@signoria/words';
import type { Command } from 'commander';
import { boardFor } from '../boards/index.ts';
import { complain, type ExitCode, problem } from '../complaint.ts';
import { gamesHelp } from '../games-help.ts';
import { wrap } from '../layout.ts';
import { askForTable } from '../play/ask-for-table.ts';
import { openLines } from '../play/lines.ts';
import { playMatch } from '../play/match.ts';
import { scoreSheet, verdict } from '../play/score-sheet.ts';
import { chancesFor, type Seated } from '../play/seated.ts';
import { type KeptRecord, openRecord, recordText } from '../records.ts';
import { botsNamed, defaultBot, gameNamed, layTable, type TableFlags, wholeNumber } from '../table-setup.ts';
import type { Terminal } from '../terminal.ts';
import { run, tableFlags } from './command.ts';

interface PlayFlags extends TableFlags {
  bot?: string;
  name?: string;
  think: string;
  record?: string;
  resume?: string;
}

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
  if (game === undefined && !typed.resume && !terminal.interactive)
    return complain(
      terminal,
      problem('[game]', 'missing-argument', GAMES.map(({ id }) => id).join(', ')).problem,
    );
  const flags = game === undefined && !typed.resume ? await askForTable(terminal, typed) : { ...typed, game };
  if (flags === null) return 0;
  const started = await start(terminal, flags.game, flags);
  if (!started.ok) return complain(terminal, started.problem);
  const table = started.value;
  if (flags.record !== undefined && flags.record !== flags.resume && existsSync(flags.record))
    return complain(terminal, problem(flags.record, 'file-exists').problem);
  const file = flags.record ?? flags.resume ?? recordName(table.match);
  welcome(table);
  const lines = openLines(terminal.interactive);
  const end = await playMatch(table, lines);
  lines.close();
  if (end === 'over') finish(table);
  return file === 'none' ? 0 : save(table, file, end);
}

/** Everything is checked here, before a card is shown or a file written. */
async function start(
  terminal: Terminal,
  game: string | undefined,
  flags: PlayFlags,
): Promise<Checked<Seated>> {
  const think = wholeNumber(flags.think);
  if (Number.isNaN(think)) return problem(`--think ${flags.think}`, 'bad-number');
  const opened = flags.resume ? await resumed(terminal, flags.resume) : dealt(terminal, game ?? '', flags);
  if (!opened.ok) return opened;
  const { match, record } = opened.value;
  const asked = flags.bot ?? botsIn(record) ?? defaultBot(match.game.id);
  const bots = botsNamed(terminal, match.game, asked, match.seats - 1);
  if (!bots.ok) return bots;
  const words = await wordsFor(terminal.language, match.game.id);
  const board = await boardFor(match.game.id);
  const person = flags.name ?? record?.names?.[0] ?? terminal.cli.play.guest;
  return {
    ok: true,
    value: {
      terminal,
      match,
      words,
      board,
      person: 0,
      names: tableNames(
        [{ name: person, level: null }, ...bots.value.map(({ id }) => ({ name: id, level: id }))],
        terminal.common,
      ),
      bots: [bots.value[0], ...bots.value],
      chances: chancesFor(match),
      budget: { ms: think },
      news: [],
    },
  };
}

/** A match, and the file it comes from if it does. */
interface Opened {
  match: Match;
  record: KeptRecord | null;
}

function dealt(terminal: Terminal, id: string, flags: TableFlags): Checked<Opened> {
  const game = gameNamed(terminal, id);
  if (!game.ok) return game;
  const table = layTable(terminal, game.value, flags);
  if (!table.ok) return table;
  const { seats, options, seed } = table.value;
  return { ok: true, value: { match: startMatch(game.value, seats, options, seed), record: null } };
}

async function resumed(terminal: Terminal, file: string): Promise<Checked<Opened>> {
  const played = await openRecord(terminal, file);
  if (!played.ok) return played;
  const { match, game, record } = played.value;
  return game.result(match.state) ? problem(file, 'match-over') : { ok: true, value: { match, record } };
}

/** The opponents a record names, as one would type them; none where it does not say. */
function botsIn(record: KeptRecord | null): string | undefined {
  const bots: unknown = record?.bots;
  const others = Array.isArray(bots) ? bots.slice(1) : [];
  return others.length > 0 && others.every(id => typeof id === 'string') ? others.join(',') : undefined;
}

/** A name of its own for each match in this folder. */
function recordName(match: Match): string {
  const name = `${match.game.id}-${commitment(match.seed).slice(0, 8)}`;
  let file = `${name}.json`;
  for (let number = 2; existsSync(file); number++) file = `${name}-${number}.json`;
  return file;
}

function welcome({ terminal, words, match, names, bots }: Seated): void {
  const { cli, style, common } = terminal;
  terminal.print(`${style.bold(words.title.name)}\n${wrap(words.title.help, style.width)}`);
  terminal.print(cli.play.opponents(names.slice(1)));
  for (const bot of new Set(bots)) {
    const alike = common.list(names.filter((_, seat) => seat > 0 && bots[seat] === bot));
    const known = knownAs(bot, common.bots);
    if (known)
      terminal.print(style.dim(wrap(`  ${alike}, ${known.level}. ${known.help}`, style.width, '  ')));
  }
  terminal.print(style.dim(`${cli.play.commitment}\n  ${commitment(match.seed)}`));
}

function knownAs<T>(bot: Bot, known: Readonly<Record<BotId, T>>): T | undefined {
  return Object.hasOwn(known, bot.id) ? known[bot.id as BotId] : undefined;
}

function finish({ terminal, match, words, names, board, person, news }: Seated): void {
  const { cli, style } = terminal;
  const result = match.game.result(match.state);
  if (!result) return;
  for (const line of news) terminal.print(style.dim(`  ${line}`));
  terminal.print(`\n${board.draw(match.game.view(match.state, person), words, names, style)}`);
  terminal.print(
    `\n${style.bold(cli.play.finalScore)}\n${scoreSheet(terminal, result.scores, words, names)}`,
  );
  terminal.print(`\n${verdict(terminal, result, words, names)}`);
}

function save(
  { terminal, match, names, bots, person }: Seated,
  file: string,
  end: 'over' | 'left',
): ExitCode {
  const { cli, style } = terminal;
  try {
    const played = bots.map(({ id }, seat) => (seat === person ? null : id));
    writeFileSync(file, recordText({ ...exportRecord(match, names), bots: played }));
  } catch (error) {
    return complain(terminal, problem(file, 'cannot-write', (error as NodeJS.ErrnoException).code).problem);
  }
  if (end === 'over') terminal.print(style.dim(`${cli.play.revealed}\n  ${match.seed}`));
  terminal.print(cli.play.saved(file));
  terminal.print(style.dim(end === 'over' ? cli.play.check(file) : cli.play.resume(file)));
  return 0;
}
