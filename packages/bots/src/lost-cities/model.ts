import { type Rng, type Seat, split } from '@signoria/core';
import { type LostCities, lostCities, type State, type View } from '@signoria/lost-cities';
import type { QuickScores } from '../bot.ts';
import { bestScored } from '../policy-bot.ts';
import type { SearchModel } from '../search/model.ts';
import { believe } from './belief.ts';
import { normalBelow } from './normal.ts';
import { leadSoFar, ROUND_SPREAD } from './standing.ts';

/** A way of judging: by weights set by hand and tuned, or by the net. */
export interface Judge {
  readonly quickScores: QuickScores<LostCities>;
  /**
   * The lead at the end of the round that has begun, seat 0's points less seat 1's, as a playout finds it; for `seat`, where
   * only one thinks.
   */
  roundLead(s: State, rng: Rng, seat?: Seat): number;
  /** How far that lead may be off with so many cards in the stock, as a standard deviation. */
  leadError(stock: number): number;
}

/** Playouts stop at the end of the round at the latest; the rounds to come are judged by the lead they begin with. */
export function modelOf(judge: Judge): SearchModel<LostCities> {
  return {
    game: lostCities,
    policy: bestScored(judge.quickScores),
    quickScores: judge.quickScores,
    imagine: believe,
    everyWorld,
    isSettled: (state, view) => state.round !== view.round,
    scale: 150,
    marginWeight: 0.3,
    playOut(state, rng, found, seat) {
      const isOver = state.step === 'over';
      const lead = leadSoFar(state) + (isOver ? 0 : judge.roundLead(state, rng, seat));
      const rounds = state.options.rounds - state.finished.length - (isOver ? 0 : 1);
      const error = isOver ? 0 : judge.leadError(state.stock.length);
      const spread = Math.sqrt(rounds * ROUND_SPREAD ** 2 + error ** 2);
      const chance = spread > 0 ? normalBelow(lead / spread) : share(lead);
      found.wins[0] = chance;
      found.wins[1] = 1 - chance;
      found.margins[0] = lead;
      found.margins[1] = -lead;
    },
  };
}

/** With one card left in the stock, there is a world for each card it may be. */
function everyWorld(view: View, rng: Rng): State[] | null {
  if (view.stockSize !== 1) return null;
  const model = lostCities.imagine(view, split(rng));
  const other = view.who === 0 ? 1 : 0;
  const hidden = model.hands[other].slice();
  for (const card of view.known[other]) hidden.splice(hidden.indexOf(card), 1);
  const worlds = [model];
  for (const card of hidden) {
    const world = lostCities.copy(model);
    const hand = world.hands[other];
    hand[hand.indexOf(card)] = world.stock[0];
    hand.sort((a, b) => a - b);
    world.stock[0] = card;
    worlds.push(world);
  }
  return worlds;
}

function share(lead: number): number {
  if (lead === 0) return 0.5;
  return lead > 0 ? 1 : 0;
}
