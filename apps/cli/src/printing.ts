import {
  type Checked,
  type Game,
  isObject,
  type MaterialFile,
  type Problem,
  parseMaterial,
} from '@signoria/core';
import { findGame, GAMES } from '@signoria/games';
import { names, problem } from './complaint.ts';
import { readText, whereBroken } from './read-text.ts';
import type { Terminal } from './terminal.ts';

/** The games of which a file may replace something. */
const OPEN_TO_FILES = GAMES.filter(game => game.options.material).map(({ id }) => id);

/** A printing's file for a game, read and checked. */
export function materialFor(terminal: Terminal, game: Game, file: string): Checked<MaterialFile> {
  const { material } = game.options;
  if (!material) return problem('--material', 'no-material', OPEN_TO_FILES.join(', '));
  const found = readJson(terminal, file);
  if (!found.ok) return found;
  const read = parseMaterial(material, found.value, '');
  return read.ok ? read : { ok: false, problem: inFile(file, read.problem) };
}

/** A printing's file, of whichever game it says. */
export function materialIn(
  terminal: Terminal,
  file: string,
): Checked<{ game: Game; material: MaterialFile }> {
  const found = readJson(terminal, file);
  if (!found.ok) return found;
  const id = isObject(found.value) ? found.value.game : undefined;
  const game = typeof id === 'string' ? findGame(id) : GAMES.find(({ options }) => options.material);
  if (!game?.options.material)
    return problem(
      `${file}: game`,
      game ? 'no-material' : 'unknown-game',
      names(terminal, String(id), OPEN_TO_FILES),
    );
  const read = materialFor(terminal, game, file);
  return read.ok ? { ok: true, value: { game, material: read.value } } : read;
}

/** The game of that name, if a file may replace anything of it. */
export function gameWithMaterial(terminal: Terminal, id: string): Checked<Game> {
  const game = findGame(id);
  if (game?.options.material) return { ok: true, value: game };
  return game
    ? problem(id, 'no-material', OPEN_TO_FILES.join(', '))
    : problem(id, 'unknown-game', names(terminal, id, OPEN_TO_FILES));
}

function readJson(terminal: Terminal, file: string): Checked<unknown> {
  const text = readText(file);
  if (!text.ok) return text;
  try {
    return { ok: true, value: JSON.parse(text.value) };
  } catch (error) {
    return problem(file, 'not-json', whereBroken(terminal, (error as Error).message, text.value));
  }
}

function inFile(file: string, found: Problem): Problem {
  return { ...found, at: `${file}: ${found.at.slice(1)}` };
}
