import { botsFor, findBot } from '@signoria/bots';
import {
  act,
  defaultPreset,
  type Game,
  type Kind,
  type Match,
  parseOptions,
  rngFrom,
  type Seat,
  seatsOf,
  seedFromText,
  startMatch,
  stateAt,
} from '@signoria/core';
import { findGame } from '@signoria/games';
import type { Page } from 'playwright-core';

/** The reader sits here; bots have the other seats. */
export const READER: Seat = 0;
const LEVELS = ['apprentice', 'novice', 'companion', 'master', 'champion', 'novice', 'apprentice'];

/** Options a full table needs besides its preset. */
const NEEDED: Readonly<Record<string, object>> = { 'citadels 8': { rank9: 'artist' } };

/** A game played to its end by rules of thumb, in a blink and always the same way; `change` is changed of its preset. */
export function playedOut(
  game: Game,
  seats: number,
  preset: string,
  deal = 'one',
  change: object = {},
): Match<Kind> {
  const options = parseOptions(game.options, { preset, ...NEEDED[`${game.id} ${seats}`], ...change }, seats);
  if (!options.ok) throw new Error(`${game.id}: ${options.problem.code}`);
  const match = startMatch(game, seats, options.value, seedFromText(`${deal} ${game.id} ${seats} ${preset}`));
  const bot = findBot(game.id, 'heuristic') ?? botsFor(game.id)[0];
  const chance = rngFrom(1);
  for (let seat = game.turn(match.state)[0]; seat !== undefined; seat = game.turn(match.state)[0]) {
    const legal = game.legal(match.state, seat);
    act(match, seat, bot.choose(game.view(match.state, seat), legal, { playouts: 1 }, chance).action);
  }
  return match;
}

interface Moment {
  /** Moves made before it. */
  at: number;
  /** Kinds of action offered then, and not in any later moment. */
  offers: string;
}

/** The reader's decisions: the latest at which each kind of action is offered, in the order of the game. */
export function decisions({ game, moves, ...match }: Match<Kind>): Moment[] {
  const state = stateAt({ game, moves, ...match }, 0);
  const latest = new Map<string, number>();
  for (const [at, { seat, action }] of moves.entries()) {
    if (seat === READER) for (const { type } of game.legal(state, seat)) latest.set(type, at);
    game.apply(state, seat, action);
  }
  return [...new Set(latest.values())]
    .sort((a, b) => a - b)
    .map(at => ({
      at,
      offers: [...latest].flatMap(([type, last]) => (last === at ? [type] : [])).join('+'),
    }));
}

/** A moment of a game worth a picture. */
interface Pictured {
  name: string;
  match: Match<Kind>;
  at: number;
}

/** The usual table at every kind of decision and at its end, and every set of rules at its fullest and smallest table. */
export function* pictured(game: Game): Generator<Pictured> {
  const { min, max } = game.seats;
  const usual = playedOut(game, Math.min(4, max), defaultPreset(game.options));
  yield { name: '1-opening', match: usual, at: decisionAt(usual, 0) };
  yield { name: '2-middle', match: usual, at: decisionAt(usual, 0.5) };
  for (const { at, offers } of decisions(usual))
    yield { name: `3-${String(at).padStart(3, '0')}-${offers}`, match: usual, at };
  yield { name: '4-end', match: usual, at: usual.moves.length };
  for (const preset of Object.keys(game.options.presets))
    for (const seats of new Set([min, max])) {
      const match = playedOut(game, seats, preset);
      yield { name: `5-${preset}-${seats}`, match, at: decisionAt(match, 0.7) };
    }
}

/** The reader's first decision at which such an action is taken, at a table of this size. */
export function whenOffered(id: string, type: string, seats = 4): { match: Match<Kind>; at: number } {
  const game = gameOf(id);
  const match = playedOut(game, seats, defaultPreset(game.options));
  return { match, at: match.moves.findIndex(({ seat, action }) => seat === READER && action.type === type) };
}

/** The reader's decision nearest to this share of the game. */
export function decisionAt({ moves }: Match<Kind>, share: number): number {
  const own = moves.flatMap(({ seat }, at) => (seat === READER ? [at] : []));
  return own[Math.min(own.length - 1, Math.floor(own.length * share))];
}

/** Opens a game of this device after its first `at` moves, as if it had been left there. */
export async function openMoment(page: Page, url: string, match: Match<Kind>, at: number): Promise<void> {
  const id = `${match.seed.slice(0, 4)}${String(at).padStart(4, '0')}`;
  const saved = {
    id,
    game: match.game.id,
    rules: match.game.rulesVersion,
    options: match.options,
    seed: match.seed,
    players: seatsOf(match.seats).map(seat =>
      seat === READER ? { kind: 'person', name: 'Caterina' } : { kind: 'bot', level: LEVELS[seat - 1] },
    ),
    actions: match.moves.slice(0, at).map(({ seat, action }) => [seat, action]),
    over: at === match.moves.length,
    waits: at < match.moves.length,
    updatedAt: 0,
  };
  if (!page.url().startsWith(url)) await page.goto(url);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `signoria.match.${id}`,
    JSON.stringify(saved),
  ] as const);
  await page.goto(`${url}/here/${id}`);
  await page.locator('[data-open], .prompt-choices [data-action], .end-winner').first().waitFor();
}

export function gameOf(id: string): Game {
  const game = findGame(id);
  if (!game) throw new Error(`no ${id}`);
  return game;
}

/** The first decision of a person in a game at its smallest table. */
export async function openFirst(page: Page, url: string, id: string): Promise<void> {
  const game = gameOf(id);
  const match = playedOut(game, game.seats.min, defaultPreset(game.options));
  await openMoment(page, url, match, decisionAt(match, 0));
}
