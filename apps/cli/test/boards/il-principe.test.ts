import { NONE, parseOptions, pick, rngFrom, type Who } from '@signoria/core';
import { cityNamed, ilPrincipe, type State } from '@signoria/il-principe';
import { words as en } from '@signoria/words/en/il-principe';
import { words as fr } from '@signoria/words/fr/il-principe';
import { describe, expect, test } from 'vitest';
import { board } from '../../src/boards/il-principe.ts';
import { widthOf } from '../../src/layout.ts';
import { PLAIN, styleFor } from '../../src/style.ts';

const NAMES = ['Annamaria Ludovica', 'Bruno', 'Carla', 'Dario', 'Elena'];

function deal(seats: number, input: Record<string, unknown> = {}): State {
  const options = parseOptions(ilPrincipe.options, input, seats);
  if (!options.ok) throw new Error(options.problem.at);
  return ilPrincipe.setup(seats, options.value, rngFrom(seats));
}

const draw = (s: State, who: Who = 0, words = en) => board.draw(ilPrincipe.view(s, who), words, NAMES, PLAIN);

test.each([2, 3, 4, 5])('with %i families no line is wider than 80 columns in whole games', seats => {
  for (let game = 0; game < 4; game++) {
    const s = deal(seats, { rich: game % 2 === 1 });
    const rng = rngFrom(game);
    for (let turn = ilPrincipe.turn(s); turn.length > 0; turn = ilPrincipe.turn(s)) {
      ilPrincipe.apply(s, turn[0], pick(rng, ilPrincipe.legal(s, turn[0])));
      for (const words of [en, fr])
        for (const line of draw(s, turn[0], words).split('\n'))
          expect(widthOf(line), line).toBeLessThanOrEqual(80);
      expect(draw(s, turn[0]).split('\n').length).toBeLessThanOrEqual(19 + seats);
    }
  }
});

describe('the table', () => {
  test('shows cards face up and down, roles in capitals and small letters, and the marker', () => {
    const s = deal(3);
    s.marker = 1;
    s.up[1] = [2, 0, 1, 0, 0];
    s.down[1] = [1, 0, 0, 0, 0];
    s.roles[0] = 1;
    s.roles[5] = 1;
    expect(draw(s)).toMatch(/Bruno ♛ .* 12 +2\/1 +· +1 +· +· +Gr$/m);
    expect(draw(s, 0, fr)).toMatch(/Bruno ♛ .* Vr$/m);
  });

  test('shows the own purse and hides the others, unless they lie open', () => {
    const purse = (s: State, who: Who) =>
      draw(s, who)
        .split('\n')
        .filter(line => /^. (Anna|Bruno)/.test(line))
        .map(line => line.slice(16).trim().split(/ +/)[2]);
    expect(purse(deal(2), 1)).toEqual(['?', '11']);
    expect(purse(deal(2), 'table')).toEqual(['?', '?']);
    expect(purse(deal(2, { purses: 'open' }), 'table')).toEqual(['11', '11']);
  });
});

test('a low screen has whole headings and longer names where they fit, else their first letters', () => {
  const s = deal(4);
  const low = () => board.draw(ilPrincipe.view(s, 0), en, NAMES, PLAIN, 12);
  expect(low()).toContain('▸ Annamaria  ');
  expect(low()).toMatch(/^ +points hand purse shields G W R B Y roles bl gr br re pu ye$/m);
  s.up[1] = [9, 9, 9, 9, 9];
  s.down[1] = [10, 10, 10, 10, 10];
  expect(low()).toMatch(/^ +poi han pur shi +G +W +R +B +Y roles bl gr br re pu ye$/m);
  expect(low()).toContain('▸ Annamari  ');
});

describe('the map', () => {
  test('marks open and built cities in every region they touch, and counts shields', () => {
    const s = deal(3);
    s.open = ['Firenze', 'Siena', 'Venezia', 'Orvieto'].map(cityNamed);
    s.cityDeck = s.cityDeck.filter(city => city !== cityNamed('Milano'));
    s.built[2] = [cityNamed('Milano')];
    s.regions[2][0] = 2;
    const drawn = draw(s);
    expect(drawn.match(/Firenze°/g)).toHaveLength(3);
    expect(drawn.match(/Milano✓/g)).toHaveLength(2);
    expect(drawn).toMatch(/^blue .*Milano✓.* · +· +2$/m);
    expect(drawn).toContain('Firenze   GGRBY  5 coins');
    expect(drawn).toContain('reconstruction');
  });
});

describe('an auction', () => {
  test('shows the lots and the highest bid', () => {
    const s = deal(2);
    s.step = 'bid';
    s.phase = 2;
    s.auction = 'lot';
    s.lot = 4;
    s.lots = [3, 2, 0, 0, 1];
    s.bid = 4;
    s.leader = 1;
    expect(draw(s)).toContain('Y1  W2 G3   Bruno bids 4');
    s.leader = NONE;
    s.auction = 'role';
    s.role = 6;
    expect(draw(s)).toMatch(/^Lord +no bid yet$/m);
  });

  test('recalls what the others surely hold', () => {
    const s = deal(2);
    s.known[1] = [0, 2, 0, 0, 0];
    expect(draw(s)).toContain('Known cards: Bruno W2');
    expect(draw(s, 1)).not.toContain('Known cards');
  });
});

test('a hand is shown to its own seat alone, in colour where there is colour', () => {
  const s = deal(2);
  s.hands[0] = [2, 0, 0, 0, 1];
  expect(draw(s, 0)).toMatch(/Your hand +G2 +green +Y1 +yellow/);
  expect(draw(s, 'table')).not.toContain('Your hand');
  const coloured = styleFor({ isTTY: true, columns: 100 }, {});
  expect(board.draw(ilPrincipe.view(s, 0), en, NAMES, coloured)).toContain('\u001b[');
});
