import { expect, test } from 'vitest';
import { card, position } from './position.ts';

test('LC-1.4 only the player whose turn it is may act', () => {
  const t = position().hand(0, 'D2').hand(1, 'D3');
  expect(t.turn()).toEqual([0]);
  expect(t.legal(1)).toEqual([]);
  expect(t.why(1, { type: 'play', card: card('D3') })).toEqual({ rule: 'LC-1.4', code: 'not-your-turn' });
});

test('LC-1.5 a turn is a card played or discarded, then a card drawn', () => {
  const t = position().hand(0, 'D2 S3');
  expect(t.why(0, { type: 'draw' })).toEqual({ rule: 'LC-1.5', code: 'card-first' });
  t.act(0, { type: 'play', card: card('D2') });
  expect(t.turn()).toEqual([0]);
  expect(t.why(0, { type: 'play', card: card('S3') })).toEqual({ rule: 'LC-1.5', code: 'draw-first' });
  t.act(0, { type: 'draw' });
  expect(t.turn()).toEqual([1]);
});

test('LC-1.5 the draw is asked even when the deck is the only choice', () => {
  const t = position()
    .hand(0, 'D2')
    .act(0, { type: 'play', card: card('D2') });
  expect(t.legal(0)).toEqual([{ type: 'draw' }]);
});

test('LC-1.5 anything that is not an action is refused', () => {
  const t = position().hand(0, 'D2');
  for (const odd of [
    { type: 'fly' },
    { type: 'play' },
    { type: 'play', card: 99 },
    { type: 'play', card: 1.5 },
    'D2',
  ])
    expect(t.why(0, odd)).toEqual({ rule: 'LC-1.5', code: 'unknown-action' });
});
