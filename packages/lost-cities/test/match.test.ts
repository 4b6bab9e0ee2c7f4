import type { Seat } from '@signoria/core';
import { act, seedFromText, startMatch, undoLimit } from '@signoria/core';
import { expect, test } from 'vitest';
import { lostCities } from '../src/index.ts';
import { card, position } from './position.ts';

/** Ends the round under way with the given columns laid; seat 0 draws the last card. */
function endRound(t: ReturnType<typeof position>, columns: [string, string]) {
  t.player(0).hand(0, 'Mw').stock('Mw').column(0, columns[0]).column(1, columns[1]);
  return t.act(0, { type: 'discard', card: card('Mw') }).act(0, { type: 'draw' });
}

test('LC-6.1 three rounds are played, or as many as agreed', () => {
  const t = position();
  expect(endRound(t, ['', '']).state.round).toBe(2);
  expect(endRound(t, ['', '']).state.round).toBe(3);
  expect(t.result()).toBeNull();
  endRound(t, ['', '']);
  expect(t.result()).not.toBeNull();
  expect(t.why(0, { type: 'draw' })).toEqual({ rule: 'LC-6.1', code: 'game-over' });
  const one = endRound(position({ options: { rounds: 1 } }), ['', '']);
  expect(one.result()).not.toBeNull();
});

test('LC-6.1 a new round is dealt from all the cards', () => {
  const t = endRound(position(), ['V10', '']);
  expect(t.state.hands.map(hand => hand.length)).toEqual([8, 8]);
  expect(t.state.stock).toHaveLength(44);
  expect(t.state.columns.flat(2)).toEqual([]);
  expect(t.events().at(-1)).toMatchObject({ type: 'round-began', round: 2 });
});

test('LC-6.2 the rounds are added up and the higher total wins', () => {
  const t = position({ options: { rounds: 2 } });
  endRound(t, ['V10 V9 V8', '']);
  endRound(t, ['V10', 'D10 D9 D8']);
  expect(t.result()).toMatchObject({ places: [2, 1], tieBreak: null });
  expect(t.result()?.scores.map(score => score.total)).toEqual([-3, 7]);
});

test('LC-6.3 level totals share the win', () => {
  const t = endRound(position({ options: { rounds: 1 } }), ['V10', 'D10']);
  expect(t.result()).toMatchObject({ places: [1, 1], tieBreak: 'shared' });
});

test('LC-6.4 the leader starts the next round', () => {
  expect(endRound(position(), ['V10 V9 V8', '']).state.starter).toBe(0);
  expect(endRound(position(), ['V2', '']).state.starter).toBe(1);
});

test('LC-6.4 when both are level the other one starts', () => {
  const t = position();
  const before = t.state.starter;
  expect(endRound(t, ['', '']).state.starter).toBe(1 - before);
});

test('LC-6.4 the total of all rounds decides, not the last round alone', () => {
  const t = endRound(position(), ['V10 V9 V8', '']);
  expect(endRound(t, ['D10 D9', 'D8 D7 D6']).state.starter).toBe(0);
  expect(t.state.round).toBe(3);
});

test('LC-6.4 in the preset sheet the first starter starts every round', () => {
  const t = position({ options: { preset: 'sheet' } });
  const { starter } = t.state;
  expect(endRound(t, ['V2', 'F10 F9 F8']).state.starter).toBe(starter);
  expect(endRound(t, ['V10 V9 V8', '']).state.starter).toBe(starter);
});

test('LC-7.1 LC-7.2 the view tells the sizes of hands and stock, and whole piles', () => {
  const t = position().hand(1, 'D3 D4').pile('S2 S7');
  const seen = t.view(0);
  expect(seen.handSizes).toEqual([8, 2]);
  expect(seen.stockSize).toBe(44);
  expect(seen.hands[1]).toBeNull();
  expect(seen.piles[1]).toHaveLength(2);
});

test('LC-3.2 a laid card may be taken back until a card from the stock was seen', () => {
  const match = startMatch(lostCities, 2, lostCities.options.presets.published, seedFromText('undo'));
  const seat = match.state.player;
  const other = (1 - seat) as Seat;
  act(match, seat, lostCities.legal(match.state, seat)[1]);
  expect(undoLimit(match, seat)).toBe(1);
  expect(undoLimit(match, other)).toBe(0);
  act(match, seat, { type: 'draw' });
  expect(undoLimit(match, seat)).toBe(0);
});

test('LC-3.3 a card taken from a pile tells nothing new, so the whole turn may be taken back', () => {
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
