import { defaultPreset, type Game, type OptionField, parseOptions } from '@signoria/core';
import type { Clock } from '@signoria/protocol';
import type { Player } from '../../match/local/saved.ts';
import { CLOCKS, type ClockName, FIRST_OWN_CLOCK, type OwnClock, readClock } from './clocks.ts';

/** A table as the form holds it. */
export interface Setting {
  where: 'online' | 'device';
  players: readonly Player[];
  /** A preset's name, and the options that differ from it. */
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

/** The same table with more or fewer seats; those who sat keep their places. */
export function withSeats(game: Game, setting: Setting, seats: number): Pick<Setting, 'players' | 'options'> {
  const added = setting.where === 'device' ? BOT : PERSON;
  return {
    players: Array.from({ length: seats }, (_, seat) => setting.players[seat] ?? added),
    options: fitting(game, setting.options, seats),
  };
}

/** These options, the one that does not suit the number of players changed to the first choice that does. */
function fitting(game: Game, options: Setting['options'], seats: number): Setting['options'] {
  const field = misfit(game, options, seats);
  const found = field && game.options.fields[field as keyof typeof game.options.fields];
  if (!found) return options;
  const mended = choices(found).map(value => ({ ...options, [field]: value }));
  return mended.find(tried => misfit(game, tried, seats) === null) ?? options;
}

function choices(field: OptionField): readonly unknown[] {
  if (field.type === 'string') return field.enum;
  return field.type === 'boolean' ? [false, true] : [];
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
