import { expect, test } from 'vitest';
import { sum } from '../src/families.ts';
import { ilPrincipe } from '../src/index.ts';
import { counts, offer, pass, position } from './position.ts';

const SEATS = [0, 1, 2, 3] as const;

test('IP-2.1 every family receives 5 coins at the start of a round', () => {
  const t = position().money(0, 3, 7, 100).nextRound();
  expect(t.state.money).toEqual([5, 8, 12, 105]);
});

test('IP-2.2 four cards to each, all at once, starting with the marker holder', () => {
  const t = position({ seats: 3 }).marker(1);
  for (const seat of [0, 1, 2] as const) t.hand(seat, 'G');
  t.deck('WWWWWWWWWWWWGGGGRRRRBBBB').nextRound();
  expect(t.state.hands).toEqual([counts('GGGGG'), counts('GBBBB'), counts('GRRRR')]);
  expect(t.state.deck).toHaveLength(12);
});

test('IP-2.3 two cards are offered, old or new, and cards of a colour are one choice', () => {
  const t = position();
  for (const seat of SEATS) t.hand(seat, 'GGGYY');
  expect(t.legal(0)).toEqual([offer('G'), offer('Y')]);
  expect(t.why(0, offer('W'))).toEqual({ rule: 'IP-2.3', code: 'card-not-in-hand' });
  expect(t.why(0, { type: 'offer', colour: 5 })).toEqual({ rule: 'IP-2.3', code: 'unknown-action' });
  expect(t.why(0, pass)).toEqual({ rule: 'IP-2.3', code: 'offer-first' });
  t.act(0, offer('G')).act(0, offer('Y'));
  expect(t.state.hands[0]).toEqual(counts('GGY'));
  expect(t.turn()).toEqual([1, 2, 3]);
});

test('IP-2.3 nobody sees what another has chosen, only that a card was offered', () => {
  const look = (letter: string) => {
    const t = position();
    for (const seat of SEATS) t.hand(seat, 'GGYY');
    t.act(0, offer(letter));
    return [1, 2, 3, 'table' as const].map(who => JSON.stringify(t.view(who as 1)));
  };
  expect(look('G')).toEqual(look('Y'));
  const t = position().hand(0, 'GGYY').act(0, offer('G'));
  expect(t.view(1).offers[0]).toBeNull();
  expect(t.view(1).offerSizes).toEqual([1, 0, 0, 0]);
  expect(t.view(0).offers[0]).toEqual(counts('G'));
  const [told] = t.events();
  expect(told).toEqual({ type: 'offered', seat: 0, colour: 0 });
  expect(ilPrincipe.redact(told, 1)).toEqual({ type: 'offered', seat: 0, colour: null });
  expect(ilPrincipe.redact(told, 'table')).toEqual({ type: 'offered', seat: 0, colour: null });
  expect(ilPrincipe.redact(told, 0)).toEqual(told);
});

test('IP-2.4 the offers are revealed together and everyone sees who offered what', () => {
  const t = position({ seats: 3 }).hand(0, 'GGGG').hand(1, 'YYYY').hand(2, 'RWGG');
  t.act(0, offer('G')).act(1, offer('Y')).act(0, offer('G')).act(1, offer('Y')).act(2, offer('R'));
  expect(t.view('table').offers).toEqual([null, null, null]);
  t.act(2, offer('W'));
  expect(t.view('table').offers).toEqual([counts('GG'), counts('YY'), counts('RW')]);
  expect(t.events()).toContainEqual({
    type: 'offers-shown',
    offers: [counts('GG'), counts('YY'), counts('RW')],
    lots: counts('GGYYRW'),
  });
  expect(sum(t.state.lots)).toBe(6);
});
