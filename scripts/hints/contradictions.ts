import type { Roster } from '@signoria/bots';
import { type Advised, advise } from '@signoria/bots/hint';
import { below, defaultPreset, rngFrom } from '@signoria/core';

/** What many hints of a game came to. */
export interface Found {
  hints: number;
  /** A move is told with a higher chance than one told before it. */
  contradictions: number;
  /** The mean standard error of the chance shown first. */
  error: number;
}

/** Deals from this one on, each so many after the one before: several processes share them out. */
interface Part {
  first: number;
  every: number;
}

const WHOLE: Part = { first: 1, every: 1 };

/** At tables of two and of four by turns, now and then in a game by the policy. */
export function hintsOf(
  roster: Roster,
  positions: number,
  playouts: number,
  { first, every } = WHOLE,
): Found {
  const { game, model } = roster;
  const found: Found = { hints: 0, contradictions: 0, error: 0 };
  for (let deal = first; found.hints < positions; deal += every) {
    const seats = Math.min(game.seats.max, deal % 2 === 0 ? 2 : 4);
    const state = game.setup(seats, game.options.presets[defaultPreset(game.options)], rngFrom(deal));
    const rng = rngFrom(1000 + deal);
    for (let [seat] = game.turn(state); seat !== undefined; [seat] = game.turn(state)) {
      const legal = game.legal(state, seat);
      if (legal.length > 1 && found.hints < positions && below(rng, 12) === 0)
        note(found, advise(roster, game.view(state, seat), legal, { playouts }, rngFrom(deal)).moves);
      game.apply(state, seat, model.policy(state, seat, legal, rng));
    }
  }
  found.error /= found.hints;
  return found;
}

function note(found: Found, moves: readonly Advised[]): void {
  found.hints++;
  if (Number.isFinite(moves[0].winError)) found.error += moves[0].winError;
  const percents = moves.map(({ winChance }) => Math.round(100 * winChance));
  if (percents.some((percent, i) => i > 0 && percent > percents[i - 1])) found.contradictions++;
}
