import { below, type Game, rngFrom } from '@signoria/core';
import { GAMES } from '@signoria/games';
import { playPeer } from './peer.ts';

/** The tables whose speed is kept an eye on, with the rates they must reach on one quiet core. */
export const TABLES: readonly { game: string; seats: number; goal: number }[] = [
  { game: 'lost-cities', seats: 2, goal: 3_000_000 },
  { game: 'patrician', seats: 4, goal: 1_500_000 },
  { game: 'citadels', seats: 5, goal: 1_200_000 },
  { game: 'il-principe', seats: 4, goal: 700_000 },
];

export interface Speed {
  game: string;
  seats: number;
  goal: number;
  actionsPerSecond: number;
  /** How many times as fast as boardgame.io playing Lost Cities in the same run. */
  timesPeer: number;
  copyMicroseconds: number;
}

export interface Report {
  peerActionsPerSecond: number;
  speeds: Speed[];
}

/** Rates are the best of several slices: other work on the machine only ever slows one down. */
const SLICES = 5;

export function measure(sliceMs: number, progress: (line: string) => void): Report {
  const rng = rngFrom(2);
  progress('boardgame.io');
  const peer = bestRate(sliceMs, () => playPeer(rng));
  const speeds = TABLES.flatMap(({ game: id, seats, goal }) => {
    const game = GAMES.find(each => each.id === id);
    if (!game) return [];
    progress(id);
    const rate = bestRate(sliceMs, number => playOurs(game, seats, number));
    const copyMicroseconds = copyTime(game, seats, sliceMs);
    return [{ game: id, seats, goal, actionsPerSecond: rate, timesPeer: rate / peer, copyMicroseconds }];
  });
  return { peerActionsPerSecond: peer, speeds };
}

/** Microseconds this thread has worked: what else runs on the machine counts little. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

/** Actions per second of work in the best slice; `play` plays a whole game and says how many actions it took. */
function bestRate(sliceMs: number, play: (number: number) => number): number {
  let best = 0;
  let number = 0;
  for (let slice = 0; slice < SLICES; slice++) {
    const start = worked();
    const end = performance.now() + sliceMs;
    let actions = 0;
    while (performance.now() < end) actions += play(number++);
    best = Math.max(best, (actions * 1e6) / (worked() - start));
  }
  return best;
}

/** One random game: the whole legal list at every step, one of it applied. */
function playOurs(game: Game, seats: number, number: number): number {
  const state = game.setup(seats, Object.values(game.options.presets)[0], rngFrom(number));
  const rng = rngFrom(-1 - number);
  for (let actions = 0; ; actions++) {
    const turn = game.turn(state);
    if (turn.length === 0) return actions;
    const seat = turn[below(rng, turn.length)];
    const legal = game.legal(state, seat);
    game.apply(state, seat, legal[below(rng, legal.length)]);
  }
}

/** Microseconds to copy a state in the middle of a game. */
function copyTime(game: Game, seats: number, sliceMs: number): number {
  const state = game.setup(seats, Object.values(game.options.presets)[0], rngFrom(1));
  const rng = rngFrom(1);
  for (let i = 0; i < 60; i++) {
    const [seat] = game.turn(state);
    const legal = game.legal(state, seat);
    game.apply(state, seat, legal[below(rng, legal.length)]);
  }
  const perSecond = bestRate(sliceMs / 2, () => {
    for (let i = 0; i < 1000; i++) game.copy(state);
    return 1000;
  });
  return 1_000_000 / perSecond;
}
