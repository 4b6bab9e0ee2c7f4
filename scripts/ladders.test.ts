import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOT_IDS } from '@signoria/bots/levels';
import { describe, expect, it } from 'vitest';
import { LADDERS, levelsTable, rowsOf } from './ladders.ts';

describe('the ladders of the levels', () => {
  it('stand in docs/bots.md as docs/bots/ladders.md has them', async () => {
    const page = readFileSync(join(import.meta.dirname, '../docs/bots.md'), 'utf8');
    expect(page).toContain(await levelsTable());
  });

  it.each(LADDERS)('rate every bot of $game with $seats seats over $deals deals', ladder => {
    const rows = rowsOf(ladder);
    for (const bot of BOT_IDS) {
      const cells = rows.get(bot);
      expect(cells?.[0]).toMatch(/^-?\d+/);
      if (bot !== 'heuristic') expect(cells?.[2]).toMatch(new RegExp(`, ${ladder.deals}$`));
    }
  });
});
