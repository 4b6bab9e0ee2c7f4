import { describe, expect, test } from 'vitest';
import { build, move, play, position, skip, take } from './position.ts';

test('P-2.1 turns go clockwise, starting with the first player', () => {
  const t = position({ seats: 3 }).player(2).hand(2, 'Roma A*').hand(0, 'Siena A').hand(1, 'Parma B');
  expect(t.turn()).toEqual([2]);
  t.act(2, play('Roma A*')).act(2, build(0));
  expect(t.turn()).toEqual([0]);
  t.act(0, play('Siena A')).act(0, build(0));
  expect(t.turn()).toEqual([1]);
});

test('P-2.1 nobody acts on another player’s turn', () => {
  const t = position();
  expect(t.legal(1)).toEqual([]);
  expect(t.why(1, { type: 'play', card: t.state.hands[1][0] })).toEqual({
    rule: 'P-2.1',
    code: 'not-your-turn',
  });
});

test('P-2.2 the five steps come in order', () => {
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

describe('P-2.2 no step is taken out of order', () => {
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

test('P-2.2 anything that is not an action is refused by the current rule', () => {
  const t = position().hand(0, 'Roma ?');
  expect(t.why(0, { type: 'dance' })).toEqual({ rule: 'P-2.3', code: 'unknown-action' });
  t.act(0, play('Roma ?'));
  expect(t.why(0, { type: 'build', site: 2 })).toEqual({ rule: 'P-3.1', code: 'unknown-action' });
  t.act(0, build(0));
  expect(t.why(0, { type: 'take', city: 9 })).toEqual({ rule: 'P-5.1', code: 'unknown-action' });
});
