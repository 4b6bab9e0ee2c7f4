import { NONE } from '@signoria/core';
import { CITIES, patrician, type State } from '@signoria/patrician';
import { noteTotals, type Outcome } from '../search/playout.ts';
import { CITY, CRESTS, IS_ANY, IS_MOVE } from './cards.ts';
import { cityWorth } from './hope.ts';
import {
  BUILDING,
  forget,
  type Knowledge,
  MOVING,
  newKnowledge,
  notePlayed,
  noteTaken,
  placeOf,
  readKnowledge,
  SITE,
  STANDING,
  TAKING,
  takeStock,
} from './knowledge.ts';
import { bestBuild, bestHeads, isOpen } from './policy.ts';
import type { Prepared } from './prepared.ts';
import { headWorth, ownReserve, type Reading, setsOf } from './reading.ts';
import {
  HAND,
  leaveHand,
  moveFloor,
  newTable,
  nextTurn,
  readTable,
  setFloor,
  type Table,
  takeOpen,
} from './table.ts';
import { addFloor, removeFloor, type Tower } from './towers.ts';

/** A playout under way: the table, what its seats know of it, and the weights all play by. */
interface Play {
  readonly t: Table;
  readonly k: Knowledge;
  readonly w: Prepared;
  /** What the best site was worth when one was last looked for. */
  most: number;
}

/**
 * Plays an imagined state of more than two players without expansions to its end, every seat by the policy. The same moves as the
 * policy makes on the rules' own state, several times faster (a test compares them).
 */
export function playoutBy(w: Prepared): (s: State, found: Outcome) => void {
  const t = newTable();
  const play: Play = { t, k: newKnowledge(patrician.seats.max), w, most: 0 };
  const floors = new Float64Array(patrician.seats.max);
  const totals = new Float64Array(patrician.seats.max);
  return (s, found) => {
    readTable(t, s);
    readKnowledge(play.k, s, w);
    for (let isOver = t.step === 'over'; !isOver; isOver = !nextTurn(t)) playTurn(play);
    for (let seat = 0; seat < t.seats; seat++) {
      totals[seat] = t.tokens[seat] + setsOf(play.k.readings[seat], seat);
      floors[seat] = t.built[seat];
    }
    noteTotals(totals, floors, t.seats, found);
  };
}

/** What is left of a turn. */
function playTurn(play: Play): void {
  const { t, k } = play;
  let site = NaN;
  if (t.step === 'play') {
    const card = chooseCard(play);
    // Looked for already when the card was weighed, unless it was the only one.
    if (CRESTS[card] === 1) site = k.found[placeOf(t.player, CITY[card]) + SITE];
    notePlayed(k, t, card, leaveHand(t, card));
    t.card = card;
    t.floorsLeft = CRESTS[card];
    t.step = 'build';
  }
  if (t.step === 'build') {
    const city = CITY[t.card];
    while (t.floorsLeft > 0) {
      setFloor(t, city, Number.isNaN(site) ? chooseSite(play, city) : site);
      forget(k, t, city);
    }
    t.step = 'move';
    if (IS_MOVE[t.card]) move(play);
  } else if (t.step === 'move') move(play);
  t.step = 'take';
  const city = chooseOpen(play);
  if (city === NONE) return;
  const taken = t.open[city];
  takeOpen(t, city);
  noteTaken(k, t, taken);
}

function move(play: Play): void {
  const { t, k } = play;
  const at = chooseMove(play, takeStock(k, t, play.w), CITY[t.card]);
  if (at === NONE) return;
  moveFloor(t, at >> 1, at & 1);
  forget(k, t, at >> 1);
}

/** The policy's card, low ones first. */
function chooseCard(play: Play): number {
  const { t, k, w } = play;
  const r = takeStock(k, t, w);
  const from = t.player * HAND;
  const end = from + t.held[t.player];
  let chosen = t.hands[from];
  let most = -Infinity;
  if (chosen === t.hands[end - 1]) return chosen;
  for (let i = from; i < end; i++) {
    if (i > from && t.hands[i] === t.hands[i - 1]) continue;
    const points = cardWorth(play, r, t.hands[i]);
    if (points <= most) continue;
    most = points;
    chosen = t.hands[i];
  }
  return chosen;
}

/** What a card's floors gain, with the card it brings and the move it allows. */
function cardWorth(play: Play, r: Reading, card: number): number {
  const { t, w } = play;
  const city = CITY[card];
  let points = buildingWorth(play, r, city, CRESTS[card]) - standingWorth(play, r, city);
  points += w.take * (IS_ANY[card] || t.open[city] === NONE ? bestTake(play, r) : takingWorth(play, r, city));
  if (IS_MOVE[card]) points += w.moveNow * bestMove(play, r, city) - w.move;
  if (IS_ANY[card]) points -= w.any;
  return points;
}

/** The city is the one under consideration. */
function look({ t }: Play, r: Reading, city: number): void {
  r.left = t.towers[2 * city];
  r.right = t.towers[2 * city + 1];
  const { tokens } = CITIES[city];
  r.high = tokens[0];
  r.low = tokens[1];
}

