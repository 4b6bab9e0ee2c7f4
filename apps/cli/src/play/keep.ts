import { existsSync } from 'node:fs';
import { commitment, exportRecord, type Match, type Problem } from '@signoria/core';
import { problem } from '../complaint.ts';
import { recordText } from '../records.ts';
import { writeWhole } from '../write-whole.ts';
import type { Seated } from './seated.ts';

/** A name of its own for each match in this folder. */
export function recordName(match: Match): string {
  const name = `${match.game.id}-${commitment(match.seed).slice(0, 8)}`;
  let file = `${name}.json`;
  for (let number = 2; existsSync(file); number++) file = `${name}-${number}.json`;
  return file;
}

/** Writes the match as it stands, so that a closed window loses nothing; says so when it cannot be written. */
export function saveMatch({ match, recorded, bots, person }: Seated, file: string): Problem | null {
  const played = bots.map(({ id }, seat) => (seat === person ? null : id));
  try {
    writeWhole(file, recordText({ ...exportRecord(match, recorded), bots: played }));
    return null;
  } catch (error) {
    return problem(file, 'cannot-write', (error as NodeJS.ErrnoException).code).problem;
  }
}
