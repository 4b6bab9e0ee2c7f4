import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Problem } from '@signoria/core';
import { problem } from './complaint.ts';

/** Why a file could not be written, asked before time is spent on what it shall hold; null where it could. */
export function whyNotWritable(file: string): Problem | null {
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
      return problem(file, 'cannot-write', 'EISDIR').problem;
    const beside = partOf(file);
    writeFileSync(beside, '');
    rmSync(beside);
    return null;
  } catch (error) {
    return problem(file, 'cannot-write', (error as NodeJS.ErrnoException).code).problem;
  }
}

/** Written beside and moved into place, so that whatever breaks in between leaves the old file whole. */
export function writeWhole(file: string, text: string): void {
  const beside = partOf(file);
  writeFileSync(beside, text);
  renameSync(beside, file);
}

function partOf(file: string): string {
  return `${file}.part`;
}
