import type { Seat } from '@signoria/core';
import {
  ALL_CITIES,
  ALL_REGIONS,
  ALL_ROLES,
  CITIES,
  COLOURS,
  type IlPrincipe,
  type State,
} from '@signoria/il-principe';
import { type Encoding, layOut, mark, type Pen } from '../net/inputs.ts';
import { missingFor, numberOf, reachAt } from './cities.ts';

const MOST_SEATS = 5;
const HUES = COLOURS.length;
const REGIONS_COUNT = ALL_REGIONS.length;
/** Cards of a colour, and shields of a region, up to which they are told apart. */
const FEW = 5;
/** Rivals told apart, those with most points first; the fourth shares the third one's inputs. */
const RIVALS = 3;

/* What lies open of one family, and its purse, which everybody can reckon. */
const OPEN = [
  20,
  10,
  7,
  HUES * FEW,
  HUES * FEW,
  REGIONS_COUNT * FEW,
  ALL_ROLES.length,
  30,
  MOST_SEATS,
  HUES * 3,
];
const [MONEY, CARDS, SHIELDS, , , , , POINTS] = OPEN;
const FAMILY = layOut('family', OPEN);
const [AT_MONEY, AT_CARDS, AT_SHIELDS, AT_UP, AT_LAID, AT_REGIONS, AT_ROLES, AT_POINTS, AT_ORDER, AT_KNOWN] =
  FAMILY.at;

/** Cards or shields ahead of the best rival, from so many behind to so many before. */
const REACH = 4;
const LEADS = 2 * REACH + 1;
const FAR = 4;

const OWN = [HUES * 7, ALL_CITIES.length * FAR, 4, REGIONS_COUNT * LEADS, HUES * LEADS, 41, 4];
const TABLE = [MOST_SEATS + 1, ALL_CITIES.length, 9, 12, 14, 5, 2, 10];
const ALL = layOut('il-principe 1', [...Array<number>(1 + RIVALS).fill(FAMILY.inputs), ...OWN, ...TABLE]);
const [AT_HAND, AT_FAR, AT_READY, AT_REGION_LEADS, AT_CARD_LEADS, AT_LEAD, AT_SETS] = ALL.at.slice(
  1 + RIVALS,
);
const [AT_SEATS, AT_OPEN, AT_ROUND, AT_CITY_DECK, AT_DECK, AT_PHASE, AT_LAST, AT_LOTS] = ALL.at.slice(
  1 + RIVALS + OWN.length,
);
const [, , READY, , , LEAD, SETS] = OWN;
const [SEATS, , ROUND, CITY_DECK, DECK, PHASE, , LOTS] = TABLE;

/** The table between two phases, as a family sees it. */
export const encoding: Encoding<IlPrincipe> = {
  inputs: ALL.inputs,
  layout: ALL.layout,
  // Offers and auctions are one stretch: what is offered says little before it is sold.
  stretch: s => s.round * 8 + (s.phase < 3 ? 2 : s.phase),
  encode(s, seat, on) {
    const pen: Pen = { on, count: 0 };
    markFamily(pen, 0, s, seat);
    const rivals = rivalsOf(s, seat);
    for (let i = 0; i < rivals.length; i++)
      markFamily(pen, Math.min(i + 1, RIVALS) * FAMILY.inputs, s, rivals[i]);
    markOwn(pen, s, seat);
    markLeads(pen, s, seat);
    markTable(pen, s);
    return pen.count;
  },
};

function pointsOf(s: State, seat: Seat): number {
  const built = s.built[seat];
  let points = s.tributes[seat] + s.blessings[seat];
  for (let i = 0; i < built.length; i++) points += CITIES[built[i]].points;
  return points;
}

/** The others, those with most points first. */
function rivalsOf(s: State, seat: Seat): Seat[] {
  const rivals: Seat[] = [];
  for (let i = 1; i < s.seats; i++) {
    const other = ((seat + i) % s.seats) as Seat;
    const points = pointsOf(s, other);
    let at = rivals.length;
    while (at > 0 && pointsOf(s, rivals[at - 1]) < points) at--;
    rivals.splice(at, 0, other);
  }
  return rivals;
}

