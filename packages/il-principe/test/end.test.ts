import { expect, test } from 'vitest';
import { sum } from '../src/families.ts';
import { build, counts, pass, position } from './position.ts';

const cards = (count: number) => 'GWRBY'.repeat(20).slice(0, count);

function passAll(t: ReturnType<typeof position>): void {
  while (t.state.step === 'bid' || t.state.step === 'act') t.act(t.turn()[0], pass);
}

test('IP-6.1 fewer than four available cities at the start of a round end the game at once', () => {
  const t = position().cities('Siena Pisa Lucca').money(1, 2, 3, 4).nextRound();
  expect(t.state.ending).toBe('cities');
  expect(t.state.money).toEqual([1, 2, 3, 4]);
  expect(t.turn()).toEqual([]);
});

test('IP-6.1 a round in which fewer than four cities are left is played to its end', () => {
  const t = position().cities('Siena Milano Pisa Rimini', '').money(9, 0, 0, 0).hand(0, 'GRY').hand(1, 'W');
  t.hand(2, '').hand(3, '').phase3().act(0, build('Siena'));
  expect(t.result()).toBeNull();
  t.act(1, pass);
  expect(t.state.roles[0]).toBe(0);
  expect(t.state.ending).toBe('cities');
});

test('IP-6.1 the cities are checked before the deck', () => {
  expect(position().cities('Siena Pisa Lucca').deck('').nextRound().state.ending).toBe('cities');
});

test.each([
  [3, 12],
  [4, 16],
  [5, 20],
])('IP-6.2 with %i families the last round comes below %i cards', (seats, enough) => {
  expect(position({ seats }).deck(cards(enough)).nextRound().state.last).toBe(false);
  expect(
    position({ seats })
      .deck(cards(enough - 1))
      .nextRound().state.last,
  ).toBe(true);
});

test('IP-6.3 the last round pays the income but deals no cards, in the first edition not even the income', () => {
  for (const [preset, money] of [
    ['amigo', 6],
    ['first', 1],
  ] as const) {
    const t = position({ options: { preset } }).money(1, 1, 1, 1).hand(0, 'G').deck(cards(15)).nextRound();
    expect(t.state.money).toEqual([money, money, money, money]);
    expect(t.state.hands[0]).toEqual(counts('G'));
    expect(t.state.phase).toBe(2);
    expect(t.view('table').offers.flat()).toEqual(new Array(20).fill(0));
  }
  const t = position({ options: { preset: 'first', lastIncome: true } }).money(1, 1, 1, 1);
  expect(t.deck(cards(15)).nextRound().state.money).toEqual([6, 6, 6, 6]);
});

test.each([
  [3, 6],
  [4, 8],
  [5, 10],
])('IP-6.4 with %i families the last auction takes %i cards from the deck', (seats, lots) => {
  const t = position({ seats }).deck(cards(11)).nextRound();
  expect(sum(t.state.lots)).toBe(lots);
  expect(t.state.deck).toHaveLength(11 - lots);
  expect(t.state.step).toBe('bid');
});

test('IP-6.5 Amigo: too few cards for the last auction, and the game ends after the income', () => {
  const t = position().money(1, 1, 1, 1).deck(cards(7)).unsold('GGGG').nextRound();
  expect(t.state.ending).toBe('short-deck');
  expect(t.state.money).toEqual([6, 6, 6, 6]);
  expect(t.state.deck).toHaveLength(7);
  expect(t.result()).not.toBeNull();
});

test('IP-6.5 first edition: the missing cards come from unsold lots', () => {
  const t = position({ options: { preset: 'first' } })
    .deck('WWWWW')
    .unsold('BBBBBBBB')
    .nextRound();
  expect(t.state.lots).toEqual(counts('WWWWWBBB'));
  expect(t.state.unsold).toEqual(counts('BBBBB'));
  expect(t.state.deck).toEqual([]);
});

test('IP-6.5 first edition: the unsold cards are drawn at random', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const t = position({ options: { preset: 'first' }, seed: `reuse ${i}` }).deck('WWWWWWW');
    seen.add(String(t.unsold('GR').nextRound().state.lots));
  }
  expect([...seen].sort()).toEqual([String(counts('WWWWWWWR')), String(counts('WWWWWWWG'))].sort());
});

test('IP-6.5 first edition: if there are too few unsold cards too, the rest is auctioned; if there are none, phase 3 follows', () => {
  const options = { preset: 'first' };
  expect(position({ options }).deck('WW').unsold('B').nextRound().state.lots).toEqual(counts('WWB'));
  const t = position({ options }).hand(0, 'G').deck('').unsold('').nextRound();
  expect(t.state.phase).toBe(3);
  expect(t.turn()).toEqual([0]);
});

test('IP-6.5 each edition’s rule can be used with the other', () => {
  const kept = position({ options: { shortDeck: 'reuse' } })
    .deck('')
    .unsold('BBB')
    .money(0, 0, 0, 0)
    .nextRound();
  expect(kept.state.lots).toEqual(counts('BBB'));
  expect(kept.state.money).toEqual([5, 5, 5, 5]);
  const ended = position({ options: { preset: 'first', shortDeck: 'end' } })
    .deck('')
    .nextRound();
  expect(ended.state.ending).toBe('short-deck');
});

test('IP-6.6 after the last round the game is over and nobody acts', () => {
  const t = position().deck(cards(15)).nextRound();
  passAll(t);
  expect(t.state.ending).toBe('last-round');
  expect(t.turn()).toEqual([]);
  expect(t.legal(0)).toEqual([]);
  expect(t.why(0, pass)).toEqual({ rule: 'IP-6.6', code: 'game-over' });
});
