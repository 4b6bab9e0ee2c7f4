import { type Card, expeditionOf, isWager, lostCities, type State, type View } from '@signoria/lost-cities';
import { next, type Rng, type Seat } from '@signoria/table';

/*
 * What the other is likely to hold. Nobody keeps a hand at random: cards that fit an expedition one has begun stay,
 * cards that are dead to oneself go. The odds against an even chance were counted in 1,500 rounds of self-play.
 */

/** By use to the other: cards it could still lay, could no longer lay, or has not begun the expedition of. */
type Use = 'fits' | 'dead' | 'new';
/** Wagers, low numbers (2 to 5), high ones. */
type Odds = Readonly<Record<Use, readonly [wager: number, low: number, high: number]>>;

const EARLY: Odds = { fits: [0.25, 0.85, 2.3], dead: [0.33, 0.28, 0.3], new: [0.95, 0.7, 0.88] };
const LATE: Odds = { fits: [0.24, 0.5, 1.9], dead: [0.8, 0.7, 0.57], new: [0.85, 0.9, 1.2] };
/** Cards in the stock below which a round is late. */
const LATE_STOCK = 16;
const HIGH_RANK = 5;

/** A world in which the other's hidden cards are as likely as its table makes them. */
export function believe(view: View, rng: Rng): State {
  const world = lostCities.imagine(view, rng);
  const other: Seat = view.who === 0 ? 1 : 0;
  const known = view.known[other];
  const hidden = world.hands[other].length - known.length;
  const unseen = [...hiddenCards(world.hands[other], known), ...world.stock];
  // The smallest of exponential waits: a draw without replacement in proportion to the odds.
  const waits = unseen.map(card => waiting(rng) / oddsOf(view, other, card));
  const limit = waits.toSorted((a, b) => a - b)[hidden - 1] ?? -1;
  world.hands[other] = [...known, ...unseen.filter((_, i) => waits[i] <= limit)].sort((a, b) => a - b);
  world.stock = unseen.filter((_, i) => waits[i] > limit);
  return world;
}

function hiddenCards(hand: readonly Card[], known: readonly Card[]): Card[] {
  const rest = hand.slice();
  for (const card of known) rest.splice(rest.indexOf(card), 1);
  return rest;
}

function waiting(rng: Rng): number {
  return -Math.log(((next(rng) >>> 0) + 1) / 4294967297);
}

function oddsOf(view: View, other: Seat, card: Card): number {
  const column = view.columns[other][expeditionOf(card)];
  const odds = view.stockSize > LATE_STOCK ? EARLY : LATE;
  const kind = isWager(card) ? 0 : card % 10 < HIGH_RANK ? 1 : 2;
  return odds[useOf(column, card)][kind];
}

function useOf(column: readonly Card[], card: Card): Use {
  if (column.length === 0) return 'new';
  const last = column[column.length - 1];
  return card > last || isWager(last) ? 'fits' : 'dead';
}
