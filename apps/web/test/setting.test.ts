import { botsFor, LEVELS } from '@signoria/bots';
import { citadels } from '@signoria/citadels';
import type { MaterialFile } from '@signoria/core';
import { GAMES } from '@signoria/games';
import { patrician } from '@signoria/patrician';
import type { Table } from '@signoria/protocol';
import { LANGUAGES, wordsFor } from '@signoria/words';
import { describe, expect, test } from 'vitest';
import { SITE_GAMES } from '../src/boards/games.ts';
import { CLOCK_NAMES, CLOCKS } from '../src/screens/set-table/clocks.ts';
import {
  clockOf,
  firstSetting,
  fitting,
  mayBeRated,
  misfit,
  mixed,
  mixOf,
  printingOf,
  settingOf,
  withPreset,
  withSeats,
} from '../src/screens/set-table/setting.ts';

describe('a table being set', () => {
  test('changes the one rule that does not suit the number of players, and says which does not', () => {
    const setting = firstSetting(citadels, 5);
    expect(misfit(citadels, setting.options, 8)).toBe('rank9');
    const eight = { ...setting, ...withSeats(citadels, setting, 8) };
    expect(eight.players.length).toBe(8);
    expect(misfit(citadels, eight.options, 8)).toBe(null);
    expect(eight.options.rank9).toBe('artist');
    const two = withSeats(citadels, eight, 2);
    expect(misfit(citadels, two.options, 2)).toBe(null);
    expect(two.options.rank9).toBe('none');
  });

  test('what has just been chosen stays; the rule that stands in its way gives way', () => {
    const usual = firstSetting(citadels, 5).options;
    const third = { ...usual, rank1: 'witch', rank2: 'tax-collector', rank5: 'abbot' };
    for (const kept of ['rank1', 'rank5'])
      expect(fitting(citadels, third, 5, kept)).toEqual({ ...third, freeMix: true });
    const listed = { ...usual, darkDistricts: ['quarry'] };
    expect(fitting(citadels, listed, 5, 'darkDistricts')).toEqual({ ...listed, darkCity: 'chosen' });
    const emptied = { ...usual, darkCity: 'chosen', darkDistricts: [] };
    expect(fitting(citadels, emptied, 5, 'darkDistricts')).toEqual({ ...emptied, darkCity: 'none' });
    const all = { ...listed, darkCity: 'all' };
    expect(fitting(citadels, all, 5, 'darkCity')).toEqual({ ...all, darkDistricts: [] });
    const queen = { ...usual, rank9: 'queen' };
    expect(fitting(citadels, queen, 4, 'rank9')).toBe(queen);
  });

  test('every ready mix can be played by any number, and is known again', async () => {
    const mixes = Object.keys(citadels.options.mixes ?? {});
    for (const language of LANGUAGES)
      expect(Object.keys((await wordsFor(language, 'citadels')).mixes ?? {})).toEqual(mixes);
    for (let seats = 2; seats <= 8; seats++)
      for (const mix of mixes) {
        const options = mixed(citadels, { preset: 'sheet', rank3: 'wizard' }, seats, mix);
        expect(misfit(citadels, options, seats), `${mix}, ${seats} players`).toBe(null);
        expect(options.preset).toBe('sheet');
        if (seats > 3 && seats < 8) expect(mixOf(citadels, options, seats)).toBe(mix);
      }
  });

  test('is read back from the table of the server it became', () => {
    const clock = { kind: 'live', bank: 90 * 60_000, increment: 7_000 } as const;
    const table = {
      options: { ...citadels.options.presets.sheet, rank1: 'witch' },
      clock,
      open: true,
      rated: false,
      seats: [{ kind: 'empty' }, { kind: 'bot', level: 'novice' }],
    } as unknown as Table;
    const setting = settingOf(citadels, table);
    expect(setting.options).toEqual({ preset: 'sheet', rank1: 'witch' });
    expect(clockOf(setting)).toEqual(clock);
    expect(setting.players.map(({ kind }) => kind)).toEqual(['person', 'bot']);
    for (const name of CLOCK_NAMES)
      expect(settingOf(citadels, { ...table, clock: CLOCKS[name] }).clock).toBe(name);
    const slow = { kind: 'slow', perMove: 5 * 3_600_000 } as const;
    expect(clockOf(settingOf(citadels, { ...table, clock: slow }))).toEqual(slow);
  });

  test('plays with the printing of the server unless another is chosen, or none', () => {
    const ofServer = patrician.options.material?.standard as MaterialFile;
    const first = firstSetting(patrician, 2).options;
    expect(printingOf(first, ofServer)).toBe(ofServer);
    expect(printingOf(first, null)).toBe(null);
    const usual = { ...first, material: null };
    expect(printingOf(usual, ofServer)).toBe(null);
    expect(misfit(patrician, usual, 2)).toBe(null);
    expect(withPreset(usual, 'both')).toEqual({ preset: 'both', material: null });
    expect(withPreset(first, 'both')).toEqual({ preset: 'both' });
    const table = { clock: { kind: 'none' }, seats: [] } as unknown as Table;
    const read = (options: object) => settingOf(patrician, { ...table, options } as Table).options;
    expect(read(patrician.options.presets.base)).toEqual({ preset: 'base', material: null });
    expect(read({ ...patrician.options.presets.base, material: ofServer })).toEqual({
      preset: 'base',
      material: ofServer,
    });
  });

  test('can count for the ranking with people alone', () => {
    const setting = firstSetting(citadels, 3);
    expect(mayBeRated(setting)).toBe(true);
    const players = setting.players.with(2, { kind: 'bot', level: 'novice' });
    expect(mayBeRated({ ...setting, players })).toBe(false);
  });

  test.each(GAMES)('offers for $id the levels somebody plays, weakest first', ({ id }) => {
    const played = botsFor(id).map(bot => bot.id);
    expect(played.filter(level => LEVELS.some(known => known === level))).toEqual([...LEVELS]);
  });

  test('is of a game of the one list, in its order and with the very seats of its rules', async () => {
    expect(SITE_GAMES.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
    for (const { id, seats, rules } of SITE_GAMES) {
      const game = await rules();
      expect(game.id).toBe(id);
      expect(seats).toBe(game.seats);
    }
  });
});
