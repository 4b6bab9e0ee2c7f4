import {
  type Action,
  CITIES,
  type IlPrincipe,
  type Region,
  type Role,
  type State,
} from '@signoria/il-principe';
import type { Seat } from '@signoria/table';
import type { Policy } from '../bot.ts';
import { regionWorth } from './regions.ts';
import { handWorth, prizeWorth, readTable, roleWorth, setWorth, type Table } from './table.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** A careful head of a family: prices lots by what they let it build or hold, and minds who profits from a city. */
export function policyWith(weights: Weights): Policy<IlPrincipe> {
  return (state, seat, legal) => {
    if (legal.length === 1) return legal[0];
    const t = readTable(state, seat, weights);
    return state.step === 'bid' ? bestBid(state, t, legal, weights) : bestAction(state, t, legal, weights);
  };
}

export const policy = policyWith(WEIGHTS);

/** The points the weights see in a printed one: they value cards, coins and shields against each other. */
const INFLATION = 2;

/** What each action seems worth, in printed points; a bid as the prize at that price. */
export function glance(s: State, seat: Seat, legal: readonly Action[], found: Float64Array): void {
  const t = readTable(s, seat, WEIGHTS);
  for (let i = 0; i < legal.length; i++) {
    const action = legal[i];
    const points =
      action.type === 'bid' ? prize(s, t, action.amount, WEIGHTS) : worthOf(s, t, action, WEIGHTS);
    found[i] = points / INFLATION;
  }
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

const hand = new Int32Array(5);

function readHand(s: State, t: Table): void {
  for (let colour = 0; colour < 5; colour++) hand[colour] = s.hands[t.seat][colour];
}

/** The card the hand misses least goes up for auction. */
function offerPoints(s: State, t: Table, colour: number, w: Weights): number {
  readHand(s, t);
  hand[colour]--;
  return handWorth(t, s, hand, s.money[t.seat], w);
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
  const money = s.money[t.seat];
  readHand(s, t);
  const means = handWorth(t, s, hand, money - price, w) - handWorth(t, s, hand, money, w);
  return prizeWorth(t, s.role as Role) + means - price * t.coin;
}

function lotPrize(s: State, t: Table, price: number, w: Weights): number {
  const money = s.money[t.seat];
  readHand(s, t);
  const without = handWorth(t, s, hand, money, w);
  hand[s.lot] += s.lots[s.lot];
  return handWorth(t, s, hand, money - price, w) - without - price * t.coin + w.marker;
}

/** The city's own gain, the roles its cards win, less what the cards were good for in the hand. */
function buildPoints(s: State, t: Table, city: number, w: Weights): number {
  const { needs, cost } = CITIES[city];
  const money = s.money[t.seat];
  readHand(s, t);
  const before = handWorth(t, s, hand, money, w);
  let points = t.gain[city] - w.keep;
  for (let colour = 0; colour < 5; colour++) {
    if (needs[colour] === 0) continue;
    hand[colour] -= needs[colour];
    points += roleGain(s, t, colour, needs[colour], w);
  }
  return points + futureWorth(s, t, city, money - cost, w) - before;
}

/** What the rest of the hand is good for once a city is no longer open. */
function futureWorth(s: State, t: Table, city: number, money: number, w: Weights): number {
  const gain = t.gain[city];
  t.gain[city] = 0;
  const worth = handWorth(t, s, hand, money, w);
  t.gain[city] = gain;
  return worth;
}

/** Roles and sets the cards win on the table, less what they were good for in the hand. */
function layPoints(s: State, t: Table, colour: number, count: number, w: Weights): number {
  const money = s.money[t.seat];
  readHand(s, t);
  const before = handWorth(t, s, hand, money, w);
  hand[colour] -= count;
  const after = handWorth(t, s, hand, money, w);
  return roleGain(s, t, colour, count, w) + setWorth(s, t.seat, colour, count, w) + after - before - w.keep;
}

/** What so many more cards face up do for the roles of a colour. */
function roleGain(s: State, t: Table, colour: number, count: number, w: Weights): number {
  const up = s.up[t.seat][colour];
  return w.stay * (roleWorth(t, s, colour, up + count, w) - roleWorth(t, s, colour, up, w));
}
