import type { Opponents } from '../preferences/preferences.ts';

/** A mixed table: kind to newcomers, and each bot with a name of its own. */
const MIXED = ['apprentice', 'novice', 'companion', 'master'];

/** The levels of that many bots. */
export function opponentLevels(opponents: Opponents, count: number): string[] {
  return Array.from({ length: count }, (_, i) =>
    opponents === 'mixed' ? MIXED[i % MIXED.length] : opponents,
  );
}
