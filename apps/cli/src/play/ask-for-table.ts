import { isCancel, select } from '@clack/prompts';
import { botsFor } from '@signoria/bots';
import type { BotId } from '@signoria/bots/levels';
import type { Game } from '@signoria/core';
import { findGame, GAMES } from '@signoria/games';
import { wordsFor } from '@signoria/words';
import { defaultBot } from '../table-setup.ts';
import type { Terminal } from '../terminal.ts';

interface Asked {
  game?: string;
  seats?: string;
  preset?: string;
  bot?: string;
}

interface Entry {
  value: string;
  label: string;
  hint?: string;
}

/** Menus for whatever was not said on the command line; null when the person leaves. */
export async function askForTable<T extends Asked>(
  terminal: Terminal,
  typed: T,
): Promise<(T & Asked) | null> {
  const { whichGame, howMany, whichRules, whichBot } = terminal.cli.play;
  const id = await menu(whichGame, await gameEntries(terminal));
  const game = id === null ? undefined : findGame(id);
  if (!game) return null;
  const words = await wordsFor(terminal.language, game.id);
  const asked: Asked = { game: game.id };
  const seats = seatEntries(game);
  const presets = Object.keys(game.options.presets).map(name => ({
    value: name,
    label: words.presets[name].name,
    hint: words.presets[name].help,
  }));
  const bots = botsFor(game.id).flatMap(({ id }) => botEntry(terminal, id));
  for (const [key, question, entries] of [
    ['seats', howMany, seats],
    ['preset', whichRules, presets],
    ['bot', whichBot, bots],
  ] as const) {
    if (typed[key] !== undefined) continue;
    const answer = await menu(question, entries, key === 'bot' ? defaultBot(game.id) : undefined);
    if (answer === null) return null;
    asked[key] = answer;
  }
  return { ...typed, ...asked };
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

/** The sizes of table that at least one preset can be played at. */
function seatEntries({ seats: { min, max }, options }: Game): Entry[] {
  const sizes = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return sizes
    .filter(seats => Object.values(options.presets).some(preset => !options.check?.(preset, seats)))
    .map(seats => ({ value: String(seats), label: String(seats) }));
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
