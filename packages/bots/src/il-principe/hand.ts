import type { State } from '@signoria/il-principe';
import { COSTS, leftAfter, missingFor, numberOf } from './cities.ts';
import { claimWorth } from './roles.ts';
import type { Table } from './table.ts';
import type { Weights } from './weights.ts';

/** What a hand and a purse are good for: the best city, the next best with what is left, roles, sets to come. */
export function handWorth(t: Table, s: State, hand: Int32Array, money: number, w: Weights): number {
  const worth = cardsWorth(t, s, hand, w);
  if (t.isClosing) return worth;
  const cards = numberOf(hand);
  const best = bestCity(t, s, cards, money);
  if (best < 0) return worth;
  const next = nextPromise(t, s, leftAfter(cards, best), money - COSTS[best], best);
  return worth + cityPromise(t, cards, best, money) + w.second * next;
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

function bestCity(t: Table, s: State, cards: number, money: number): number {
  const { open } = s;
  let best = -1;
  let most = 0;
  for (let i = 0; i < open.length; i++) {
    const promise = cityPromise(t, cards, open[i], money);
    if (promise > most) {
      most = promise;
      best = open[i];
    }
  }
  return best;
}

function nextPromise(t: Table, s: State, cards: number, money: number, but: number): number {
  const { open } = s;
  let most = 0;
  for (let i = 0; i < open.length; i++)
    if (open[i] !== but) most = Math.max(most, cityPromise(t, cards, open[i], money));
  return most;
}

/** The city's gain, as far as the cards and the money go towards it. */
function cityPromise(t: Table, cards: number, city: number, money: number): number {
  const means = money >= COSTS[city] ? 1 : t.poor;
  return t.gain[city] * t.nearness[missingFor(cards, city)] * means;
}
