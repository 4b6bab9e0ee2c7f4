import { type Foresight, foresee, newForesight } from '@signoria/bots/lost-cities/foresight';
import { newLane, newSignals, readLane, type Signals, sense } from '@signoria/bots/lost-cities/lane';
import { SMALL } from '@signoria/bots/lost-cities/net';
import { playFound } from '@signoria/bots/lost-cities/net-judge';
import { playCard, playTurn as playTurnBy } from '@signoria/bots/lost-cities/playout';
import { fits, lowest, TOP_RANK } from '@signoria/bots/lost-cities/ranks';
import {
  copyRound,
  draw,
  isOver,
  LANES,
  newRound,
  pointsOf,
  putDown,
  type Round,
  readRound,
  take,
} from '@signoria/bots/lost-cities/round';
import type { Weights } from '@signoria/bots/lost-cities/weights';
import { newOutlook, type Outlook } from '@signoria/bots/lost-cities/worth';
import { below, type Rng, rngFrom, split } from '@signoria/core';
import { lostCities } from '@signoria/lost-cities';
import { normal } from '../luck.ts';
import type { Moment } from './learner.ts';
import { EXPERT } from './teachers.ts';

/** Who plays: a heuristic, or a small net by its weights. */
export type Player = Weights | Float64Array;

const STOCK = -1;

/** A round, and what players of either kind need to play it. */
export interface Board {
  r: Round;
  outlook: Outlook;
  found: Foresight;
}

export function newBoard(): Board {
  const r = newRound();
  return { r, outlook: newOutlook(r), found: newForesight() };
}

/** Deals a round and gives who begins. One in six has six expeditions, one in six a later bonus. */
export function deal({ r }: Board, luck: Rng): number {
  const expeditions = below(luck, 6) === 0 ? 6 : 5;
  const bonusFrom = below(luck, 6) === 0 ? 9 : 8;
  return dealWith(r, luck, expeditions, bonusFrom);
}

export function dealWith(r: Round, luck: Rng, expeditions: number, bonusFrom: number): number {
  const options = { ...lostCities.options.presets.published, rounds: 1, expeditions, bonusFrom };
  const s = lostCities.setup(2, options, luck);
  readRound(r, s, 'all');
  return s.player;
}

/** Plays a whole turn; a net strays from its best turn by so many points of noise. */
export function playTurn(board: Board, seat: number, player: Player, luck: Rng, noise = 0): void {
  const { r, outlook, found } = board;
  if (player instanceof Float64Array) {
    foresee(r, seat, false, { shape: SMALL, weights: player }, found);
    if (noise > 0) stray(board, seat, luck, noise);
    playFound(r, seat, false, found);
  } else playTurnBy(outlook, seat, player);
}

/** Any card, laid or discarded, and a card of the stock. */
export function playAnything({ r }: Pick<Board, 'r'>, seat: number, luck: Rng): void {
  playAnyCard(r, seat, luck);
  draw(r, seat);
  r.closed = -1;
}

export function playAnyCard(r: Round, seat: number, luck: Rng): void {
  const cards: number[] = [];
  for (let e = 0; e < r.expeditions; e++) {
    const at = seat * LANES + e;
    if (r.heldWagers[at] > 0) cards.push(e * 10);
    for (let rank = 1; rank <= TOP_RANK; rank++) if (r.held[at] & (1 << rank)) cards.push(e * 10 + rank);
  }
  const card = cards[below(luck, cards.length)];
  const isLaid = fits(card % 10, r.top[seat * LANES + Math.trunc(card / 10)]) && below(luck, 2) === 0;
  putDown(r, seat, card, isLaid);
}

/** Puts another card into the turn found, where it seems nearly as good. */
function stray({ r, found }: Board, seat: number, luck: Rng, noise: number): void {
  const best = found.card;
  let most = -Infinity;
  const look = (card: number, isLaid: boolean, worth: number) => {
    const points = worth + normal(luck) * noise;
    if (points <= most) return;
    most = points;
    found.card = card;
    found.isLaid = isLaid;
  };
  for (let e = 0; e < r.expeditions; e++) {
    const at = seat * LANES + e;
    for (let set = r.held[at] | (r.heldWagers[at] > 0 ? 1 : 0); set !== 0; set &= set - 1) {
      const rank = lowest(set);
      const card = e * 10 + rank;
      if (fits(rank, r.top[seat * LANES + e])) look(card, true, found.laid[card]);
      look(card, false, found.discarded[card]);
    }
  }
  // The best draw after another card may be another: the stock is always open.
  if (found.card !== best) found.from = STOCK;
}

