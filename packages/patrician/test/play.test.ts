import { expect, test } from 'vitest';
import { build, card, play, position } from './position.ts';

test('P-2.3 any card of the hand may be played, and no other', () => {
  const t = position().hand(0, 'Roma A*, Siena A, Lucca +');
  expect(t.legal(0)).toEqual([play('Roma A*'), play('Lucca +'), play('Siena A')]);
  expect(t.why(0, play('Roma C'))).toEqual({ rule: 'P-2.3', code: 'card-not-in-hand' });
});

test('P-2.3 a card is played face up on top of the stack', () => {
  const t = position().hand(0, 'Roma A*').stack(0, 'Siena A').act(0, play('Roma A*'));
  expect(t.state.hands[0]).toEqual([]);
  expect(t.state.stacks[0]).toEqual([card('Siena A'), card('Roma A*')]);
  expect(t.view(1).tops[0]).toBe(card('Roma A*'));
});

test('P-2.3 identical cards are one choice; a start card and its twin are two', () => {
  const t = position().hand(0, 'Roma +, Roma +');
  expect(t.legal(0)).toEqual([play('Roma +')]);
  t.act(0, play('Roma +'));
  expect(t.state.hands[0]).toEqual([card('Roma +')]);
  expect(position().hand(0, 'Roma B*, Roma B').legal(0)).toEqual([play('Roma B*'), play('Roma B')]);
});

test('P-2.3 the last card of a hand is played by its player too', () => {
  const t = position().noHands().noOpenCards().hand(0, 'Roma A*').hand(1, 'Roma B*');
  t.act(0, play('Roma A*')).act(0, build(0));
  expect(t.turn()).toEqual([1]);
  expect(t.legal(1)).toEqual([play('Roma B*')]);
});
