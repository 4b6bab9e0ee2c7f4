import type { Place } from '@signoria/server/admin';
import type { ExitCode } from '../complaint.ts';
import { problem } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';
import { complainOf, withData, withTools } from './with-data.ts';

/** Backups, and data that goes from one place to another. */

export interface ReplaceFlags {
  replace?: boolean;
}

export function backup(terminal: Terminal, file: string): Promise<ExitCode> {
  return withData(terminal, 'beside', async (admin, work) => {
    const made = await work.tools.backUp(admin, file);
    if (!made.ok) return complainOf(work, made.problem);
    terminal.print(work.words.backedUp(made.value.rows, file));
    return 0;
  });
}

export function restore(terminal: Terminal, file: string, { replace }: ReplaceFlags): Promise<ExitCode> {
  return withData(terminal, 'new', async (admin, work) => {
    const loaded = await work.tools.restore(admin, file, replace === true);
    if (!loaded.ok) return complainOf(work, loaded.problem);
    terminal.print(work.words.restored(rowsIn(loaded.value), admin.place));
    return 0;
  });
}

export function move(terminal: Terminal, to: string, { replace }: ReplaceFlags): Promise<ExitCode> {
  return withTools(terminal, async work => {
    const { openPlace, readConfig } = work.tools;
    const names: Place[] = ['sqlite', 'postgres'];
    const from = names.find(name => name !== to);
    const target = names.find(name => name === to);
    if (!from || !target) return complainOf(work, problem(to, 'bad-value', names.join(', ')).problem);
    const config = readConfig(process.env);
    const source = await openPlace(config, from, 'alone');
    if (!source.ok) return complainOf(work, source.problem);
    try {
      const opened = await openPlace(config, target, 'new');
      if (!opened.ok) return complainOf(work, opened.problem);
      const moved = await work.tools
        .move(source.value, opened.value, replace === true)
        .finally(() => opened.value.close());
      if (!moved.ok) return complainOf(work, moved.problem);
      terminal.print(work.words.moved(rowsIn(moved.value), source.value.place, opened.value.place));
      return 0;
    } finally {
      await source.value.close();
    }
  });
}

function rowsIn(tables: ReadonlyMap<string, { rows: number }>): number {
  return [...tables.values()].reduce((sum, { rows }) => sum + rows, 0);
}
