import {
  type Built,
  CHARACTERS,
  type Citadels,
  COLOUR,
  COLOURS,
  DISTRICTS,
  hasName,
  LAST_RANK,
  PURPLE,
  type State,
  WORTH,
} from '@signoria/citadels';
import type { Seat } from '@signoria/core';
import { type Encoding, layOut, mark, type Pen } from '../net/inputs.ts';
import { openStrength, payable } from './worth.ts';

const PLAIN = COLOUR.indexOf(PURPLE);
const PURPLES = DISTRICTS.length - PLAIN;
const MOST_SEATS = 8;
/** More of a colour than this count as this many. */
const MANY = 4;
/** Rivals told apart, strongest first; those after them share the last one's inputs. */
export const RIVALS = 3;

/* What lies open of one player, by field: how many values of it are told apart. */
const OPEN = [16, 10, 9, 48, COLOURS.length * MANY, MOST_SEATS, PURPLES];
const [GOLD, CARDS, DISTRICT_COUNT, POINTS] = OPEN;
const PLAYER = layOut('player', OPEN);
const [AT_GOLD, AT_CARDS, AT_COUNT, AT_POINTS, AT_COLOURS, AT_ORDER, AT_PURPLES] = PLAYER.at;

/* One's own: districts that are not purple, the hand, what it can pay for. Then the table. */
const OWN = [PLAIN, DISTRICTS.length, 1, 7, 5];
const TABLE = [MOST_SEATS + 1, 20, 10, CHARACTERS.length, 49, 17];
const ALL = layOut('citadels 1', [...Array<number>(1 + RIVALS).fill(PLAYER.inputs), ...OWN, ...TABLE]);
const [
  AT_PLAIN,
  AT_HAND,
  AT_TWINS,
  AT_BEST,
  AT_PAYABLE,
  AT_SEATS,
  AT_ROUND,
  AT_DECK,
  AT_CAST,
  AT_LEAD,
  AT_AHEAD,
] = ALL.at.slice(1 + RIVALS);
const [BEST, PAYABLE, SEATS, ROUND, DECK, , LEAD, AHEAD] = [...OWN.slice(3), ...TABLE];

/** The table between two rounds, as a seat sees it: who has built, holds and owns how much, and its own hand. */
export const encoding: Encoding<Citadels> = {
  inputs: ALL.inputs,
  layout: ALL.layout,
  stretch: s => s.round,
  encode(s, seat, on) {
    const pen: Pen = { on, count: 0 };
    markPlayer(pen, 0, s, seat);
    const rivals = rivalsOf(s, seat);
    for (let i = 0; i < rivals.length; i++)
      markPlayer(pen, Math.min(i + 1, RIVALS) * PLAYER.inputs, s, rivals[i]);
    markOwn(pen, s, seat);
    markTable(pen, s, seat, rivals);
    return pen.count;
  },
};

/** The others, strongest first. */
export function rivalsOf(s: State, seat: Seat): Seat[] {
  const rivals: Seat[] = [];
  for (let i = 1; i < s.seats; i++) {
    const other = ((seat + i) % s.seats) as Seat;
    const strength = openStrength(s, other);
    let at = rivals.length;
    while (at > 0 && openStrength(s, rivals[at - 1]) < strength) at--;
    rivals.splice(at, 0, other);
  }
  return rivals;
}

function pointsOf(city: readonly Built[]): number {
  let points = 0;
  for (let i = 0; i < city.length; i++) points += WORTH[city[i].card] + (city[i].adorned ? 1 : 0);
  return points;
}

function markPlayer(pen: Pen, from: number, s: State, seat: Seat): void {
  const city = s.cities[seat];
  mark(pen, from + AT_GOLD, GOLD, s.gold[seat]);
  mark(pen, from + AT_CARDS, CARDS, s.hands[seat].length);
  mark(pen, from + AT_COUNT, DISTRICT_COUNT, city.length);
  mark(pen, from + AT_POINTS, POINTS, pointsOf(city));
  mark(pen, from + AT_ORDER, MOST_SEATS, (seat - s.crown + s.seats) % s.seats);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    let count = 0;
    for (let i = 0; i < city.length; i++) if (COLOUR[city[i].card] === colour) count++;
    if (count > 0) mark(pen, from + AT_COLOURS + colour * MANY, MANY, count - 1);
  }
  for (let i = 0; i < city.length; i++)
    if (city[i].card >= PLAIN) mark(pen, from + AT_PURPLES, PURPLES, city[i].card - PLAIN);
}

function markOwn(pen: Pen, s: State, seat: Seat): void {
  const city = s.cities[seat];
  const hand = s.hands[seat];
  for (let i = 0; i < city.length; i++) if (city[i].card < PLAIN) mark(pen, AT_PLAIN, PLAIN, city[i].card);
  for (let i = 0; i < hand.length && i < CARDS * 2; i++) {
    if (hasName(city, hand[i])) mark(pen, AT_TWINS, 1, 0);
    else mark(pen, AT_HAND, DISTRICTS.length, hand[i]);
  }
  const { best, count } = payable(s, seat, s.gold[seat] + 2);
  mark(pen, AT_BEST, BEST, best);
  mark(pen, AT_PAYABLE, PAYABLE, count);
}

function markTable(pen: Pen, s: State, seat: Seat, rivals: readonly Seat[]): void {
  mark(pen, AT_SEATS, SEATS, s.seats);
  mark(pen, AT_ROUND, ROUND, s.round);
  mark(pen, AT_DECK, DECK, s.deck.length >> 3);
  for (let rank = 1; rank <= LAST_RANK; rank++)
    if (s.cast[rank] >= LAST_RANK - 1) mark(pen, AT_CAST, CHARACTERS.length, s.cast[rank]);
  let points = 0;
  let districts = 0;
  for (const rival of rivals) {
    points = Math.max(points, pointsOf(s.cities[rival]));
    districts = Math.max(districts, s.cities[rival].length);
  }
  mark(pen, AT_LEAD, LEAD, pointsOf(s.cities[seat]) - points + (LEAD >> 1));
  mark(pen, AT_AHEAD, AHEAD, s.cities[seat].length - districts + (AHEAD >> 1));
}
