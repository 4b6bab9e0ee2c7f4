import type { Seat, Who } from '@signoria/core';
import { type Position, type PositionSetup, position as place } from '@signoria/core/kit';
import {
  type Card,
  CHARACTERS,
  type Citadels,
  cardOf,
  characterOf,
  citadels,
  type Memory,
  type State,
} from '../src/index.ts';
import { proceed } from '../src/sequence.ts';

export function cards(names: string): Card[] {
  return names === '' ? [] : names.split(' ').map(cardOf);
}

const sorted = (names: string) => cards(names).sort((a, b) => a - b);

/** The rank of a character by its name. */
export function rankOf(name: string): number {
  return CHARACTERS[characterOf(name)].rank;
}

/** Takes a card from wherever it lies hidden, so that it is not in the game twice. */
function takeOut(s: State, card: Card): void {
  const at = s.deck.indexOf(card);
  if (at >= 0) {
    s.deck.splice(at, 1);
    s.deckKnown.splice(at, 1);
    return;
  }
  const hand = s.hands.find(cards => cards.includes(card));
  if (!hand) return;
  hand.splice(hand.indexOf(card), 1, ...s.deck.splice(-1));
  s.deckKnown.splice(s.deck.length);
  hand.sort((a, b) => a - b);
}

export const edits = {
  crown(s: State, seat: Seat) {
    s.crown = seat;
    s.draft.from = seat;
  },
  gold(s: State, ...purses: number[]) {
    purses.forEach((gold, seat) => {
      s.gold[seat] = gold;
    });
  },
  hand(s: State, seat: Seat, names: string) {
    s.hands[seat] = [];
    for (const card of cards(names)) takeOut(s, card);
    s.hands[seat] = sorted(names);
  },
  /** A city as it has stood since the round before; a star after a name is an Artist's coin. */
  city(s: State, seat: Seat, names: string) {
    s.cities[seat] = names.split(' ').map(name => ({
      card: cardOf(name.replace('*', '')),
      adorned: name.endsWith('*'),
      round: s.round - 1,
    }));
    for (const { card } of s.cities[seat]) takeOut(s, card);
    s.sevens = s.sevens.filter(other => other !== seat);
    if (s.cities[seat].length >= 7) s.sevens.push(seat);
  },
  /** The deck, the next card last. */
  deck(s: State, names: string) {
    s.deck = cards(names);
    s.deckKnown = s.deck.map(() => 0);
  },
  museum(s: State, names: string) {
    s.museum = cards(names);
    s.museumKnown = s.museum.map(() => 0);
  },
  bell(s: State) {
    s.bell = true;
  },
  ending(s: State, first: Seat) {
    s.first = first;
  },
  /** Who plays what, seat by seat; two names for one seat where two are played. The calling begins. */
  roles(s: State, ...names: string[]) {
    const ranks = names.map(name => (name === '-' ? [] : name.split(' ').map(rankOf)));
    const order = names.map((_, i) => (s.draft.from + i) % s.seats);
    const rounds = s.seats <= 3 ? 2 : 1;
    const free = s.cast.flatMap((character, rank) =>
      character >= 0 && !ranks.some(own => own.includes(rank)) ? [rank] : [],
    );
    s.draft.visible = [];
    s.draft.picks = [];
    for (let round = 0; round < rounds; round++)
      for (const seat of order) s.draft.picks.push(ranks[seat][round] ?? free.pop() ?? 0);
    s.draft.hidden = free[0] ?? 0;
    s.draft.buried = free.slice(1);
    s.draft.pack = [];
    s.holder.fill(-1);
    ranks.forEach((own, seat) => {
      for (const rank of own) s.holder[rank] = seat as Seat;
    });
    s.step = 'calling';
    proceed(s, undefined);
  },
};

/** A table of Citadels; give `roles` last, for the calling begins with it. */
export function position(setup: Partial<PositionSetup> = {}): Position<Citadels, typeof edits> {
  return place(citadels, { seats: 4, ...setup }, edits);
}

export type Table = ReturnType<typeof position>;

export const GOLD = { type: 'gold' } as const;
export const DRAW = { type: 'draw' } as const;
export const END = { type: 'end' } as const;
export const INCOME = { type: 'income' } as const;
export const DECLINE = { type: 'decline' } as const;

export const build = (name: string) => ({ type: 'build', card: cardOf(name) }) as const;
export const keep = (name: string) => ({ type: 'keep', card: cardOf(name) }) as const;
export const murder = (name: string) => ({ type: 'murder', rank: rankOf(name) }) as const;
export const bewitch = (name: string) => ({ type: 'bewitch', rank: rankOf(name) }) as const;
export const rob = (name: string) => ({ type: 'rob', rank: rankOf(name) }) as const;
export const destroy = (seat: Seat, name: string, adorned = false) =>
  ({ type: 'destroy', seat, district: cardOf(name), adorned }) as const;
export const covet = (seat: Seat, name: string, adorned = false) =>
  ({ type: 'covet', seat, district: cardOf(name), adorned }) as const;
export const give = (name: string, adorned = false) =>
  ({ type: 'give', district: cardOf(name), adorned }) as const;
export const armory = (seat: Seat, name: string, adorned = false) =>
  ({ type: 'armory', seat, district: cardOf(name), adorned }) as const;

/** Gold, then the end of the turn: the shortest turn there is. */
export function pass(t: Table, ...seats: Seat[]): Table {
  for (const seat of seats) t.act(seat, GOLD).act(seat, END);
  return t;
}

/** Names of a seat's city. */
export function cityOf(t: Table, seat: Seat): Card[] {
  return t.state.cities[seat].map(({ card }) => card);
}

/** What an onlooker remembers of hidden cards. */
export function memories(t: Table, who: Who): Memory[] {
  return t.view(who).memory;
}

/** The kinds of action offered to a seat. */
export function offered(t: Table, seat: Seat): Set<string> {
  return new Set(t.legal(seat).map(({ type }) => type));
}
