import { next, type Rng, type Seat } from '@signoria/core';
import { type Card, expeditionOf, isWager, lostCities, type State, type View } from '@signoria/lost-cities';

/*
 * What the other is likely to hold. Nobody keeps a hand at random: cards that fit an expedition one has begun stay,
 * cards that are dead to oneself go. The odds against an even chance were counted in 1,500 rounds of self-play.
 */

/** What a card is to a player: it could still be laid, no longer, or its expedition is not begun. */
type Use = 'fits' | 'dead' | 'new';
/** By use to the one who is to guess: wagers, low numbers (2 to 5), high ones. */
type Odds = Readonly<Record<Use, readonly [wager: number, low: number, high: number]>>;

/** By stage of the round, then by use to the other: the odds that the other holds it. */
const ODDS: readonly Readonly<Record<Use, Odds>>[] = [
  {
    fits: { fits: [0.22, 0.88, 2.55], dead: [0.26, 0.49, 1.39], new: [0.33, 1.03, 2.18] },
    dead: { fits: [0.34, 0.33, 0.1], dead: [0.23, 0.17, 0.1], new: [0.31, 0.24, 0.25] },
    new: { fits: [1, 0.81, 0.93], dead: [0.6, 0.54, 0.53], new: [1.05, 0.76, 0.89] },
  },
  {
    fits: { fits: [0.24, 0.67, 2.45], dead: [0.15, 0.4, 1.46], new: [0.17, 0.76, 2.22] },
    dead: { fits: [0.54, 0.56, 0.36], dead: [0.32, 0.32, 0.23], new: [0.5, 0.27, 0.32] },
    new: { fits: [0.96, 0.96, 1.06], dead: [0.4, 0.43, 0.69], new: [0.76, 0.44, 0.67] },
  },
  {
    fits: { fits: [0.28, 0.46, 1.93], dead: [0.24, 0.46, 1.07], new: [0.23, 0.6, 1.87] },
    dead: { fits: [1.03, 0.8, 0.55], dead: [0.76, 0.74, 0.57], new: [0.94, 0.57, 0.57] },
    new: { fits: [1.44, 1.4, 1.32], dead: [0.79, 0.93, 1.36], new: [0.95, 0.61, 0.98] },
  },
];
/** Cards left in the stock at which the second and the third stage begin. */
const STAGES = [30, 16];
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
  const expedition = expeditionOf(card);
  const stage = STAGES.filter(stock => view.stockSize <= stock).length;
  const theirs = useOf(view.columns[other][expedition], card);
  const own = useOf(view.columns[1 - other][expedition], card);
  return ODDS[stage][theirs][own][isWager(card) ? 0 : card % 10 < HIGH_RANK ? 1 : 2];
}

function useOf(column: readonly Card[], card: Card): Use {
  if (column.length === 0) return 'new';
  const last = column[column.length - 1];
  return card > last || isWager(last) ? 'fits' : 'dead';
}
