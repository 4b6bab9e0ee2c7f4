import { expect, test } from 'vitest';
import { cityNamed } from '../src/index.ts';
import { bid, build, counts, lay, pass, position, shield } from './position.ts';

const total = (t: ReturnType<typeof position>) => t.view('table').scores.map(score => score.total);

test('IP-4.1 starting with the marker holder, each family builds, lays out cards or passes', () => {
  const t = position().marker(2).cities('Siena Venezia Orvieto Verona').money(9, 9, 9, 9);
  for (const seat of [0, 1, 2, 3] as const) t.hand(seat, 'GRY');
  t.phase3();
  expect(t.turn()).toEqual([2]);
  expect(t.legal(2)).toEqual([pass, build('Siena'), lay('G'), lay('R'), lay('Y')]);
  expect(t.why(2, bid(1))).toEqual({ rule: 'IP-4.1', code: 'build-lay-or-pass' });
  expect(t.why(2, { type: 'lay', colour: 0 })).toEqual({ rule: 'IP-4.1', code: 'unknown-action' });
  t.act(2, build('Siena'));
  expect(t.turn()).toEqual([3]);
  t.act(3, lay('R')).act(0, pass);
  expect(t.turn()).toEqual([1]);
  expect(t.state.hands[0]).toEqual(counts('GRY'));
});

test('IP-4.2 any number of cards of one colour is laid out face up', () => {
  const t = position().hand(0, 'GGGY').up(0, 'GW').phase3();
  expect(t.legal(0).filter(action => action.type === 'lay')).toEqual([
    lay('G'),
    lay('GG'),
    lay('GGG'),
    lay('Y'),
  ]);
  expect(t.why(0, lay('GGGG'))).toEqual({ rule: 'IP-4.2', code: 'cards-not-in-hand' });
  expect(t.why(0, lay('B'))).toEqual({ rule: 'IP-4.2', code: 'cards-not-in-hand' });
  expect(t.why(0, { type: 'lay', colour: 0, count: 0 })).toEqual({
    rule: 'IP-4.2',
    code: 'lay-at-least-one',
  });
  t.act(0, lay('GG'));
  expect(t.state.up[0]).toEqual(counts('GGGW'));
  expect(t.state.hands[0]).toEqual(counts('GY'));
});

test('IP-4.3 IP-4.4 the rulebooks’ Firenze: two green, red, blue, yellow and 5 coins for 8 points and two shields', () => {
  const t = position()
    .cities('Firenze Siena Pisa Rimini', 'Lucca')
    .money(7, 0, 0, 0)
    .hand(0, 'GGGRBYY')
    .up(0, 'G')
    .phase3()
    .act(0, build('Firenze'));
  expect(t.state.money[0]).toBe(2);
  expect(t.state.hands[0]).toEqual(counts('GY'));
  expect(t.state.up[0]).toEqual(counts('GGGRBY'));
  expect(total(t)).toEqual([8, 0, 0, 0]);
  expect(t.legal(0)).toEqual([shield('green'), shield('brown'), shield('purple')]);
  t.act(0, shield('brown')).act(0, shield('purple'));
  expect(t.state.regions[0]).toEqual([0, 0, 1, 0, 1, 0]);
  expect(t.state.shields[0]).toBe(10);
});

test('IP-4.3 IP-4.4 the rulebooks’ Milano: two blue, red, yellow and 4 coins for 6 points, shields in blue and green', () => {
  const t = position().cities('Milano Siena Pisa Rimini', 'Lucca').money(4, 0, 0, 0).hand(0, 'BBRY').phase3();
  t.act(0, build('Milano'));
  expect(t.state.money[0]).toBe(0);
  expect(total(t)).toEqual([6, 0, 0, 0]);
  expect(t.legal(0)).toEqual([shield('blue'), shield('green')]);
  t.act(0, shield('blue')).act(0, shield('green'));
  expect(t.state.regions[0]).toEqual([1, 1, 0, 0, 0, 0]);
});

test('IP-4.3 a city needs to be available, and needs all its cards from the hand and all its coins', () => {
  const t = position().cities('Milano Siena Pisa Rimini').money(3, 0, 0, 0).hand(0, 'BBRY').phase3();
  expect(t.why(0, build('Lucca'))).toEqual({ rule: 'IP-4.3', code: 'city-not-open' });
  expect(t.why(0, build('Siena'))).toEqual({ rule: 'IP-4.3', code: 'cards-missing' });
  expect(t.why(0, build('Milano'))).toEqual({ rule: 'IP-4.3', code: 'money-missing' });
  t.money(4, 0, 0, 0).hand(0, 'BRY').up(0, 'B');
  expect(t.why(0, build('Milano'))).toEqual({ rule: 'IP-4.3', code: 'cards-missing' });
});

