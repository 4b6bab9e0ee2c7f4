import type { Bot, Budget } from '@signoria/bots';
import {
  type Emit,
  type Kind,
  type Result,
  type Rng,
  seatsOf,
  seedBytes,
  seedRng,
  split,
} from '@signoria/core';
import type { TableSetup } from './table-setup.ts';

/** How one bot did, whichever seats it had. */
export interface Standing {
  bot: string;
  games: number;
  /** A shared win counts in parts. */
  wins: number;
  /** Averages. */
  points: number;
  place: number;
}

export interface Simulation {
  games: number;
  bots: Standing[];
  decisions: number;
  perSecond: number;
}

/** One game that was played to its end. */
export interface PlayedGame {
  /** From 0. */
  number: number;
  /** By seat: which of the bots. */
  seated: readonly number[];
  result: Result;
  decisions: number;
}

/** Who looks on while games are played. */
export interface Onlooker {
  begin(state: Kind['state']): Emit<Kind['event']>;
  end(game: PlayedGame): void;
}

/** Plays games by the seed's own chain of deals; from game to game everyone moves up a seat, so that no seat favours anyone. */
export function simulate(
  table: TableSetup,
  bots: readonly Bot[],
  games: number,
  budget: Budget,
  tick: (done: number) => void,
  onlooker?: Onlooker,
): Simulation {
  const sums = bots.map(({ id }): Standing => ({ bot: id, games, wins: 0, points: 0, place: 0 }));
  const start = performance.now();
  let decisions = 0;
  for (let number = 0; number < games; number++) {
    const seated = seatsOf(table.seats).map(seat => (seat + number) % bots.length);
    const played = playOne(
      table,
      seated.map(i => bots[i]),
      budget,
      seedRng(seedBytes(table.seed), `game ${number}`),
      onlooker,
    );
    onlooker?.end({ number, seated, ...played });
    decisions += played.decisions;
    count(played.result, seated, sums);
    tick(number + 1);
  }
  const seconds = (performance.now() - start) / 1000;
  const standings = sums.map(sum => ({ ...sum, points: sum.points / games, place: sum.place / games }));
  return { games, bots: standings, decisions, perSecond: decisions / seconds };
}

function playOne(
  { game, seats, options }: TableSetup,
  bots: readonly Bot[],
  budget: Budget,
  rng: Rng,
  onlooker?: Onlooker,
): { result: Result; decisions: number } {
  const chance = split(rng);
  const state = game.setup(seats, options, rng);
  const emit = onlooker?.begin(state);
  for (let decisions = 0; ; decisions++) {
    const turn = game.turn(state);
    if (turn.length === 0) return { result: game.result(state) as Result, decisions };
    const seat = turn[0];
    const choice = bots[seat].choose(game.view(state, seat), game.legal(state, seat), budget, chance);
    game.apply(state, seat, choice.action, emit);
  }
}

function count({ scores, places }: Result, seated: readonly number[], sums: Standing[]): void {
  const winners = places.filter(place => place === 1).length;
  seated.forEach((bot, seat) => {
    sums[bot].points += scores[seat].total;
    sums[bot].place += places[seat];
    if (places[seat] === 1) sums[bot].wins += 1 / winners;
  });
}
