import { expect, test } from 'vitest';
import { expeditionOf, whyNotColumn, whyNotPile } from '../src/index.ts';
import { card, cards, position } from './position.ts';

const play = (name: string) => ({ type: 'play' as const, card: card(name) });
const discard = (name: string) => ({ type: 'discard' as const, card: card(name) });

test('LC-2.1 any card in the hand may be chosen, and no other; identical cards count once', () => {
  const t = position().hand(0, 'Sw D5 Sw');
  expect(t.legal(0)).toEqual([play('D5'), discard('D5'), play('Sw'), discard('Sw')]);
  expect(t.why(0, play('D6'))).toEqual({ rule: 'LC-2.1', code: 'card-not-in-hand' });
  expect(t.why(0, discard('D6'))).toEqual({ rule: 'LC-2.1', code: 'card-not-in-hand' });
});

test('LC-2.2 a card is played in its own column, on its player’s side, and all stay visible', () => {
  const t = position().hand(0, 'S7').column(0, 'S2 S4').act(0, play('S7'));
  expect(t.state.columns[0][1]).toEqual(cards('S2 S4 S7'));
  expect(t.state.columns[1][1]).toEqual([]);
  expect(t.view(1).columns[0][1]).toEqual(cards('S2 S4 S7'));
  expect(t.events()).toEqual([{ type: 'played', seat: 0, card: card('S7') }]);
});

test('LC-2.2 a card is played on your own side, in the column of its expedition', () => {
  const desert = expeditionOf(card('D5'));
  const sea = expeditionOf(card('S7'));
  expect(whyNotColumn(card('S7'), 0, 0, sea)).toBeNull();
  expect(whyNotColumn(card('S7'), 0, 1, sea)).toEqual({ rule: 'LC-2.2', code: 'own-column' });
  expect(whyNotColumn(card('S7'), 0, 0, desert)).toEqual({ rule: 'LC-2.2', code: 'wrong-expedition' });
});

test('LC-2.5 a card is discarded on the discard pile of its expedition', () => {
  expect(whyNotPile(card('S7'), expeditionOf(card('S2')))).toBeNull();
  expect(whyNotPile(card('S7'), expeditionOf(card('D5')))).toEqual({ rule: 'LC-2.5', code: 'wrong-pile' });
});

test('LC-2.3 numbers increase, and may be skipped', () => {
  const t = position().hand(0, 'F3 F5 F6 F10').column(0, 'F5');
  expect(t.why(0, play('F3'))).toEqual({ rule: 'LC-2.3', code: 'number-too-low' });
  expect(t.why(0, play('F5'))).toEqual({ rule: 'LC-2.3', code: 'number-too-low' });
  expect(t.why(0, play('F6'))).toBeNull();
  expect(t.why(0, play('F10'))).toBeNull();
});

test('LC-2.4 wagers come before the first number, up to three of them', () => {
  expect(position().hand(0, 'Vw').column(0, 'Vw Vw').why(0, play('Vw'))).toBeNull();
  expect(position().hand(0, 'Vw').column(0, 'Vw V2').why(0, play('Vw'))).toEqual({
    rule: 'LC-2.4',
    code: 'wager-after-number',
  });
  expect(position().hand(0, 'V2').column(0, 'Vw').why(0, play('V2'))).toBeNull();
});

test('LC-2.4 a second wager is allowed in the preset sheet too', () => {
  const t = position({ options: { preset: 'sheet' } });
  expect(t.hand(0, 'Vw').column(0, 'Vw').why(0, play('Vw'))).toBeNull();
});

test('LC-2.5 a discarded card goes face up on top of the shared pile of its expedition', () => {
  const t = position().hand(0, 'M9').pile('M4').act(0, discard('M9'));
  expect(t.state.piles[2]).toEqual(cards('M4 M9'));
  expect(t.view('table').piles[2]).toEqual(cards('M4 M9'));
});

test('LC-2.5 a card that cannot be played can always be discarded', () => {
  const t = position().hand(0, 'D2').column(0, 'D3');
  expect(t.legal(0)).toEqual([discard('D2')]);
});
