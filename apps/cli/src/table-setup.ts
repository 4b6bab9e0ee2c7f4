import { type Bot, botsFor } from '@signoria/bots';
import {
  type Checked,
  type Game,
  isSeatCount,
  isSeed,
  newSeed,
  type OptionField,
  parseOptions,
  type Seed,
  seedFromText,
} from '@signoria/core';
import { findGame, GAMES } from '@signoria/games';
import { names, neutral, problem, seatsOf } from './complaint.ts';
import { materialFor } from './printing.ts';
import type { Terminal } from './terminal.ts';

/** The flags that lay a table, as they were typed. */
export interface TableFlags {
  seats?: string;
  preset?: string;
  options?: readonly string[];
  seed?: string;
  material?: string;
}

export interface TableSetup {
  game: Game;
  seats: number;
  options: unknown;
  seed: Seed;
}

export function gameNamed(terminal: Terminal, id: string): Checked<Game> {
  const game = findGame(id);
  const known = GAMES.map(other => other.id);
  return game ? { ok: true, value: game } : problem(id, 'unknown-game', names(terminal, id, known));
}

/** Seats, options and seed of a table for `game`, each checked before anything is dealt. */
export function layTable(terminal: Terminal, game: Game, flags: TableFlags): Checked<TableSetup> {
  const seats = flags.seats === undefined ? game.seats.min : wholeNumber(flags.seats);
  if (!isSeatCount(game, seats)) return problem(`--seats ${flags.seats}`, 'bad-seats', seatsOf(game));
  const typed = typedOptions(game, flags.options ?? []);
  if (!typed.ok) return typed;
  const material = flags.material === undefined ? null : materialFor(terminal, game, flags.material);
  if (material && !material.ok) return material;
  const input = {
    ...(flags.preset === undefined ? {} : { preset: flags.preset }),
    ...typed.value,
    ...(material ? { material: material.value } : {}),
  };
  const options = parseOptions(game.options, input, seats);
  if (!options.ok) return { ok: false, problem: neutral(terminal, options.problem, game) };
  return { ok: true, value: { game, seats, options: options.value, seed: seedOf(flags.seed) } };
}

/** 64 hex digits as they are; any other words are hashed into a seed. */
function seedOf(typed: string | undefined): Seed {
  if (typed === undefined) return newSeed();
  return isSeed(typed) ? typed : seedFromText(typed);
}

export function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

/** Reads key=value by what the option can be. What makes no sense stays text, and is refused by its name. */
function typedOptions(game: Game, pairs: readonly string[]): Checked<Record<string, unknown>> {
  const fields: Readonly<Record<string, OptionField>> = game.options.fields;
  const options: Record<string, unknown> = {};
  for (const pair of pairs) {
    const equals = pair.indexOf('=');
    if (equals < 1) return problem(`--options ${pair}`, 'not-key-value', Object.keys(fields).join(', '));
    const key = pair.slice(0, equals);
    const text = pair.slice(equals + 1);
    options[key] = Object.hasOwn(fields, key) ? typedValue(fields[key], text) : text;
  }
  return { ok: true, value: options };
}

function typedValue(field: OptionField, text: string): unknown {
  switch (field.type) {
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'integer':
      return wholeNumber(text);
    case 'array':
      return text === '' ? [] : text.split(',');
    case 'string':
      return text;
  }
}

/** The bots named with commas; one alone is repeated until `count` seats are filled. */
export function botsNamed(terminal: Terminal, game: Game, typed: string, count: number): Checked<Bot[]> {
  const known = botsFor(game.id);
  const found: Bot[] = [];
  for (const id of typed.split(',')) {
    const bot = known.find(other => other.id === id.trim());
    if (!bot)
      return problem(
        id,
        'unknown-bot',
        names(
          terminal,
          id,
          known.map(other => other.id),
        ),
      );
    found.push(bot);
  }
  if (found.length === 1) return { ok: true, value: Array.from({ length: count }, () => found[0]) };
  if (found.length > count) return problem(typed, 'too-many-bots', `${found.length} > ${count}`);
  if (found.length < count) return problem(typed, 'too-few-bots', `${found.length} < ${count}`);
  return { ok: true, value: found };
}

/** A sensible opponent: the middle of the ladder, or the best there is below it. */
export function defaultBot(game: string): string {
  const known = botsFor(game).map(bot => bot.id);
  return ['companion', 'heuristic', 'apprentice', 'novice'].find(id => known.includes(id)) ?? 'random';
}
