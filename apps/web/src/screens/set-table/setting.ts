import {
  canonical,
  defaultPreset,
  type Game,
  type MaterialFile,
  type OptionField,
  parseOptions,
} from '@signoria/core';
import type { Clock, Table } from '@signoria/protocol';
import type { Player } from '../../match/local/saved.ts';
import {
  CLOCK_NAMES,
  CLOCKS,
  type ClockName,
  FIRST_OWN_CLOCK,
  type OwnClock,
  readClock,
  writtenClock,
} from './clocks.ts';
import { nearestPreset } from './presets.ts';

/** A table as the form holds it. */
export interface Setting {
  where: 'online' | 'device';
  players: readonly Player[];
  /** A preset's name, and the options that differ from it. `material`: the server's where it is not said, null for none. */
  options: Readonly<Record<string, unknown>> & { preset: string };
  clock: ClockName | 'own';
  /** What was typed for a clock of one's own, chosen or not. */
  own: OwnClock;
  open: boolean;
  rated: boolean;
}

/** Ratings are for people: no bot sits at a rated table. */
export function mayBeRated({ players }: Setting): boolean {
  return players.every(player => player.kind === 'person');
}

/** The clock chosen; null while one's own makes no sense. */
export function clockOf({ clock, own }: Setting): Clock | null {
  return clock === 'own' ? readClock(own) : CLOCKS[clock];
}

export const USUAL_LEVEL = 'companion';

const PERSON: Player = { kind: 'person', name: '' };
const BOT: Player = { kind: 'bot', level: USUAL_LEVEL };

export function firstSetting(game: Game, seats: number): Setting {
  return {
    where: 'online',
    players: Array.from({ length: seats }, () => PERSON),
    options: { preset: defaultPreset(game.options) },
    clock: 'none',
    own: FIRST_OWN_CLOCK,
    open: false,
    rated: false,
  };
}

/** A table of the server as the form holds it. */
export function settingOf(game: Game, table: Table): Setting {
  const { preset, departs } = nearestPreset(game, table.options);
  const known = CLOCK_NAMES.find(name => canonical(CLOCKS[name]) === canonical(table.clock));
  return {
    where: 'online',
    players: table.seats.map(sitter => (sitter.kind === 'bot' ? sitter : PERSON)),
    options: {
      preset,
      ...(game.options.material && { material: null }),
      ...Object.fromEntries(departs.map(name => [name, table.options[name]])),
    },
    clock: known ?? 'own',
    own: known ? FIRST_OWN_CLOCK : writtenClock(table.clock),
    open: table.open,
    rated: table.rated,
  };
}

/** The printing that is played with; null for the usual one. Without a word about it, the server's. */
export function printingOf(
  { material }: Setting['options'],
  ofServer: MaterialFile | null,
): MaterialFile | null {
  return material === undefined ? ofServer : (material as MaterialFile | null);
}

/** Another preset; the printing has nothing to do with it. */
export function withPreset({ material }: Setting['options'], preset: string): Setting['options'] {
  return material === undefined ? { preset } : { preset, material };
}

/** The same table with more or fewer seats; those who sat keep their places. */
export function withSeats(game: Game, setting: Setting, seats: number): Pick<Setting, 'players' | 'options'> {
  const added = setting.where === 'device' ? BOT : PERSON;
  return {
    players: Array.from({ length: seats }, (_, seat) => setting.players[seat] ?? added),
    options: fitting(game, setting.options, seats),
  };
}

/**
 * These options, made to suit each other and the number of players by changing one of them: the one that does not
 * suit, or else another; never `kept`, which has just been chosen. As they were where no one change will do.
 */
export function fitting(
  game: Game,
  options: Setting['options'],
  seats: number,
  kept?: string,
): Setting['options'] {
  const wrong = misfit(game, options, seats);
  if (wrong === null) return options;
  const fields = Object.entries<OptionField>(game.options.fields).filter(([name]) => name !== kept);
  const nearest = fields.toSorted(
    ([a, one], [b, other]) => distance(a, one, wrong) - distance(b, other, wrong),
  );
  for (const [name, field] of nearest)
    for (const value of choices(field)) {
      const tried = { ...options, [name]: value };
      if (misfit(game, tried, seats) === null) return tried;
    }
  return options;
}

/** Which option is tried first: what only permits or forbids, then the one that does not suit, then the rest. */
function distance(name: string, field: OptionField, wrong: string): number {
  if (field.type === 'boolean') return 0;
  return name === wrong ? 1 : 2;
}

function choices(field: OptionField): readonly unknown[] {
  switch (field.type) {
    case 'string':
      return field.enum;
    case 'boolean':
      return [false, true];
    case 'array':
      return [[]];
    case 'integer':
      return [];
  }
}

/** These options with a ready mix in place of whatever mixes are about, less what does not suit the number of players. */
export function mixed(
  game: Game,
  { preset, ...own }: Setting['options'],
  seats: number,
  mix: string,
): Setting['options'] {
  const mixes: Readonly<Record<string, object>> = game.options.mixes ?? {};
  const about = new Set(Object.values(mixes).flatMap(Object.keys));
  const others = Object.entries(own).filter(([name]) => !about.has(name));
  const options: Setting['options'] = { ...Object.fromEntries(others), ...mixes[mix], preset };
  return fitting(game, withoutMisfits(game, options, seats, Object.keys(mixes[mix])), seats);
}

function withoutMisfits(
  game: Game,
  options: Setting['options'],
  seats: number,
  mayGo: readonly string[],
): Setting['options'] {
  const wrong = misfit(game, options, seats);
  if (wrong === null || !mayGo.includes(wrong)) return options;
  const { [wrong]: _, ...others } = options;
  const rest = mayGo.filter(name => name !== wrong);
  return withoutMisfits(game, { ...others, preset: options.preset }, seats, rest);
}

/** The mix these options are, or null. */
export function mixOf(game: Game, options: Setting['options'], seats: number): string | null {
  const isSame = (mix: string) => canonical(mixed(game, options, seats, mix)) === canonical(options);
  return Object.keys(game.options.mixes ?? {}).find(isSame) ?? null;
}

/** The option that does not go with the others or with the number of players; null when all is well. */
export function misfit(game: Game, options: Setting['options'], seats: number): string | null {
  const checked = parseOptions(game.options, options, seats);
  return checked.ok ? null : checked.problem.at.replace('options.', '');
}

/** Online the others are people at first, on one device they are bots. */
export function movedTo(setting: Setting, where: Setting['where']): Pick<Setting, 'where' | 'players'> {
  const other = where === 'device' ? BOT : PERSON;
  return { where, players: setting.players.map((_, seat) => (seat === 0 ? PERSON : other)) };
}