function markFamily(pen: Pen, from: number, s: State, seat: Seat): void {
  let cards = 0;
  for (let colour = 0; colour < HUES; colour++) {
    const up = s.up[seat][colour];
    const laid = up + s.down[seat][colour];
    const known = s.known[seat][colour];
    cards += s.hands[seat][colour];
    if (up > 0) mark(pen, from + AT_UP + colour * FEW, FEW, up - 1);
    if (laid > 0) mark(pen, from + AT_LAID + colour * FEW, FEW, laid - 1);
    if (known > 0) mark(pen, from + AT_KNOWN + colour * 3, 3, known - 1);
  }
  for (let region = 0; region < REGIONS_COUNT; region++) {
    const shields = s.regions[seat][region];
    if (shields > 0) mark(pen, from + AT_REGIONS + region * FEW, FEW, shields - 1);
  }
  for (let role = 0; role < ALL_ROLES.length; role++)
    if (s.roles[role] === seat) mark(pen, from + AT_ROLES, 10, role);
  mark(pen, from + AT_MONEY, MONEY, s.money[seat]);
  mark(pen, from + AT_CARDS, CARDS, cards);
  mark(pen, from + AT_SHIELDS, SHIELDS, s.shields[seat] >> 1);
  mark(pen, from + AT_POINTS, POINTS, pointsOf(s, seat) >> 1);
  mark(pen, from + AT_ORDER, MOST_SEATS, (seat - s.marker + s.seats) % s.seats);
}

/** The hand, what it lacks for each city, and how many it could build now. */
function markOwn(pen: Pen, s: State, seat: Seat): void {
  const hand = s.hands[seat];
  let laid = Infinity;
  for (let colour = 0; colour < HUES; colour++) {
    mark(pen, AT_HAND + colour * 7, 7, hand[colour]);
    laid = Math.min(laid, s.up[seat][colour] + s.down[seat][colour]);
  }
  mark(pen, AT_SETS, SETS, laid);
  const number = numberOf(hand);
  const reach = reachAt(s);
  let ready = 0;
  for (let i = 0; i < s.open.length; i++) {
    const missing = missingFor(reach, number, s.open[i]);
    mark(pen, AT_FAR + s.open[i] * FAR, FAR, missing);
    if (missing === 0 && CITIES[s.open[i]].cost <= s.money[seat]) ready++;
  }
  mark(pen, AT_READY, READY, ready);
}

/** Points, shields and cards face up beside the best of the others. */
function markLeads(pen: Pen, s: State, seat: Seat): void {
  for (let region = 0; region < REGIONS_COUNT; region++)
    mark(pen, AT_REGION_LEADS + region * LEADS, LEADS, leadIn(s.regions, seat, region) + REACH);
  for (let colour = 0; colour < HUES; colour++)
    mark(pen, AT_CARD_LEADS + colour * LEADS, LEADS, leadIn(s.up, seat, colour) + REACH);
  let best = -Infinity;
  for (let other = 0 as Seat; other < s.seats; other++)
    if (other !== seat) best = Math.max(best, pointsOf(s, other));
  mark(pen, AT_LEAD, LEAD, pointsOf(s, seat) - best + (LEAD >> 1));
}

function leadIn(rows: readonly (readonly number[])[], seat: Seat, column: number): number {
  let most = 0;
  for (let other = 0; other < rows.length; other++)
    if (other !== seat && rows[other][column] > most) most = rows[other][column];
  return rows[seat][column] - most;
}

function markTable(pen: Pen, s: State): void {
  mark(pen, AT_SEATS, SEATS, s.seats);
  for (let i = 0; i < s.open.length; i++) mark(pen, AT_OPEN, ALL_CITIES.length, s.open[i]);
  mark(pen, AT_ROUND, ROUND, s.round);
  mark(pen, AT_CITY_DECK, CITY_DECK, s.cityDeck.length);
  mark(pen, AT_DECK, DECK, s.deck.length >> 3);
  mark(pen, AT_PHASE, PHASE, s.phase);
  mark(pen, AT_LAST, 2, s.last ? 1 : 0);
  let lots = 0;
  for (let colour = 0; colour < HUES; colour++) lots += s.lots[colour];
  mark(pen, AT_LOTS, LOTS, lots);
}
