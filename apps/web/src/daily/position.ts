import { type Game, type Match, playLegal, type Seat, seedFromText, startMatch } from '@signoria/core';
import type { HintMove, HintPart } from '@signoria/words/hint';

/** The positions of a game: what was dealt to how many, and what was done until somebody had to choose well. */
export interface Collection {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: unknown;
  readonly positions: readonly Stored[];
}

/** A position as short as can be. Moves and choices are places in the lists of legal actions. */
export interface Stored {
  /** Deals are numbered. */
  readonly deal: number;
  /** What was done since the deal, by the first seat in turn each time. */
  readonly moves: readonly number[];
  /** Every choice there is, the best first. */
  readonly choices: readonly StoredChoice[];
  /** The parts of the score that tell the choices apart, and under them the points each of the first choices makes of them. */
  readonly parts: readonly Omit<HintPart, 'points'>[];
  readonly points: readonly (readonly number[])[];
}

/** Place in the list, chance of winning and its error, points ahead and their error. */
export type StoredChoice = readonly [
  index: number,
  winChance: number,
  winError: number,
  margin: number,
  error: number,
];

/** A position to solve: the game up to it, whose choice it is, and what comes of every choice, the best first. */
export interface Position {
  readonly id: string;
  readonly match: Match;
  readonly seat: Seat;
  readonly choices: readonly HintMove[];
}

export function dealOf(deal: number): string {
  return seedFromText(`daily ${deal}`);
}

/** By deal and number of moves: what was solved stays told apart from whatever stands in its place later. */
export function idOf({ deal, moves }: Pick<Stored, 'deal' | 'moves'>): string {
  return `${deal}.${moves.length}`;
}

/** Plays a stored position through; null when it is of other rules. */
export function openPosition(game: Game, collection: Collection, stored: Stored): Position | null {
  if (game.rulesVersion !== collection.rules) return null;
  const match = startMatch(game, collection.seats, collection.options, dealOf(stored.deal));
  for (const index of stored.moves) {
    const [by] = game.turn(match.state);
    playLegal(match, by, game.legal(match.state, by)[index]);
  }
  const [seat] = game.turn(match.state);
  const legal = game.legal(match.state, seat);
  const choices = stored.choices.map(([index, winChance, winError, margin, error], i): HintMove => {
    const points = stored.points.at(i) ?? [];
    const parts = points.map((value, j) => ({ ...stored.parts[j], points: value }));
    return { action: legal[index], winChance, winError, margin, error, parts };
  });
  return { id: idOf(stored), match, seat, choices };
}
