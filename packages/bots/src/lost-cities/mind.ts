import { type LostCities, lostCities, type State, type View } from '@signoria/lost-cities';
import { type Rng, split } from '@signoria/table';
import type { Mind } from '../mind.ts';
import { normalBelow } from '../normal.ts';
import { believe } from './belief.ts';
import { roundLead } from './playout.ts';
import { policyWith, weigh } from './policy.ts';
import type { Weights } from './weights.ts';

/** How far apart two equal players are after one round: a standard deviation, measured in self-play. */
const ROUND_SPREAD = 40;

/** Playouts stop at the end of the round; the rounds to come are judged by the lead they begin with. */
export function mindWith(weights: Weights): Mind<LostCities> {
  return {
    game: lostCities,
    policy: policyWith(weights),
    glance: (state, seat, legal, found) => weigh(state, seat, legal, weights, found),
    imagine: believe,
    everyWorld,
    isSettled: (state, view) => state.round !== view.round,
    scale: 150,
    tilt: 0.3,
    playOut(state, _rng, found) {
      const isOver = state.step === 'over';
      const stock = state.stock.length;
      const lead = leadSoFar(state) + (isOver ? 0 : roundLead(state, weights));
      const left = state.options.rounds - state.finished.length - (isOver ? 0 : 1);
      // In the last round, the more there is still to draw the less a narrow lead says.
      const spread = left > 0 ? ROUND_SPREAD * Math.sqrt(left) : isOver ? 0 : stock;
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

/** Points of the finished rounds, seat 0's less seat 1's. */
function leadSoFar(s: State): number {
  let lead = 0;
  for (const [first, second] of s.finished) {
    for (const column of first) lead += column.points;
    for (const column of second) lead -= column.points;
  }
  return lead;
}

function share(lead: number): number {
  if (lead === 0) return 0.5;
  return lead > 0 ? 1 : 0;
}
