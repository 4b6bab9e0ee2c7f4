import type { State } from '@signoria/il-principe';
import { COSTS, leftAfter, missingFor, numberOf } from './cities.ts';
import { claimWorth, type Table } from './table.ts';
import type { Weights } from './weights.ts';

/** What a hand and a purse are good for: the best city, the next best with what is left, roles, sets to come. */
export function handWorth(t: Table, s: State, hand: Int32Array, money: number, w: Weights): number {
  const worth = cardsWorth(t, s, hand, w);
  if (t.isClosing) return worth;
  const cards = numberOf(hand);
  const best = bestCity(t, s, cards, money, -1, w);
  if (best < 0) return worth;
  const rest = leftAfter(cards, best);
  const purse = money - COSTS[best];
  const next = bestCity(t, s, rest, purse, best, w);
  const first = worth + cityPromise(t, cards, best, money, w);
  return next < 0 ? first : first + w.second * cityPromise(t, rest, next, purse, w);
}

/** The cards for themselves, and for the roles they would win. */
function cardsWorth(t: Table, s: State, hand: Int32Array, w: Weights): number {
  const each = t.isClosing ? w.lastCard : w.card;
  let worth = 0;
  for (let colour = 0; colour < 5; colour++) {
    const count = hand[colour];
    if (count === 0) continue;
    worth += count * each;
    if (t.isClosing) continue;
    worth += count === t.hand[colour] ? t.claims[colour] : claimWorth(t, s, colour, count, w);
  }
  return worth;
}

function bestCity(t: Table, s: State, cards: number, money: number, but: number, w: Weights): number {
  const { open } = s;
  let best = -1;
  let most = 0;
  for (let i = 0; i < open.length; i++) {
    const city = open[i];
    if (city === but) continue;
    const promise = cityPromise(t, cards, city, money, w);
    if (promise > most) {
      most = promise;
      best = city;
    }
  }
  return best;
}

/** The city's gain, as far as the cards and the money go towards it. */
function cityPromise(t: Table, cards: number, city: number, money: number, w: Weights): number {
  const missing = missingFor(cards, city);
  if (missing > 2) return 0;
  const nearness = missing === 0 ? w.ready : missing === 1 ? w.missingOne : w.missingTwo;
  const means = money >= COSTS[city] ? 1 : t.rounds > 0 ? w.poor : 0;
  return t.gain[city] * nearness * means;
}
