import { NONE, type Seat } from '@signoria/core';
import { position as lay, type Position, type PositionSetup } from '@signoria/core/kit';
import {
  type Action,
  CARDS,
  type Card,
  CITIES,
  type City,
  type Patrician,
  patrician,
  ROADS,
  type Site,
  type State,
} from '../src/index.ts';

/** A city by its name. */
export function city(name: string): City {
  const index = CITIES.findIndex(print => print.name === name);
  if (index < 0) throw new Error(`no city is called ${name}`);
  return index as City;
}

/** A card by its city and sign: `Roma A*`, `Lucca M`, `Siena +`. */
export function card(name: string): Card {
  const [place, sign] = name.split(' ');
  const index = CARDS.findIndex(print => print.city === city(place) && print.sign === sign);
  if (index < 0) throw new Error(`no card is called ${name}`);
  return index as Card;
}

/** Cards by their names, with commas between. */
export function cards(names: string): Card[] {
  return names === '' ? [] : names.split(', ').map(card);
}

export const play = (name: string): Action => ({ type: 'play', card: card(name) });
export const build = (site: Site): Action => ({ type: 'build', site });
export const move = (name: string, from: Site): Action => ({ type: 'move', city: city(name), from });
export const take = (name: string): Action => ({ type: 'take', city: city(name) });
export const messenger = (from: string, to: string): Action => ({
  type: 'messenger',
  from: city(from),
  to: city(to),
});
export const skip: Action = { type: 'skip' };

/** A tower from the ground up, a letter for each floor: a for seat 0, b for seat 1 ... */
const tower = (letters: string) => [...letters].map(letter => 'abcde'.indexOf(letter) as Seat);

const edits = {
  player(s: State, seat: Seat) {
    s.player = seat;
  },
  /** Cards without a star were taken in sight of all. */
  hand(s: State, seat: Seat, names: string) {
    s.hands[seat] = cards(names).sort((a, b) => a - b);
    s.known[seat] = s.hands[seat].filter(held => !CARDS[held].star);
  },
  noHands(s: State) {
    for (const seat of s.hands.keys()) {
      s.hands[seat] = [];
      s.known[seat] = [];
    }
  },
  stack(s: State, seat: Seat, names: string) {
    s.stacks[seat] = cards(names);
  },
  towers(s: State, name: string, left: string, right: string) {
    s.towers[city(name)] = [tower(left), tower(right)];
  },
  /** The open card beside a city; '' for none. */
  open(s: State, name: string, shown: string) {
    s.open[city(name)] = shown === '' ? NONE : card(shown);
  },
  noOpenCards(s: State) {
    s.open.fill(NONE);
  },
  /** The draw pile, the next card last. */
  pile(s: State, names: string) {
    s.pile = cards(names);
  },
  /** A city scored earlier: who got its high and its low token. */
  won(s: State, name: string, high: Seat, low: Seat) {
    s.winners[city(name)] = [high, low];
  },
  messenger(s: State, seat: Seat, from: string, to: string) {
    s.messengers[ROADS.findIndex(road => road.from === city(from) && road.to === city(to))] = seat;
    s.messengersLeft[seat]--;
  },
  /** Messengers that stood beside a city when it was scored. */
  counted(s: State, name: string, messengers: number) {
    s.bonus[city(name)] = messengers;
  },
};

/** A table of Patrician, of two unless said otherwise, with seat 0 to play. */
export function position(setup: Partial<PositionSetup> = {}): Position<Patrician, typeof edits> {
  return lay(patrician, { seats: 2, ...setup }, edits).player(0);
}
