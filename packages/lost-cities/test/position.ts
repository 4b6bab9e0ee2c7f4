import type { Seat } from '@signoria/core';
import { type Position, type PositionSetup, position as place } from '@signoria/core/kit';
import { type Card, type Expedition, type LostCities, lostCities, numberCard, wager } from '../src/index.ts';
import type { State } from '../src/state.ts';

const LETTERS = ['D', 'S', 'M', 'F', 'V', 'R'];

/** A card by its name: letter of the expedition (Desert, Sea, Mountains, Forest, Volcano, Ruins), then 2 to 10 or w. */
export function card(name: string): Card {
  const expedition = LETTERS.indexOf(name[0]) as Expedition;
  const rest = name.slice(1);
  return rest === 'w' ? wager(expedition) : numberCard(expedition, Number(rest));
}

export function cards(names: string): Card[] {
  return names === '' ? [] : names.split(' ').map(card);
}

const sorted = (names: string) => cards(names).sort((a, b) => a - b);

const edits = {
  player(s: State, seat: Seat) {
    s.player = seat;
  },
  hand(s: State, seat: Seat, names: string) {
    s.hands[seat] = sorted(names);
  },
  column(s: State, seat: Seat, names: string) {
    for (const laid of cards(names)) s.columns[seat][Math.trunc(laid / 10)].push(laid);
  },
  pile(s: State, names: string) {
    for (const thrown of cards(names)) s.piles[Math.trunc(thrown / 10)].push(thrown);
  },
  /** The stock, the next card last. */
  stock(s: State, names: string) {
    s.stock = cards(names);
  },
  idle(s: State, turns: number) {
    s.idle = turns;
  },
};

/** A table of Lost Cities with seat 0 to play. */
export function position(setup: Partial<PositionSetup> = {}): Position<LostCities, typeof edits> {
  return place(lostCities, { seats: 2, ...setup }, edits).player(0);
}
