import type { Row } from './rows.ts';
import type { Thing } from './things.ts';

/** How often something was, and how often its player won; a shared win counts in parts. */
export interface Wins {
  times: number;
  wins: number;
}

/** How often each whole number was found. */
export type Histogram = Map<number, number>;

/** All games of one preset with so many players. */
export interface Group {
  game: string;
  preset: string;
  seats: number;
  games: number;
  points: Histogram;
  length: Histogram;
  /** By place in the order of play, the one who begins first. */
  order: Wins[];
  things: Map<Thing, Wins>;
}

/** Adds rows up as they come: nothing of a single game is kept. */
export class Tally {
  readonly #groups = new Map<string, Group>();

  add(row: Row): void {
    const group = this.#groupOf(row);
    raise(group.points, row.points);
    note(group.order[row.order], row.win);
    if (row.seat === 0) {
      group.games++;
      raise(group.length, row.decisions);
    }
    for (const thing of new Set(row.things)) {
      const known = group.things.get(thing) ?? { times: 0, wins: 0 };
      note(known, row.win);
      group.things.set(thing, known);
    }
  }

  /** By game, preset and number of players. */
  groups(): Group[] {
    return [...this.#groups.values()].sort(
      (a, b) => a.game.localeCompare(b.game) || a.preset.localeCompare(b.preset) || a.seats - b.seats,
    );
  }

  #groupOf({ game, preset, seats }: Row): Group {
    const key = `${game} ${preset} ${seats}`;
    const known = this.#groups.get(key);
    if (known) return known;
    const made: Group = {
      game,
      preset,
      seats,
      games: 0,
      points: new Map(),
      length: new Map(),
      order: Array.from({ length: seats }, () => ({ times: 0, wins: 0 })),
      things: new Map(),
    };
    this.#groups.set(key, made);
    return made;
  }
}

function raise(histogram: Histogram, value: number): void {
  histogram.set(value, (histogram.get(value) ?? 0) + 1);
}

function note(wins: Wins, win: number): void {
  wins.times++;
  wins.wins += win;
}

export function share({ times, wins }: Wins): number {
  return wins / times;
}

/**
 * Half of the interval in which the true share lies 95 times of 100. Where all were won, or none, that leaves no doubt
 * however few they were: there it is reckoned as if two more had been won and two more lost (Agresti and Coull).
 */
export function margin(wins: Wins): number {
  const isPlain = wins.wins > 0 && wins.wins < wins.times;
  const times = isPlain ? wins.times : wins.times + 4;
  const found = isPlain ? share(wins) : (wins.wins + 2) / times;
  return 1.96 * Math.sqrt((found * (1 - found)) / times);
}

export interface Spread {
  mean: number;
  /** Nineteen of twenty lie above the first and below the second. */
  low: number;
  high: number;
}

export function spread(histogram: Histogram): Spread {
  const sorted = [...histogram].sort(([a], [b]) => a - b);
  const all = sorted.reduce((sum, [, count]) => sum + count, 0);
  const mean = sorted.reduce((sum, [value, count]) => sum + value * count, 0) / all;
  const at = (part: number) => {
    let left = part * all;
    const found = sorted.find(([, count]) => {
      left -= count;
      return left <= 0;
    });
    return found?.[0] ?? Number.NaN;
  };
  return { mean, low: at(0.05), high: at(0.95) };
}