/** Plays a position to an end and gives the lead of `next`, whose turn it is. */
export type PlayOn = (board: Board, next: number) => number;

/**
 * Tries four turns in one position: the learner's, the expert's card, and two at random. Each is played on with the
 * same luck, so that their differences say more than their worth.
 */
export function tryTurns(
  board: Board,
  seat: number,
  luck: Rng,
  learner: Float64Array,
  playOn: PlayOn,
): Moment[] {
  const tried = newBoard();
  const { r, outlook, found } = tried;
  const group: Moment[] = [];
  for (let way = 0; way < 4; way++) {
    copyRound(board.r, r);
    let from = STOCK;
    if (way === 0) {
      foresee(r, seat, false, { shape: SMALL, weights: learner }, found);
      stray(tried, seat, luck, 1);
      putDown(r, seat, found.card, found.isLaid);
      from = found.from;
    } else if (way === 1) playCard(outlook, seat, EXPERT);
    else {
      playAnyCard(r, seat, luck);
      if (way === 3) from = anyPile(r, luck);
    }
    if (from !== STOCK) take(r, seat, from);
    const left = from === STOCK ? r.left - 1 : r.left;
    if (left === 0) continue;
    const moment = { left, lanes: signalsOf(r, seat), lead: 0, target: 0 };
    if (from === STOCK) draw(r, seat);
    r.closed = -1;
    moment.target = -playOn(tried, 1 - seat);
    group.push(moment);
  }
  return group;
}

export function anyPile(r: Round, luck: Rng): number {
  if (below(luck, 2) === 0) return STOCK;
  const e = below(luck, r.expeditions);
  return r.height[e] > 0 && e !== r.closed ? e : STOCK;
}

/** What the seat sees before it knows the card it draws. */
function signalsOf(r: Round, seat: number): Signals[] {
  const lane = newLane();
  return Array.from({ length: r.expeditions }, (_, e) => {
    const signals = newSignals();
    readLane(r, seat, e, lane);
    sense(lane, signals);
    return signals;
  });
}

/** Both play on as the expert, to the end. */
export function asExperts({ r, outlook }: Board, next: number): number {
  for (let seat = next; !isOver(r); seat = 1 - seat) playTurnBy(outlook, seat, EXPERT);
  return pointsOf(r, next) - pointsOf(r, 1 - next);
}

/** The net plays `own` turns more against that rival; then what it foresees is taken for true. */
export function asNet(net: Float64Array, rival: Player, own: number, luck: Rng): PlayOn {
  return (board, next) => {
    const { r, found } = board;
    for (let turn = 0; !isOver(r); turn++) {
      playTurn(board, next, rival, luck);
      if (isOver(r)) break;
      if (turn === own) {
        foresee(r, 1 - next, false, { shape: SMALL, weights: net }, found);
        return -found.lead;
      }
      playTurn(board, 1 - next, net, luck);
    }
    return pointsOf(r, next) - pointsOf(r, 1 - next);
  };
}

/** A net's mean lead over a rival in rounds of the published game, each deal played from both seats. */
export function trial(net: Float64Array, rival: Player, deals: number): string {
  const board = newBoard();
  const luck = rngFrom(424242);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < deals; i++) {
    const seed = split(luck);
    const lead = (leadOf(board, [net, rival], seed) - leadOf(board, [rival, net], seed)) / 2;
    sum += lead;
    squares += lead * lead;
  }
  const mean = sum / deals;
  const error = Math.sqrt((squares / deals - mean ** 2) / deals);
  return `${mean.toFixed(1)} ±${(1.96 * error).toFixed(1)}`;
}

function leadOf(board: Board, players: readonly [Player, Player], seed: Rng): number {
  const { r } = board;
  const luck: Rng = [...seed];
  for (let seat = dealWith(r, luck, 5, 8); !isOver(r); seat = 1 - seat)
    playTurn(board, seat, players[seat], luck);
  return pointsOf(r, 0) - pointsOf(r, 1);
}