function standingWorth(play: Play, r: Reading, city: number): number {
  const { found } = play.k;
  const at = placeOf(r.seat, city) + STANDING;
  if (Number.isNaN(found[at])) {
    look(play, r, city);
    found[at] = cityWorth(r, play.w, city, ownReserve(r, city), play.w.hold);
  }
  return found[at];
}

function buildingWorth(play: Play, r: Reading, city: number, crests: number): number {
  const { found } = play.k;
  const at = placeOf(r.seat, city) + BUILDING + crests - 1;
  if (Number.isNaN(found[at])) {
    look(play, r, city);
    if (crests === 1) {
      found[placeOf(r.seat, city) + SITE] = bestSite(play, r, city, 0, ownReserve(r, city) - 1);
      found[at] = play.most;
    } else found[at] = bestBuild(r, city, 0, crests, ownReserve(r, city), play.w, cityWorth);
  }
  return found[at];
}

/** The best site for a floor in the city under consideration, with so many `more` after it; notes what it is worth. */
function bestSite(play: Play, r: Reading, city: number, more: number, reserve: number): number {
  let chosen = 0;
  play.most = -Infinity;
  for (let site = 0; site < 2; site++) {
    const tower = site === 0 ? r.left : r.right;
    if (!isOpen(r, tower, city)) continue;
    const points = worthOn(play, r, city, tower, more, reserve);
    if (points <= play.most) continue;
    play.most = points;
    chosen = site;
  }
  return chosen;
}

function worthOn({ w }: Play, r: Reading, city: number, tower: Tower, more: number, reserve: number): number {
  const highest = tower.highest[r.seat];
  addFloor(tower, r.seat);
  const points = bestBuild(r, city, 0, more, reserve, w, cityWorth);
  removeFloor(tower, r.seat, highest);
  return points;
}

/** What the open card beside a city brings to the hand. */
function takingWorth(play: Play, r: Reading, beside: number): number {
  const { t, k, w } = play;
  const card = t.open[beside];
  const city = CITY[card];
  let points = headWorth(r, r.seat, card);
  if (w.deny > 0) points += w.deny * bestHeads(r, card);
  const at = placeOf(r.seat, city) + TAKING + CRESTS[card] - 1;
  if (Number.isNaN(k.found[at])) {
    look(play, r, city);
    const reserve = ownReserve(r, city);
    k.found[at] =
      cityWorth(r, w, city, reserve + CRESTS[card], w.reserve) - cityWorth(r, w, city, reserve, w.reserve);
  }
  points += k.found[at];
  if (IS_MOVE[card]) points += w.move;
  if (IS_ANY[card]) points += w.any;
  return points;
}

function bestTake(play: Play, r: Reading): number {
  const city = bestOpen(play, r);
  return city === NONE ? 0 : takingWorth(play, r, city);
}

function bestOpen(play: Play, r: Reading): number {
  const { t } = play;
  let chosen = NONE;
  let most = -Infinity;
  for (let city = 0; city < t.cities; city++) {
    if (t.open[city] === NONE) continue;
    const points = takingWorth(play, r, city);
    if (points <= most) continue;
    most = points;
    chosen = city;
  }
  return chosen;
}

/** The open card that must be taken, or the policy's choice; none when none lies open. */
function chooseOpen(play: Play): number {
  const { t, k, w } = play;
  const city = CITY[t.card];
  if (!IS_ANY[t.card] && t.open[city] !== NONE) return city;
  return bestOpen(play, takeStock(k, t, w));
}

/** The site of the next floor; the last of a city goes to an empty one. */
function chooseSite(play: Play, city: number): number {
  const { t, k, w } = play;
  const r = takeStock(k, t, w);
  look(play, r, city);
  return bestSite(play, r, city, t.floorsLeft - 1, ownReserve(r, city));
}

/** What moving the top floor of a tower gains. */
function movingWorth(play: Play, r: Reading, city: number, from: number): number {
  const { t, k, w } = play;
  const at = placeOf(r.seat, city) + MOVING + from;
  if (Number.isNaN(k.found[at])) {
    const before = standingWorth(play, r, city);
    moveFloor(t, city, from);
    look(play, r, city);
    k.found[at] = cityWorth(r, w, city, ownReserve(r, city), w.hold) - before;
    moveFloor(t, city, 1 - from);
  }
  return k.found[at];
}

/** The best move after building in `built`, as city x 2 + site; none when there is none, or none pays. */
function chooseMove(play: Play, r: Reading, built: number): number {
  let chosen = NONE;
  let most = -Infinity;
  for (let city = 0; city < play.t.cities; city++) {
    if (city === built || !mayMove(play, r.seat, city)) continue;
    for (let from = 0; from < 2; from++) {
      if (play.t.towers[2 * city + from].height === 0) continue;
      const points = movingWorth(play, r, city, from);
      if (points <= most) continue;
      most = points;
      chosen = 2 * city + from;
    }
  }
  return most < 0 ? NONE : chosen;
}

function mayMove({ t }: Play, seat: number, city: number): boolean {
  return t.scored[city] === 0 && t.towers[2 * city].floors[seat] + t.towers[2 * city + 1].floors[seat] > 0;
}

function bestMove(play: Play, r: Reading, built: number): number {
  const at = chooseMove(play, r, built);
  return at === NONE ? 0 : Math.max(0, movingWorth(play, r, at >> 1, at & 1));
}
