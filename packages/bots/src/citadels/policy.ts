import {
  type Action,
  type Card,
  CHARACTERS,
  type Citadels,
  COLOUR,
  COLOURS,
  COST,
  fullCity,
  hasName,
  priceOf,
  type State,
  WORTH,
} from '@signoria/citadels';
import { below, type Rng, rngFrom, type Seat } from '@signoria/core';
import type { Policy } from '../bot.ts';
import { type Chances, chanceOf, type Guess, NO_CHANCES, roleGuess } from './guess.ts';
import { type Weights, weightsFor } from './weights.ts';
import { builtWorth, cardWorth, characterWorth, leaderBut, openStrength, payable } from './worth.ts';

/** What a choice among actions goes by. */
interface Decision {
  readonly s: State;
  readonly seat: Seat;
  readonly w: Weights;
  readonly rng: Rng;
  readonly chances: Chances;
}

/** A builder who drafts by city and purse, guesses who the others are, and hurries to the last district. */
export function policyWith(weights: Weights, guess: Guess = roleGuess()): Policy<Citadels> {
  return (state, seat, legal, rng) => {
    if (legal.length === 1) return legal[0];
    const chances = isNaming(legal) ? guess(state, seat, weights) : NO_CHANCES;
    const decision = { s: state, seat, w: weights, rng, chances };
    let best = legal[0];
    let most = -Infinity;
    for (let i = 0; i < legal.length; i++) {
      const points = worthOf(decision, legal[i]);
      if (points > most) {
        most = points;
        best = legal[i];
      }
    }
    return best;
  };
}

/** The same without whims: notes what each action is worth and gives the place of the best. */
export function weighing(guess: Guess = roleGuess()) {
  const calm = [weightsFor(2), weightsFor(4)].map(weights => ({ ...weights, whim: 0 }));
  const rng = rngFrom(0);
  return (s: State, seat: Seat, legal: readonly Action[], found: Float64Array): number => {
    const w = calm[s.seats === 2 ? 0 : 1];
    const chances = isNaming(legal) ? guess(s, seat, w) : NO_CHANCES;
    const decision = { s, seat, w, rng, chances };
    let best = 0;
    for (let i = 0; i < legal.length; i++) {
      found[i] = worthOf(decision, legal[i]);
      if (found[i] > found[best]) best = i;
    }
    return best;
  };
}

const duel = policyWith(weightsFor(2));
const court = policyWith(weightsFor(4));

/** With the tuned weights for that many seats. */
export const policy: Policy<Citadels> = (state, seat, legal, rng) =>
  (state.seats === 2 ? duel : court)(state, seat, legal, rng);

/** Things to be done at once, before anything that depends on them, and things only to be done at last. */
const AT_ONCE = 1000;
const ACTION = 500;

/** Guesses are only made where something is to be named. */
function isNaming(legal: readonly Action[]): boolean {
  for (let i = 0; i < legal.length; i++) {
    const { type } = legal[i];
    if (type === 'murder' || type === 'rob' || type === 'bewitch') return true;
  }
  return false;
}

function worthOf({ s, seat, w, rng, chances }: Decision, action: Action): number {
  switch (action.type) {
    case 'choose':
      return characterWorth(s, seat, action.rank, true, w) + whim(rng, w);
    case 'bury':
      return characterWorth(s, leaderBut(s, seat), action.rank, false, w) + whim(rng, w);
    case 'gold':
      return ACTION + (s.gold[seat] < wantedGold(s, seat) ? 2 : 0) + (s.deck.length > 0 ? 0 : 9);
    case 'draw':
      return ACTION + drawWorth(s, seat, w);
    case 'income':
      return incomeWorth(s, seat);
    case 'build':
      return buildWorth(s, seat, action.card, w);
    case 'end':
      return 0;
    case 'murder':
    case 'bewitch':
      return AT_ONCE + strikeWorth(s, seat, action.rank, chances) + whim(rng, w);
    case 'rob':
      return AT_ONCE + robWorth(s, seat, action.rank, chances) + whim(rng, w);
    case 'swap':
      return swapWorth(s, seat, action.seat, w);
    case 'discard':
      return cardWorth(s, seat, action.card, w) < 0 ? 2 : -5;
    case 'redraw':
      return 1;
    case 'look':
      return s.play.acted ? 20 + s.hands[action.seat].length : -1;
    case 'take':
      return action.build ? builtWorth(s, seat, action.card, w) + 2 : cardWorth(s, seat, action.card, w);
    case 'keep':
    case 'fetch':
      return cardWorth(s, seat, action.card, w);
    case 'return':
    case 'pay-card':
      return 3 - cardWorth(s, seat, action.card, w);
    case 'pay-gold':
      return s.gold[seat] > 2 ? 1 : -4;
    case 'crown':
      return (
        -openStrength(s, action.seat) + 3 * Math.min(1, s.gold[action.seat] + s.hands[action.seat].length)
      );
    default:
      return worthOfDistricts(s, seat, action, w);
  }
}

