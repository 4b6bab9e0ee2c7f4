import { revealsNothing, rngFrom, type Seat } from '@signoria/core';
import { dealAt, playRandomly, randomMatch, tally } from '@signoria/core/kit';
import { expect, test } from 'vitest';
import { CITIES } from '../src/data.ts';
import { type Event, ilPrincipe } from '../src/index.ts';
import { bid, build, counts, lay, offer, pass, position, shield } from './position.ts';

test('IP-10.1 hands, decks and purses are secret; hand and deck sizes and everything on the table are public', () => {
  const t = position().money(3, 4, 5, 6).hand(0, 'GG').hand(1, 'WY').deck('GWR');
  const seen = t.view(1);
  expect(seen.hands).toEqual([null, counts('WY'), null, null]);
  expect(seen.purses).toEqual([null, 4, null, null]);
  expect(seen.handSizes.slice(0, 2)).toEqual([2, 2]);
  expect(seen.deckSize).toBe(3);
  expect(t.view('table').purses).toEqual([null, null, null, null]);
  expect(t.view('table').hands).toEqual([null, null, null, null]);
});

test('IP-10.1 purses are public with an option, and at the end', () => {
  expect(
    position({ options: { purses: 'open' } })
      .money(3, 4, 5, 6)
      .view('table').purses,
  ).toEqual([3, 4, 5, 6]);
  expect(position().money(3, 4, 5, 6).over().view('table').purses).toEqual([3, 4, 5, 6]);
});

test('IP-10.1 only the family that draws cards is told which they are', () => {
  const dealt: Event = { type: 'dealt', seat: 1, count: 4, cards: counts('GGWB') };
  expect(ilPrincipe.redact(dealt, 1)).toEqual(dealt);
  expect(ilPrincipe.redact(dealt, 0)).toEqual({ ...dealt, cards: null });
  expect(ilPrincipe.redact(dealt, 'table')).toEqual({ ...dealt, cards: null });
});

test('IP-10.2 cards won are known to be in the hand until one of their colour leaves it', () => {
  const t = position().round(1).money(9, 9, 9, 9).hand(0, 'R').hand(1, 'GGWY').hand(2, 'R').hand(3, 'R');
  t.lots('GG').act(1, bid(1)).act(2, pass).act(3, pass).act(0, pass);
  expect(t.view('table').memory.known[1]).toEqual(counts('GG'));
  t.act(1, lay('GGG'));
  expect(t.state.hands[1]).toEqual(counts('GWY'));
  expect(t.view('table').memory.known[1]).toEqual(counts(''));
});

test('IP-10.2 once revealed, an offered card is no longer among those a family is known to hold', () => {
  const t = position({ seats: 3 }).hand(0, 'GGWW').hand(1, 'RRRR').hand(2, 'RRRR');
  t.state.known[0] = counts('GG');
  t.act(0, offer('G'));
  expect(t.view('table').memory.known[0]).toEqual(counts('GG'));
  t.act(0, offer('W')).act(1, offer('R')).act(1, offer('R')).act(2, offer('R')).act(2, offer('R'));
  expect(t.view('table').memory.known[0]).toEqual(counts('G'));
});

/** Purses and known cards as somebody at the table would note them down from what is said aloud. */
function notes(seats: number, start: number, events: readonly Event[]) {
  const money = new Array<number>(seats).fill(start);
  const known = Array.from({ length: seats }, () => counts(''));
  const gone = (seat: Seat, colour: number, count: number) => {
    known[seat][colour] = Math.max(0, known[seat][colour] - count);
  };
  for (const event of events) {
    if (event.type === 'income') for (const seat of money.keys()) money[seat] += event.amount;
    if (event.type === 'lot-won') known[event.seat][event.colour] += event.count;
    if (event.type === 'lot-won' || event.type === 'role-won') money[event.seat] -= event.price;
    if (event.type === 'paid') money[event.seat] += event.amount;
    if (event.type === 'laid') gone(event.seat, event.colour, event.count);
    if (event.type === 'offers-shown')
      for (const [seat, offered] of event.offers.entries())
        for (const [colour, count] of offered.entries()) gone(seat as Seat, colour, count);
    if (event.type === 'built') {
      money[event.seat] -= event.cost;
      for (const icon of CITIES[event.city].icons) gone(event.seat, icon, 1);
    }
  }
  return { money, known };
}

