import { expect, test } from 'vitest';
import { card, position } from './position.ts';

/** Ends the round under way with the given columns laid; seat 0 draws the last card. */
function endRound(t: ReturnType<typeof position>, columns: [string, string]) {
  t.player(0).hand(0, 'Mw').stock('Mw').column(0, columns[0]).column(1, columns[1]);
  return t.act(0, { type: 'discard', card: card('Mw') }).act(0, { type: 'draw' });
}

test('LC-6.1 three rounds are played, or as many as the option says', () => {
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

test('LC-6.3 tied totals share the victory', () => {
  const t = endRound(position({ options: { rounds: 1 } }), ['V10', 'D10']);
  expect(t.result()).toMatchObject({ places: [1, 1], tieBreak: 'shared' });
});

test('LC-6.4 the leader starts the next round', () => {
  for (const [column, leader] of [
    ['V10 V9 V8', 0],
    ['V2', 1],
  ] as const) {
    const t = endRound(position(), [column, '']);
    expect([t.state.starter, t.turn()]).toEqual([leader, [leader]]);
  }
});

test('LC-6.4 when both are tied the other player starts', () => {
  const t = position();
  const before = t.state.starter;
  expect(endRound(t, ['', '']).state.starter).toBe(1 - before);
});

test('LC-6.4 the total of all rounds decides, not the last round alone', () => {
  const t = endRound(position(), ['V10 V9 V8', '']);
  expect(endRound(t, ['D10 D9', 'D8 D7 D6']).state.starter).toBe(0);
  expect(t.state.round).toBe(3);
});

test('LC-6.4 in the preset sheet the same player starts every round', () => {
  const t = position({ options: { preset: 'sheet' } });
  const { starter } = t.state;
  expect(endRound(t, ['V2', 'F10 F9 F8']).state.starter).toBe(starter);
  expect(endRound(t, ['V10 V9 V8', '']).state.starter).toBe(starter);
});
