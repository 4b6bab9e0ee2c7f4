import { type Citadels, citadels, LAST_RANK, type State, type View } from '@signoria/citadels';
import { next, type Rng, type Seat } from '@signoria/table';
import { characterWorth } from './table.ts';
import type { Weights } from './weights.ts';

/** Worlds drawn for each one kept. */
const DRAWN = 4;

/**
 * A world drawn as likely as its characters are: of several that agree with the view, one is kept in proportion to
 * how well each hidden character suits whoever would have chosen it.
 */
export function believe(view: View, rng: Rng, w: Weights): Citadels['state'] {
  const worlds: State[] = [];
  let total = 0;
  const weights: number[] = [];
  for (let i = 0; i < DRAWN; i++) {
    const world = citadels.imagine(view, rng);
    const weight = likelihood(world, view.who as Seat, w);
    worlds.push(world);
    weights.push(weight);
    total += weight;
  }
  let at = ((next(rng) >>> 0) / 4294967296) * total;
  for (let i = 0; i < DRAWN - 1; i++) {
    at -= weights[i];
    if (at < 0) return worlds[i];
  }
  return worlds[DRAWN - 1];
}

/** How likely the others are to have chosen what they hold in this world, up to a factor. */
function likelihood(s: State, who: Seat, w: Weights): number {
  let product = 1;
  for (let rank = 1; rank <= LAST_RANK; rank++) {
    const holder = s.holder[rank];
    if (holder === -1 || holder === who || s.shown[rank]) continue;
    product *= (1 + Math.max(0, characterWorth(s, holder, rank, false, w))) ** 2;
  }
  return product;
}
