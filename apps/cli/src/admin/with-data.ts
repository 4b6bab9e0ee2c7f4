import type { Checked, Problem } from '@signoria/core';
import type { Admin, Need } from '@signoria/server/admin';
import { type AdminWords, adminWords } from '@signoria/words/admin';
import { complain, type ExitCode, problem } from '../complaint.ts';
import { isPacked } from '../places.ts';
import type { Terminal } from '../terminal.ts';

/** The server's own code, loaded when a command needs it: it is large. */
export type Tools = typeof import('@signoria/server/admin');

/** What a command works with. */
export interface Work {
  terminal: Terminal;
  words: AdminWords;
  tools: Tools;
}

/** Says in one line what is wrong and where. */
export function complainOf({ terminal, words }: Work, { at, code, expected }: Problem): ExitCode {
  const { cli } = terminal;
  terminal.note(`signoria: ${cli.problem(at, words.problems[code] ?? cli.problems[code] ?? code, expected)}`);
  return 2;
}

/** Does something with the server's code. What breaks off is said in one line. */
export async function withTools(
  terminal: Terminal,
  job: (work: Work) => Promise<ExitCode>,
): Promise<ExitCode> {
  if (isPacked) return complain(terminal, problem('admin', 'not-in-package').problem);
  const words = adminWords(terminal.language);
  try {
    return await job({ terminal, words, tools: await import('@signoria/server/admin') });
  } catch (error) {
    terminal.note(`signoria: ${words.failed((error as Error).message)}`);
    return 1;
  }
}

/** Opens the data the environment names, does something with it, and closes it. */
export function withData(
  terminal: Terminal,
  need: Need,
  job: (admin: Admin, work: Work) => Promise<ExitCode>,
): Promise<ExitCode> {
  return withTools(terminal, async work => {
    const opened = await work.tools.openAdmin(process.env, need);
    if (!opened.ok) return complainOf(work, opened.problem);
    try {
      return await job(opened.value, work);
    } finally {
      await opened.value.close();
    }
  });
}

/** Does one thing that may go on beside a server, and says what came of it. */
export function doAndSay<T>(
  terminal: Terminal,
  change: (work: Work, admin: Admin) => Promise<Checked<T>>,
  said: (work: Work, value: T) => string,
): Promise<ExitCode> {
  return withData(terminal, 'beside', async (admin, work) => {
    const done = await change(work, admin);
    if (!done.ok) return complainOf(work, done.problem);
    terminal.print(said(work, done.value));
    return 0;
  });
}
