import { type Kind, parseOptions, type Seat, seatsOf, seedRng } from '@signoria/core';
import type { Bot, Budget } from '../bot.ts';
import type { Roster } from '../roster.ts';
import { newOutcome, noteResult } from '../search/playout.ts';

/** A bot and how long it may think. */
export interface Player {
  bot: string;
  budget: Budget;
}

/** A contest: one candidate among a pool, over numbered deals. It is plain JSON, so any thread can play it. */
export interface Contest {
  game: string;
  seats: number;
  /** As a player would ask for them: a preset's name, single options, or nothing. */
  options: unknown;
  candidate: Player;
  /** Fills the other seats in this order, again and again. */
  pool: readonly Player[];
  seed: string;
}

/** One deal, played once with the candidate in each seat; averages over those games. */
export interface DealResult {
  deal: number;
  /** The candidate's share of the win. */
  share: number;
  /** Its points ahead of the best other seat. */
  margin: number;
  /** Actions in a game. */
  moves: number;
}

/** Reads `champion`, `champion@400` (playouts) or `champion@50ms`. */
export function parsePlayer(text: string, budget: Budget): Player {
  const [bot, limit] = text.split('@');
  if (limit === undefined) return { bot, budget };
  const amount = Number.parseInt(limit, 10);
  return { bot, budget: limit.endsWith('ms') ? { ms: amount } : { playouts: amount } };
}

export function playerName({ bot, budget }: Player): string {
  if (budget.playouts !== undefined) return `${bot}@${budget.playouts}`;
  return budget.ms !== undefined ? `${bot}@${budget.ms}ms` : bot;
}

/**
 * Plays one deal in every rotation. The same contest and deal give the same result on any thread, unless a
 * bot has a time limit, for which `now` is the clock.
 */
export function playDeal(roster: Roster, contest: Contest, deal: number, now = Date.now): DealResult {
  const { seats } = contest;
  const found = newOutcome();
  const sum = { share: 0, margin: 0, moves: 0 };
  for (const seat of seatsOf(seats)) {
    sum.moves += playGame(roster, contest, deal, now, seat, found);
    sum.share += found.wins[seat];
    sum.margin += found.margins[seat];
  }
  return { deal, share: sum.share / seats, margin: sum.margin / seats, moves: sum.moves / seats };
}

function playGame(
  roster: Roster,
  contest: Contest,
  deal: number,
  now: () => number,
  own: Seat,
  found: ReturnType<typeof newOutcome>,
): number {
  const { game } = roster;
  const { seats, candidate, pool } = contest;
  const options = parseOptions<Kind['options']>(game.options, contest.options ?? undefined, seats);
  if (!options.ok) throw new Error(`${options.problem.at}: expected ${options.problem.expected}`);
  const stream = (name: string) => seedRng(NO_BYTES, `${contest.seed}/${deal}/${name}`);
  const state = game.setup(seats, options.value, stream('deal'));
  const table = seatsOf(seats).map(seat => {
    const player = seat === own ? candidate : pool[((seat - own - 1 + seats) % seats) % pool.length];
    return {
      bot: botOf(roster, player.bot),
      budget: { ...player.budget, now },
      rng: stream(`${player.bot}/${seat}`),
    };
  });
  for (let moves = 0; ; moves++) {
    const [seat] = game.turn(state);
    if (seat === undefined) {
      const result = game.result(state);
      if (result) noteResult(result, found);
      return moves;
    }
    const { bot, budget, rng } = table[seat];
    const legal = game.legal(state, seat);
    const action =
      legal.length === 1 ? legal[0] : bot.choose(game.view(state, seat), legal, budget, rng).action;
    game.apply(state, seat, action);
  }
}

const NO_BYTES = new Uint8Array(0);

/**
 * All bots that can be measured: those that players meet, the champion's two searches on their own, and
 * former champions.
 */
export function contestants({ bots, searches, measured }: Roster): readonly Bot[] {
  const { paired, tree } = searches;
  return [...bots, paired, ...(tree ? [tree] : []), ...measured];
}

function botOf(roster: Roster, id: string): Bot {
  const bot = contestants(roster).find(one => one.id === id);
  if (!bot) throw new Error(`nobody called ${id} plays ${roster.game.id}`);
  return bot;
}