test('IP-10.2 the memory in a view is what anyone could note down from public events', () => {
  for (let game = 0; game < 30; game++) {
    const seats = 2 + (game % 4);
    const { match, events } = randomMatch(
      ilPrincipe,
      { seats, options: { rich: game > 15 } },
      `notes ${game}`,
    );
    const heard = events.map(event => ilPrincipe.redact(event, 'table') as Event);
    const first = ilPrincipe.setup(seats, match.options, rngFrom(1)).money[0];
    expect(ilPrincipe.view(match.state, 'table').memory).toEqual(notes(seats, first, heard));
  }
});

test('IP-10.2 unknown cards are dealt in proportion to the number of ways', () => {
  // Seat 1 holds a known red card and one of the unseen: two green, one white; the others are in the deck.
  const t = position({ seats: 2 }).hand(0, 'BB').hand(1, 'RG').deck('GW').restUnsold();
  t.state.known[1] = counts('R');
  const worlds = tally(ilPrincipe, t.view(0), 6000, s => `${s.hands[1]} then ${s.deck}`);
  const close = (key: string, share: number) =>
    expect(Math.abs(worlds[key] / 6000 - share), key).toBeLessThan(0.03);
  expect(Object.keys(worlds)).toHaveLength(3);
  close(`${counts('RW')} then 0,0`, 1 / 3);
  close(`${counts('RG')} then 0,1`, 1 / 3);
  close(`${counts('RG')} then 1,0`, 1 / 3);
});

test('IP-10.2 an offer still face down is imagined as any of the possible cards', () => {
  // The table knows that seat 0 has two green cards and a white one, in its hand or face down.
  const t = position({ seats: 2 }).hand(0, 'GGW').hand(1, 'BBBBB').deck('').restUnsold();
  t.state.known[0] = counts('GGW');
  t.state.known[1] = counts('BBBBB');
  t.act(0, offer('W'));
  const worlds = tally(ilPrincipe, t.view('table'), 6000, s => String(s.offers[0]));
  expect(worlds[String(counts('W'))] / 6000).toBeCloseTo(1 / 3, 1);
  expect(worlds[String(counts('G'))] / 6000).toBeCloseTo(2 / 3, 1);
});

test('IP-10.2 two players do not know which cities are out of the game', () => {
  const t = position({ seats: 2 });
  const out = tally(ilPrincipe, t.view(0), 3000, s => String(s.removed.includes(t.state.cityDeck[0])));
  expect(out.true / 3000).toBeCloseTo(5 / 11, 1);
});

test('IP-10.3 a family with an empty hand has no turn in phase 3', () => {
  const t = position().hand(0, '').hand(1, 'G').hand(2, '').hand(3, '').phase3();
  expect(t.turn()).toEqual([1]);
});

test('IP-10.3 a winner with fewer cards than any available city needs is not asked to build', () => {
  for (const [hand, step] of [
    ['GG', 'bid'],
    ['GGG', 'build'],
  ]) {
    const t = position().cities('Lucca Pisa Milano Rimini').money(9, 9, 9, 9).hand(1, hand).lots('GYY');
    t.act(1, bid(1)).act(2, pass).act(3, pass).act(0, pass);
    expect(t.state.step).toBe(step);
  }
});

test('IP-10.3 the shield of a small city is placed automatically', () => {
  const t = position().cities('Verona Pisa Milano Rimini').money(9, 9, 9, 9).hand(0, 'GWB').phase3();
  t.act(0, build('Verona'));
  expect(t.state.regions[0][0]).toBe(1);
  expect(t.turn()).toEqual([1]);
});

