import { expect, test } from 'vitest';
import { regionPoints } from '../src/scoring.ts';
import { build, position, region } from './position.ts';

/** A finished game in which nobody has anything, so that each test adds one thing; money and hands all differ. */
function finished(seats = 4) {
  const t = position({ seats });
  for (let seat = 0; seat < seats; seat++) t.hand(seat as 0, '');
  return t.money(...new Array<number>(seats).fill(0)).over();
}

const line = (t: ReturnType<typeof position>, code: string) =>
  t
    .view('table')
    .scores.map(score =>
      score.lines.filter(each => each.code === code).reduce((sum, each) => sum + each.points, 0),
    );

test('IP-7.1 cities, roles when others built, and Bishop and Priest are counted during the game', () => {
  const t = position()
    .cities('Siena Milano Pisa Rimini', 'Lucca')
    .money(9, 0, 0, 0)
    .hand(0, 'GRY')
    .hand(1, '');
  t.hand(2, '').hand(3, '').up(1, 'W').role('master', 2).role('merchant', 3).phase3().act(0, build('Siena'));
  const [builder, priest, master, merchant] = t.view('table').scores;
  expect(builder).toEqual({ seat: 0, total: 4, lines: [{ code: 'city', points: 4, of: { city: 0 } }] });
  expect(priest.lines).toEqual([{ code: 'blessings', points: 1 }]);
  expect(master.lines).toEqual([{ code: 'tributes', points: 2 }]);
  expect(merchant.total).toBe(1);
});

test('IP-7.2 2 points for a major role, 1 for a minor one, only at the end', () => {
  const t = finished().role('master', 1).role('bishop', 1).role('priest', 2).role('knight', 1);
  expect(line(t, 'majors')).toEqual([0, 4, 0, 0]);
  expect(line(t, 'minors')).toEqual([0, 1, 1, 0]);
  const running = position().role('master', 1);
  expect(line(running, 'majors')).toEqual([0, 0, 0, 0]);
});

test('IP-7.3 2 points for each set of five colours, face up or face down', () => {
  const t = finished().up(0, 'GGWRB').down(0, 'YYWRBG').up(1, 'GGGGWWWWRRRRBBBB').down(2, 'GWRBY');
  expect(line(t, 'sets')).toEqual([4, 0, 2, 0]);
});

test('IP-7.4 2 points for the most coins, to every tied family, even with 0', () => {
  expect(line(finished().money(3, 9, 9, 0), 'money')).toEqual([0, 2, 2, 0]);
  expect(line(finished().money(3, 9, 8, 0), 'money')).toEqual([0, 2, 0, 0]);
  expect(line(finished().money(0, 0, 0, 0), 'money')).toEqual([2, 2, 2, 2]);
});

test('IP-7.5 2 points for the most cards in hand, to every tied family, even with 0', () => {
  expect(line(finished().hand(0, 'GG').hand(3, 'WY').hand(1, 'B'), 'hand')).toEqual([2, 0, 0, 2]);
  expect(line(finished(), 'hand')).toEqual([2, 2, 2, 2]);
});

test('IP-7.6 the rulebooks’ final scoring with its five families', () => {
  const [medici, visconti, carraresi, este, gonzaga] = [0, 1, 2, 3, 4] as const;
  const t = finished(5)
    .onMap(medici, { yellow: 2 })
    .onMap(visconti, { blue: 1, red: 1, yellow: 1 })
    .onMap(carraresi, { blue: 2, green: 1 })
    .onMap(este, { green: 3 })
    .onMap(gonzaga, { blue: 1, yellow: 2 });
  const inRegion = (name: 'blue' | 'green' | 'red' | 'yellow' | 'brown') =>
    regionPoints(t.state.regions, region(name));
  expect(inRegion('blue')).toEqual([0, 2, 5, 0, 2]);
  expect(inRegion('green')).toEqual([0, 0, 2, 5, 0]);
  expect(inRegion('red')).toEqual([0, 5, 0, 0, 0]);
  expect(inRegion('yellow')).toEqual([5, 0, 0, 0, 5]);
  expect(inRegion('brown')).toEqual([0, 0, 0, 0, 0]);
  expect(line(t, 'region')).toEqual([5, 7, 7, 5, 7]);
});

test('IP-7.6 families tied for first score 5 each and nobody else scores; tied for second 2 each; no shield, no points', () => {
  const points = (...shields: number[]) =>
    regionPoints(
      shields.map(count => [count]),
      0,
    );
  expect(points(3, 3, 2, 0)).toEqual([5, 5, 0, 0]);
  expect(points(3, 3, 3, 3)).toEqual([5, 5, 5, 5]);
  expect(points(4, 2, 2, 1)).toEqual([5, 2, 2, 0]);
  expect(points(1, 0, 0, 0)).toEqual([5, 0, 0, 0]);
  expect(points(0, 0, 0, 0)).toEqual([0, 0, 0, 0]);
});

test('IP-7.1 to IP-7.6 the seven sources add up', () => {
  const t = finished().role('lord', 0).role('priest', 0).up(0, 'GWRBY').money(5, 0, 0, 0).hand(0, 'G');
  t.onMap(0, { red: 2, blue: 1 }).onMap(1, { blue: 2 });
  t.state.built[0].push(t.state.open[0]);
  t.state.tributes[0] = 7;
  t.state.blessings[0] = 3;
  const [score] = t.view('table').scores;
  const city = score.lines[0].points;
  expect(score.lines.map(each => [each.code, each.points])).toEqual([
    ['city', city],
    ['tributes', 7],
    ['blessings', 3],
    ['majors', 2],
    ['minors', 1],
    ['sets', 2],
    ['money', 2],
    ['hand', 2],
    ['region', 2],
    ['region', 5],
  ]);
  expect(score.total).toBe(city + 7 + 3 + 2 + 1 + 2 + 2 + 2 + 7);
});

test('IP-7.7 tied totals: more building cards, face up or down', () => {
  const t = finished().money(1, 1, 0, 0).up(0, 'GG').down(0, 'G').up(1, 'GG');
  expect(t.result()?.places).toEqual([1, 2, 3, 3]);
  expect(t.result()?.tieBreak).toBe('buildings');
});

test('IP-7.7 the second tie-break is the first major role in colour order; those still tied share the place', () => {
  const t = finished().role('banker', 0).role('bishop', 1).money(0, 0, 0, 0);
  expect(t.result()).toMatchObject({ places: [2, 1, 3, 3], tieBreak: 'first-major' });
  const green = finished().role('master', 2).role('bishop', 1).role('lord', 1).role('priest', 2);
  green.role('banker', 3).role('magistrate', 0).role('knight', 2).role('merchant', 0).role('apprentice', 3);
  green.role('notary', 3);
  expect(green.view('table').scores.map(score => score.total)).toEqual([7, 8, 8, 8]);
  expect(green.result()).toMatchObject({ places: [4, 2, 1, 3], tieBreak: 'first-major' });
  const level = finished();
  expect(level.result()).toMatchObject({ places: [1, 1, 1, 1], tieBreak: 'shared' });
});

test('IP-7.7 the tie-breaks order every place', () => {
  const t = finished().money(9, 0, 0, 0).up(2, 'G').up(3, 'GGG');
  expect(t.result()).toMatchObject({ places: [1, 4, 3, 2], tieBreak: null });
});

test('IP-7.7 a minor role breaks no tie', () => {
  const t = finished().role('apprentice', 0).role('priest', 0).role('lord', 1);
  expect(t.result()).toMatchObject({ places: [2, 1, 3, 3], tieBreak: 'first-major' });
});
