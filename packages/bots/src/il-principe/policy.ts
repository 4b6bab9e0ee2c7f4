import type { Seat } from '@signoria/core';
import {
  type Action,
  citiesIn,
  type IlPrincipe,
  type Region,
  type Role,
  type State,
} from '@signoria/il-principe';
import type { Policy, QuickScores } from '../bot.ts';
import { bestScored } from '../policy-bot.ts';
import { newReading, type Reading } from './figures.ts';
import { handWorth } from './hand.ts';
import { readState, setWorth } from './reading.ts';
import { regionWorth } from './regions.ts';
import { prizeWorth, roleWorth } from './roles.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** A careful head of a family: prices lots by what they let it build or hold, and minds who profits from a city. */
export function policyWith(weights: Weights): Policy<IlPrincipe> {
  const r = newReading();
  const best = bestScored(quickScoresWith(weights));
  return (state, seat, legal, rng) => {
    if (state.step !== 'bid' || legal.length === 1) return best(state, seat, legal, rng);
    read(r, state, seat, weights);
    return bestBid(state, r, legal, weights);
  };
}

/** The points the weights see in a printed one: they value cards, coins and shields against each other. */
const INFLATION = 2;

/** What each action seems worth, in printed points; a bid as the prize at that price. */
function quickScoresWith(weights: Weights): QuickScores<IlPrincipe> {
  const r = newReading();
  return (s, seat, legal, found) => {
    read(r, s, seat, weights);
    for (let i = 0; i < legal.length; i++) {
      const action = legal[i];
      const points =
        action.type === 'bid' ? prize(s, r, action.amount, weights) : worthOf(s, r, action, weights);
      found[i] = points / INFLATION;
    }
  };
}

/** By how much a bid may raise the highest and still be thought of; what goes beyond is not. */
export const RAISES = 3;

/** Notes what each action seems worth and gives the place of the policy's choice. */
export function weighing() {
  const r = newReading();
  const scores = quickScoresWith(WEIGHTS);
  return (s: State, seat: Seat, legal: readonly Action[], found: Float64Array): number => {
    if (s.step === 'bid') {
      read(r, s, seat, WEIGHTS);
      // To pass comes first, then every sum from the next on.
      found[0] = 0;
      for (let i = 1; i < legal.length; i++)
        found[i] = i <= RAISES ? prize(s, r, s.bid + i, WEIGHTS) / INFLATION : -Infinity;
      return legal.length > 1 && prize(s, r, s.bid + 1, WEIGHTS) > WEIGHTS.margin ? 1 : 0;
    }
    scores(s, seat, legal, found);
    let best = 0;
    for (let i = 1; i < legal.length; i++) if (found[i] > found[best]) best = i;
    return best;
  };
}

export const quickScores = quickScoresWith(WEIGHTS);
export const policy = policyWith(WEIGHTS);

/** The state, and what the hand is good for wherever it may be kept as it is. */
function read(r: Reading, s: State, seat: Seat, w: Weights): void {
  readState(r, s, seat, w);
  if (s.step === 'bid' || s.step === 'act' || s.step === 'build')
    r.kept = handWorth(r, s, r.hand, s.money[seat], w);
}

function worthOf(s: State, r: Reading, action: Action, w: Weights): number {
  switch (action.type) {
    case 'offer':
      return offerPoints(s, r, action.colour, w);
    case 'build':
      return buildPoints(s, r, action.city, w);
    case 'lay':
      return layPoints(s, r, action.colour, action.count, w);
    case 'shield':
      return regionWorth(s, r.seat, action.region as Region, w);
    case 'uncover':
      return roleGain(s, r, action.colour, 1, w);
    default:
      return 0;
  }
}

/** The hand as it would be, to begin with as it is. */
function takeHand(r: Reading): Int32Array {
  for (let colour = 0; colour < r.hand.length; colour++) r.changed[colour] = r.hand[colour];
  return r.changed;
}

/** The hand with so many more cards of a colour, or fewer. */
function handWith(r: Reading, colour: number, count: number): Int32Array {
  const changed = takeHand(r);
  changed[colour] += count;
  return changed;
}

/** The card the hand misses least goes up for auction. */
function offerPoints(s: State, r: Reading, colour: number, w: Weights): number {
  return handWorth(r, s, handWith(r, colour, -1), s.money[r.seat], w);
}

/** The lowest bid there is, if the prize is worth more than that; money kept for a city counts. */
function bestBid(s: State, r: Reading, legal: readonly Action[], w: Weights): Action {
  return prize(s, r, s.bid + 1, w) > w.margin ? legal[1] : legal[0];
}

/** What winning at that price is worth over letting it go. */
function prize(s: State, r: Reading, price: number, w: Weights): number {
  return s.auction === 'role' ? rolePrize(s, r, price, w) : lotPrize(s, r, price, w);
}

function rolePrize(s: State, r: Reading, price: number, w: Weights): number {
  const means = handWorth(r, s, r.hand, s.money[r.seat] - price, w) - r.kept;
  return prizeWorth(r, s.role as Role) + means - price * r.coin;
}

function lotPrize(s: State, r: Reading, price: number, w: Weights): number {
  const hand = handWith(r, s.lot, s.lots[s.lot]);
  return handWorth(r, s, hand, s.money[r.seat] - price, w) - r.kept - price * r.coin + w.marker;
}

/** The city's own gain, the roles its cards win, less what the cards were good for in the hand. */
function buildPoints(s: State, r: Reading, city: number, w: Weights): number {
  const { needs, cost } = citiesIn(s.options)[city];
  const changed = takeHand(r);
  let points = r.gain[city] - w.keep;
  for (let colour = 0; colour < 5; colour++) {
    if (needs[colour] === 0) continue;
    changed[colour] -= needs[colour];
    points += roleGain(s, r, colour, needs[colour], w);
  }
  return points + futureWorth(s, r, city, s.money[r.seat] - cost, w) - r.kept;
}

/** What the changed hand is good for once a city is no longer open. */
function futureWorth(s: State, r: Reading, city: number, money: number, w: Weights): number {
  const gain = r.gain[city];
  r.gain[city] = 0;
  const worth = handWorth(r, s, r.changed, money, w);
  r.gain[city] = gain;
  return worth;
}

/** Roles and sets the cards win on the table, less what they were good for in the hand. */
function layPoints(s: State, r: Reading, colour: number, count: number, w: Weights): number {
  const after = handWorth(r, s, handWith(r, colour, -count), s.money[r.seat], w);
  return roleGain(s, r, colour, count, w) + setWorth(r, colour, count, w) + after - r.kept - w.keep;
}

/** What so many more cards face up do for the roles of a colour. */
function roleGain(s: State, r: Reading, colour: number, count: number, w: Weights): number {
  const up = s.up[r.seat][colour];
  return w.stay * (roleWorth(r, colour, up + count, w) - r.rolesNow[colour]);
}
