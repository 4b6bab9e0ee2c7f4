import { expect, test } from 'vitest';
import { build, city, move, play, position, skip } from './position.ts';

/** Seat 0 has just built in Lucca with the card of the move. */
const built = (left = '', right = '') =>
  position().hand(0, 'Lucca M').towers('Milano', left, right).act(0, play('Lucca M')).act(0, build(0));

test('P-4.1 the top floor of a tower, of any colour, goes to the other site of its city', () => {
  const t = built('aab', 'b');
  expect(t.legal(0)).toEqual([move('Milano', 0), move('Milano', 1), skip]);
  t.act(0, move('Milano', 0));
  expect(t.state.towers[city('Milano')]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test('P-4.1 a card without the symbol moves nothing', () => {
  const t = position()
    .hand(0, 'Lucca A*')
    .towers('Milano', 'aab', 'b')
    .act(0, play('Lucca A*'))
    .act(0, build(0));
  expect(t.turn()).toEqual([1]);
});

test('P-4.1 P-4.2 P-4.3 P-4.5 the example: not in Parma, not in Lucca, but in Milano to the empty site', () => {
  const red = 2;
  const t = position({ seats: 3 })
    .player(red)
    .hand(red, 'Lucca M')
    .towers('Lucca', 'b', '')
    .towers('Parma', 'ab', 'a')
    .towers('Milano', 'ca', '')
    .act(red, play('Lucca M'))
    .act(red, build(1));
  expect(t.why(red, move('Parma', 0))).toEqual({ rule: 'P-4.3', code: 'no-floor-of-yours' });
  expect(t.why(red, move('Lucca', 0))).toEqual({ rule: 'P-4.2', code: 'city-just-built' });
  expect(t.legal(red)).toEqual([move('Milano', 0), skip]);
  t.act(red, move('Milano', 0));
  expect(t.state.towers[city('Milano')]).toEqual([[2], [0]]);
});

test('P-4.2 no floor is moved in the city you just built in', () => {
  const t = built('a', 'b');
  expect(t.why(0, move('Lucca', 0))).toEqual({ rule: 'P-4.2', code: 'city-just-built' });
});

test('P-4.3 no floor is moved in a city where you have none', () => {
  const t = position()
    .hand(0, 'Lucca M')
    .towers('Milano', 'a', '')
    .towers('Roma', 'bb', 'b')
    .act(0, play('Lucca M'))
    .act(0, build(0));
  expect(t.why(0, move('Roma', 0))).toEqual({ rule: 'P-4.3', code: 'no-floor-of-yours' });
});

test('P-4.3 one floor of yours in either tower is enough', () => {
  for (const towers of [
    ['bba', 'b'],
    ['b', 'abb'],
  ])
    expect(built(towers[0], towers[1]).legal(0)).toEqual([move('Milano', 0), move('Milano', 1), skip]);
});

test('P-4.4 no floor is moved in a scored city', () => {
  const t = position()
    .hand(0, 'Lucca M')
    .towers('Milano', 'a', '')
    .towers('Parma', 'aab', 'ab')
    .won('Parma', 0, 1)
    .act(0, play('Lucca M'))
    .act(0, build(0));
  expect(t.why(0, move('Parma', 0))).toEqual({ rule: 'P-4.4', code: 'city-scored' });
});

test('P-4.4 P-6.1 a city scored by this very turn is closed to the move as well', () => {
  const t = position()
    .hand(0, 'Lucca M')
    .towers('Lucca', 'aab', 'bab')
    .towers('Milano', 'a', '')
    .act(0, play('Lucca M'))
    .act(0, build(0));
  expect(t.state.winners[city('Lucca')]).toEqual([0, 1]);
  expect(t.legal(0)).toEqual([move('Milano', 0), skip]);
});

test('P-4.5 the move may remove a tower’s only floor', () => {
  const t = built('ab', 'b').act(0, move('Milano', 1));
  expect(t.state.towers[city('Milano')]).toEqual([[0, 1, 1], []]);
});

test('P-4.5 P-3.4 a site emptied by a move gets the last floor', () => {
  const t = built('ababa', 'b').act(0, move('Milano', 1));
  t.hand(1, 'Milano C').act(1, play('Milano C'));
  expect(t.state.towers[city('Milano')]).toEqual([[0, 1, 0, 1, 0, 1], [1]]);
  expect(t.state.winners[city('Milano')]).toEqual([1, 1]);
});

test('P-4.1 a site without floors has none to move', () => {
  expect(built('a', '').why(0, move('Milano', 1))).toEqual({ rule: 'P-4.1', code: 'no-floor-to-move' });
});

test('P-4.6 the move may be declined', () => {
  const t = built('a', '').act(0, skip);
  expect(t.state.towers[city('Milano')]).toEqual([[0], []]);
  expect(t.events()).toContainEqual({ type: 'move-lost', seat: 0, declined: true });
  expect(t.turn()).toEqual([1]);
});

test('P-4.6 a move nobody could make is lost automatically', () => {
  const t = built();
  expect(t.events()).toContainEqual({ type: 'move-lost', seat: 0, declined: false });
  expect(t.turn()).toEqual([1]);
});
