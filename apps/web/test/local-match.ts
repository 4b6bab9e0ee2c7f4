import { defaultPreset, seedFromText } from '@signoria/core';
import { lostCities } from '@signoria/lost-cities';
import type { SavedMatch } from '../src/match/local/saved.ts';
import { type LocalTable, openTable } from '../src/match/local/table.ts';

/** A match of Lost Cities on this device, at its beginning. */
export function saved(players: SavedMatch['players']): SavedMatch {
  return {
    id: 'test',
    game: 'lost-cities',
    rules: lostCities.rulesVersion,
    options: lostCities.options.presets[defaultPreset(lostCities.options)],
    seed: seedFromText('local table'),
    players,
    actions: [],
    over: false,
    waits: true,
    updatedAt: 0,
  };
}

export function opened(match: SavedMatch): LocalTable {
  const table = openTable(lostCities, match, 0);
  if (!table) throw new Error('does not open');
  return table;
}

export const TWO = [
  { kind: 'person', name: 'Ada' },
  { kind: 'person', name: 'Bea' },
] as const;
export const ONE = [
  { kind: 'person', name: 'Ada' },
  { kind: 'bot', level: 'novice' },
] as const;
