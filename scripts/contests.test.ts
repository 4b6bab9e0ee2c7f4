import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContestFile } from '../apps/cli/src/arena/contest-file.ts';
import { CONTESTS, contestTable, fileOf } from './contests.ts';

const DOCS = join(import.meta.dirname, '../docs');

describe('the contests of the champions', () => {
  it('stand in docs/bots.md as their files have them', () => {
    expect(readFileSync(join(DOCS, 'bots.md'), 'utf8')).toContain(contestTable());
  });

  it('have no file but their own, and no deal twice', () => {
    const expected = CONTESTS.map(contest => basename(fileOf(contest)));
    for (const name of readdirSync(join(DOCS, 'contests'))) {
      expect(expected).toContain(name);
      const held = readContestFile(join(DOCS, 'contests', name));
      const deals = held.ok ? held.value.results.map(({ deal }) => deal) : [];
      expect(deals.length).toBeGreaterThan(0);
      expect(new Set(deals).size).toBe(deals.length);
    }
  });
});
