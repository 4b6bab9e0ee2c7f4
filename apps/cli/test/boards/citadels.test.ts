import { cardOf, citadels, type State } from '@signoria/citadels';
import { parseOptions, pick, rngFrom, type Who } from '@signoria/core';
import { words as en } from '@signoria/words/en/citadels';
import { words as fr } from '@signoria/words/fr/citadels';
import { describe, expect, test } from 'vitest';
import { board } from '../../src/boards/citadels.ts';
import { widthOf } from '../../src/layout.ts';
import { PLAIN } from '../../src/style.ts';

const NAMES = ['Annamaria Ludovica', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio', 'Gemma', 'Hugo'];

function deal(seats: number, input: Record<string, unknown> = {}): State {
  const options = parseOptions(citadels.options, input, seats);
  if (!options.ok) throw new Error(options.problem.at);
  return citadels.setup(seats, options.value, rngFrom(seats));
}

const draw = (s: State, who: Who = 0, words = en) =>
  board.draw(citadels.view(s, who), words, NAMES, PLAIN).replaceAll('\u00a0', ' ');

test.each([
  [2, { darkCity: 'all' }],
  [5, { darkCity: 'all', rank3: 'wizard', rank4: 'emperor', rank9: 'queen' }],
  [8, { darkCity: 'all', rank1: 'witch', rank9: 'artist' }],
])('with %i players no line is wider than 80 columns in whole games', (seats, input) => {
  const s = deal(seats, input);
  const rng = rngFrom(seats);
  for (let turn = citadels.turn(s); turn.length > 0; turn = citadels.turn(s)) {
    citadels.apply(s, turn[0], pick(rng, citadels.legal(s, turn[0])));
    for (const words of [en, fr])
      for (const line of draw(s, turn[0], words).split('\n'))
        expect(widthOf(line), line).toBeLessThanOrEqual(80);
  }
});

describe('the table', () => {
  const s = deal(4, { rank9: 'artist' });
  s.crown = 1;
  s.gold[1] = 7;
  s.cities[1] = [
    { card: cardOf('town-hall'), adorned: true, round: 0 },
    { card: cardOf('keep'), adorned: false, round: 0 },
  ];
  s.hands[0] = [cardOf('palace'), cardOf('great-wall')];

  test('shows crown, points, gold, hand and city, with a mark for an Artist’s coin', () => {
    expect(draw(s)).toMatch(/Bruno +♛ +9 +7g +4c\n +G5·Town Hall° P3·Keep/);
    expect(draw(s, 0, fr)).toMatch(/7o .*\n +Ve5·Hôtel de Ville° Vi3·Donjon/);
  });

  test('shows the own hand and no other', () => {
    expect(draw(s)).toContain('Your hand  Y·Palace (5) P·Great Wall (6)');
    expect(draw(s, 'table')).not.toContain('Your hand');
  });

  test('shows what befell a character and what the reader remembers', () => {
    const t = structuredClone(s);
    t.murdered = 6;
    t.hands[0] = [cardOf('manor')];
    Object.assign(t.play, { seat: 0, power: 3 });
    t.step = 'turn';
    t.asked = 0;
    citadels.apply(t, 0, { type: 'swap', seat: 2 });
    expect(draw(t)).toContain('6 Merchant (murdered)');
    expect(draw(t)).toContain('Carla is known to hold: Manor');
    expect(draw(t, 3)).not.toContain('Carla is known to hold');
    t.step = 'over';
    expect(draw(t)).not.toContain('Carla is known to hold');
  });
});

test('in a low terminal what is known of a hand and of the deck are parted', () => {
  const s = deal(2);
  s.hands[0] = [cardOf('manor')];
  Object.assign(s.play, { seat: 0, power: 3 });
  s.step = 'turn';
  s.asked = 0;
  citadels.apply(s, 0, { type: 'swap', seat: 1 });
  const [card] = s.hands[0];
  s.step = 'turn';
  s.play.usedPower = false;
  citadels.apply(s, 0, { type: 'discard', card });
  const brief = board.draw(citadels.view(s, 0), en, ['Ada', 'Luca'], PLAIN, 7);
  expect(brief).toMatch(/Luca is known to hold: Manor · Known cards in the deck: /);
});
