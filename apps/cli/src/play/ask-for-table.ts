import { isCancel, select } from '@clack/prompts';
import { botsFor } from '@signoria/bots';
import type { BotId } from '@signoria/bots/levels';
import { type Game, type OptionField, parseOptions } from '@signoria/core';
import { findGame, GAMES } from '@signoria/games';
import { optionWords, wordsFor } from '@signoria/words';
import { defaultBot } from '../table-setup.ts';
import type { Terminal } from '../terminal.ts';

interface Asked {
  game?: string | undefined;
  seats?: string;
  preset?: string;
  bot?: string;
  options?: readonly string[];
}

interface Entry {
  value: string;
  label: string;
  hint?: string;
}

/**
 * Menus for what was not said on the command line; null when the person leaves. Who named a game is asked only how many
 * shall play.
 */
export async function askForTable<T extends Asked>(
  terminal: Terminal,
  typed: T,
): Promise<(T & Asked) | null> {
  const id = typed.game ?? (await menu(terminal.cli.play.whichGame, await gameEntries(terminal)));
  if (id === null) return null;
  const game = findGame(id);
  if (!game) return typed;
  const asked: Asked = { game: game.id };
  for (const { key, question, entries, first } of await questions(terminal, game, typed)) {
    const answer = await menu(question, entries, first);
    if (answer === null) return null;
    asked[key] = answer;
  }
  return askForMissing(terminal, game, { ...typed, ...asked });
}

/** A table that no preset fits as it is (Citadels with eight) needs one option more, which is asked for. */
async function askForMissing<T extends Asked>(terminal: Terminal, game: Game, typed: T): Promise<T | null> {
  if (typed.options !== undefined) return typed;
  const words = await wordsFor(terminal.language, game.id);
  const missing = missingOptions(game, Number(typed.seats ?? game.seats.min), typed.preset);
  if (missing.length === 0) return typed;
  const entries = missing.map(([name, value]) => {
    const { name: label, values } = optionWords(words, name);
    return { value: `${name}=${value}`, label: `${label}: ${values?.[value] ?? value}` };
  });
  const answer = await menu(terminal.cli.play.whichRules, entries);
  return answer === null ? null : { ...typed, options: [answer] };
}

/** Which single options would let that many sit down; none when they may as it is, or no one option would do. */
export function missingOptions({ options }: Game, seats: number, preset?: string): [string, string][] {
  const allowed = (own: object) => parseOptions(options, { ...(preset ? { preset } : {}), ...own }, seats).ok;
  if (allowed({})) return [];
  return Object.entries<OptionField>(options.fields).flatMap(([name, field]) =>
    field.type === 'string'
      ? field.enum.filter(value => allowed({ [name]: value })).map((value): [string, string] => [name, value])
      : [],
  );
}

interface MenuQuestion {
  key: 'seats' | 'preset' | 'bot';
  question: string;
  entries: Entry[];
  first?: string;
}

async function questions(terminal: Terminal, game: Game, typed: Asked): Promise<MenuQuestion[]> {
  const { howMany, whichRules, whichBot } = terminal.cli.play;
  const words = await wordsFor(terminal.language, game.id);
  const presets = Object.keys(game.options.presets).map(name => ({
    value: name,
    label: words.presets[name].name,
    hint: words.presets[name].help,
  }));
  const bots = botsFor(game.id).flatMap(({ id }) => botEntry(terminal, id));
  const seats: MenuQuestion = { key: 'seats', question: howMany, entries: seatEntries(game) };
  const rest: MenuQuestion[] = [
    { key: 'preset', question: whichRules, entries: presets },
    { key: 'bot', question: whichBot, entries: bots, first: defaultBot(game.id) },
  ];
  return [seats, ...(typed.game === undefined ? rest : [])].filter(({ key }) => typed[key] === undefined);
}

/** The answer, or null when the menu was left. With one entry there is nothing to ask; the cursor stands on `first`. */
async function menu(message: string, options: Entry[], first?: string): Promise<string | null> {
  if (options.length === 1) return options[0].value;
  const answer = await select({
    message,
    options,
    showInstructions: false,
    ...(first ? { initialValue: first } : {}),
  });
  return isCancel(answer) ? null : answer;
}

function seatEntries({ seats: { min, max } }: Game): Entry[] {
  return Array.from({ length: max - min + 1 }, (_, i) => ({ value: `${min + i}`, label: `${min + i}` }));
}

function gameEntries({ language }: Terminal): Promise<Entry[]> {
  return Promise.all(
    GAMES.map(async ({ id }) => {
      const { title } = await wordsFor(language, id);
      return { value: id, label: title.name, hint: title.help };
    }),
  );
}

function botEntry({ common }: Terminal, id: string): Entry[] {
  if (!Object.hasOwn(common.bots, id)) return [];
  const { name, level, help } = common.bots[id as BotId];
  return [{ value: id, label: `${name}, ${level}`, hint: help }];
}
