import { readFileSync } from 'node:fs';
import { Command, CommanderError, type HelpConfiguration } from 'commander';
import { COMMANDS } from './commands/index.ts';
import { complain, names, problem } from './complaint.ts';
import type { Terminal } from './terminal.ts';

const PACKAGE = new URL('../package.json', import.meta.url);

function versionOf(file: URL): string {
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

/** What the argument parser calls its complaints, and what we do. */
const CODES: Readonly<Record<string, string>> = {
  'commander.unknownCommand': 'unknown-command',
  'commander.unknownOption': 'unknown-flag',
  'commander.missingArgument': 'missing-argument',
  'commander.optionMissingArgument': 'missing-value',
  'commander.excessArguments': 'too-many-arguments',
};

export async function runProgram(terminal: Terminal, args: readonly string[]): Promise<void> {
  const program = buildProgram(terminal);
  const nothingAsked = args.every((arg, i) => arg.startsWith('--lang') || args[i - 1] === '--lang');
  if (nothingAsked) return program.outputHelp();
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (isOfFiles(error)) {
      process.exitCode = complain(terminal, problem(error.path, 'cannot-write', error.code).problem);
      return;
    }
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? 0 : refuseArguments(terminal, program, args, error);
  }
}

/** A disk that is full, a folder that is not there: what is read is checked where it is read, so it was written. */
function isOfFiles(error: unknown): error is { path: string; code: string } {
  return error instanceof Error && 'path' in error && 'syscall' in error && 'code' in error;
}

function buildProgram(terminal: Terminal): Command {
  const { about, flags = {} } = terminal.cli.commands[''];
  const program = new Command('signoria')
    .version(versionOf(PACKAGE), '-V, --version', flags.version)
    .description(about)
    .usage(usageOf(terminal, '[options] [command]'));
  for (const add of COMMANDS) add(program, terminal);
  for (const command of everyCommand(program))
    dress(command, terminal).option('--lang <language>', langFlag(terminal));
  return program;
}

function everyCommand(command: Command): Command[] {
  return [command, ...command.commands.flatMap(everyCommand)];
}

/** One line in the reader's language instead of the parser's own. */
function refuseArguments(
  terminal: Terminal,
  program: Command,
  args: readonly string[],
  error: CommanderError,
): number {
  const code = CODES[error.code];
  if (code === undefined) return 2;
  const named = /'([^']*)'/.exec(error.message)?.[1] ?? '';
  const group = program.commands.find(one => one.commands.length > 0 && args.includes(one.name()));
  const known = code === 'unknown-command' ? (group ?? program).commands.map(command => command.name()) : [];
  return complain(terminal, { at: named || 'signoria', code, expected: names(terminal, named, known) });
}

function langFlag(terminal: Terminal): string {
  return terminal.cli.commands.engine.flags?.lang ?? '';
}

function usageOf({ cli }: Terminal, usage: string): string {
  return usage.replace(/\[\w+\]/g, part => cli.help[part] ?? part);
}

/** Help and errors in the reader's language; nothing of the parser's own English is printed. */
function dress(command: Command, terminal: Terminal): Command {
  const { cli, style } = terminal;
  const help: HelpConfiguration = {
    styleTitle: title => style.bold(cli.help[title] ?? title),
    optionDescription: option => option.description,
    styleUsage: usage => usageOf(terminal, usage),
  };
  return command
    .configureHelp(help)
    .helpOption('-h, --help', cli.help.help)
    .helpCommand(false)
    .configureOutput({ writeErr: text => void (text.startsWith('error:') || process.stderr.write(text)) })
    .exitOverride();
}