test('IP-4.5 both shields may go to one region the city touches, and to no other', () => {
  const t = position().cities('Milano Siena Pisa Rimini').money(4, 0, 0, 0).hand(0, 'BBRY').phase3();
  t.act(0, build('Milano'));
  expect(t.why(0, shield('red'))).toEqual({ rule: 'IP-4.5', code: 'region-not-touched' });
  expect(t.why(0, pass)).toEqual({ rule: 'IP-4.5', code: 'shield-first' });
  expect(t.why(0, null)).toEqual({ rule: 'IP-4.5', code: 'unknown-action' });
  t.act(0, shield('green')).act(0, shield('green'));
  expect(t.state.regions[0]).toEqual([0, 2, 0, 0, 0, 0]);
  expect(t.turn()).toEqual([1]);
});

test('IP-4.5 shields are placed as long as there are any, and without them a city can still be built', () => {
  for (const [supply, asked] of [
    [1, 1],
    [0, 0],
  ]) {
    const t = position().cities('Milano Siena Pisa Rimini', 'Lucca').money(4, 0, 0, 0).hand(0, 'BBRY');
    t.supply(0, supply).phase3().act(0, build('Milano'));
    expect(t.state.shieldsDue).toBe(asked);
    if (asked > 0) t.act(0, shield('blue'));
    expect(t.turn()).toEqual([1]);
    expect(t.state.shields[0]).toBe(0);
    expect(t.state.regions[0][0]).toBe(asked);
    expect(total(t)[0]).toBe(6);
    expect(t.state.open).toContain(cityNamed('Lucca'));
  }
});

test('IP-4.6 the rulebooks’ Lucca: the Bishop gets 2, Priest and Noble 1 and 2, the builder only the city', () => {
  const [barbara, andrea, tom] = [0, 1, 2] as const;
  const t = position({ options: { preset: 'first' } })
    .cities('Lucca Siena Pisa Rimini')
    .money(4, 0, 0, 0)
    .hand(barbara, 'WWBR')
    .role('bishop', andrea)
    .role('priest', tom)
    .role('noble', tom)
    .role('gonfalonier', barbara)
    .role('master', 3)
    .phase3()
    .act(barbara, build('Lucca'));
  expect(total(t)).toEqual([6, 2, 3, 0]);
  expect(t.events().filter(event => event.type === 'tribute')).toEqual([
    { type: 'tribute', seat: andrea, role: 2, title: 'bishop', points: 2 },
    { type: 'tribute', seat: tom, role: 3, title: 'priest', points: 1 },
    { type: 'tribute', seat: tom, role: 6, title: 'noble', points: 2 },
  ]);
});

test('IP-4.6 Milano pays the blue, red and yellow roles of all but the builder', () => {
  const t = position().cities('Milano Siena Pisa Rimini').money(4, 0, 0, 0).hand(0, 'BBRY');
  t.role('lord', 1).role('knight', 2).role('magistrate', 0).role('notary', 1).role('merchant', 3);
  t.role('bishop', 2).role('master', 3).phase3().act(0, build('Milano'));
  expect(total(t)).toEqual([6, 3, 1, 1]);
});

test('IP-4.7 the next city is available once the shields are placed, and the next family may build it', () => {
  const t = position()
    .cities('Milano Siena Pisa Rimini', 'Firenze Verona')
    .money(4, 3, 0, 0)
    .hand(0, 'BBRY')
    .hand(1, 'GWB')
    .phase3()
    .act(0, build('Milano'));
  expect(t.state.open).toHaveLength(3);
  t.act(0, shield('blue')).act(0, shield('blue'));
  expect(t.state.open.at(-1)).toBe(cityNamed('Verona'));
  expect(t.legal(1)).toContainEqual(build('Verona'));
});

test('IP-4.7 IP-3.7 after an auction too, so that the winner of the next lot may build it', () => {
  const t = position()
    .cities('Siena Milano Pisa Rimini', 'Firenze Verona')
    .money(9, 9, 9, 9)
    .hand(1, 'GR')
    .hand(2, 'GB')
    .lots('YWW');
  t.act(1, bid(1)).act(2, pass).act(3, pass).act(0, pass).act(1, build('Siena'));
  t.act(2, bid(1)).act(3, pass).act(0, pass).act(1, pass);
  expect(t.legal(2)).toEqual([pass, build('Verona')]);
});

test('IP-4.7 without city cards no more are revealed', () => {
  const t = position().cities('Siena Milano Pisa Rimini', '').money(9, 0, 0, 0).hand(0, 'GRY').phase3();
  t.act(0, build('Siena'));
  expect(t.state.open).toEqual(['Milano', 'Pisa', 'Rimini'].map(cityNamed));
});

test('IP-4.8 the card of a built city goes to the box; in the first edition the builder keeps it', () => {
  for (const [preset, card] of [
    ['amigo', 'box'],
    ['first', 'kept'],
  ]) {
    const t = position({ options: { preset } }).cities('Siena Milano Pisa Rimini', 'Lucca');
    t.money(9, 0, 0, 0).hand(0, 'GRY').phase3().act(0, build('Siena'));
    const [built] = t.events();
    expect(built).toEqual({ type: 'built', seat: 0, city: 0, cost: 3, points: 4, card });
    expect(t.view('table').built).toEqual([[cityNamed('Siena')], [], [], []]);
    expect(t.view('table').options.builtCities).toBe(card);
  }
});
