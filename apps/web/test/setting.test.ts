import { botsFor, LEVELS } from '@signoria/bots';
import { citadels } from '@signoria/citadels';
import { GAMES } from '@signoria/games';
import { describe, expect, test } from 'vitest';
import { SITE_GAMES } from '../src/boards/games.ts';
import { firstSetting, mayBeRated, misfit, withSeats } from '../src/screens/set-table/setting.ts';

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
