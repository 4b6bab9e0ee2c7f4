import { writeFileSync } from 'node:fs';
import { type ExitCode, problem } from '../complaint.ts';
import { plain } from '../plain.ts';
import { progressOn } from '../progress.ts';
import { recordText } from '../records.ts';
import { wholeNumber } from '../table-setup.ts';
import type { Terminal } from '../terminal.ts';
import { complainOf, doAndSay, withData } from './with-data.ts';

/** Games that are stored: whether they can be read, what is to be done where not, and where they go. */

const DAY_MS = 86_400_000;
/** The seed of a game under way is in it. */
const OWNER_ONLY = 0o600;

export function verifyAll(terminal: Terminal): Promise<ExitCode> {
  return withData(terminal, 'beside', async (admin, { tools, words }) => {
    let bar: ReturnType<typeof progressOn> | null = null;
    const found = await tools.verifyAll(admin, (done, total) => {
      bar ??= progressOn(process.stderr, total);
      bar.tick(done);
    });
    (bar as ReturnType<typeof progressOn> | null)?.clear();
    for (const { id, code, why } of found.failing) terminal.print(plain(words.broken(id, code, why)));
    terminal.print(words.verified(found.good));
    if (found.archived > 0) terminal.print(words.inArchive(found.archived));
    if (found.oldRules > 0) terminal.print(words.underOldRules(found.oldRules));
    if (found.failing.length === 0) return 0;
    terminal.print(words.notVerified(found.failing.length));
    return 1;
  });
}

export function stuck(terminal: Terminal): Promise<ExitCode> {
  return withData(terminal, 'beside', async (admin, { tools, words }) => {
    const found = await tools.stuckMatches(admin, Date.now());
    for (const { id, code, trouble, why } of found)
      terminal.print(
        plain(words.broken(id, code, [words.trouble[trouble], why].filter(Boolean).join(' · '))),
      );
    if (found.length === 0) terminal.print(words.noTrouble);
    return found.length === 0 ? 0 : 1;
  });
}

export function takeUp(terminal: Terminal, id: string): Promise<ExitCode> {
  return doAndSay(
    terminal,
    ({ tools }, admin) => tools.takeUp(admin, id),
    ({ words }, { lines }) => words.takenUp(id, lines),
  );
}

export function takeBack(terminal: Terminal, id: string): Promise<ExitCode> {
  return doAndSay(
    terminal,
    ({ tools, words }, admin) => {
      if (admin.isServed) terminal.note(words.waiting);
      return tools.takeBack(admin, id);
    },
    ({ words }, { lines }) => words.takenBack(id, lines),
  );
}

export function closeGame(terminal: Terminal, id: string): Promise<ExitCode> {
  return doAndSay(
    terminal,
    ({ tools }, admin) => tools.closeMatch(admin, id),
    ({ words }) => words.closedGame(id),
  );
}

export function exportGame(terminal: Terminal, id: string, file?: string): Promise<ExitCode> {
  return withData(terminal, 'beside', async (admin, work) => {
    const found = await work.tools.exportMatch(admin, id);
    if (!found.ok) return complainOf(work, found.problem);
    const text = recordText(found.value);
    if (file === undefined) {
      terminal.print(text.trimEnd());
      return 0;
    }
    try {
      writeFileSync(file, text, { mode: OWNER_ONLY, flag: 'wx' });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') return complainOf(work, problem(file, 'file-exists').problem);
      return complainOf(work, problem(file, 'cannot-write', code).problem);
    }
    terminal.print(work.words.exported(id, file));
    return 0;
  });
}

export function importGame(
  terminal: Terminal,
  file: string,
  id: string | undefined,
  { replace }: { replace?: boolean },
): Promise<ExitCode> {
  return doAndSay(
    terminal,
    ({ tools }, admin) => tools.importMatch(admin, file, { id, isReplacing: replace === true }),
    ({ words }, { match }) => words.imported(match),
  );
}

export function archive(
  terminal: Terminal,
  file: string,
  { days = '90' }: { days?: string },
): Promise<ExitCode> {
  return withData(terminal, 'beside', async (admin, work) => {
    const age = wholeNumber(days);
    if (!(age >= 0)) return complainOf(work, problem(`--days ${days}`, 'bad-number').problem);
    const moved = await work.tools.archive(admin, file, Date.now() - age * DAY_MS);
    if (!moved.ok) return complainOf(work, moved.problem);
    const { matches } = moved.value;
    terminal.print(matches > 0 ? work.words.archived(matches, file) : work.words.nothingToArchive(age));
    return 0;
  });
}
