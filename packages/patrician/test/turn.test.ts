import { describe, expect, test } from 'vitest';
import { build, card, city, move, play, position, skip, take } from './position.ts';

test('P-2.1 turns go round clockwise, beginning with the first player', () => {
  const t = position({ seats: 3 }).player(2).hand(2, 'Roma A*').hand(0, 'Siena A').hand(1, 'Parma B');
  expect(t.turn()).toEqual([2]);
  t.act(2, play('Roma A*')).act(2, build(0));
  expect(t.turn()).toEqual([0]);
  t.act(0, play('Siena A')).act(0, build(0));
  expect(t.turn()).toEqual([1]);
});

test('P-2.1 nobody acts in the turn of another', () => {
  const t = position();
  expect(t.legal(1)).toEqual([]);
  expect(t.why(1, { type: 'play', card: t.state.hands[1][0] })).toEqual({
    rule: 'P-2.1',
    code: 'not-your-turn',
  });
});

test('P-2.2 the five actions come in their order', () => {
  const t = position()
    .hand(0, 'Lucca M')
    .towers('Milano', 'ab', '')
    .open('Lucca', 'Roma C')
    .pile('Verona A')
    .act(0, play('Lucca M'))
    .act(0, build(0))
    .act(0, move('Milano', 0));
  expect(t.events().map(event => event.type)).toEqual(['played', 'built', 'moved', 'took', 'refilled']);
});

describe('P-2.2 nothing is done out of its order', () => {
  test('before the card is played', () => {
    const t = position().hand(0, 'Roma A*');
    for (const action of [build(0), move('Roma', 0), take('Roma'), skip])
      expect(t.why(0, action)).toEqual({ rule: 'P-2.2', code: 'play-first' });
  });

  test('before its floors are built', () => {
    const t = position().hand(0, 'Roma A*, Siena A').act(0, play('Roma A*'));
    for (const action of [play('Siena A'), move('Roma', 0), take('Roma'), skip])
      expect(t.why(0, action)).toEqual({ rule: 'P-2.2', code: 'build-first' });
  });

  test('before the move is made or declined', () => {
    const t = position()
      .hand(0, 'Lucca M, Siena A')
      .towers('Milano', 'a', '')
      .act(0, play('Lucca M'))
      .act(0, build(0));
    for (const action of [play('Siena A'), build(0), take('Lucca')])
      expect(t.why(0, action)).toEqual({ rule: 'P-2.2', code: 'move-or-skip-first' });
  });

  test('before the card is taken', () => {
    const t = position().hand(0, 'Roma ?, Siena A').act(0, play('Roma ?')).act(0, build(0));
    for (const action of [play('Siena A'), build(0), move('Roma', 0), skip])
      expect(t.why(0, action)).toEqual({ rule: 'P-2.2', code: 'take-first' });
  });
});

test('P-2.2 what is no action at all is refused by the rule of the moment', () => {
  const t = position().hand(0, 'Roma ?');
  expect(t.why(0, { type: 'dance' })).toEqual({ rule: 'P-2.3', code: 'unknown-action' });
  t.act(0, play('Roma ?'));
  expect(t.why(0, { type: 'build', site: 2 })).toEqual({ rule: 'P-3.1', code: 'unknown-action' });
  t.act(0, build(0));
  expect(t.why(0, { type: 'take', city: 9 })).toEqual({ rule: 'P-5.1', code: 'unknown-action' });
});

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

test('P-2.3 two cards that print alike are one choice; a start card and its twin are two', () => {
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

test('P-2.4 of another stack only the top card shows, of one’s own all', () => {
  const t = position().stack(0, 'Siena A, Roma C').stack(1, 'Parma B, Verona A');
  expect(t.view(0).stacks).toEqual([[card('Siena A'), card('Roma C')], null]);
  expect(t.view('table').stacks).toEqual([null, null]);
  expect(t.view(0).tops).toEqual([card('Roma C'), card('Verona A')]);
});

test('P-2.4 open stacks are seen by all', () => {
  const t = position({ options: { openStacks: true } }).stack(1, 'Parma B, Verona A');
  expect(t.view(0).stacks).toEqual([[], [card('Parma B'), card('Verona A')]]);
  expect(t.view('table').stacks[1]).toEqual([card('Parma B'), card('Verona A')]);
});

test('P-2.4 the stacks are open when the game is over', () => {
  const t = position().noHands().noOpenCards().stack(1, 'Parma B').hand(0, 'Roma A*');
  t.act(0, play('Roma A*')).act(0, build(0));
  expect(t.view(0).stacks).toEqual([[card('Roma A*')], [card('Parma B')]]);
});

test('P-2.4 what was played in sight of all is remembered beside the closed stack', () => {
  const t = position().stack(1, 'Parma B, Verona A');
  for (const who of [0, 1, 'table'] as const) expect(t.view(who).played[1]).toEqual(t.state.stacks[1]);
});

test('P-2.5 a hand is shown to its holder alone, its size to all', () => {
  const t = position().hand(0, 'Roma A*, Roma B*').hand(1, 'Siena C*');
  expect(t.view(0).hands).toEqual([[card('Roma A*'), card('Roma B*')], null]);
  expect(t.view('table').hands).toEqual([null, null]);
  expect(t.view('table').handSizes).toEqual([2, 1]);
});

test('P-2.5 a card taken in sight of all is known until it is played', () => {
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
