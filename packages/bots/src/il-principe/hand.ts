import type { State } from '@signoria/il-principe';
import { COSTS, leftAfter, missingFor, numberOf } from './cities.ts';
import type { Reading } from './figures.ts';
import { claimWorth } from './roles.ts';
import type { Weights } from './weights.ts';

/** What a hand and a purse are good for: the best city, the next best with what is left, roles, sets to come. */
export function handWorth(r: Reading, s: State, hand: Int32Array, money: number, w: Weights): number {
  const worth = cardsWorth(r, s, hand, w);
  if (r.isClosing) return worth;
  const cards = numberOf(hand);
  const best = bestCity(r, s, cards, money);
  if (best < 0) return worth;
  const next = nextPromise(r, s, leftAfter(r.reach, cards, best), money - COSTS[best], best);
  return worth + cityPromise(r, cards, best, money) + w.second * next;
}

/** The cards for themselves, and for the roles they would win. */
function cardsWorth(r: Reading, s: State, hand: Int32Array, w: Weights): number {
  const each = r.isClosing ? w.lastCard : w.card;
  let worth = 0;
  for (let colour = 0; colour < 5; colour++) {
    const count = hand[colour];
    if (count === 0) continue;
    worth += count * each;
    if (r.isClosing) continue;
    worth += count === r.hand[colour] ? r.claims[colour] : claimWorth(r, s, colour, count, w);
  }
  return worth;
}

function bestCity(r: Reading, s: State, cards: number, money: number): number {
  const { open } = s;
  let best = -1;
  let most = 0;
  for (let i = 0; i < open.length; i++) {
    const promise = cityPromise(r, cards, open[i], money);
    if (promise > most) {
      most = promise;
      best = open[i];
    }
  }
  return best;
}

function nextPromise(r: Reading, s: State, cards: number, money: number, but: number): number {
  const { open } = s;
  let most = 0;
  for (let i = 0; i < open.length; i++)
    if (open[i] !== but) most = Math.max(most, cityPromise(r, cards, open[i], money));
  return most;
}

/** The city's gain, as far as the cards and the money go towards it. */
function cityPromise(r: Reading, cards: number, city: number, money: number): number {
  const means = money >= COSTS[city] ? 1 : r.poor;
  return r.gain[city] * r.nearness[missingFor(r.reach, cards, city)] * means;
}
