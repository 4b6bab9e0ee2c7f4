import { expect, test } from 'vitest';
import { lostCities } from '../src/index.ts';
import { card, cards, position } from './position.ts';

const discard = (name: string) => ({ type: 'discard' as const, card: card(name) });

test('LC-3.1 a card is drawn from the deck or taken from any discard pile that has one', () => {
  const t = position()
    .hand(0, 'D2')
    .pile('S5 V9')
    .act(0, { type: 'play', card: card('D2') });
  expect(t.legal(0)).toEqual([
    { type: 'draw' },
    { type: 'take', expedition: 1 },
    { type: 'take', expedition: 4 },
  ]);
  expect(t.why(0, { type: 'take', expedition: 0 })).toEqual({ rule: 'LC-3.1', code: 'pile-empty' });
});

test('LC-3.2 a card from the deck is told only to its player', () => {
  const t = position().hand(0, 'D2').stock('S4 S5').act(0, discard('D2'));
  t.events();
  t.act(0, { type: 'draw' });
  expect(t.state.hands[0]).toEqual(cards('S5'));
  expect(t.view(1).hands[0]).toBeNull();
  expect(t.view(1).known[0]).toEqual([]);
  expect(t.view('table').hands).toEqual([null, null]);
  const [drawn] = t.events();
  expect(drawn).toEqual({ type: 'drew', seat: 0, card: card('S5') });
  expect(lostCities.redact(drawn, 0)).toEqual(drawn);
  for (const who of [1, 'table'] as const)
    expect(lostCities.redact(drawn, who)).toEqual({ type: 'drew', seat: 0, card: null });
});

test('LC-3.3 a card taken from a discard pile is known to the opponent until it is played', () => {
  const t = position().hand(0, 'D2').hand(1, 'F2').pile('S4 S5').act(0, discard('D2'));
  t.act(0, { type: 'take', expedition: 1 });
  expect(t.view(1).known[0]).toEqual(cards('S5'));
  expect(t.view('table').known[0]).toEqual(cards('S5'));
  t.act(1, discard('F2')).act(1, { type: 'draw' });
  t.act(0, { type: 'play', card: card('S5') });
  expect(t.view(1).known[0]).toEqual([]);
});

test('LC-3.4 the card just discarded may not be taken back', () => {
  const t = position().hand(0, 'D2').pile('D7 S3').act(0, discard('D2'));
  expect(t.why(0, { type: 'take', expedition: 0 })).toEqual({ rule: 'LC-3.4', code: 'just-discarded' });
  expect(t.why(0, { type: 'take', expedition: 1 })).toBeNull();
});

test('LC-3.4 the other player may take it at once', () => {
  const t = position().hand(0, 'D2').hand(1, 'F2').act(0, discard('D2')).act(0, { type: 'draw' });
  t.act(1, discard('F2'));
  expect(t.why(1, { type: 'take', expedition: 0 })).toBeNull();
});
