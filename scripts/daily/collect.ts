import type { Roster } from '@signoria/bots';
import { below, defaultPreset, type Match, playLegal, rngFrom, type Seat, startMatch } from '@signoria/core';
import type { GameId } from '@signoria/games/list';
import { type Collection, dealOf, type Stored } from '../../apps/web/src/daily/position.ts';
import { type Demands, judge } from './judge.ts';

const DEMANDS: Demands = { gap: 0.04, errors: 2.5, fewest: 3, most: 20, look: 20, sure: 240 };
/** One decision in so many is looked at, so that positions come from all parts of a game. */
const EVERY = 3;

/** A table at which each choice weighs: usual seats, and of Lost Cities one round, once its end is in sight. */
const TABLES: Readonly<Record<GameId, { seats: number; options: object; after?: number }>> = {
  citadels: { seats: 4, options: {} },
  'il-principe': { seats: 4, options: {} },
  'lost-cities': { seats: 2, options: { rounds: 1 }, after: 24 },
  patrician: { seats: 3, options: {} },
};

export interface Found {
  collection: Collection;
  /** How many positions have been looked at. */
  looked: number;
}

/** Goes from deal to deal, takes at most one position of each, and tells after every one it has found. */
export function* collect(roster: Roster, wanted: number): Generator<Found> {
  const { game } = roster;
  const { seats, options: changes, after = 0 } = TABLES[game.id as GameId];
  const preset = game.options.presets[defaultPreset(game.options)];
  const options = { ...(preset as object), ...changes };
  const positions: Stored[] = [];
  let looked = 0;
  for (let deal = 1; positions.length < wanted; deal++) {
    const match = startMatch(game, seats, options, dealOf(deal));
    const found = positionIn(roster, match, deal, after, () => looked++);
    if (!found) continue;
    positions.push(found);
    yield { collection: { game: game.id, rules: game.rulesVersion, seats, options, positions }, looked };
  }
}

/** The first position of a bot game that is worth solving. */
function positionIn(
  roster: Roster,
  match: Match,
  deal: number,
  after: number,
  look: () => void,
): Stored | null {
  const { game, model } = roster;
  const { state } = match;
  const rng = rngFrom(deal);
  const moves: number[] = [];
  for (let [seat] = game.turn(state); seat !== undefined; [seat] = game.turn(state)) {
    const legal = game.legal(state, seat);
    const isLookedAt = below(rng, EVERY) === 0 && moves.length >= after;
    if (isLookedAt && legal.length >= DEMANDS.fewest && playsOn(match, seat)) {
      look();
      const judged = judge(roster, state, seat, DEMANDS);
      if (judged) return { deal, moves, ...judged };
    }
    const action = model.policy(state, seat, legal, rng);
    moves.push(legal.indexOf(action));
    playLegal(match, seat, action);
  }
  return null;
}

/** Whether the game goes on after every choice: the end of a game is no place to think about one. */
function playsOn({ game, state }: Match, seat: Seat): boolean {
  return game.legal(state, seat).every(action => {
    const after = game.copy(state);
    game.apply(after, seat, action);
    return game.turn(after).length > 0;
  });
}
