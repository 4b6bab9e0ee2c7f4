import { parseOptions, rngFrom, type Who } from '@signoria/core';
import {
  BOLOGNA,
  type City,
  FERRARA,
  MILANO,
  patrician,
  ROADS,
  type State,
  VERONA,
} from '@signoria/patrician';
import { words } from '@signoria/words/en/patrician';
import { expect, test } from 'vitest';
import { board } from '../../src/boards/patrician.ts';
import { PLAIN } from '../../src/style.ts';

const NAMES = ['Anna', 'Piero', 'Carla', 'Dario', 'Elena'];

function deal(seats: number, preset = 'base'): State {
  const options = parseOptions(patrician.options, { preset }, seats);
  if (!options.ok) throw new Error(options.problem.at);
  return patrician.setup(seats, options.value, rngFrom(seats));
}

const draw = (s: State, who: Who = 0, names = NAMES) =>
  board.draw(patrician.view(s, who), words, names, PLAIN);

test('a city shows its towers from the ground, its tokens, then their winners', () => {
  const s = deal(2);
  s.towers[VERONA] = [[0, 1, 1], [0]];
  const drawn = draw(s).split('\n');
  const top = drawn.findIndex(line => line.startsWith('Verona'));
  expect(drawn[top]).toMatch(/^Verona {7}5 2 /);
  expect(drawn[top + 1]).toMatch(/^◁APP ▷A {6}4\/5/);
  s.towers[VERONA] = [
    [0, 1, 1],
    [0, 0],
  ];
  s.winners[VERONA] = [1, 0];
  expect(draw(s)).toContain('Verona     P5 A2');
});

test('Pistoia is on the board of five only', () => {
  expect(draw(deal(5))).toContain('Pistoia');
  expect(draw(deal(4))).not.toContain('Pistoia');
});

test('a messenger is drawn on its road, along the rows and across them', () => {
  const s = deal(2, 'messengers');
  const set = (from: City, to: City) => {
    s.messengers[ROADS.findIndex(road => road.from === from && road.to === to)] = 0;
  };
  const roads = (drawn: string) => drawn.split('\n').slice(1, 12).join('\n');
  expect(roads(draw(s))).not.toContain('●');
  set(FERRARA, VERONA);
  expect(draw(s)).toMatch(/Verona +5 2──●──Ferrara/);
  set(MILANO, 7);
  set(BOLOGNA, 4);
  expect(roads(draw(s)).split('●')).toHaveLength(4);
});

test('the viewer’s hand is shown, of others only what they took in sight of all', () => {
  const s = deal(2);
  const taken = s.pile[0];
  s.hands[1] = [...s.hands[1].slice(0, 2), taken].sort((a, b) => a - b);
  s.known[1] = [taken];
  expect(draw(s)).toMatch(/P Piero .*\[[A-Z][a-z] .+\]\[··\]\[··\]/);
  expect(draw(s)).toContain('Your hand');
  expect(draw(s, 'table')).not.toContain('Your hand');
});

test('players whose initials clash are told apart by number', () => {
  const s = deal(2);
  s.towers[VERONA] = [[0, 1], []];
  expect(draw(s, 0, ['Anna', 'Ada'])).toContain('◁12');
});

test('what players have stands in columns, however many floors are left', () => {
  const s = deal(2);
  const [card] = s.pile;
  s.stacks = [[card], [card]];
  s.towers = s.towers.map(() => [[0, 0, 0, 0], []]);
  const columns = draw(s)
    .split('\n')
    .filter(line => line.includes('▲'))
    .map(line => line.indexOf('▲'));
  expect(columns).toHaveLength(2);
  expect(new Set(columns).size).toBe(1);
});
