import { NONE } from '@signoria/core';
import { CITIES, patrician, type State } from '@signoria/patrician';
import { FLOORS } from './cards.ts';
import { addFloor, newTower, readTower, type Tower } from './towers.ts';

/*
 * A table of Patrician without its expansions as flat figures, for playouts. What it holds is the truth of an imagined
 * world; what each seat knows of it is in that seat's own reading (knowledge.ts).
 */

const SEATS = patrician.seats.max;
/** Room for the cards of a hand: three, and one more while a turn lasts. */
export const HAND = 4;
const TALLEST = 16;

export interface Table {
  seats: number;
  cities: number;
  player: number;
  step: State['step'];
  /** The card played this turn, and its floors not yet built. */
  card: number;
  floorsLeft: number;
  /** By city x site: the tower in figures, and whose floors, from the ground up. */
  readonly towers: readonly Tower[];
  readonly owners: Uint8Array;
  /** By city: whether its tokens are won. By seat: what its tokens are worth, and its floors on the board. */
  readonly scored: Uint8Array;
  readonly tokens: Int32Array;
  readonly built: Int32Array;
  readonly open: Int32Array;
  readonly pile: Int32Array;
  left: number;
  /** By seat x place: the cards of the hand in ascending order, and whether all saw it taken. */
  readonly hands: Int32Array;
  readonly shown: Uint8Array;
  readonly held: Int32Array;
}

export function newTable(): Table {
  return {
    seats: 2,
    cities: 9,
    player: 0,
    step: 'play',
    card: NONE,
    floorsLeft: 0,
    towers: CITIES.flatMap(() => [newTower(), newTower()]),
    owners: new Uint8Array(CITIES.length * 2 * TALLEST),
    scored: new Uint8Array(CITIES.length),
    tokens: new Int32Array(SEATS),
    built: new Int32Array(SEATS),
    open: new Int32Array(CITIES.length),
    pile: new Int32Array(80),
    left: 0,
    hands: new Int32Array(SEATS * HAND),
    shown: new Uint8Array(SEATS * HAND),
    held: new Int32Array(SEATS),
  };
}

export function readTable(t: Table, s: State): void {
  t.seats = s.seats;
  t.cities = s.towers.length;
  t.player = s.player;
  t.step = s.step;
  t.card = s.card;
  t.floorsLeft = s.floorsLeft;
  t.left = s.pile.length;
  for (let i = 0; i < t.left; i++) t.pile[i] = s.pile[i];
  for (let seat = 0; seat < t.seats; seat++) {
    t.tokens[seat] = 0;
    t.built[seat] = 0;
    readHand(t, s, seat);
  }
  for (let city = 0; city < t.cities; city++) {
    t.open[city] = s.open[city];
    readSites(t, s, city);
  }
}

function readHand(t: Table, s: State, seat: number): void {
  const hand = s.hands[seat];
  const known = s.known[seat];
  t.held[seat] = hand.length;
  // Both are in ascending order, and all that is known is held.
  for (let i = 0, k = 0; i < hand.length; i++) {
    const isShown = k < known.length && known[k] === hand[i];
    if (isShown) k++;
    t.hands[seat * HAND + i] = hand[i];
    t.shown[seat * HAND + i] = isShown ? 1 : 0;
  }
}

function readSites(t: Table, s: State, city: number): void {
  for (let site = 0; site < 2; site++) {
    const tower = s.towers[city][site];
    readTower(tower, tower.length, t.towers[2 * city + site]);
    for (let i = 0; i < tower.length; i++) {
      t.owners[(2 * city + site) * TALLEST + i] = tower[i];
      t.built[tower[i]]++;
    }
  }
  const [high, low] = s.winners[city];
  t.scored[city] = high === NONE ? 0 : 1;
  if (high === NONE || low === NONE) return;
  t.tokens[high] += CITIES[city].tokens[0];
  t.tokens[low] += CITIES[city].tokens[1];
}

/** Sets a floor of the player's on a site; a full city is scored. */
export function setFloor(t: Table, city: number, site: number): void {
  pushFloor(t, 2 * city + site, t.player);
  t.built[t.player]++;
  t.floorsLeft--;
  if (t.floorsLeft === 0 && t.towers[2 * city].height + t.towers[2 * city + 1].height === FLOORS[city])
    score(t, city);
}

function pushFloor(t: Table, at: number, seat: number): void {
  const tower = t.towers[at];
  t.owners[at * TALLEST + tower.height] = seat;
  addFloor(tower, seat);
}

function score(t: Table, city: number): void {
  const left = t.towers[2 * city];
  const right = t.towers[2 * city + 1];
  const isLeft = left.height > right.height;
  const { tokens } = CITIES[city];
  t.scored[city] = 1;
  t.tokens[winnerOf(t, left)] += tokens[isLeft ? 0 : 1];
  t.tokens[winnerOf(t, right)] += tokens[isLeft ? 1 : 0];
}

function winnerOf(t: Table, { floors, highest }: Tower): number {
  let winner = 0;
  for (let seat = 1; seat < t.seats; seat++) {
    const ahead = floors[seat] - floors[winner];
    if (ahead > 0 || (ahead === 0 && highest[seat] > highest[winner])) winner = seat;
  }
  return winner;
}

/** Puts the top floor of a tower on the city's other site; gives whose it is. */
export function moveFloor(t: Table, city: number, from: number): number {
  const at = 2 * city + from;
  const tower = t.towers[at];
  const owner = t.owners[at * TALLEST + --tower.height];
  tower.floors[owner]--;
  let highest = tower.height;
  while (highest > 0 && t.owners[at * TALLEST + highest - 1] !== owner) highest--;
  tower.highest[owner] = highest;
  pushFloor(t, 2 * city + 1 - from, owner);
  return owner;
}

/** The card leaves the player's hand, one that all know if there is such a one; gives whether they knew. */
export function leaveHand(t: Table, card: number): boolean {
  const from = t.player * HAND;
  const end = from + t.held[t.player] - 1;
  let at = from;
  while (t.hands[at] !== card) at++;
  while (t.shown[at] === 0 && at < end && t.hands[at + 1] === card) at++;
  const wasShown = t.shown[at] === 1;
  for (let i = at; i < end; i++) {
    t.hands[i] = t.hands[i + 1];
    t.shown[i] = t.shown[i + 1];
  }
  t.held[t.player]--;
  return wasShown;
}

/** The open card of a city comes to the player's hand, in sight of all, and the next of the pile takes its place. */
export function takeOpen(t: Table, city: number): void {
  const card = t.open[city];
  const from = t.player * HAND;
  let at = from + t.held[t.player]++;
  for (; at > from && t.hands[at - 1] > card; at--) {
    t.hands[at] = t.hands[at - 1];
    t.shown[at] = t.shown[at - 1];
  }
  t.hands[at] = card;
  t.shown[at] = 1;
  t.open[city] = t.left > 0 ? t.pile[--t.left] : NONE;
}

/** The turn of the next player who holds a card; false when nobody does. */
export function nextTurn(t: Table): boolean {
  t.card = NONE;
  for (let steps = 1; steps <= t.seats; steps++) {
    const next = (t.player + steps) % t.seats;
    if (t.held[next] === 0) continue;
    t.player = next;
    t.step = 'play';
    return true;
  }
  t.step = 'over';
  return false;
}
