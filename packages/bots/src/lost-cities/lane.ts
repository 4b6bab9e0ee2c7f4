import { COST, columnPoints, WAGERS_EACH } from '@signoria/lost-cities';
import { ABOVE, COUNT, fits, lowest, NUMBERS, SUM, TOP_RANK } from './ranks.ts';
import { inPile, LANES, type Round } from './round.ts';

/*
 * One expedition as one seat sees it: both columns, what of it is in hand, in sight and nowhere to be seen. The net
 * looks at every expedition through the same eyes, so it need not learn each colour anew.
 */
export interface Lane {
  top: number;
  sum: number;
  wagers: number;
  cards: number;
  held: number;
  heldWagers: number;
  theirTop: number;
  theirSum: number;
  theirWagers: number;
  theirCards: number;
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
    top: 0,
    sum: 0,
    wagers: 0,
    cards: 0,
    held: 0,
    heldWagers: 0,
    theirTop: 0,
    theirSum: 0,
    theirWagers: 0,
    theirCards: 0,
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
  const height = r.height[e];
  lane.top = r.top[own];
  lane.sum = r.sum[own];
  lane.wagers = r.wagers[own];
  lane.cards = r.cards[own];
  lane.held = r.held[own];
  lane.heldWagers = r.heldWagers[own];
  lane.theirTop = r.top[other];
  lane.theirSum = r.sum[other];
  lane.theirWagers = r.wagers[other];
  lane.theirCards = r.cards[other];
  lane.theirs = r.known[other];
  lane.theirsWagers = r.knownWagers[other];
  lane.unseen = r.unseen[own];
  lane.pile = inPile(r, e, 0);
  lane.under = inPile(r, e, 1);
  lane.bonusFrom = r.bonusFrom;
  let wagers = WAGERS_EACH - lane.wagers - lane.theirWagers - lane.heldWagers - lane.theirsWagers;
  for (let i = 0; i < height; i++) if (inPile(r, e, i) === 0) wagers--;
  lane.unseenWagers = wagers;
}

/** The seat lays a card of its hand. */
export function layOn(lane: Lane, rank: number): void {
  lane.cards++;
  if (rank === 0) {
    lane.heldWagers--;
    lane.wagers++;
    return;
  }
  lane.held &= ~(1 << rank);
  lane.sum += rank + 1;
  lane.top = rank;
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
const MEASURES = 12;
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

/** What a lane says to the net: its measures, and the inputs that are on. */
export interface Signals {
  measures: Float64Array;
  on: Int32Array;
  count: number;
}

export function newSignals(): Signals {
  return { measures: new Float64Array(MEASURES), on: new Int32Array(80), count: 0 };
}

export function sense(lane: Lane, out: Signals): void {
  const { top, theirTop } = lane;
  const above = ABOVE[top];
  const theirAbove = ABOVE[theirTop];
  out.count = 0;
  senseColumn(out, COLUMN, top, lane.wagers, lane.cards, lane.bonusFrom);
  senseColumn(out, THEIR_COLUMN, theirTop, lane.theirWagers, lane.theirCards, lane.bonusFrom);
  const playable = lane.held & above;
  senseSet(out, PLAYABLE, playable);
  senseSet(out, DEAD, lane.held & ~above);
  senseSet(out, THEIRS, lane.theirs);
  senseSet(out, THEIRS_PLAYABLE, lane.theirs & theirAbove);
  senseSet(out, UNSEEN, lane.unseen);
  if (lane.heldWagers > 0) {
    if (top === 0) for (let i = 0; i < lane.heldWagers; i++) out.on[out.count++] = HELD_WAGERS + i;
    else out.on[out.count++] = DEAD_WAGER;
  }
  if (lane.theirsWagers > 0) out.on[out.count++] = THEIRS_WAGER;
  for (let i = 0; i < lane.unseenWagers; i++) out.on[out.count++] = UNSEEN_WAGERS + i;
  if (lane.pile >= 0) {
    out.on[out.count++] = ON_PILE + lane.pile;
    if (fits(lane.pile, top)) out.on[out.count++] = PILE_FITS;
    if (fits(lane.pile, theirTop)) out.on[out.count++] = PILE_FITS + 1;
  }
  if (lane.under >= 0) out.on[out.count++] = UNDER_PILE + lane.under;
  const m = out.measures;
  const factor = 1 + lane.wagers + (top === 0 ? lane.heldWagers : 0);
  const inHand = SUM[playable];
  m[0] = 1;
  m[1] = lane.sum / 30;
  m[2] = lane.theirSum / 30;
  m[3] = columnPoints(lane.cards, lane.sum, lane.wagers, lane.bonusFrom) / 40;
  m[4] = columnPoints(lane.theirCards, lane.theirSum, lane.theirWagers, lane.bonusFrom) / 40;
  m[5] = (inHand * factor) / 40;
  m[6] = lane.cards > 0 ? COUNT[playable] / 4 : 0;
  m[7] = ((lane.sum + inHand - COST) * factor) / 40;
  m[8] = (SUM[lane.unseen & above] * factor) / 60;
  m[9] = (SUM[lane.unseen & theirAbove] * (1 + lane.theirWagers)) / 60;
  m[10] = (SUM[lane.theirs & theirAbove] * (1 + lane.theirWagers)) / 40;
  m[11] = (lane.cards + COUNT[playable]) / 8;
}

function senseColumn(
  out: Signals,
  from: number,
  top: number,
  wagers: number,
  cards: number,
  bonusFrom: number,
): void {
  out.on[out.count++] = cards === 0 ? from + 10 : from + top;
  if (wagers > 0) out.on[out.count++] = from + 10 + wagers;
  const missing = bonusFrom - cards;
  if (missing <= 4) out.on[out.count++] = from + 14 + Math.max(0, missing);
}

function senseSet(out: Signals, from: number, set: number): void {
  for (let rest = set & NUMBERS; rest !== 0; rest &= rest - 1) out.on[out.count++] = from + lowest(rest) - 1;
}