function worthOfDistricts(s: State, seat: Seat, action: Action, w: Weights): number {
  switch (action.type) {
    case 'tithe':
    case 'search':
      return AT_ONCE;
    case 'navigate':
      return ACTION + (action.take === 'gold' ? 4 * w.gold : 4 * w.card - w.crowded * s.hands[seat].length);
    case 'destroy':
      return (
        harmWorth(s, seat, action.seat, action.district, action.adorned, w) - w.gold * priceOf(s, action)
      );
    case 'armory':
      return (
        harmWorth(s, seat, action.seat, action.district, action.adorned, w) - COST[action.district] / 9 - 4.5
      );
    case 'covet':
      return covetWorth(s, seat, action.seat, action.district, w);
    case 'give':
      return -WORTH[action.district] - w.gold * Math.max(0, COST[s.prize as Card] - COST[action.district]);
    case 'adorn':
      return s.first !== -1 || s.gold[seat] > wantedGold(s, seat) + 1 ? 1 : -1;
    case 'laboratory':
      return hasName(s.cities[seat], action.card) || s.first !== -1
        ? 3 - cardWorth(s, seat, action.card, w) / 10
        : -1;
    case 'museum':
      return hasName(s.cities[seat], action.card) || s.first !== -1 || s.hands[seat].length > 3
        ? 4 - cardWorth(s, seat, action.card, w) / 10
        : -1;
    case 'smithy':
      return s.first === -1 && s.hands[seat].length < 2 && s.gold[seat] > 3 && s.play.acted ? 1 : -1;
    case 'salvage':
      return cardWorth(s, seat, s.prize as Card, w) > 3 ? 1 : -1;
    case 'announce':
      return openStrength(s, seat) + 4 >= openStrength(s, leaderBut(s, seat)) ? 1 : -1;
    default:
      return 0;
  }
}

function whim(rng: Rng, w: Weights): number {
  return (w.whim * below(rng, 1024)) / 1024;
}

/** What the dearest sensible card of the hand costs. */
function wantedGold(s: State, seat: Seat): number {
  const hand = s.hands[seat];
  let most = 0;
  for (let i = 0; i < hand.length; i++)
    if (COST[hand[i]] > most && !hasName(s.cities[seat], hand[i])) most = COST[hand[i]];
  return most;
}

/** Cards are wanted by a hand with nothing to build, and by one that can pay for all it has. */
function drawWorth(s: State, seat: Seat, w: Weights): number {
  const wanted = wantedGold(s, seat);
  if (s.first !== -1 && payable(s, seat, s.gold[seat] + 2).best > payable(s, seat, s.gold[seat]).best)
    return 0;
  if (wanted === 0) return 5;
  if (payable(s, seat, s.gold[seat]).best === 0) return 0;
  return s.gold[seat] >= wanted ? 3 - w.crowded * s.hands[seat].length : 0;
}

/** Taken before building where the gold is needed, else after it, for the new district may count. */
function incomeWorth(s: State, seat: Seat): number {
  const { play } = s;
  if (!play.acted) return AT_ONCE - 1;
  const { income } = CHARACTERS[s.cast[play.power]];
  const colour = income ? COLOURS.indexOf(income) : -1;
  const gold = s.gold[seat];
  const hand = s.hands[seat];
  let waits = false;
  for (let i = 0; i < hand.length; i++)
    if (COLOUR[hand[i]] === colour && COST[hand[i]] <= gold && COST[hand[i]] >= wantedGold(s, seat) - 1)
      waits = true;
  return waits && play.builds > 0 && s.cities[seat].length < fullCity(s) ? 5 : ACTION;
}

function buildWorth(s: State, seat: Seat, card: Card, w: Weights): number {
  const points = builtWorth(s, seat, card, w);
  return s.first === -1 && s.cities[seat].length >= 5 && COST[card] < 2 ? points / 2 + 20 : points + 20;
}

/** What a murder or a spell takes from whoever is likely to have that character. */
function strikeWorth(s: State, seat: Seat, rank: number, chances: Chances): number {
  let points = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    points +=
      chanceOf(chances, other, rank) *
      (openStrength(s, other) + (s.cities[other].length >= fullCity(s) - 1 ? 15 : 0));
  }
  return points;
}

function robWorth(s: State, seat: Seat, rank: number, chances: Chances): number {
  let gold = 0;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) gold += chanceOf(chances, other, rank) * s.gold[other];
  return gold;
}

function swapWorth(s: State, seat: Seat, other: Seat, w: Weights): number {
  const gain = s.hands[other].length - s.hands[seat].length;
  return gain >= 2 ? AT_ONCE + w.magic * gain : -1;
}

/** Points taken from another, worth the more the nearer he is to winning. */
function harmWorth(s: State, seat: Seat, other: Seat, card: Card, adorned: boolean, w: Weights): number {
  if (other === seat) return -50;
  const points = WORTH[card] + (adorned ? 1 : 0);
  const leads = other === leaderBut(s, seat);
  const near = s.cities[other].length >= fullCity(s) - 2 ? 2 : 0;
  return (leads ? 1 : 0.4) * (points + w.tempo + near) * w.spite;
}

/** The gain of an exchange for the least of one's own districts that could be given. */
function covetWorth(s: State, seat: Seat, other: Seat, card: Card, w: Weights): number {
  const own = s.cities[seat];
  let best = -Infinity;
  for (let i = 0; i < own.length; i++) {
    const paid = Math.max(0, COST[card] - COST[own[i].card]);
    if (paid <= s.gold[seat]) best = Math.max(best, WORTH[card] - WORTH[own[i].card] - w.gold * paid * 1.3);
  }
  return best + (other === leaderBut(s, seat) ? 0.5 : 0) - 0.5;
}
