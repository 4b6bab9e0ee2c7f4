import type { Seat } from '@signoria/core';
import {
  type Action,
  CITIES,
  type IlPrincipe,
  type Region,
  type Role,
  type State,
} from '@signoria/il-principe';
import type { Policy } from '../bot.ts';
import { handWorth } from './hand.ts';
import { regionWorth } from './regions.ts';
import { prizeWorth, roleWorth } from './roles.ts';
import { readTable, setWorth, type Table } from './table.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** A careful head of a family: prices lots by what they let it build or hold, and minds who profits from a city. */
export function policyWith(weights: Weights): Policy<IlPrincipe> {
  return (state, seat, legal) => {
    if (legal.length === 1) return legal[0];
    const t = weigh(state, seat, weights);
    return state.step === 'bid' ? bestBid(state, t, legal, weights) : bestAction(state, t, legal, weights);
  };
}

export const policy = policyWith(WEIGHTS);

/** The points the weights see in a printed one: they value cards, coins and shields against each other. */
const INFLATION = 2;

/** What each action seems worth, in printed points; a bid as the prize at that price. */
export function quickScores(s: State, seat: Seat, legal: readonly Action[], found: Float64Array): void {
  const t = weigh(s, seat, WEIGHTS);
  for (let i = 0; i < legal.length; i++) {
    const action = legal[i];
    const points =
      action.type === 'bid' ? prize(s, t, action.amount, WEIGHTS) : worthOf(s, t, action, WEIGHTS);
    found[i] = points / INFLATION;
  }
}

/** The table, and what the hand is good for wherever it may be kept as it is. */
function weigh(s: State, seat: Seat, w: Weights): Table {
  const t = readTable(s, seat, w);
  if (s.step === 'bid' || s.step === 'act' || s.step === 'build')
    t.kept = handWorth(t, s, t.hand, s.money[seat], w);
  return t;
}

function bestAction(s: State, t: Table, legal: readonly Action[], w: Weights): Action {
  let best = legal[0];
  let most = -Infinity;
  for (let i = 0; i < legal.length; i++) {
    const points = worthOf(s, t, legal[i], w);
    if (points > most) {
      most = points;
      best = legal[i];
    }
  }
  return best;
}

function worthOf(s: State, t: Table, action: Action, w: Weights): number {
  switch (action.type) {
    case 'offer':
      return offerPoints(s, t, action.colour, w);
    case 'build':
      return buildPoints(s, t, action.city, w);
    case 'lay':
      return layPoints(s, t, action.colour, action.count, w);
    case 'shield':
      return regionWorth(s, t.seat, action.region as Region, w);
    case 'uncover':
      return roleGain(s, t, action.colour, 1, w);
    default:
      return 0;
  }
}

/** A hand as it would be. */
const changed = new Int32Array(5);

function takeHand(t: Table): void {
  for (let colour = 0; colour < 5; colour++) changed[colour] = t.hand[colour];
}

/** The hand with so many more cards of a colour, or fewer. */
function handWith(t: Table, colour: number, count: number): Int32Array {
  takeHand(t);
  changed[colour] += count;
  return changed;
}

/** The card the hand misses least goes up for auction. */
function offerPoints(s: State, t: Table, colour: number, w: Weights): number {
  return handWorth(t, s, handWith(t, colour, -1), s.money[t.seat], w);
}

/** The lowest bid there is, if the prize is worth more than that; money kept for a city counts. */
function bestBid(s: State, t: Table, legal: readonly Action[], w: Weights): Action {
  return prize(s, t, s.bid + 1, w) > w.margin ? legal[1] : legal[0];
}

/** What winning at that price is worth over letting it go. */
function prize(s: State, t: Table, price: number, w: Weights): number {
  return s.auction === 'role' ? rolePrize(s, t, price, w) : lotPrize(s, t, price, w);
}

function rolePrize(s: State, t: Table, price: number, w: Weights): number {
  const means = handWorth(t, s, t.hand, s.money[t.seat] - price, w) - t.kept;
  return prizeWorth(t, s.role as Role) + means - price * t.coin;
}

function lotPrize(s: State, t: Table, price: number, w: Weights): number {
  const hand = handWith(t, s.lot, s.lots[s.lot]);
  return handWorth(t, s, hand, s.money[t.seat] - price, w) - t.kept - price * t.coin + w.marker;
}

/** The city's own gain, the roles its cards win, less what the cards were good for in the hand. */
function buildPoints(s: State, t: Table, city: number, w: Weights): number {
  const { needs, cost } = CITIES[city];
  takeHand(t);
  let points = t.gain[city] - w.keep;
  for (let colour = 0; colour < 5; colour++) {
    if (needs[colour] === 0) continue;
    changed[colour] -= needs[colour];
    points += roleGain(s, t, colour, needs[colour], w);
  }
  return points + futureWorth(s, t, city, s.money[t.seat] - cost, w) - t.kept;
}

/** What the changed hand is good for once a city is no longer open. */
function futureWorth(s: State, t: Table, city: number, money: number, w: Weights): number {
  const gain = t.gain[city];
  t.gain[city] = 0;
  const worth = handWorth(t, s, changed, money, w);
  t.gain[city] = gain;
  return worth;
}

/** Roles and sets the cards win on the table, less what they were good for in the hand. */
function layPoints(s: State, t: Table, colour: number, count: number, w: Weights): number {
  const after = handWorth(t, s, handWith(t, colour, -count), s.money[t.seat], w);
  return roleGain(s, t, colour, count, w) + setWorth(t, colour, count, w) + after - t.kept - w.keep;
}

/** What so many more cards face up do for the roles of a colour. */
function roleGain(s: State, t: Table, colour: number, count: number, w: Weights): number {
  const up = s.up[t.seat][colour];
  return w.stay * (roleWorth(t, colour, up + count, w) - t.standing[colour]);
}