test('IP-10.3 if a card must be turned up and only one colour qualifies, it is turned', () => {
  const t = position({ options: { uncover: 'must' } })
    .up(0, 'G')
    .down(0, 'WWG')
    .phase4();
  expect(t.state.roles[2]).toBe(0);
});

test('IP-10.3 a family without the coins is still asked, unless purses are public', () => {
  const hidden = position().money(9, 9, 0, 9).lots('GG').act(1, bid(1));
  expect(hidden.turn()).toEqual([2]);
  expect(hidden.legal(2)).toEqual([pass]);
  const open = position({ options: { purses: 'open' } })
    .money(9, 9, 0, 9)
    .lots('GG')
    .act(1, bid(1));
  expect(open.turn()).toEqual([3]);
  expect(open.events()).toContainEqual({ type: 'dropped-out', seat: 2, forced: true });
});

test('IP-10.3 if all purses are public and empty, nobody is asked and the lot leaves the game', () => {
  const t = position({ options: { purses: 'open' } })
    .money(0, 0, 0, 0)
    .hand(0, 'G')
    .lots('WW');
  expect(t.state.phase).toBe(3);
  expect(t.state.unsold).toEqual(counts('WW'));
});

test('IP-10.3 with public purses a winner who cannot pay for any city is not asked to build', () => {
  for (const [price, step] of [
    [3, 'bid'],
    [2, 'build'],
  ] as const) {
    const t = position({ options: { purses: 'open' } })
      .cities('Siena Pisa Milano Rimini')
      .money(9, 5, 9, 9);
    t.hand(1, 'GRYY').lots('GYY').act(1, bid(price)).act(2, pass).act(3, pass).act(0, pass);
    expect(t.state.step).toBe(step);
  }
});

test('IP-10.2 each of five families imagines its own hand, the purses and the known cards as they are', () => {
  const state = dealAt(ilPrincipe, { seats: 5 }, 3);
  playRandomly(ilPrincipe, state, rngFrom(3), ({ index }) => {
    if (index % 10 > 0) return;
    for (const who of [0, 1, 2, 3, 4] as const) {
      const world = ilPrincipe.imagine(ilPrincipe.view(state, who), rngFrom(index));
      expect(world.hands[who]).toEqual(state.hands[who]);
      expect(world.money).toEqual(state.money);
      for (const seat of [0, 1, 2, 3, 4] as const)
        for (let colour = 0; colour < 5; colour++) {
          const faceDown = state.step === 'offer' ? world.offers[seat][colour] : 0;
          expect(world.hands[seat][colour] + faceDown).toBeGreaterThanOrEqual(state.known[seat][colour]);
        }
    }
  });
});

test('IP-4.7 IP-10.2 a build can be undone until its last shield reveals the next city', () => {
  const rng = rngFrom(4);
  const t = position({ seats: 3 }).cities('Milano Siena Pisa Rimini', 'Firenze Verona Lucca').money(9, 9, 9);
  t.hand(0, 'BBRY').hand(1, 'GG').hand(2, 'GG').restUnsold().phase3();
  expect(revealsNothing(ilPrincipe, t.state, 0, build('Milano'), rng)).toBe(true);
  t.act(0, build('Milano'));
  expect(revealsNothing(ilPrincipe, t.state, 0, shield('blue'), rng)).toBe(true);
  t.act(0, shield('blue'));
  expect(revealsNothing(ilPrincipe, t.state, 0, shield('blue'), rng)).toBe(false);
});

test('IP-2.4 IP-10.2 an offer can be undone until the last one reveals them all', () => {
  const rng = rngFrom(5);
  const t = position({ seats: 2 });
  const card = (seat: Seat) => t.legal(seat)[0];
  for (const seat of [0, 0, 0, 1, 1] as const) {
    expect(revealsNothing(ilPrincipe, t.state, seat, card(seat), rng)).toBe(true);
    t.act(seat, card(seat));
  }
  expect(revealsNothing(ilPrincipe, t.state, 1, card(1), rng)).toBe(false);
});
