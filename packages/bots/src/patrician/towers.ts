import { CITIES, type City, MILANO, messengersAt, PARMA, type State, VERONA } from '@signoria/patrician';
import type { Seat } from '@signoria/table';
import { ownReserve, reserveOf, type Table } from './table.ts';
import type { Weights } from './weights.ts';

const SEATS = 5;
const MESSENGER_POINTS = 2;
/** By city: whether it counts for the great ambassador. */
const WESTERN = CITIES.map((_, city) => city === VERONA || city === PARMA || city === MILANO);

/** A tower in figures. */
export interface Tower {
  height: number;
  /** By seat: its floors, and the height of its highest one. */
  floors: Int32Array;
  highest: Int32Array;
}

function newTower(): Tower {
  return { height: 0, floors: new Int32Array(SEATS), highest: new Int32Array(SEATS) };
}

/** The two towers under consideration. */
export const left = newTower();
export const right = newTower();

/** Reads the first `height` floors of a tower into figures. */
export function readTower(tower: readonly Seat[], height: number, into: Tower): void {
  into.floors.fill(0);
  into.highest.fill(0);
  into.height = height;
  for (let i = 0; i < height; i++) {
    into.floors[tower[i]]++;
    into.highest[tower[i]] = i + 1;
  }
}

export function readTowers(s: State, city: number): void {
  const towers = s.towers[city];
  readTower(towers[0], towers[0].length, left);
  readTower(towers[1], towers[1].length, right);
}

export function addFloor(tower: Tower, seat: number): void {
  tower.floors[seat]++;
  tower.highest[seat] = ++tower.height;
}

/** Takes back the floor just added, when the seat's highest before it was `highest`. */
export function removeFloor(tower: Tower, seat: number, highest: number): void {
  tower.floors[seat]--;
  tower.height--;
  tower.highest[seat] = highest;
}

/**
 * What the two towers read last promise the seat, when it holds `reserve` more floors for this city; what they
 * promise others counts against it as far as those are to be feared. `held` is what a floor in the hand counts for,
 * in floors standing.
 */
export function cityWorth(
  s: State,
  t: Table,
  w: Weights,
  city: number,
  reserve: number,
  held: number,
): number {
  const print = CITIES[city];
  const bonus = t.messengers ? MESSENGER_POINTS * messengersAt(s, city as City) : 0;
  let high = print.tokens[0] + bonus;
  let low = print.tokens[1] + bonus;
  if (t.ambassadors) {
    low += w.envoyToken;
    if (WESTERN[city]) {
      high += w.envoyPoint * print.tokens[0];
      low += w.envoyPoint * print.tokens[1];
    }
  }
  const missing = print.floors - left.height - right.height;
  if (w.sure > 0 && missing > 0 && reserve >= missing) return ownEnd(t, missing, high, low);
  const lead = left.height - right.height;
  const leftTaller = missing <= 0 ? (lead > 0 ? 1 : 0) : 1 / (1 + Math.exp(-lead / (w.tall * missing)));
  const ownLeft = towerHope(t, w, left, city, reserve, held, missing);
  const ownRight = towerHope(t, w, right, city, reserve, held, missing);
  return (
    ownLeft * (leftTaller * high + (1 - leftTaller) * low) +
    ownRight * ((1 - leftTaller) * high + leftTaller * low)
  );
}

/** All floors still to come in the city are the seat's own: the best way of setting them. */
function ownEnd(t: Table, missing: number, high: number, low: number): number {
  const { seat } = t;
  const highestLeft = left.highest[seat];
  const highestRight = right.highest[seat];
  let most = -Infinity;
  for (let floors = 0; floors <= missing; floors++) {
    const ahead = left.height + floors - (right.height + missing - floors);
    if (left.height + floors === 0 || right.height + missing - floors === 0) continue;
    setOwn(left, seat, floors);
    setOwn(right, seat, missing - floors);
    const ofLeft = towerWon(t, left);
    const ofRight = towerWon(t, right);
    most = Math.max(most, ahead > 0 ? ofLeft * high + ofRight * low : ofLeft * low + ofRight * high);
    takeOwn(left, seat, floors, highestLeft);
    takeOwn(right, seat, missing - floors, highestRight);
  }
  return most;
}

function setOwn(tower: Tower, seat: Seat, floors: number): void {
  if (floors === 0) return;
  tower.height += floors;
  tower.floors[seat] += floors;
  tower.highest[seat] = tower.height;
}

function takeOwn(tower: Tower, seat: Seat, floors: number, highest: number): void {
  tower.height -= floors;
  tower.floors[seat] -= floors;
  tower.highest[seat] = highest;
}

/** What the two towers read last promise, in towers: from 0 to 2, less what others may be feared to win. */
export function towersHoped(t: Table, w: Weights, city: number): number {
  const missing = CITIES[city].floors - left.height - right.height;
  const reserve = ownReserve(t, city);
  return (
    towerHope(t, w, left, city, reserve, w.reserve, missing) +
    towerHope(t, w, right, city, reserve, w.reserve, missing)
  );
}

/** The chance of winning a tower with so many floors missing in its city, less that of others as they are feared. */
function towerHope(
  t: Table,
  w: Weights,
  tower: Tower,
  city: number,
  reserve: number,
  held: number,
  missing: number,
): number {
  const { seat } = t;
  if (missing <= 0) return towerWon(t, tower);
  // Floors that nobody is known to hold can go to anyone; the more players, the less of them to each.
  const loose = Math.max(0, missing - reserve - t.foreign[city]);
  const heat = 1 / (w.calm + w.storm * (1 + w.crowd * (t.seats - 2)) * loose);
  const tie = tower.height > 0 ? w.top / tower.height : 0;
  const own = tower.floors[seat] + tie * tower.highest[seat] + held * reserve;
  let others = 0;
  let feared = 0;
  for (let other = 0; other < t.seats; other++) {
    if (other === seat) continue;
    const theirs = Math.min(missing, reserveOf(t, city, other));
    const strength = tower.floors[other] + tie * tower.highest[other] + w.otherReserve * theirs;
    const odds = Math.exp((strength - own) * heat);
    others += odds;
    feared += odds * t.threat[other];
  }
  return (1 - feared) / (1 + others);
}

/** One for a tower the seat has won; for another's, what that one's is feared for. */
function towerWon(t: Table, tower: Tower): number {
  let winner = 0;
  for (let seat = 1; seat < t.seats; seat++) {
    const ahead = tower.floors[seat] - tower.floors[winner];
    if (ahead > 0 || (ahead === 0 && tower.highest[seat] > tower.highest[winner])) winner = seat;
  }
  return winner === t.seat ? 1 : -t.threat[winner];
}
