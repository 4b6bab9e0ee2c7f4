import { NONE, type None, type Seat, seatsOf } from '@signoria/core';
import { expect } from 'vitest';
import { CITIES, type Event, type State } from '../src/index.ts';

/** The table as somebody keeps it on a sheet of paper, from what is said aloud. */
interface Paper {
  options: State['options'];
  seats: number;
  everyone: readonly Seat[];
  /** By seat x colour. */
  hands: number[][];
  up: number[][];
  down: number[][];
  /** By seat. */
  money: number[];
  shields: number[];
  /** By role. */
  roles: (Seat | None)[];
  /** Points that others must now be given for their roles. */
  tributes: string[];
  lots: number[];
  round: number;
  marker: Seat;
  bidders: readonly Seat[];
  speaker: Seat;
  highest: number;
  leader: Seat | None;
  /** Who has a claim to the minor role of the colour at hand. */
  seconds: Seat[];
}

type Rules = { [Type in Event['type']]?: (p: Paper, told: Extract<Event, { type: Type }>) => void };

/** Somebody who keeps the table on a sheet of paper, and objects to whatever is wrong. */
export function referee(dealt: State): (event: Event) => void {
  const p = begin(dealt);
  return event => {
    if (event.type !== 'tribute') expect(p.tributes).toEqual([]);
    (RULES[event.type] as ((p: Paper, told: Event) => void) | undefined)?.(p, event);
    const lowest = Math.min(...p.money, ...p.shields, ...[p.hands, p.up, p.down].flat(2));
    expect(lowest, JSON.stringify(event)).toBeGreaterThanOrEqual(0);
  };
}

function begin({ options, seats, hands, money, marker }: State): Paper {
  const everyone = seatsOf(seats);
  const rows = () => everyone.map(() => [0, 0, 0, 0, 0]);
  return {
    options,
    seats,
    everyone,
    hands: hands.map(hand => [...hand]),
    up: rows(),
    down: rows(),
    money: [...money],
    shields: everyone.map(() => options.shields),
    roles: new Array<Seat | None>(10).fill(NONE),
    tributes: [],
    lots: [],
    round: 1,
    marker,
    bidders: [],
    speaker: 0,
    highest: 0,
    leader: NONE,
    seconds: [],
  };
}

function leftOf(seat: Seat, among: readonly Seat[]): Seat {
  const later = among.filter(each => each > seat);
  return [...later, ...among][0];
}

function open(p: Paper, among: readonly Seat[], first: Seat): void {
  expect(first).toBe(leftOf(p.marker, among));
  p.bidders = among;
  p.speaker = first;
  p.highest = 0;
  p.leader = NONE;
}

function close(p: Paper, winner: Seat | None, price: number): void {
  expect([winner, price]).toEqual([p.leader, p.highest]);
  expect(p.bidders).toEqual(winner === NONE ? [] : [winner]);
  if (winner === NONE) return;
  p.money[winner] -= price;
  p.marker = winner;
}

/** The seats on the first or second place by cards face up, at least one. */
function placed(p: Paper, colour: number, place: 0 | 1): Seat[] {
  const counts = [...new Set(p.up.map(row => row[colour]))].filter(count => count > 0).sort((a, b) => b - a);
  return p.everyone.filter(seat => p.up[seat][colour] === counts[place]);
}

