import { type AdminCommand, adminWords } from '@signoria/words/admin';
import type { Command } from 'commander';
import { backup, move, restore } from '../admin/data.ts';
import {
  archive,
  closeGame,
  exportGame,
  importGame,
  stuck,
  takeBack,
  takeUp,
  verifyAll,
} from '../admin/games.ts';
import { ban, bans, closeTable, reportDone, reports, resetPassword, unban } from '../admin/people.ts';
import type { ExitCode } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';
import { run } from './command.ts';

/** A command of `signoria admin`: what is typed after its name, and what it does with it. */
interface Entry {
  name: AdminCommand;
  arguments?: readonly string[];
  options?: readonly string[];
  // Arguments and flags as the parser has read them: the handlers say which.
  work(terminal: Terminal, first: string, second: string | undefined, flags: object): Promise<ExitCode>;
}

const REPLACE = ['--replace'];

const ENTRIES: readonly Entry[] = [
  { name: 'backup', arguments: ['<file>'], work: (terminal, file) => backup(terminal, file) },
  {
    name: 'restore',
    arguments: ['<file>'],
    options: REPLACE,
    work: (terminal, file, _, flags) => restore(terminal, file, flags),
  },
  {
    name: 'move',
    arguments: ['<to>'],
    options: REPLACE,
    work: (terminal, to, _, flags) => move(terminal, to, flags),
  },
  { name: 'verify', work: verifyAll },
  { name: 'stuck', work: stuck },
  { name: 'take-up', arguments: ['<game>'], work: takeUp },
  { name: 'take-back', arguments: ['<game>'], work: takeBack },
  { name: 'close-game', arguments: ['<game>'], work: closeGame },
  { name: 'export', arguments: ['<game>', '[file]'], work: exportGame },
  { name: 'import', arguments: ['<file>', '[game]'], options: REPLACE, work: importGame },
  {
    name: 'archive',
    arguments: ['<file>'],
    options: ['--days <number>'],
    work: (terminal, file, _, flags) => archive(terminal, file, flags),
  },
  {
    name: 'ban',
    arguments: ['<person>'],
    options: ['--reason <text>'],
    work: (terminal, who, _, flags) => ban(terminal, who, flags),
  },
  { name: 'unban', arguments: ['<person>'], work: unban },
  { name: 'bans', work: bans },
  {
    name: 'reset-password',
    arguments: ['<person>'],
    options: ['--set'],
    work: (terminal, who, _, flags) => resetPassword(terminal, who, flags),
  },
  { name: 'close-table', arguments: ['<code>'], work: closeTable },
  {
    name: 'reports',
    options: ['--all'],
    work: (terminal, _first, _second, flags) => reports(terminal, flags),
  },
  { name: 'report-done', arguments: ['<report>'], work: reportDone },
];

/** For whoever runs a server. */
export function addAdmin(program: Command, terminal: Terminal): void {
  const words = adminWords(terminal.language);
  const admin = program.command('admin').description(words.about);
  for (const entry of ENTRIES) {
    const { about, arguments: said = {}, flags = {} } = words.commands[entry.name];
    const command = admin.command(entry.name).description(about);
    for (const argument of entry.arguments ?? []) command.argument(argument, said[nameIn(argument)]);
    for (const option of entry.options ?? []) command.option(option, flags[nameIn(option)]);
    command.action((...typed: unknown[]) => {
      const given = typed.filter(one => typeof one === 'string');
      return run(entry.work(terminal, given[0], given[1], command.opts()));
    });
  }
}

/** `file` of `<file>`, `days` of `--days <number>`. */
function nameIn(typed: string): string {
  return /[a-z]+/.exec(typed)?.[0] ?? '';
}
