import type { Seat } from '@signoria/core';

import { chanceOfTaller, type Prepared, worthOfLead } from './prepared.ts';
import { missingIn, ownReserve, type Reading, reserveOf } from './reading.ts';
import type { Tower } from './towers.ts';

/** What a city promises by its towers, floors in hand, and what one of those counts for. */
export type CityWorth = (r: Reading, w: Prepared, city: number, reserve: number, held: number) => number;

/**
 * What the two towers under consideration promise the seat, when it holds `reserve` more floors for this city; what they
 * promise others counts against it as far as those are to be feared. `held` is what a floor in the hand counts for,
 * in floors standing.
 */
export const cityWorth: CityWorth = (r, w, city, reserve, held) => {
  const missing = missingIn(r, city);
  if (missing <= 0) return worthWon(r);
  if (w.sure > 0 && reserve >= missing) return ownEnd(r, missing);
  const { left, right, high, low } = r;
  const leftTaller = chanceOfTaller(w, missing, left.height - right.height);
  setRace(r, w, city, reserve, held);
  const ownLeft = towerHope(r, w, left, city);
  const ownRight = towerHope(r, w, right, city);
  return (
    ownLeft * (leftTaller * high + (1 - leftTaller) * low) +
    ownRight * ((1 - leftTaller) * high + leftTaller * low)
  );
};

/** Notes what decides the towers of an unfinished city beside the floors that stand. */
function setRace(r: Reading, w: Prepared, city: number, reserve: number, held: number): void {
  r.missing = missingIn(r, city);
  r.inHand = held * reserve;
  r.lead = worthOfLead(w, r.seats, r.missing - reserve - r.foreign[city]);
}

/** What the towers bring once all their floors stand. */
function worthWon(r: Reading): number {
  const { left, right, high, low } = r;
  const ofLeft = towerWon(r, left);
  const ofRight = towerWon(r, right);
  return left.height > right.height ? ofLeft * high + ofRight * low : ofLeft * low + ofRight * high;
}

/** All floors still to come in the city are the seat's own: the best way of setting them. */
function ownEnd(r: Reading, missing: number): number {
  const { seat, left, right } = r;
  const highestLeft = left.highest[seat];
  const highestRight = right.highest[seat];
  let most = -Infinity;
  for (let floors = 0; floors <= missing; floors++) {
    if (left.height + floors === 0 || right.height + missing - floors === 0) continue;
    setOwn(left, seat, floors);
    setOwn(right, seat, missing - floors);
    most = Math.max(most, worthWon(r));
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

/** What the two unfinished towers promise, in towers: from 0 to 2, less what others may be feared to win. */
export function towersHoped(r: Reading, w: Prepared, city: number): number {
  setRace(r, w, city, ownReserve(r, city), w.reserve);
  return towerHope(r, w, r.left, city) + towerHope(r, w, r.right, city);
}

/** The chance of winning a tower of a city in the making, less that of others as they are feared. */
function towerHope(r: Reading, w: Prepared, tower: Tower, city: number): number {
  const { seat, seats, threat, exp, missing, inHand, lead } = r;
  const { floors, highest } = tower;
  const tie = w.tie[tower.height];
  const own = floors[seat] + tie * highest[seat] + inHand;
  let others = 0;
  let feared = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const theirs = Math.min(missing, reserveOf(r, city, other));
    const strength = floors[other] + tie * highest[other] + w.otherReserve * theirs;
    const odds = exp((strength - own) * lead);
    others += odds;
    feared += odds * threat[other];
  }
  return (1 - feared) / (1 + others);
}

/** One for a tower the seat has won; for another's, what that one's is feared for. */
function towerWon(r: Reading, tower: Tower): number {
  let winner = 0;
  for (let seat = 1; seat < r.seats; seat++) {
    const ahead = tower.floors[seat] - tower.floors[winner];
    if (ahead > 0 || (ahead === 0 && tower.highest[seat] > tower.highest[winner])) winner = seat;
  }
  return winner === r.seat ? 1 : -r.threat[winner];
}
