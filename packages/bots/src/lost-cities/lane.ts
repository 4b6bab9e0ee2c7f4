import { COST, columnPoints, WAGERS_EACH } from '@signoria/lost-cities';
import { ABOVE, COUNT, fits, lowest, NUMBERS, SUM, TOP_RANK } from './ranks.ts';
import { inPile, LANES, type Round } from './round.ts';

/** A column in figures. */
interface Column {
  top: number;
  sum: number;
  wagers: number;
  cards: number;
}

/*
 * One expedition as one seat sees it: both columns, what of it is in hand, in sight and nowhere to be seen. The net
 * looks at every expedition through the same eyes, so it need not learn each colour anew.
 */
export interface Lane {
  own: Column;
  their: Column;
  held: number;
  heldWagers: number;
  /** What all saw the other take and it still holds. */
  theirs: number;
  theirsWagers: number;
  unseen: number;
  unseenWagers: number;
  /** The two ranks on top of the pile, -1 for none. */
  pile: number;
  under: number;
  bonusFrom: number;
}

export function newLane(): Lane {
  return {
    own: { top: 0, sum: 0, wagers: 0, cards: 0 },
    their: { top: 0, sum: 0, wagers: 0, cards: 0 },
    held: 0,
    heldWagers: 0,
    theirs: 0,
    theirsWagers: 0,
    unseen: 0,
    unseenWagers: 0,
    pile: -1,
    under: -1,
    bonusFrom: 8,
  };
}

/** Fills `lane` with what `seat` may know of expedition `e`. */
export function readLane(r: Round, seat: number, e: number, lane: Lane): void {
  const own = seat * LANES + e;
  const other = (1 - seat) * LANES + e;
  readColumn(r, own, lane.own);
  readColumn(r, other, lane.their);
  lane.held = r.held[own];
  lane.heldWagers = r.heldWagers[own];
  lane.theirs = r.known[other];
  lane.theirsWagers = r.knownWagers[other];
  lane.unseen = r.unseen[own];
  lane.pile = inPile(r, e, 0);
  lane.under = inPile(r, e, 1);
  lane.bonusFrom = r.bonusFrom;
  const inSight = lane.own.wagers + lane.their.wagers + lane.heldWagers + lane.theirsWagers + r.pileWagers[e];
  lane.unseenWagers = WAGERS_EACH - inSight;
}

function readColumn(r: Round, at: number, column: Column): void {
  column.top = r.top[at];
  column.sum = r.sum[at];
  column.wagers = r.wagers[at];
  column.cards = r.cards[at];
}

/** The seat lays a card of its hand. */
export function layOn(lane: Lane, rank: number): void {
  const { own } = lane;
  own.cards++;
  if (rank === 0) {
    lane.heldWagers--;
    own.wagers++;
    return;
  }
  lane.held &= ~(1 << rank);
  own.sum += rank + 1;
  own.top = rank;
}

/** The seat discards a card of its hand. */
export function discardOn(lane: Lane, rank: number): void {
  if (rank === 0) lane.heldWagers--;
  else lane.held &= ~(1 << rank);
  lane.under = lane.pile;
  lane.pile = rank;
}

/** The seat takes the card on top of the pile; what lies two below is no longer looked at. */
export function takeFrom(lane: Lane, below: number): void {
  if (lane.pile === 0) lane.heldWagers++;
  else lane.held |= 1 << lane.pile;
  lane.pile = lane.under;
  lane.under = below;
}

/** Where each kind of input begins. The first are measures, the others yes or no. */
export const MEASURES = 12;
const COLUMN = MEASURES;
const COLUMN_SIZE = 11 + 3 + 5;
const THEIR_COLUMN = COLUMN + COLUMN_SIZE;
const PLAYABLE = THEIR_COLUMN + COLUMN_SIZE;
const DEAD = PLAYABLE + TOP_RANK;
const HELD_WAGERS = DEAD + TOP_RANK;
const DEAD_WAGER = HELD_WAGERS + 3;
const THEIRS = DEAD_WAGER + 1;
const THEIRS_PLAYABLE = THEIRS + TOP_RANK;
const THEIRS_WAGER = THEIRS_PLAYABLE + TOP_RANK;
const UNSEEN = THEIRS_WAGER + 1;
const UNSEEN_WAGERS = UNSEEN + TOP_RANK;
const ON_PILE = UNSEEN_WAGERS + 3;
const UNDER_PILE = ON_PILE + 10;
const PILE_FITS = UNDER_PILE + 10;
export const LANE_INPUTS = PILE_FITS + 2;

