import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** A page that plays a game of bots and says how it ended; beside the packages as they were installed. */
const PAGE = '<!doctype html><title>A game</title><script type="module" src="./main.js"></script>';

const mainOf = (game: string) => `
import { roster } from '@signoria/bots/${game}';
import { act, parseOptions, rngFrom, seedFromText, startMatch } from '@signoria/core';

const { game, bots } = roster;
const seats = Math.min(4, game.seats.max);
const options = parseOptions(game.options, {}, seats);
if (!options.ok) throw new Error(options.problem.expected);
const match = startMatch(game, seats, options.value, seedFromText('a page'));
const rng = rngFrom(1);
while (!game.result(match.state)) {
  const [seat] = game.turn(match.state);
  const bot = bots[2 + (seat % 2)];
  const legal = game.legal(match.state, seat);
  const { action } = bot.choose(game.view(match.state, seat), legal, { playouts: 1 }, rng);
  if (!act(match, seat, action).ok) throw new Error('refused');
}
document.body.textContent = game.id + ' is over, places ' + game.result(match.state).places.join(' ');
`;

/** Builds the page with Vite and says where it lies and how much code a browser is sent, gzipped. */
export async function buildPage(
  installed: string,
  game: string,
): Promise<{ dist: string; kilobytes: number }> {
  const root = join(installed, `page-${game}`);
  mkdirSync(root);
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'main.js'), mainOf(game));
  await build({ root, configFile: false, logLevel: 'error' });
  const dist = join(root, 'dist');
  const sizes = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.js'))
    .map(file => gzipSync(readFileSync(join(dist, file))).length);
  return { dist, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
}
