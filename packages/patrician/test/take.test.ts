import { NONE } from '@signoria/core';
import { expect, test } from 'vitest';
import { build, card, city, play, position, skip, take } from './position.ts';

test('P-5.1 the face-up card of the city built in is taken automatically', () => {
  const t = position().hand(0, 'Roma A*').open('Roma', 'Parma CC').act(0, play('Roma A*')).act(0, build(0));
  expect(t.state.hands[0]).toEqual([card('Parma CC')]);
  expect(t.events()).toContainEqual({ type: 'took', seat: 0, city: city('Roma'), card: card('Parma CC') });
});

test('P-5.1 a card must be taken while there is one', () => {
  const t = position().hand(0, 'Roma ?').act(0, play('Roma ?')).act(0, build(0));
  expect(t.why(0, skip)?.code).toBe('take-first');
});

test('P-5.2 the question mark takes the card of any city, including the one just built in', () => {
  const t = position().hand(0, 'Ferrara ?').open('Verona', '').act(0, play('Ferrara ?')).act(0, build(0));
  const cities = ['Bologna', 'Firenze', 'Roma', 'Lucca', 'Siena', 'Milano', 'Ferrara', 'Parma'];
  expect(t.legal(0)).toEqual(cities.map(take));
  expect(t.why(0, take('Verona'))).toEqual({ rule: 'P-5.2', code: 'no-card-there' });
});

test('P-5.2 P-5.5 the space the question mark emptied is the one refilled', () => {
  const t = position()
    .hand(0, 'Ferrara ?')
    .open('Siena', 'Parma CC')
    .open('Ferrara', 'Parma B')
    .pile('Verona M, Verona A')
    .act(0, play('Ferrara ?'))
    .act(0, build(0))
    .act(0, take('Siena'));
  expect(t.state.hands[0]).toEqual([card('Parma CC')]);
  expect(t.state.open[city('Siena')]).toBe(card('Verona A'));
  expect(t.state.open[city('Ferrara')]).toBe(card('Parma B'));
});

test('P-5.3 if the city built in has no card, the card of any city is taken, scored ones included', () => {
  const t = position()
    .noOpenCards()
    .hand(0, 'Roma A*')
    .pile('')
    .open('Siena', 'Parma CC')
    .open('Parma', 'Siena A')
    .towers('Parma', 'aab', 'ab')
    .won('Parma', 0, 1)
    .act(0, play('Roma A*'))
    .act(0, build(0));
  expect(t.legal(0)).toEqual([take('Siena'), take('Parma')]);
  expect(t.why(0, take('Roma'))).toEqual({ rule: 'P-5.3', code: 'no-card-there' });
  t.act(0, take('Parma'));
  expect(t.state.hands[0]).toEqual([card('Siena A')]);
});

test('P-5.3 the only card left is taken automatically', () => {
  const t = position()
    .noOpenCards()
    .hand(0, 'Roma A*')
    .pile('')
    .open('Siena', 'Parma CC')
    .act(0, play('Roma A*'))
    .act(0, build(0));
  expect(t.state.hands[0]).toEqual([card('Parma CC')]);
  expect(t.turn()).toEqual([1]);
});

test('P-5.4 without any face-up card nothing is taken', () => {
  const t = position()
    .noOpenCards()
    .hand(0, 'Roma ?, Roma C')
    .pile('')
    .act(0, play('Roma ?'))
    .act(0, build(0));
  expect(t.state.hands[0]).toEqual([card('Roma C')]);
  expect(t.turn()).toEqual([1]);
});

test('P-5.5 the deck refills the space at once', () => {
  const t = position().hand(0, 'Roma A*').pile('Verona M, Verona A').act(0, play('Roma A*')).act(0, build(0));
  expect(t.state.open[city('Roma')]).toBe(card('Verona A'));
  expect(t.state.pile).toEqual([card('Verona M')]);
  expect(t.events()).toContainEqual({ type: 'refilled', city: city('Roma'), card: card('Verona A') });
});

test('P-5.5 a city just scored is refilled too', () => {
  const t = position()
    .hand(0, 'Verona C*')
    .towers('Verona', 'aba', 'b')
    .open('Verona', 'Parma CC')
    .pile('Siena A')
    .act(0, play('Verona C*'))
    .act(0, build(0));
  expect(t.state.winners[city('Verona')]).toEqual([0, 1]);
  expect(t.state.open[city('Verona')]).toBe(card('Siena A'));
});

test('P-5.5 a city scored long ago is refilled when its card is taken', () => {
  const t = position()
    .hand(0, 'Ferrara ?')
    .towers('Verona', 'aba', 'bb')
    .won('Verona', 0, 1)
    .open('Verona', 'Parma CC')
    .pile('Siena A')
    .act(0, play('Ferrara ?'))
    .act(0, build(0))
    .act(0, take('Verona'));
  expect(t.state.open[city('Verona')]).toBe(card('Siena A'));
});

test('P-5.6 when the deck is empty the space stays empty and play continues', () => {
  const t = position()
    .hand(0, 'Roma A*')
    .open('Roma', 'Parma CC')
    .pile('')
    .act(0, play('Roma A*'))
    .act(0, build(0));
  expect(t.state.open[city('Roma')]).toBe(NONE);
  expect(t.turn()).toEqual([1]);
});