/** No more inputs than this are on at once. */
export const MOST_ON = 80;

/** What a lane says to the net: its measures, and the inputs that are on. */
export interface Signals {
  measures: Float64Array;
  on: Int32Array;
  count: number;
}

export function newSignals(): Signals {
  return { measures: new Float64Array(MEASURES), on: new Int32Array(MOST_ON), count: 0 };
}

export function sense(lane: Lane, out: Signals): void {
  const { own, their } = lane;
  const above = ABOVE[own.top];
  const theirAbove = ABOVE[their.top];
  const playable = lane.held & above;
  out.count = 0;
  senseColumn(out, COLUMN, own, lane.bonusFrom);
  senseColumn(out, THEIR_COLUMN, their, lane.bonusFrom);
  senseSet(out, PLAYABLE, playable);
  senseSet(out, DEAD, lane.held & ~above);
  senseSet(out, THEIRS, lane.theirs);
  senseSet(out, THEIRS_PLAYABLE, lane.theirs & theirAbove);
  senseSet(out, UNSEEN, lane.unseen);
  senseWagers(out, lane);
  sensePile(out, lane);
  const m = out.measures;
  const factor = 1 + own.wagers + (own.top === 0 ? lane.heldWagers : 0);
  const theirFactor = 1 + their.wagers;
  const inHand = SUM[playable];
  m[0] = 1;
  m[1] = own.sum / 30;
  m[2] = their.sum / 30;
  m[3] = pointsOf(own, lane.bonusFrom) / 40;
  m[4] = pointsOf(their, lane.bonusFrom) / 40;
  m[5] = (inHand * factor) / 40;
  m[6] = own.cards > 0 ? COUNT[playable] / 4 : 0;
  m[7] = ((own.sum + inHand - COST) * factor) / 40;
  m[8] = (SUM[lane.unseen & above] * factor) / 60;
  m[9] = (SUM[lane.unseen & theirAbove] * theirFactor) / 60;
  m[10] = (SUM[lane.theirs & theirAbove] * theirFactor) / 40;
  m[11] = (own.cards + COUNT[playable]) / 8;
}

function senseColumn(out: Signals, from: number, { top, wagers, cards }: Column, bonusFrom: number): void {
  out.on[out.count++] = cards === 0 ? from + 10 : from + top;
  if (wagers > 0) out.on[out.count++] = from + 10 + wagers;
  const missing = bonusFrom - cards;
  if (missing <= 4) out.on[out.count++] = from + 14 + Math.max(0, missing);
}

function senseWagers(out: Signals, { own, heldWagers, theirsWagers, unseenWagers }: Lane): void {
  if (heldWagers > 0) {
    if (own.top === 0) for (let i = 0; i < heldWagers; i++) out.on[out.count++] = HELD_WAGERS + i;
    else out.on[out.count++] = DEAD_WAGER;
  }
  if (theirsWagers > 0) out.on[out.count++] = THEIRS_WAGER;
  for (let i = 0; i < unseenWagers; i++) out.on[out.count++] = UNSEEN_WAGERS + i;
}

function sensePile(out: Signals, { own, their, pile, under }: Lane): void {
  if (pile >= 0) {
    out.on[out.count++] = ON_PILE + pile;
    if (fits(pile, own.top)) out.on[out.count++] = PILE_FITS;
    if (fits(pile, their.top)) out.on[out.count++] = PILE_FITS + 1;
  }
  if (under >= 0) out.on[out.count++] = UNDER_PILE + under;
}

function pointsOf({ cards, sum, wagers }: Column, bonusFrom: number): number {
  return columnPoints(cards, sum, wagers, bonusFrom);
}

function senseSet(out: Signals, from: number, set: number): void {
  for (let rest = set & NUMBERS; rest !== 0; rest &= rest - 1) out.on[out.count++] = from + lowest(rest) - 1;
}
