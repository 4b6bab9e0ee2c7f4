import { defaultPreset, type Game } from '@signoria/core';

type Options = Readonly<Record<string, unknown>>;

/** The options in which two sets differ. */
function differences(options: Options, other: Options): string[] {
  return Object.keys(options).filter(name => JSON.stringify(options[name]) !== JSON.stringify(other[name]));
}

/** The options in which a preset differs from the usual one: each has its ruling. */
export function differing({ options }: Game, preset: string): string[] {
  const { presets } = options as { presets: Readonly<Record<string, Options>> };
  return differences(presets[preset], presets[defaultPreset(options)]);
}

/** The preset a table's options come nearest to, the usual one before others, and the options that depart from it. */
export function nearestPreset({ options }: Game, played: Options): { preset: string; departs: string[] } {
  const { presets } = options as { presets: Readonly<Record<string, Options>> };
  const [first, ...others] = Object.keys(presets).map(preset => ({
    preset,
    departs: differences(played, presets[preset]),
  }));
  return others.reduce((best, next) => (next.departs.length < best.departs.length ? next : best), first);
}
