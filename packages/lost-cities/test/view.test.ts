import { act, type Seat, seedFromText, startMatch, undoLimit } from '@signoria/core';
import { expect, test } from 'vitest';
import { lostCities } from '../src/index.ts';
import { card, position } from './position.ts';

test('LC-7.1 LC-7.2 the view tells the sizes of hands and deck, and whole discard piles', () => {
  const t = position().hand(1, 'D3 D4').pile('S2 S7');
  const seen = t.view(0);
  expect(seen.handSizes).toEqual([8, 2]);
  expect(seen.stockSize).toBe(44);
  expect(seen.hands[1]).toBeNull();
  expect(seen.piles[1]).toHaveLength(2);
});

test('LC-3.2 a card played may be undone until a card from the deck was seen', () => {
  const match = startMatch(lostCities, 2, lostCities.options.presets.published, seedFromText('undo'));
  const seat = match.state.player;
  const other = (1 - seat) as Seat;
  act(match, seat, lostCities.legal(match.state, seat)[1]);
  expect(undoLimit(match, seat)).toBe(1);
  expect(undoLimit(match, other)).toBe(0);
  act(match, seat, { type: 'draw' });
  expect(undoLimit(match, seat)).toBe(0);
});

test('LC-3.3 a card taken from a discard pile tells nothing new, so the whole turn may be undone', () => {
  const match = startMatch(lostCities, 2, lostCities.options.presets.published, seedFromText('undo'));
  const first = match.state.player;
  const second = (1 - first) as Seat;
  act(match, first, { type: 'discard', card: match.state.hands[first][0] });
  act(match, first, { type: 'draw' });
  act(match, second, { type: 'discard', card: match.state.hands[second][7] });
  const taken = lostCities.legal(match.state, second).find(action => action.type === 'take');
  expect(act(match, second, taken).ok).toBe(true);
  expect(undoLimit(match, second)).toBe(2);
});

test('LC-7.2 a card taken is known until it is played or the round ends', () => {
  const t = position().hand(0, 'D2 S5').pile('F4');
  t.act(0, { type: 'discard', card: card('D2') }).act(0, { type: 'take', expedition: 3 });
  expect(t.view(1).known[0]).toEqual([card('F4')]);
  const played = position().hand(0, 'F4 F5');
  played.state.known[0] = [card('F4')];
  played.act(0, { type: 'play', card: card('F4') });
  expect(played.view(1).known[0]).toEqual([]);
  t.player(1).hand(1, 'D3').stock('S9');
  t.act(1, { type: 'discard', card: card('D3') }).act(1, { type: 'draw' });
  expect(t.state.round).toBe(2);
  expect(t.view(1).known).toEqual([[], []]);
});
