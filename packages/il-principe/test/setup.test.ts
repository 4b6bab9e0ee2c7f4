import { parseOptions, rngFrom } from '@signoria/core';
import { expect, test } from 'vitest';
import {
  ALL_CITIES,
  ALL_COLOURS,
  ALL_REGIONS,
  BORDERS,
  CITIES,
  cityNamed,
  ilPrincipe,
  TITLES,
} from '../src/index.ts';
import { counts, pass, position } from './position.ts';

function deal(seats: number, input: Record<string, unknown> = {}, seed = 1) {
  const options = parseOptions(ilPrincipe.options, input, seats);
  if (!options.ok) throw new Error(options.problem.at);
  return ilPrincipe.setup(seats, options.value, rngFrom(seed));
}

test.each([3, 4, 5])('IP-1.1 %i families play with twenty cards of each colour', seats => {
  const s = deal(seats);
  const total = ALL_COLOURS.map(
    each => s.deck.filter(card => card === each).length + s.hands.reduce((sum, hand) => sum + hand[each], 0),
  );
  expect(total).toEqual([20, 20, 20, 20, 20]);
});

test('IP-1.2 cost, points and shields follow from the size; medium and large cities double one colour', () => {
  const bySize = { small: [3, 4, 1, 3], medium: [4, 6, 2, 4], large: [5, 8, 2, 5] };
  for (const { size, cost, points, shields, icons, needs } of CITIES) {
    expect([cost, points, shields, icons.length]).toEqual(bySize[size]);
    expect(needs.filter(count => count === 2)).toHaveLength(size === 'small' ? 0 : 1);
    expect(Math.max(...needs)).toBeLessThanOrEqual(2);
  }
  const names = (size: string) => CITIES.filter(city => city.size === size).map(({ name }) => name);
  expect(names('small')).toEqual(['Siena', 'Orvieto', 'Venezia', 'Verona', 'Perugia']);
  expect(names('medium')).toEqual(['Urbino', 'Padova', 'Lucca', 'Milano', 'Bologna']);
  expect(names('large')).toEqual(['Mantova', 'Firenze', 'Ferrara', 'Pisa', 'Rimini']);
});

test('IP-1.2 the cards shown in the rulebooks are as printed, and only those are marked so', () => {
  expect(CITIES[cityNamed('Firenze')].needs).toEqual(counts('GGRBY'));
  expect(CITIES[cityNamed('Lucca')].needs).toEqual(counts('WWBR'));
  expect(CITIES[cityNamed('Milano')].needs).toEqual(counts('BBRY'));
  expect(CITIES.filter(({ printed }) => printed.icons).map(({ name }) => name)).toEqual([
    'Lucca',
    'Milano',
    'Firenze',
  ]);
});

test('IP-1.2 the reconstruction uses each colour equally', () => {
  for (const each of ALL_COLOURS) {
    expect(CITIES.reduce((icons, city) => icons + city.needs[each], 0)).toBe(12);
    expect(CITIES.filter(city => city.needs[each] > 0)).toHaveLength(10);
  }
});

test('IP-1.3 a small city touches one region, a medium one two, a large one three; every region has five', () => {
  const touched = { small: 1, medium: 2, large: 3 };
  for (const { size, regions } of CITIES) expect(new Set(regions).size).toBe(touched[size]);
  for (const region of ALL_REGIONS)
    expect(ALL_CITIES.filter(city => CITIES[city].regions.includes(region))).toHaveLength(5);
});

test('IP-1.3 Firenze and Milano touch the regions the rulebooks name, and regions of a city border each other', () => {
  const REGION = ['blue', 'green', 'brown', 'red', 'purple', 'yellow'];
  const around = (name: string) => CITIES[cityNamed(name)].regions.map(region => REGION[region]).sort();
  expect(around('Firenze')).toEqual(['brown', 'green', 'purple']);
  expect(around('Milano')).toEqual(['blue', 'green']);
  expect(CITIES.filter(({ printed }) => printed.regions).map(({ name }) => name)).toEqual([
    'Milano',
    'Firenze',
  ]);
  for (const { name, size, regions } of CITIES)
    if (size === 'medium') expect(BORDERS, name).toContainEqual([...regions].sort((a, b) => a - b));
});

test('IP-1.4 two of the ten roles have other names in the first edition', () => {
  const differing = TITLES.amigo.flatMap((title, role) =>
    title === TITLES.first[role] ? [] : [[title, TITLES.first[role]]],
  );
  expect(differing).toEqual([
    ['magistrate', 'gonfalonier'],
    ['lord', 'noble'],
  ]);
  for (const [preset, title] of [
    ['amigo', 'lord'],
    ['first', 'noble'],
  ]) {
    const t = position({ options: { preset } }).up(0, 'B').hand(0, 'Y');
    t.hand(1, '').hand(2, '').hand(3, '').phase3().act(0, pass);
    const heard = t.events().flatMap(event => (event.type === 'role-won' ? [event.title] : []));
    expect(heard).toEqual([title]);
  }
});

test('IP-1.5 twelve shields for the map, in the first edition eleven', () => {
  expect(deal(3).shields).toEqual([12, 12, 12]);
  expect(deal(3, { preset: 'first' }).shields).toEqual([11, 11, 11]);
  expect(deal(3, { preset: 'first', shields: 12 }).shields).toEqual([12, 12, 12]);
});

test('IP-1.6 5 starting coins, in the first edition none; the first income is added', () => {
  expect(deal(4).money).toEqual([10, 10, 10, 10]);
  expect(deal(4, { preset: 'first' }).money).toEqual([5, 5, 5, 5]);
  expect(deal(4, { startMoney: 3 }).money).toEqual([8, 8, 8, 8]);
});

test('IP-1.7 four cities are available, eleven are in the deck, and any family may get the marker', () => {
  const s = deal(4);
  expect(s.open).toHaveLength(4);
  expect(new Set([...s.open, ...s.cityDeck]).size).toBe(15);
  const markers = new Set(Array.from({ length: 60 }, (_, seed) => deal(5, {}, seed).marker));
  expect([...markers].sort()).toEqual([0, 1, 2, 3, 4]);
});
