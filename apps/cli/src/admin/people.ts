import { text } from 'node:stream/consumers';
import { isCancel, password } from '@clack/prompts';
import type { ExitCode } from '../complaint.ts';
import { plain } from '../plain.ts';
import type { Terminal } from '../terminal.ts';
import { complainOf, doAndSay, withData } from './with-data.ts';

/** The people of a server, their tables, and what they say about each other. */

export function ban(
  terminal: Terminal,
  who: string,
  { reason = '' }: { reason?: string },
): Promise<ExitCode> {
  return doAndSay(
    terminal,
    ({ tools }, admin) => tools.ban(admin, who, reason),
    ({ words }, { name }) => words.banned(name),
  );
}

export function unban(terminal: Terminal, who: string): Promise<ExitCode> {
  return doAndSay(
    terminal,
    ({ tools }, admin) => tools.unban(admin, who),
    ({ words }, { name }) => words.unbanned(name),
  );
}

export function bans(terminal: Terminal): Promise<ExitCode> {
  return withData(terminal, 'beside', async (admin, { tools, words }) => {
    const found = await tools.bans(admin);
    for (const { name, person, at, reason } of found)
      terminal.print(plain(words.ban(name, person, dayOf(at), reason)));
    if (found.length === 0) terminal.print(words.noBans);
    return 0;
  });
}

/** The new password is typed or piped in, never an argument: those can be seen by everybody on the machine. */
export function resetPassword(
  terminal: Terminal,
  who: string,
  { set }: { set?: boolean },
): Promise<ExitCode> {
  if (!set)
    return doAndSay(
      terminal,
      ({ tools }, admin) => tools.recoveryCode(admin, who),
      ({ words }, { name, code }) => words.code(name, code),
    );
  return withData(terminal, 'beside', async (admin, work) => {
    const typed = await readPassword(terminal, work.words.newPassword);
    if (typed === null) return 1;
    const done = await work.tools.resetPassword(admin, who, typed);
    if (!done.ok) return complainOf(work, done.problem);
    terminal.print(work.words.passwordSet(done.value.name));
    return 0;
  });
}

async function readPassword({ interactive }: Terminal, message: string): Promise<string | null> {
  if (!interactive) return (await text(process.stdin)).split('\n')[0];
  const typed = await password({ message });
  return isCancel(typed) ? null : typed;
}

export function closeTable(terminal: Terminal, code: string): Promise<ExitCode> {
  return doAndSay(
    terminal,
    ({ tools }, admin) => tools.closeTable(admin, code),
    ({ words }, closed) => words.closedTable(closed.code),
  );
}

export function reports(terminal: Terminal, { all }: { all?: boolean }): Promise<ExitCode> {
  return withData(terminal, 'beside', async (admin, { tools, words }) => {
    const found = await tools.reports(admin, all === true);
    for (const { id, at, byName, aboutName, about, why, text: said } of found) {
      const line = words.report(dayOf(at), byName, `${aboutName} (${about})`, words.why[why] ?? why, said);
      terminal.print(plain(`${id} · ${line}`));
    }
    if (found.length === 0) terminal.print(words.noReports);
    return 0;
  });
}

export function reportDone(terminal: Terminal, id: string): Promise<ExitCode> {
  return doAndSay(
    terminal,
    ({ tools }, admin) => tools.reportDone(admin, id),
    ({ words }) => words.reportDone(id),
  );
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
