import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** A page that plays a game of bots and says how it ended; beside the packages as they were installed. */
const PAGE = '<!doctype html><title>A game</title><script type="module" src="./main.js"></script>';

/** Everybody who plays a game; or everyone but its champion, where there is a door for that. */
const ALL = (game: string) => `
import { roster } from '@signoria/bots/${game}';
const { game, bots } = roster;`;
const WITHOUT_NETS = (game: string) => `
import { bots } from '@signoria/bots/${game}/without-nets';
import * as rules from '@signoria/${game}';
const game = Object.values(rules).find(one => one.id === '${game}');`;

const mainOf = (players: string) => `${players}
import { act, parseOptions, rngFrom, seedFromText, startMatch } from '@signoria/core';

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
  hasNets = true,
): Promise<{ dist: string; kilobytes: number }> {
  const root = join(installed, `page-${game}${hasNets ? '' : '-without-nets'}`);
  mkdirSync(root);
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'main.js'), mainOf(hasNets ? ALL(game) : WITHOUT_NETS(game)));
  await build({ root, configFile: false, logLevel: 'error' });
  const dist = join(root, 'dist');
  const sizes = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.js'))
    .map(file => gzipSync(readFileSync(join(dist, file))).length);
  return { dist, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
}
