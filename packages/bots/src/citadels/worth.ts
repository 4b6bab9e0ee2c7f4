import {
  type Built,
  type Card,
  CHARACTERS,
  COLOUR,
  COLOURS,
  COST,
  fullCity,
  hasName,
  PURPLE,
  type Rank,
  type State,
  WORTH,
} from '@signoria/citadels';
import type { Seat } from '@signoria/core';
import type { Weights } from './weights.ts';

/** What is said of a player from what lies open. */
export function openStrength(s: State, seat: number): number {
  const city = s.cities[seat];
  let points = 0;
  for (let i = 0; i < city.length; i++) points += WORTH[city[i].card] + (city[i].adorned ? 1 : 0);
  return points + 2 * city.length + 0.4 * s.gold[seat] + 0.3 * s.hands[seat].length;
}

/** The one to beat, other than `seat`. */
export function leaderBut(s: State, seat: Seat): Seat {
  let best: Seat = seat;
  let most = -1;
  for (let other = 0 as Seat; other < s.seats; other++) {
    if (other === seat) continue;
    const found = openStrength(s, other);
    if (found > most) {
      most = found;
      best = other;
    }
  }
  return best;
}

function countColour(city: readonly Built[], colour: number): number {
  let count = 0;
  for (let i = 0; i < city.length; i++) if (COLOUR[city[i].card] === colour) count++;
  return count;
}

/** What a district would be worth in the player's own city. */
export function builtWorth(s: State, seat: Seat, card: Card, w: Weights): number {
  const city = s.cities[seat];
  const colour = COLOUR[card];
  const kin = countColour(city, colour);
  let points = WORTH[card] + w.tempo;
  if (kin === 0) points += w.colour;
  else if (colour !== PURPLE && s.first === -1) points += w.kin;
  if (colour === PURPLE && s.first === -1) points += w.purple;
  if (city.length + 1 === fullCity(s)) points += w.finish;
  return points;
}

/** What a card is worth in hand: as what it can become, less the gold still missing. */
export function cardWorth(s: State, seat: Seat, card: Card, w: Weights): number {
  if (hasName(s.cities[seat], card)) return -w.twin;
  const missing = Math.max(0, COST[card] - s.gold[seat] - 1);
  return builtWorth(s, seat, card, w) - w.dear * missing * missing;
}

/** The dearest card of the hand that gold will pay, 0 for none; and how many could be paid one after the other. */
export function payable(s: State, seat: Seat, gold: number): { best: number; count: number } {
  const hand = s.hands[seat];
  let best = 0;
  let count = 0;
  let left = gold;
  for (let cost = 1; cost <= 6; cost++) {
    for (let i = 0; i < hand.length; i++) {
      if (COST[hand[i]] !== cost || hasName(s.cities[seat], hand[i])) continue;
      if (cost <= gold) best = cost;
      if (cost <= left) {
        left -= cost;
        count++;
      }
    }
  }
  return { best, count };
}

/**
 * How much a player seems to want a character, judging by city, purse and hand size; the hand itself counts
 * only for the seat that thinks.
 */
export function characterWorth(s: State, seat: Seat, rank: Rank, own: boolean, w: Weights): number {
  const character = CHARACTERS[s.cast[rank]];
  const city = s.cities[seat];
  const gold = s.gold[seat];
  const hand = s.hands[seat].length;
  let points = 0;
  if (character.income) points += w.gold * countColour(city, COLOURS.indexOf(character.income));
  switch (character.id) {
    case 'assassin':
      return points + w.strike * openStrength(s, leaderBut(s, seat));
    case 'witch':
      return points + w.spell * openStrength(s, leaderBut(s, seat));
    case 'thief':
      return points + w.loot * richestBut(s, seat);
    case 'tax-collector':
      return points + w.tax;
    case 'magician':
      return points + w.magic * Math.max(0, largestHandBut(s, seat) - hand);
    case 'wizard':
      return points + w.wizard;
    case 'king':
      return points + w.crown;
    case 'emperor':
      return points + w.gold;
    case 'bishop':
      return points + w.guard * Math.max(0, city.length - 4);
    case 'abbot':
      return points + w.gold;
    case 'merchant':
      return points + w.gold;
    case 'alchemist':
      return (
        points + w.gold * (own ? payable(s, seat, gold + 2).best : Math.min(gold + 2, 4) * (hand > 0 ? 1 : 0))
      );
    case 'architect': {
      const count = own ? payable(s, seat, gold + 2).count : Math.min(3, hand, Math.trunc((gold + 2) / 3));
      return points + w.card * 1.4 + w.builds * Math.max(0, Math.min(3, count) - 1);
    }
    case 'navigator':
      return points + 4 * w.gold - (own && payable(s, seat, gold + 2).best > 0 ? w.tempo + 2 : 0);
    case 'warlord':
    case 'diplomat':
      return points + w.spite * 2;
    case 'artist':
      return points + Math.min(2, gold) * 0.4;
    default:
      return points + w.gold;
  }
}

export function richestBut(s: State, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) most = Math.max(most, s.gold[other]);
  return most;
}

export function largestHandBut(s: State, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) most = Math.max(most, s.hands[other].length);
  return most;
}
