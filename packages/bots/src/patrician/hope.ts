import type { Seat } from '@signoria/core';
import { exp } from './exp.ts';
import { chanceOfTaller, type Judgement, worthOfLead } from './judgement.ts';
import { ownReserve, reserveOf, type Table } from './table.ts';
import { left, missingIn, right, stakes, type Tower } from './towers.ts';

/**
 * What the two towers under consideration promise the seat, when it holds `reserve` more floors for this city; what they
 * promise others counts against it as far as those are to be feared. `held` is what a floor in the hand counts for,
 * in floors standing.
 */
export function cityWorth(t: Table, w: Judgement, city: number, reserve: number, held: number): number {
  const missing = missingIn(city);
  if (missing <= 0) return worthWon(t);
  if (w.sure > 0 && reserve >= missing) return ownEnd(t, missing);
  const { high, low } = stakes;
  const leftTaller = chanceOfTaller(w, missing, left.height - right.height);
  const lead = worthOfLead(w, t.seats, missing - reserve - t.foreign[city]);
  const ownLeft = towerHope(t, w, left, city, held * reserve, missing, lead);
  const ownRight = towerHope(t, w, right, city, held * reserve, missing, lead);
  return (
    ownLeft * (leftTaller * high + (1 - leftTaller) * low) +
    ownRight * ((1 - leftTaller) * high + leftTaller * low)
  );
}

/** What the towers bring once all their floors stand. */
function worthWon(t: Table): number {
  const { high, low } = stakes;
  const ofLeft = towerWon(t, left);
  const ofRight = towerWon(t, right);
  return left.height > right.height ? ofLeft * high + ofRight * low : ofLeft * low + ofRight * high;
}

/** All floors still to come in the city are the seat's own: the best way of setting them. */
function ownEnd(t: Table, missing: number): number {
  const { seat } = t;
  const highestLeft = left.highest[seat];
  const highestRight = right.highest[seat];
  let most = -Infinity;
  for (let floors = 0; floors <= missing; floors++) {
    if (left.height + floors === 0 || right.height + missing - floors === 0) continue;
    setOwn(left, seat, floors);
    setOwn(right, seat, missing - floors);
    most = Math.max(most, worthWon(t));
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
export function towersHoped(t: Table, w: Judgement, city: number): number {
  const missing = missingIn(city);
  const reserve = ownReserve(t, city);
  const lead = worthOfLead(w, t.seats, missing - reserve - t.foreign[city]);
  return (
    towerHope(t, w, left, city, w.reserve * reserve, missing, lead) +
    towerHope(t, w, right, city, w.reserve * reserve, missing, lead)
  );
}

/**
 * The chance of winning a tower with so many floors `missing` in its city, less that of others as they are feared.
 * `inHand` is what one's own floors to come count for, `lead` what a floor ahead does.
 */
function towerHope(
  t: Table,
  w: Judgement,
  tower: Tower,
  city: number,
  inHand: number,
  missing: number,
  lead: number,
): number {
  const { seat, seats, threat } = t;
  const { floors, highest } = tower;
  const tie = w.tie[tower.height];
  const own = floors[seat] + tie * highest[seat] + inHand;
  let others = 0;
  let feared = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const theirs = Math.min(missing, reserveOf(t, city, other));
    const strength = floors[other] + tie * highest[other] + w.otherReserve * theirs;
    const odds = exp((strength - own) * lead);
    others += odds;
    feared += odds * threat[other];
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
