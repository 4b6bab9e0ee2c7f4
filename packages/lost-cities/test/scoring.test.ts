import { expect, test } from 'vitest';
import { lostCities } from '../src/index.ts';
import { scoreColumn } from '../src/scoring.ts';
import { card, cards, position } from './position.ts';

const { published, sheet } = lostCities.options.presets;
const points = (names: string, options = published) => scoreColumn(cards(names), options).points;

test('LC-5.1 an empty column scores 0', () => {
  expect(points('')).toBe(0);
});

test('LC-5.2 a column scores its sum minus 20', () => {
  expect(points('D5 D8 D10')).toBe(3);
  expect(points('D2')).toBe(-18);
});

test('LC-5.3 wagers multiply by two, three and four, a negative result too', () => {
  expect(points('Dw D10 D9')).toBe(-2);
  expect(points('Dw')).toBe(-40);
  expect(points('Dw Dw')).toBe(-60);
  expect(points('Dw Dw Dw')).toBe(-80);
  expect(points('Dw D3 D5 D7')).toBe(-10);
  expect(points('Dw Dw Dw D6 D7 D8 D9')).toBe(40);
});

test('LC-5.4 eight cards earn 20 after the multiplication', () => {
  expect(points('Dw Dw D2 D3 D5 D7 D8 D10')).toBe(65);
  expect(points('D2 D3 D4 D5 D6 D7 D8')).toBe(15);
  expect(points('Dw Dw Dw D2 D3 D4 D5 D6 D7 D8 D9 D10')).toBe(156);
});

test('LC-5.4 the breakdown names the bonus where it is in the points', () => {
  const eight = cards('Dw Dw D2 D3 D5 D7 D8 D10');
  expect(scoreColumn(eight, published)).toMatchObject({ bonus: 20, points: 65 });
  expect(scoreColumn(eight, sheet)).toMatchObject({ bonus: 0, points: 45 });
});

test('LC-5.4 the preset sheet needs nine cards', () => {
  expect(points('Dw Dw D2 D3 D5 D7 D8 D10', sheet)).toBe(45);
  expect(points('Dw Dw D2 D3 D4 D5 D7 D8 D10', sheet)).toBe(77);
});

test('LC-5.2 LC-6.2 the breakdown has a line for every expedition started, in every round', () => {
  const t = position().column(0, 'Dw D10 S2').column(1, 'V10 V9');
  const [first, second] = t.view('table').scores;
  expect(first.total).toBe(-38);
  expect(first.lines).toEqual([
    {
      code: 'expedition',
      points: -20,
      of: { round: 1, expedition: 0, cards: 2, sum: 10, wagers: 1, bonus: 0 },
    },
    {
      code: 'expedition',
      points: -18,
      of: { round: 1, expedition: 1, cards: 1, sum: 2, wagers: 0, bonus: 0 },
    },
  ]);
  expect(second.total).toBe(-1);
});

test('LC-7.1 what the running score is made of is public', () => {
  const t = position().hand(1, 'D3').column(1, 'V10 V9');
  expect(t.view(0).scores).toEqual(t.view(1).scores);
  expect(t.view(0).running[1][4]).toEqual({ cards: 2, sum: 19, wagers: 0, bonus: 0, points: -1 });
  expect(card('V9')).toBe(48);
});
