import { expect, test } from 'vitest';
import { IDLE_TURNS } from '../src/round.ts';
import { card, position } from './position.ts';

const discard = (name: string) => ({ type: 'discard' as const, card: card(name) });
const draw = { type: 'draw' as const };

test('LC-4.1 the round ends as soon as the last card of the deck is drawn', () => {
  const t = position({ options: { rounds: 1 } })
    .hand(0, 'D2')
    .stock('S9')
    .act(0, discard('D2'))
    .act(0, draw);
  expect(t.turn()).toEqual([]);
  expect(t.events().map(event => event.type)).toEqual(['discarded', 'drew', 'round-ended', 'match-ended']);
});

test('LC-4.1 a card taken from a discard pile leaves the last card of the deck for later', () => {
  const t = position({ options: { rounds: 1 } })
    .hand(0, 'D2')
    .stock('S9')
    .pile('F4')
    .act(0, discard('D2'));
  t.act(0, { type: 'take', expedition: 3 });
  expect(t.turn()).toEqual([1]);
});

test('LC-4.2 cards in hand score nothing', () => {
  const t = position({ options: { rounds: 1 } })
    .hand(0, 'D2 V10 V9 V8')
    .hand(1, 'S10')
    .stock('S9');
  t.act(0, discard('D2')).act(0, draw);
  expect(t.result()?.scores.map(score => score.total)).toEqual([0, 0]);
});

test('LC-4.3 forty turns in a row without a draw from the deck end the round as it stands', () => {
  const t = position({ options: { rounds: 1 } })
    .hand(0, 'D2')
    .pile('F4')
    .column(0, 'V10')
    .idle(IDLE_TURNS - 1);
  t.act(0, discard('D2')).act(0, { type: 'take', expedition: 3 });
  expect(t.result()?.scores.map(score => score.total)).toEqual([-10, 0]);
  expect(t.events().at(-2)).toEqual({ type: 'round-ended', round: 1, reason: 'idle', totals: [-10, 0] });
});

test('LC-4.3 one card from the deck restarts the count', () => {
  const t = position()
    .hand(0, 'D2')
    .idle(IDLE_TURNS - 1)
    .act(0, discard('D2'))
    .act(0, draw);
  expect(t.state.idle).toBe(0);
  expect(t.turn()).toEqual([1]);
});

test('LC-4.3 the next round counts anew', () => {
  const t = position()
    .hand(0, 'D2')
    .pile('F4')
    .idle(IDLE_TURNS - 1);
  t.act(0, discard('D2')).act(0, { type: 'take', expedition: 3 });
  expect(t.state.round).toBe(2);
  t.player(0).hand(0, 'D2').pile('F4').act(0, discard('D2')).act(0, { type: 'take', expedition: 3 });
  expect(t.state.round).toBe(2);
  expect(t.turn()).toEqual([1]);
});
