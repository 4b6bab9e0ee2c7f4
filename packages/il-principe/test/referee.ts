import { NONE, type None, type Seat, seatsOf } from '@signoria/core';
import { expect } from 'vitest';
import { CITIES, type Event, type State } from '../src/index.ts';

type Rules = { [Type in Event['type']]?: (told: Extract<Event, { type: Type }>) => void };

/** Somebody who keeps the table on a sheet of paper from what is said aloud, and objects to whatever is wrong. */
export function referee(dealt: State): (event: Event) => void {
  const { options, seats } = dealt;
  const everyone = seatsOf(seats);
  const rows = () => everyone.map(() => [0, 0, 0, 0, 0]);
  const hands = dealt.hands.map(hand => [...hand]);
  const up = rows();
  const down = rows();
  const money = [...dealt.money];
  const shields = everyone.map(() => options.shields);
  const roles = new Array<Seat | None>(10).fill(NONE);
  const tributes: string[] = [];
  let lots: number[] = [];
  let round = 1;
  let marker = dealt.marker;
  let bidders: readonly Seat[] = [];
  let speaker: Seat = 0;
  let highest = 0;
  let leader: Seat | None = NONE;
  /** Who has a claim to the minor role of the colour at hand. */
  let seconds: Seat[] = [];

  const leftOf = (seat: Seat, among: readonly Seat[]) => {
    const later = among.filter(each => each > seat);
    return [...later, ...among][0];
  };
  const open = (among: readonly Seat[], first: Seat) => {
    expect(first).toBe(leftOf(marker, among));
    bidders = among;
    speaker = first;
    highest = 0;
    leader = NONE;
  };
  const close = (winner: Seat | None, price: number) => {
    expect([winner, price]).toEqual([leader, highest]);
    expect(bidders).toEqual(winner === NONE ? [] : [winner]);
    if (winner === NONE) return;
    money[winner] -= price;
    marker = winner;
  };
  /** The seats on the first or second place by cards face up, at least one. */
  const placed = (colour: number, place: 0 | 1): Seat[] => {
    const counts = [...new Set(up.map(row => row[colour]))].filter(count => count > 0).sort((a, b) => b - a);
    return everyone.filter(seat => up[seat][colour] === counts[place]);
  };

  const rules: Rules = {
    'round-began': told => {
      expect(told.round).toBe(++round);
    },
    income: ({ amount }) => {
      expect(amount).toBe(options.rich || seats === 2 ? 6 : 5);
      for (const seat of everyone) money[seat] += amount;
    },
    dealt: ({ seat, count, cards }) => {
      expect(count).toBe(seats === 2 ? 5 : 4);
      for (const [colour, drawn] of (cards ?? []).entries()) hands[seat][colour] += drawn;
    },
    offered: ({ seat, colour }) => {
      if (colour !== null) hands[seat][colour]--;
    },
    'offers-shown': told => {
      const sums = [0, 1, 2, 3, 4].map(colour => told.offers.reduce((sum, row) => sum + row[colour], 0));
      expect(told.lots).toEqual(sums);
      lots = sums;
    },
    'lots-drawn': told => {
      lots = [...told.lots];
    },
    'lot-opened': ({ colour, count, first }) => {
      const smallest = Math.min(...lots.filter(size => size > 0));
      expect([colour, count]).toEqual([lots.indexOf(smallest), smallest]);
      open(everyone, first);
    },
    'role-opened': ({ role, among, first }) => {
      expect(among).toEqual(role % 2 === 0 ? placed(role / 2, 0) : seconds);
      expect(among.length).toBeGreaterThan(1);
      seconds = [];
      open(among, first);
    },
    bid: ({ seat, amount }) => {
      expect(seat).toBe(speaker);
      expect(amount).toBeGreaterThan(highest);
      expect(amount).toBeLessThanOrEqual(money[seat]);
      highest = amount;
      leader = seat;
      speaker = leftOf(seat, bidders);
    },
    'dropped-out': ({ seat, forced }) => {
      expect(seat).toBe(speaker);
      if (forced) expect([options.purses, money[seat] <= highest]).toEqual(['open', true]);
      bidders = bidders.filter(each => each !== seat);
      speaker = leftOf(seat, bidders);
    },
    'lot-won': ({ seat, colour, count, price }) => {
      close(seat, price);
      expect(count).toBe(lots[colour]);
      hands[seat][colour] += count;
      lots[colour] = 0;
    },
    'lot-unsold': ({ colour }) => {
      close(NONE, 0);
      lots[colour] = 0;
    },
    built: ({ seat, city, cost, points }) => {
      const { icons } = CITIES[city];
      expect(round > 1 || options.rich).toBe(true);
      expect([cost, points]).toEqual([icons.length, 2 * icons.length - 2]);
      money[seat] -= cost;
      for (const colour of icons) {
        hands[seat][colour]--;
        up[seat][colour]++;
      }
      for (const [role, holder] of roles.entries())
        if (holder !== NONE && holder !== seat && icons.some(colour => colour === role >> 1))
          tributes.push(`${holder} ${role} ${role % 2 === 0 ? 2 : 1}`);
    },
    tribute: ({ seat, role, points }) => {
      expect(`${seat} ${role} ${points}`).toBe(tributes.shift());
    },
    'shield-placed': ({ seat, region, city }) => {
      if (city !== NONE) expect(CITIES[city].regions).toContain(region);
      shields[seat]--;
    },
    laid: ({ seat, colour, count }) => {
      hands[seat][colour] -= count;
      up[seat][colour] += count;
    },
    'roles-returned': () => {
      roles.fill(NONE);
    },
    'role-won': ({ seat, role, price }) => {
      if (price > 0) close(seat, price);
      else expect([seat]).toEqual(role % 2 === 0 ? placed(role / 2, 0) : seconds);
      seconds = role % 2 === 0 && price === 0 && seats > 2 ? placed(role / 2, 1) : [];
      roles[role] = seat;
    },
    'role-left': ({ role }) => {
      if (role % 2 === 0 && placed(role / 2, 0).length > 0) close(NONE, 0);
      if (role % 2 === 1) expect(seconds).toEqual([]);
    },
    'turned-down': ({ seat, colour, count }) => {
      expect(roles[2 * colour]).toBe(seat);
      expect(count).toBe(Math.ceil(up[seat][colour] / 2));
      up[seat][colour] -= count;
      down[seat][colour] += count;
    },
    'turned-up': ({ seat, role, colour }) => {
      expect([roles[role], role >> 1]).toEqual([seat, 0]);
      expect(colour).not.toBe(0);
      if (colour === NONE) expect(options.uncover).toBe('may');
      else {
        down[seat][colour]--;
        up[seat][colour]++;
      }
    },
    drew: ({ seat, role, colour }) => {
      expect([roles[role], role >> 1]).toEqual([seat, 2]);
      if (colour !== null) hands[seat][colour]++;
    },
    paid: ({ seat, role, amount }) => {
      expect([roles[role], role >> 1, amount]).toEqual([seat, 4, 2]);
      money[seat] += amount;
    },
  };

  return event => {
    if (event.type !== 'tribute') expect(tributes).toEqual([]);
    (rules[event.type] as ((told: Event) => void) | undefined)?.(event);
    const lowest = Math.min(...money, ...shields, ...[hands, up, down].flat(2));
    expect(lowest, JSON.stringify(event)).toBeGreaterThanOrEqual(0);
  };
}
