import { act, parseOptions, rngFrom, seatsOf, seedFromText, startMatch, undoLimit } from '@signoria/core';
import { dealAt, playRandomly, tally } from '@signoria/core/kit';
import { expect, test } from 'vitest';
import { CARDS, patrician } from '../src/index.ts';
import { cardsUnseen } from '../src/view.ts';
import { build, card, city, play, position } from './position.ts';

test('P-2.4 you see all of your own stack, but only the top card of the others', () => {
  const t = position().stack(0, 'Siena A, Roma C').stack(1, 'Parma B, Verona A');
  expect(t.view(0).stacks).toEqual([[card('Siena A'), card('Roma C')], null]);
  expect(t.view('table').stacks).toEqual([null, null]);
  expect(t.view(0).tops).toEqual([card('Roma C'), card('Verona A')]);
});

test('P-2.4 everyone sees open stacks', () => {
  const t = position({ options: { openStacks: true } }).stack(1, 'Parma B, Verona A');
  expect(t.view(0).stacks).toEqual([[], [card('Parma B'), card('Verona A')]]);
  expect(t.view('table').stacks[1]).toEqual([card('Parma B'), card('Verona A')]);
});

test('P-2.4 the stacks are revealed when the game is over', () => {
  const t = position().noHands().noOpenCards().stack(1, 'Parma B').hand(0, 'Roma A*');
  t.act(0, play('Roma A*')).act(0, build(0));
  expect(t.view(0).stacks).toEqual([[card('Roma A*')], [card('Parma B')]]);
});

test('P-2.4 what everyone saw played is remembered even in a closed stack', () => {
  const t = position().stack(1, 'Parma B, Verona A');
  for (const who of [0, 1, 'table'] as const) expect(t.view(who).played[1]).toEqual(t.state.stacks[1]);
});

test('P-2.5 a hand is shown only to its holder, its size to everyone', () => {
  const t = position().hand(0, 'Roma A*, Roma B*').hand(1, 'Siena C*');
  expect(t.view(0).hands).toEqual([[card('Roma A*'), card('Roma B*')], null]);
  expect(t.view('table').hands).toEqual([null, null]);
  expect(t.view('table').handSizes).toEqual([2, 1]);
});

test('P-2.5 a card taken openly is known until it is played', () => {
  const t = position()
    .hand(0, 'Roma A*, Siena C*')
    .open('Roma', 'Parma CC')
    .hand(1, 'Lucca A*')
    .act(0, play('Roma A*'))
    .act(0, build(0));
  expect(t.view(1).known[0]).toEqual([card('Parma CC')]);
  expect(t.view('table').known[0]).toEqual([card('Parma CC')]);
  t.act(1, play('Lucca A*')).act(1, build(0));
  t.act(0, play('Parma CC'));
  expect(t.view(1).known[0]).toEqual([]);
  expect(city('Parma')).toBe(7);
});

test('P-2.5 an opponent’s unknown start card is imagined as each unseen one, equally often', () => {
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

test('P-2.5 the next card of the deck is imagined as each unseen card, in proportion to copies and places', () => {
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

test('P-2.5 once the start cards are played, nothing in a hand is unknown', () => {
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

test('P-2.5 a turn can be undone until a card of the deck has been seen', () => {
  const options = parseOptions(patrician.options, undefined, 2);
  if (!options.ok) throw new Error(options.problem.at);
  const match = startMatch(patrician, 2, options.value, seedFromText('undo'));
  const seat = match.state.player;
  expect(act(match, seat, patrician.legal(match.state, seat)[0]).ok).toBe(true);
  expect(undoLimit(match, seat)).toBe(1);
  expect(act(match, seat, build(0)).ok).toBe(true);
  expect(undoLimit(match, seat)).toBe(0);
});
