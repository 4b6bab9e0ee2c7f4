import { parseMaterial, parseOptions, rngFrom } from '@signoria/core';
import { expect, test } from 'vitest';
import { CITIES, citiesIn, cityNamed, ilPrincipe, type Material } from '../src/index.ts';
import { material } from '../src/material.ts';

type Cities = Material['cities'];

const { standard } = material;
const withCities = (
  cities: Record<string, Partial<Cities[string]>>,
  borders = standard.borders,
): Material => ({
  ...standard,
  borders,
  cities: Object.fromEntries(
    Object.entries(standard.cities).map(([name, print]) => [name, { ...print, ...cities[name] }]),
  ),
});

test('IP-1.2 IP-1.3 the file to start from contains the cities used without a file', () => {
  expect(parseMaterial(material, standard, 'file')).toEqual({ ok: true, value: standard });
  const { printed: _, ...siena } = CITIES[cityNamed('Siena')];
  expect(citiesIn({ material: standard })[cityNamed('Siena')]).toMatchObject(siena);
  expect(citiesIn({})).toBe(CITIES);
});

test('IP-1.2 a city of another printing costs the cards in its file, and is not called a reconstruction', () => {
  const file = withCities({ Siena: { icons: ['white', 'red', 'blue'] } });
  const options = parseOptions(ilPrincipe.options, { material: file }, 3);
  if (!options.ok) throw new Error(options.problem.at);
  const siena = cityNamed('Siena');
  const card = citiesIn(options.value)[siena];
  expect(card).toMatchObject({
    needs: [0, 1, 1, 1, 0],
    cost: 3,
    points: 4,
    printed: { icons: true, regions: true },
  });
  const s = ilPrincipe.setup(3, options.value, rngFrom(1));
  Object.assign(s, { round: 2, phase: 3, step: 'act', player: 0, open: [siena] });
  s.money[0] = 3;
  const builds = () => ilPrincipe.legal(s, 0).some(({ type }) => type === 'build');
  s.hands[0] = [1, 0, 1, 0, 1];
  expect(builds()).toBe(false);
  s.hands[0] = [0, 1, 1, 1, 0];
  expect(builds()).toBe(true);
});

test('IP-4.5 shields go where the file says that a city lies', () => {
  const file = withCities({ Verona: { regions: ['red'] } });
  const options = parseOptions(ilPrincipe.options, { material: file }, 2);
  if (!options.ok) throw new Error(options.problem.at);
  const verona = cityNamed('Verona');
  const s = ilPrincipe.setup(2, options.value, rngFrom(1));
  Object.assign(s, { round: 2, phase: 3, step: 'act', player: 0, open: [verona] });
  s.money[0] = 3;
  s.hands[0] = [1, 1, 0, 1, 0];
  ilPrincipe.apply(s, 0, { type: 'build', city: verona });
  expect(s.regions[0]).toEqual([0, 0, 0, 1, 0, 0]);
});

const without = (one: string, other: string) =>
  standard.borders.filter(border => !(border.includes(one as 'blue') && border.includes(other as 'blue')));

test.each<[string, string, Material]>([
  ['cities.Siena.icons', 'icon-pair', withCities({ Siena: { icons: ['red', 'red', 'blue'] } })],
  ['cities.Padova.icons', 'icon-pair', withCities({ Padova: { icons: ['red', 'green', 'blue', 'white'] } })],
  ['cities.Pisa.icons', 'icon-pair', withCities({ Pisa: { icons: ['red', 'red', 'red', 'blue', 'white'] } })],
  ['cities.Lucca.icons', 'known-card', withCities({ Lucca: { icons: ['red', 'red', 'blue', 'white'] } })],
  ['cities.Milano.regions', 'known-card', withCities({ Milano: { regions: ['blue', 'red'] } })],
  ['cities.Padova.regions', 'repeated', withCities({ Padova: { regions: ['blue', 'blue'] } })],
  ['borders[1]', 'repeated', { ...standard, borders: [['blue', 'green'], ...standard.borders] }],
  [
    'borders[8]',
    'border-without-cities',
    { ...standard, borders: [...standard.borders, ['blue', 'yellow']] },
  ],
  ['cities.Urbino.regions', 'not-neighbours', { ...standard, borders: without('purple', 'yellow') }],
])('IP-1.2 IP-1.3 %s: %s', (at, code, file) => {
  expect(parseMaterial(material, file, 'file')).toMatchObject({
    ok: false,
    problem: { at: `file.${at}`, code },
  });
});

test('IP-1.3 every region has a city', () => {
  const regions = (name: string) =>
    standard.cities[name].regions.map(region => (region === 'yellow' ? 'purple' : region));
  const cities = {
    Siena: { regions: regions('Siena') },
    Orvieto: { regions: regions('Orvieto') },
    Perugia: { regions: regions('Perugia') },
    Urbino: { regions: ['purple', 'red'] as const },
    Pisa: { regions: ['green', 'purple', 'brown'] as const },
  };
  expect(parseMaterial(material, withCities(cities), 'file')).toMatchObject({
    ok: false,
    problem: { at: 'file.cities', code: 'region-without-city', expected: 'yellow' },
  });
});
