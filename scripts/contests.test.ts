import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContestFile } from '../apps/cli/src/arena/contest-file.ts';
import { CONTESTS, contestTable, fileOf, playedOf } from './contests.ts';

const DOCS = join(import.meta.dirname, '../docs');

describe('the contests of the champions', () => {
  it('stand in docs/bots.md as their files have them', () => {
    expect(readFileSync(join(DOCS, 'bots.md'), 'utf8')).toContain(contestTable());
  });

  it.each(CONTESTS.filter(({ pool }) => pool === 'heuristic'))(
    'stand in the table of levels too: $game with $seats seats among heuristic bots',
    contest => {
      const page = readFileSync(join(DOCS, 'bots.md'), 'utf8');
      const title = contest.game.replace(
        /(^|-)(.)/g,
        (_, dash, first) => (dash ? ' ' : '') + first.toUpperCase(),
      );
      const levels = page.split('\n').find(line => line.startsWith(`| ${title} | ${contest.seats} |`));
      const played = playedOf(contest);
      if (!played) return expect.fail('not played yet');
      const [mean, low, high] = [played.share.mean, played.share.low, played.share.high].map(share =>
        (100 * share).toFixed(1),
      );
      expect(levels).toContain(`| ${mean}% (${low} to ${high}), ${played.deals} |`);
    },
  );

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
