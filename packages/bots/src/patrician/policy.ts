import { NONE, type Seat } from '@signoria/core';
import {
  type Action,
  CARDS,
  type Card,
  CITIES,
  type City,
  isScored,
  mayMoveIn,
  type Patrician,
  type State,
} from '@signoria/patrician';
import type { Policy } from '../bot.ts';
import { cityWorth, towersHoped } from './hope.ts';
import { type Judgement, judgementOf } from './judgement.ts';
import { headWorth, ownReserve, readTable, type Table } from './table.ts';
import { addFloor, left, readCity, readTower, readTowers, removeFloor, right, type Tower } from './towers.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** A builder who counts majorities and tops, minds the card a floor brings, and portraits by threes. */
export function policyWith(weights: Weights): Policy<Patrician> {
  const w = judgementOf(weights);
  return (state, seat, legal) => {
    if (legal.length === 1) return legal[0];
    weigh(state, seat, legal, w, points);
    let best = 0;
    for (let i = 1; i < legal.length; i++) if (points[i] > points[best]) best = i;
    return legal[best];
  };
}

export const policy = policyWith(WEIGHTS);

const points = new Float64Array(32);
const judgement = judgementOf(WEIGHTS);

/** What each action seems worth, in points. */
export function quickScores(state: State, seat: Seat, legal: readonly Action[], found: Float64Array): void {
  weigh(state, seat, legal, judgement, found);
}

function weigh(s: State, seat: Seat, legal: readonly Action[], w: Judgement, found: Float64Array): void {
  const t = readTable(s, seat, w);
  for (let i = 0; i < legal.length; i++) found[i] = worthOf(s, t, legal[i], w);
}

function worthOf(s: State, t: Table, action: Action, w: Judgement): number {
  switch (action.type) {
    case 'play':
      return playPoints(s, t, action.card, w);
    case 'build':
      return buildPoints(s, t, action.site, w);
    case 'move':
      return movePoints(s, t, action.city, action.from, w);
    case 'take':
      return takePoints(s, t, action.city, w);
    case 'messenger':
      return messengerPoints(s, t, action.from, w) + messengerPoints(s, t, action.to, w);
    case 'skip':
      return s.step === 'messenger' ? w.messenger : 0;
  }
}

/** What a card's floors gain, with the card it brings and the move it allows, less what it was worth in the hand. */
function playPoints(s: State, t: Table, card: Card, w: Judgement): number {
  const { city, crests, power, star } = CARDS[card];
  const reserve = ownReserve(t, city);
  readCity(s, t, w, city);
  const before = standingWorth(t, city, w);
  let points = bestBuild(t, city, 0, crests, reserve, w) - before;
  points +=
    w.take * (power === 'any' || s.open[city] === NONE ? bestTake(s, t, w) : takePoints(s, t, city, w));
  if (power === 'move') points += w.moveNow * bestMove(s, t, city, w) - w.move;
  if (power === 'any') points -= w.any;
  if (star && s.messengersLeft[t.seat] > 0) points -= w.star;
  return points;
}

/** What the city just read is worth as it stands. */
function standingWorth(t: Table, city: number, w: Judgement): number {
  if (Number.isNaN(t.standing[city])) t.standing[city] = cityWorth(t, w, city, ownReserve(t, city), w.hold);
  return t.standing[city];
}

/**
 * The best way of building `floors` more in the towers under consideration, those on the left (site 0) first, since
 * their order does not matter; they are left as they were.
 */
function bestBuild(
  t: Table,
  city: number,
  from: number,
  floors: number,
  reserve: number,
  w: Judgement,
): number {
  if (floors === 0) return cityWorth(t, w, city, reserve, w.hold);
  let most = -Infinity;
  for (let site = from; site < 2; site++) {
    const tower = site === 0 ? left : right;
    if (!isOpen(tower, city)) continue;
    const highest = tower.highest[t.seat];
    addFloor(tower, t.seat);
    most = Math.max(most, bestBuild(t, city, site, floors - 1, reserve - 1, w));
    removeFloor(tower, t.seat, highest);
  }
  return most;
}

/** Whether the next floor may go on this one of the towers: the last one must fill an empty site. */
function isOpen(tower: Tower, city: number): boolean {
  if (left.height + right.height < CITIES[city].floors - 1) return true;
  return tower.height === 0 || (left.height > 0 && right.height > 0);
}

function buildPoints(s: State, t: Table, site: number, w: Judgement): number {
  const { city } = CARDS[s.card as Card];
  readCity(s, t, w, city);
  addFloor(site === 0 ? left : right, t.seat);
  return bestBuild(t, city, 0, s.floorsLeft - 1, ownReserve(t, city), w);
}

/** What a moved floor gains. */
function movePoints(s: State, t: Table, city: number, from: number, w: Judgement): number {
  readCity(s, t, w, city);
  const before = standingWorth(t, city, w);
  const tower = s.towers[city][from];
  readTower(tower, tower.length - 1, from === 0 ? left : right);
  addFloor(from === 0 ? right : left, tower[tower.length - 1]);
  return cityWorth(t, w, city, ownReserve(t, city), w.hold) - before;
}

/** The best move there would be after building in `built`, or none. */
function bestMove(s: State, t: Table, built: number, w: Judgement): number {
  let most = 0;
  for (let city = 0; city < s.towers.length; city++) {
    if (!mayMoveIn(s, t.seat, city as City, built as City)) continue;
    const towers = s.towers[city];
    if (towers[0].length > 0) most = Math.max(most, movePoints(s, t, city, 0, w));
    if (towers[1].length > 0) most = Math.max(most, movePoints(s, t, city, 1, w));
  }
  return most;
}

/** What the open card beside a city brings. */
function takePoints(s: State, t: Table, city: number, w: Judgement): number {
  if (Number.isNaN(t.taking[city])) t.taking[city] = cardPoints(s, t, s.open[city] as Card, w);
  return t.taking[city];
}

/** What a card brings to the hand: portraits, floors to come, powers; and what the others then miss. */
function cardPoints(s: State, t: Table, card: Card, w: Judgement): number {
  const { city, crests, power, star } = CARDS[card];
  let points = headWorth(t, t.seat, card);
  if (w.deny > 0) points += w.deny * bestHeads(t, card);
  readCity(s, t, w, city);
  const reserve = ownReserve(t, city);
  points += cityWorth(t, w, city, reserve + crests, w.reserve) - cityWorth(t, w, city, reserve, w.reserve);
  if (power === 'move') points += w.move;
  if (power === 'any') points += w.any;
  if (star && s.messengersLeft[t.seat] > 0) points += w.star;
  return points;
}

/** What the portraits of a card would be worth to whoever of the others wants them most. */
function bestHeads(t: Table, card: Card): number {
  let most = 0;
  for (let other = 0; other < t.seats; other++)
    if (other !== t.seat) most = Math.max(most, headWorth(t, other, card));
  return most;
}

function bestTake(s: State, t: Table, w: Judgement): number {
  let most = -Infinity;
  for (let city = 0; city < s.open.length; city++)
    if (s.open[city] !== NONE) most = Math.max(most, takePoints(s, t, city, w));
  return most === -Infinity ? 0 : most;
}

/** What a messenger beside this city brings over what it brings the others: nothing once it is scored. */
function messengerPoints(s: State, t: Table, city: number, w: Judgement): number {
  if (isScored(s, city as City)) return 0;
  readTowers(s, city);
  return 2 * (towersHoped(t, w, city) - (2 * (1 - w.envy)) / t.seats);
}