const RULES: Rules = {
  'round-began': (p, told) => {
    expect(told.round).toBe(++p.round);
  },
  income: (p, { amount }) => {
    expect(amount).toBe(p.options.rich || p.seats === 2 ? 6 : 5);
    for (const seat of p.everyone) p.money[seat] += amount;
  },
  dealt: (p, { seat, count, cards }) => {
    expect(count).toBe(p.seats === 2 ? 5 : 4);
    for (const [colour, drawn] of (cards ?? []).entries()) p.hands[seat][colour] += drawn;
  },
  offered: (p, { seat, colour }) => {
    if (colour !== null) p.hands[seat][colour]--;
  },
  'offers-shown': (p, told) => {
    const sums = [0, 1, 2, 3, 4].map(colour => told.offers.reduce((sum, row) => sum + row[colour], 0));
    expect(told.lots).toEqual(sums);
    p.lots = sums;
  },
  'lots-drawn': (p, told) => {
    p.lots = [...told.lots];
  },
  'lot-opened': (p, { colour, count, first }) => {
    const smallest = Math.min(...p.lots.filter(size => size > 0));
    expect([colour, count]).toEqual([p.lots.indexOf(smallest), smallest]);
    open(p, p.everyone, first);
  },
  'role-opened': (p, { role, among, first }) => {
    expect(among).toEqual(role % 2 === 0 ? placed(p, role / 2, 0) : p.seconds);
    expect(among.length).toBeGreaterThan(1);
    p.seconds = [];
    open(p, among, first);
  },
  bid: (p, { seat, amount }) => {
    expect(seat).toBe(p.speaker);
    expect(amount).toBeGreaterThan(p.highest);
    expect(amount).toBeLessThanOrEqual(p.money[seat]);
    p.highest = amount;
    p.leader = seat;
    p.speaker = leftOf(seat, p.bidders);
  },
  'dropped-out': (p, { seat, forced }) => {
    expect(seat).toBe(p.speaker);
    if (forced) expect([p.options.purses, p.money[seat] <= p.highest]).toEqual(['open', true]);
    p.bidders = p.bidders.filter(each => each !== seat);
    p.speaker = leftOf(seat, p.bidders);
  },
  'lot-won': (p, { seat, colour, count, price }) => {
    close(p, seat, price);
    expect(count).toBe(p.lots[colour]);
    p.hands[seat][colour] += count;
    p.lots[colour] = 0;
  },
  'lot-unsold': (p, { colour }) => {
    close(p, NONE, 0);
    p.lots[colour] = 0;
  },
  built: (p, { seat, city, cost, points }) => {
    const { icons } = CITIES[city];
    expect(p.round > 1 || p.options.rich).toBe(true);
    expect([cost, points]).toEqual([icons.length, 2 * icons.length - 2]);
    p.money[seat] -= cost;
    for (const colour of icons) {
      p.hands[seat][colour]--;
      p.up[seat][colour]++;
    }
    for (const [role, holder] of p.roles.entries())
      if (holder !== NONE && holder !== seat && icons.some(colour => colour === role >> 1))
        p.tributes.push(`${holder} ${role} ${role % 2 === 0 ? 2 : 1}`);
  },
  tribute: (p, { seat, role, points }) => {
    expect(`${seat} ${role} ${points}`).toBe(p.tributes.shift());
  },
  'shield-placed': (p, { seat, region, city }) => {
    if (city !== NONE) expect(CITIES[city].regions).toContain(region);
    p.shields[seat]--;
  },
  laid: (p, { seat, colour, count }) => {
    p.hands[seat][colour] -= count;
    p.up[seat][colour] += count;
  },
  'roles-returned': p => {
    p.roles.fill(NONE);
  },
  'role-won': (p, { seat, role, price }) => {
    if (price > 0) close(p, seat, price);
    else expect([seat]).toEqual(role % 2 === 0 ? placed(p, role / 2, 0) : p.seconds);
    p.seconds = role % 2 === 0 && price === 0 && p.seats > 2 ? placed(p, role / 2, 1) : [];
    p.roles[role] = seat;
  },
  'role-left': (p, { role }) => {
    if (role % 2 === 0 && placed(p, role / 2, 0).length > 0) close(p, NONE, 0);
    if (role % 2 === 1) expect(p.seconds).toEqual([]);
  },
  'turned-down': (p, { seat, colour, count }) => {
    expect(p.roles[2 * colour]).toBe(seat);
    expect(count).toBe(Math.ceil(p.up[seat][colour] / 2));
    p.up[seat][colour] -= count;
    p.down[seat][colour] += count;
  },
  'turned-up': (p, { seat, role, colour }) => {
    expect([p.roles[role], role >> 1]).toEqual([seat, 0]);
    expect(colour).not.toBe(0);
    if (colour === NONE) expect(p.options.uncover).toBe('may');
    else {
      p.down[seat][colour]--;
      p.up[seat][colour]++;
    }
  },
  drew: (p, { seat, role, colour }) => {
    expect([p.roles[role], role >> 1]).toEqual([seat, 2]);
    if (colour !== null) p.hands[seat][colour]++;
  },
  paid: (p, { seat, role, amount }) => {
    expect([p.roles[role], role >> 1, amount]).toEqual([seat, 4, 2]);
    p.money[seat] += amount;
  },
};
