import { defaultPreset, type Game, type OptionField } from '@signoria/core';
import { GAMES } from '@signoria/games';
import { LANGUAGES, wordsFor } from '@signoria/words';
import { describe, expect, test } from 'vitest';
import { differing, nearestPreset } from '../src/screens/set-table/presets.ts';

type Options = Readonly<Record<string, unknown>>;
const presetsOf = (game: Game) => Object.entries(game.options.presets as Record<string, Options>);

describe.each(GAMES)('$id', game => {
  test('a table that plays a preset is called by its name, and nothing departs from it', async () => {
    for (const [preset, options] of presetsOf(game)) {
      expect(nearestPreset(game, options)).toEqual({ preset, departs: [] });
      for (const language of LANGUAGES)
        expect((await wordsFor(language, game.id)).presets[preset].help).not.toBe('');
    }
  });

  test('one changed rule is all that is told', () => {
    const usual = defaultPreset(game.options);
    for (const [name, field] of Object.entries<OptionField>(game.options.fields)) {
      const options = game.options.presets[usual] as Options;
      const value = options[name];
      const other =
        typeof value === 'boolean'
          ? !value
          : field.type === 'string'
            ? field.enum.find((choice: string) => choice !== value)
            : undefined;
      if (other === undefined) continue;
      const { preset, departs } = nearestPreset(game, { ...options, [name]: other });
      if (preset === usual) expect(departs).toEqual([name]);
      else expect(departs).toEqual([]);
    }
  });

  test('each preset tells in what it differs from the usual one', () => {
    const usual = defaultPreset(game.options);
    for (const [preset] of presetsOf(game)) expect(differing(game, preset).length > 0).toBe(preset !== usual);
  });
});
