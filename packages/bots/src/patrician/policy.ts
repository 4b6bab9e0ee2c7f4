import { NONE } from '@signoria/core';
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
import type { Policy, QuickScores } from '../bot.ts';
import { bestScored } from '../policy-bot.ts';
import { type CityWorth, cityWorth, towersHoped } from './hope.ts';
import { type Prepared, prepare } from './prepared.ts';
import {
  headWorth,
  newReading,
  ownReserve,
  type Reading,
  readCity,
  readState,
  readTowers,
} from './reading.ts';
import { addFloor, readTower, removeFloor, type Tower } from './towers.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** A builder who counts majorities and tops, minds the card a floor brings, and portraits by threes. */
export function policyWith(weights: Weights): Policy<Patrician> {
  return bestScored(quickScoresWith(weights));
}

/** What each action seems worth, in points. */
function quickScoresWith(weights: Weights): QuickScores<Patrician> {
  const w = prepare(weights);
  const r = newReading();
  return (s, seat, legal, found) => {
    readState(r, s, seat, w);
    for (let i = 0; i < legal.length; i++) found[i] = worthOf(s, r, legal[i], w);
  };
}

export const quickScores = quickScoresWith(WEIGHTS);
export const policy = bestScored(quickScores);

function worthOf(s: State, r: Reading, action: Action, w: Prepared): number {
  switch (action.type) {
    case 'play':
      return playPoints(s, r, action.card, w);
    case 'build':
      return buildPoints(s, r, action.site, w);
    case 'move':
      return movePoints(s, r, action.city, action.from, w);
    case 'take':
      return takePoints(s, r, action.city, w);
    case 'messenger':
      return messengerPoints(s, r, action.from, w) + messengerPoints(s, r, action.to, w);
    case 'skip':
      return s.step === 'messenger' ? w.messenger : 0;
  }
}

/** What a card's floors gain, with the card it brings and the move it allows, less what it was worth in the hand. */
function playPoints(s: State, r: Reading, card: Card, w: Prepared): number {
  const { city, crests, power, star } = CARDS[card];
  const reserve = ownReserve(r, city);
  readCity(r, s, w, city);
  const before = standingWorth(r, city, w);
  let points = bestBuild(r, city, 0, crests, reserve, w, cityWorth) - before;
  points +=
    w.take * (power === 'any' || s.open[city] === NONE ? bestTake(s, r, w) : takePoints(s, r, city, w));
  if (power === 'move') points += w.moveNow * bestMove(s, r, city, w) - w.move;
  if (power === 'any') points -= w.any;
  if (star && s.messengersLeft[r.seat] > 0) points -= w.star;
  return points;
}

/** What the city just read is worth as it stands. */
function standingWorth(r: Reading, city: number, w: Prepared): number {
  if (Number.isNaN(r.worthNow[city])) r.worthNow[city] = cityWorth(r, w, city, ownReserve(r, city), w.hold);
  return r.worthNow[city];
}

/**
 * The best way of building `floors` more in the towers under consideration, those on the left (site 0) first, since
 * their order does not matter; they are left as they were.
 */
export function bestBuild(
  r: Reading,
  city: number,
  from: number,
  floors: number,
  reserve: number,
  w: Prepared,
  worth: CityWorth,
): number {
  if (floors === 0) return worth(r, w, city, reserve, w.hold);
  let most = -Infinity;
  for (let site = from; site < 2; site++) {
    const tower = site === 0 ? r.left : r.right;
    if (!isOpen(r, tower, city)) continue;
    const highest = tower.highest[r.seat];
    addFloor(tower, r.seat);
    most = Math.max(most, bestBuild(r, city, site, floors - 1, reserve - 1, w, worth));
    removeFloor(tower, r.seat, highest);
  }
  return most;
}

/** Whether the next floor may go on this one of the towers: the last one must fill an empty site. */
export function isOpen({ left, right }: Reading, tower: Tower, city: number): boolean {
  if (left.height + right.height < CITIES[city].floors - 1) return true;
  return tower.height === 0 || (left.height > 0 && right.height > 0);
}

function buildPoints(s: State, r: Reading, site: number, w: Prepared): number {
  const { city } = CARDS[s.card as Card];
  readCity(r, s, w, city);
  addFloor(site === 0 ? r.left : r.right, r.seat);
  return bestBuild(r, city, 0, s.floorsLeft - 1, ownReserve(r, city), w, cityWorth);
}

/** What a moved floor gains. */
function movePoints(s: State, r: Reading, city: number, from: number, w: Prepared): number {
  readCity(r, s, w, city);
  const before = standingWorth(r, city, w);
  const tower = s.towers[city][from];
  readTower(tower, tower.length - 1, from === 0 ? r.left : r.right);
  addFloor(from === 0 ? r.right : r.left, tower[tower.length - 1]);
  return cityWorth(r, w, city, ownReserve(r, city), w.hold) - before;
}

/** The best move there would be after building in `built`, or none. */
function bestMove(s: State, r: Reading, built: number, w: Prepared): number {
  let most = 0;
  for (let city = 0; city < s.towers.length; city++) {
    if (!mayMoveIn(s, r.seat, city as City, built as City)) continue;
    const towers = s.towers[city];
    if (towers[0].length > 0) most = Math.max(most, movePoints(s, r, city, 0, w));
    if (towers[1].length > 0) most = Math.max(most, movePoints(s, r, city, 1, w));
  }
  return most;
}

/** What the open card beside a city brings. */
function takePoints(s: State, r: Reading, city: number, w: Prepared): number {
  if (Number.isNaN(r.taking[city])) r.taking[city] = cardPoints(s, r, s.open[city] as Card, w);
  return r.taking[city];
}

/** What a card brings to the hand: portraits, floors to come, powers; and what the others then miss. */
function cardPoints(s: State, r: Reading, card: Card, w: Prepared): number {
  const { city, crests, power, star } = CARDS[card];
  let points = headWorth(r, r.seat, card);
  if (w.deny > 0) points += w.deny * bestHeads(r, card);
  readCity(r, s, w, city);
  const reserve = ownReserve(r, city);
  points += cityWorth(r, w, city, reserve + crests, w.reserve) - cityWorth(r, w, city, reserve, w.reserve);
  if (power === 'move') points += w.move;
  if (power === 'any') points += w.any;
  if (star && s.messengersLeft[r.seat] > 0) points += w.star;
  return points;
}

/** What the portraits of a card would be worth to the opponent who wants them most. */
export function bestHeads(r: Reading, card: number): number {
  let most = 0;
  for (let other = 0; other < r.seats; other++)
    if (other !== r.seat) most = Math.max(most, headWorth(r, other, card));
  return most;
}

function bestTake(s: State, r: Reading, w: Prepared): number {
  let most = -Infinity;
  for (let city = 0; city < s.open.length; city++)
    if (s.open[city] !== NONE) most = Math.max(most, takePoints(s, r, city, w));
  return most === -Infinity ? 0 : most;
}

/** What a messenger beside this city brings over what it brings the others: nothing once it is scored. */
function messengerPoints(s: State, r: Reading, city: number, w: Prepared): number {
  if (isScored(s, city as City)) return 0;
  readTowers(r, s, city);
  return 2 * (towersHoped(r, w, city) - (2 * (1 - w.envy)) / r.seats);
}
