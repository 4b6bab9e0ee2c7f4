import {
  type Action,
  type Card,
  CHARACTERS,
  cardOf,
  type Power,
  type Rank,
  type View,
} from '@signoria/citadels';
import type { Seat } from '@signoria/core';
import type { Meant } from '../board.ts';

/** Names of the parts. Cards that print alike are one part. */
export const rankPart = (rank: Rank) => `rank:${rank}`;
export const handPart = (card: Card) => `hand:${card}`;
export const districtPart = (seat: Seat, card: Card, adorned: boolean) =>
  `district:${seat}:${card}:${adorned ? 1 : 0}`;
/** A player as one names him: the head of his city. */
export const playerPart = (seat: Seat) => `player:${seat}`;
/** Cards laid out to choose from: drawn, in a hand looked at, in the deck. */
export const offerPart = (card: Card) => `offer:${card}`;
export const SITE = 'site';
export const DECK = 'deck';
/** Places that are only looked at. */
export const BANK = 'bank';
export const PACK = 'pack';

const LABORATORY = cardOf('laboratory');
const MUSEUM = cardOf('museum');
const ARMORY = cardOf('armory');

/** The one district of its kind that stands in this city, adorned or not. */
export function onlyPart(seat: Seat, card: Card, view: View): string {
  return districtPart(
    seat,
    card,
    view.cities[seat].some(built => built.card === card && built.adorned),
  );
}

export function armoryPart(view: View): string {
  return onlyPart(view.play.seat, ARMORY, view);
}

export function path(action: Action, view: View): readonly string[] {
  switch (action.type) {
    case 'choose':
    case 'bury':
    case 'murder':
    case 'bewitch':
    case 'rob':
      return [rankPart(action.rank)];
    case 'keep':
    case 'return':
    case 'fetch':
      return [offerPart(action.card)];
    case 'take':
      return action.build ? [offerPart(action.card), SITE] : [offerPart(action.card)];
    case 'build':
      return [handPart(action.card), SITE];
    case 'discard':
      return [handPart(action.card), DECK];
    case 'laboratory':
      return [handPart(action.card), onlyPart(view.play.seat, LABORATORY, view)];
    case 'museum':
      return [handPart(action.card), onlyPart(view.play.seat, MUSEUM, view)];
    case 'pay-card':
      return [handPart(action.card)];
    case 'swap':
    case 'look':
    case 'crown':
      return [playerPart(action.seat)];
    case 'destroy':
    case 'covet':
      return [districtPart(action.seat, action.district, action.adorned)];
    case 'armory':
      return [armoryPart(view), districtPart(action.seat, action.district, action.adorned)];
    case 'give':
      return [districtPart(view.play.seat, action.district, action.adorned)];
    case 'adorn':
      return [districtPart(view.play.seat, action.district, false)];
    default:
      return [];
  }
}

/** What a touch wants that no legal action answers to. A touch on what is only to be looked at wants nothing. */
export function meant(parts: readonly string[], view: View, seat: Seat): Meant | null {
  const [kind, ...rest] = parts[parts.length - 1].split(':');
  const [first, second, third] = rest.map(Number);
  const held = parts.length > 1 && parts[0].startsWith('hand:') ? (Number(parts[0].slice(5)) as Card) : null;
  if (kind === 'hand') return { action: { type: 'build', card: first as Card } };
  if (held !== null && kind === 'deck') return { action: { type: 'discard', card: held } };
  if (held !== null && kind === 'site') return { action: { type: 'build', card: held } };
  if (!view.turn.includes(seat)) return null;
  switch (kind) {
    case 'rank':
      return rankMeant(first, view);
    case 'district':
      return districtMeant({ seat: first, district: second as Card, adorned: third === 1 }, view, seat);
    case 'player':
      return playerMeant(first, view);
    default:
      return null;
  }
}

function powersNow({ step, cast, play }: View): readonly Power[] {
  return step === 'turn' ? CHARACTERS[cast[play.power]].powers : [];
}

function rankMeant(rank: Rank, view: View): Meant | null {
  if (view.step === 'choose' || view.step === 'bury') return { action: { type: view.step, rank } };
  const type = powersNow(view).find(power => power === 'murder' || power === 'bewitch' || power === 'rob');
  return type ? { action: { type, rank } } : null;
}

function districtMeant(
  named: { seat: number; district: Card; adorned: boolean },
  view: View,
  seat: Seat,
): Meant | null {
  const { district, adorned } = named;
  if (view.step === 'give')
    return named.seat === seat ? { action: { type: 'give', district, adorned } } : null;
  const type = powersNow(view).find(power => power === 'destroy' || power === 'covet' || power === 'adorn');
  if (type === 'adorn') return named.seat === seat ? { action: { type, district } } : null;
  return type ? { action: { type, ...named } } : null;
}

function playerMeant(seat: number, view: View): Meant | null {
  if (view.step === 'gift') return { action: { type: 'crown', seat } };
  const type = powersNow(view).find(power => power === 'swap' || power === 'look');
  return type ? { action: { type, seat } } : null;
}
