import { act, parseOptions, rngFrom, seatsOf, seedFromText, startMatch, undoLimit } from '@signoria/core';
import { dealAt, playRandomly, tally } from '@signoria/core/kit';
import { expect, test } from 'vitest';
import { CARDS, patrician } from '../src/index.ts';
import { cardsUnseen } from '../src/view.ts';
import { build, position } from './position.ts';

test('P-2.5 an unknown start card of another is each of those unseen, equally often', () => {
  const t = position().hand(1, 'Roma A*');
  const unseen = cardsUnseen(t.view(0)).filter(card => CARDS[card].star);
  const worlds = 9000;
  const seen = tally(patrician, t.view(0), worlds, s => String(s.hands[1]));
  expect(Object.keys(seen).map(Number).sort()).toEqual([...unseen].sort());
  for (const count of Object.values(seen)) {
    const expected = worlds / unseen.length;
    expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected));
  }
});

test('P-2.5 the next card of the pile is each unseen card, as often as there are copies and places', () => {
  const { state } = position({ seats: 4 });
  const view = patrician.view(state, 0);
  const worlds = 20000;
  const next = tally(patrician, view, worlds, s => String(s.pile.at(-1)));
  const pile = state.pile.length;
  for (const [card, count] of Object.entries(next)) {
    const copies = state.pile.filter(each => each === Number(card)).length;
    const expected = (worlds * copies) / pile;
    expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected));
  }
});

test('P-2.5 when the start cards are played nothing of a hand is unknown', () => {
  const state = dealAt(patrician, { seats: 3 }, 3);
  let checked = 0;
  playRandomly(patrician, state, rngFrom(3), () => {
    for (const seat of seatsOf(3)) {
      const hidden = state.hands[seat].length - state.known[seat].length;
      expect(hidden).toBe(3 - state.stacks[seat].filter(card => startHand[seat].includes(card)).length);
      checked++;
    }
  });
  expect(checked).toBeGreaterThan(100);
});

const startHand = dealAt(patrician, { seats: 3 }, 3).hands.map(hand => [...hand]);

test('P-2.5 a turn can be taken back until a card of the pile has been seen', () => {
  const options = parseOptions(patrician.options, undefined, 2);
  if (!options.ok) throw new Error(options.problem.at);
  const match = startMatch(patrician, 2, options.value, seedFromText('undo'));
  const seat = match.state.player;
  expect(act(match, seat, patrician.legal(match.state, seat)[0]).ok).toBe(true);
  expect(undoLimit(match, seat)).toBe(1);
  expect(act(match, seat, build(0)).ok).toBe(true);
  expect(undoLimit(match, seat)).toBe(0);
});
