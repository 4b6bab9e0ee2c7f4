import { parseMaterial } from '@signoria/core';
import { expect, test } from 'vitest';
import { CARDS, CITIES, deck, type Material, type Sign } from '../src/index.ts';
import { material } from '../src/material.ts';

/** The usual file with other cards in some cities. */
const withCards = (cities: Record<string, readonly Sign[]>): Material => ({
  ...material.standard,
  cities: { ...material.standard.cities, ...cities },
});

test('P-1.4 the file to start from contains the deck used without a file', () => {
  const read = parseMaterial(material, material.standard, 'file');
  expect(read).toEqual({ ok: true, value: material.standard });
  for (const seats of [2, 5]) expect(deck(seats, material.standard)).toEqual(deck(seats));
});

test('P-1.4 another printing has its own cards, and identical cards have the same numbers', () => {
  const file = withCards({ Verona: ['+', 'C*', 'A', 'CC'], Roma: ['+', '+', 'A*', 'B*', 'M', 'M', '?'] });
  expect(parseMaterial(material, file, 'file').ok).toBe(true);
  const signsIn = (city: string) =>
    deck(4, file)
      .map(card => CARDS[card])
      .filter(print => CITIES[print.city].name === city)
      .map(({ sign }) => sign)
      .sort();
  expect(signsIn('Verona')).toEqual(['+', 'A', 'C*', 'CC']);
  expect(signsIn('Roma')).toEqual(['+', '+', '?', 'A*', 'B*', 'M', 'M']);
  expect(deck(4, file)).toHaveLength(48);
  expect(deck(5, file)).toHaveLength(55);
  expect(new Set(CARDS.map(({ city, sign }) => `${city}${sign}`)).size).toBe(CARDS.length);
});

test.each([
  ['cities.Verona', 'crest-count', { Verona: ['A', 'C*', 'A', 'M'] }],
  ['cities.Lucca', 'known-card', { Lucca: ['+', '+', 'A*', 'B', '?'] }],
  ['cities', 'start-count', { Verona: ['+', 'C', 'A', 'M'] }],
  [
    'cities.Pistoia',
    'start-count',
    { Pistoia: ['+', '+', 'A*', 'B*', 'C*', 'A*', '?'], Verona: ['+', 'C', 'A', 'M'] },
  ],
  [
    'cities',
    'head-count',
    { Roma: ['+', '+', 'A*', 'B*', 'BB', 'CC', 'AA'], Bologna: ['+', '+', 'B*', 'C*', 'CC', 'AA', 'AA'] },
  ],
] as [string, string, Record<string, Sign[]>][])('P-1.4 P-1.5 %s: %s', (at, code, cities) => {
  expect(parseMaterial(material, withCards(cities), 'file')).toMatchObject({
    ok: false,
    problem: { at: `file.${at}`, code },
  });
});

const { cities, title, ...head } = material.standard;
const { Roma: _, ...nine } = cities;
test.each<[string, string, unknown]>([
  ['format', 'not-material', null],
  ['format', 'not-material', { ...material.standard, format: 'signoria-record' }],
  ['version', 'unknown-version', { ...material.standard, version: 2 }],
  ['game', 'other-game', { ...material.standard, game: 'il-principe' }],
  ['colour', 'unknown-field', { ...material.standard, colour: 'red' }],
  ['title', 'missing-field', { ...head, cities }],
  ['title', 'bad-value', { ...material.standard, title: 'two\nlines' }],
  ['title', 'bad-value', { ...material.standard, title: 'x'.repeat(61) }],
  ['cities', 'not-an-object', { ...head, title, cities: [] }],
  ['cities.Roma', 'missing-field', { ...head, title, cities: nine }],
  ['cities.Napoli', 'unknown-field', { ...head, title, cities: { ...cities, Napoli: ['+'] } }],
  ['cities.Roma', 'bad-length', { ...head, title, cities: { ...cities, Roma: ['+', '+'] } }],
  [
    'cities.Siena[4]',
    'bad-value',
    { ...head, title, cities: { ...cities, Siena: ['+', '+', 'C*', 'A', 'BBB'] } },
  ],
])('what is no printing is told by its place: %s, %s', (at, code, found) => {
  expect(parseMaterial(material, found, 'file')).toMatchObject({
    ok: false,
    problem: { at: `file.${at}`, code },
  });
});
