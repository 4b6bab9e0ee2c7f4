import { defaultPreset, seedFromText } from '@signoria/core';
import { lostCities } from '@signoria/lost-cities';
import { commonWords, LANGUAGES } from '@signoria/words';
import { siteWords } from '@signoria/words/site';
import { describe, expect, test } from 'vitest';
import { openTable, snapshot } from '../src/match/local/table.ts';
import type { Snapshot } from '../src/match/source.ts';
import { momentOf } from '../src/screens/game/notice.ts';
import { seatMarks, waiting } from '../src/screens/game/seat-words.ts';

const NAMES = ['Ann', 'Bea'];

/** A game of two as the first of them sees it while the other is to move, changed as a test wants it. */
function seen(change: Partial<Snapshot>): Snapshot {
  const table = openTable(
    lostCities,
    {
      id: 'test',
      game: 'lost-cities',
      rules: lostCities.rulesVersion,
      options: lostCities.options.presets[defaultPreset(lostCities.options)],
      seed: seedFromText('standing'),
      players: NAMES.map(name => ({ kind: 'person', name })),
      actions: [],
      over: false,
      waits: true,
      updatedAt: 0,
    },
    0,
  );
  if (!table) throw new Error('does not open');
  return { ...snapshot(table, 0), you: 0, legal: [], turn: [1], ...change };
}

function resigned(change: Partial<Snapshot> = {}): Snapshot {
  const { seats } = seen({});
  return seen({ seats: [{ ...seats[0], played: 'stand-in', resigned: true }, seats[1]], ...change });
}

describe.each(LANGUAGES)('a reader who is asked nothing, in %s', async language => {
  const site = await siteWords(language);
  const common = await commonWords(language);
  const told = (now: Snapshot) => waiting(now, NAMES, site, common);

  test('is told whom the table waits for', () => {
    expect(told(seen({}))).toBe(site.play.waitFor('Bea'));
  });

  test('is told of a pause, and never waits for nobody', () => {
    expect(told(seen({ status: 'paused', turn: [] }))).toBe(site.play.pausedHelp);
  });

  test('who has resigned is told so, and does not wait for himself', () => {
    expect(told(resigned())).toBe(`${site.play.youResigned} ${site.play.waitFor('Bea')}`);
    expect(told(resigned({ turn: [0] }))).not.toContain('Ann');
  });

  test('finds on the plate of a player who resigned that a bot plays on, until the end', () => {
    const { youMark, resignedMark, botMark } = site.play;
    expect(seatMarks(resigned(), 0, site)).toEqual([youMark, resignedMark, botMark]);
    expect(seatMarks(resigned({ status: 'over', turn: [] }), 0, site)).toEqual([youMark, resignedMark]);
    expect(seatMarks(seen({}), 1, site)).toEqual([]);
  });
});

test('a notice outlives neither a move, the end of the game, nor a connection found again', () => {
  const now = seen({});
  const moment = momentOf(now, '[]');
  expect(momentOf({ ...now }, '[]')).toBe(moment);
  for (const change of [{ version: 1 }, { status: 'over' }, { connected: false }] as const)
    expect(momentOf(seen(change), '[]')).not.toBe(moment);
});

test('a notice to one who is asked outlives what others do meanwhile', () => {
  const legal = [{ type: 'draw' }];
  const moment = momentOf(seen({ legal }), 'asked');
  expect(momentOf(seen({ legal, version: 1 }), 'asked')).toBe(moment);
  expect(momentOf(seen({ legal, version: 1 }), 'asked anew')).not.toBe(moment);
});
