import { NONE, type Seat } from '@signoria/core';
import { expect, test } from 'vitest';
import { bid, build, counts, lay, pass, position, shield } from './position.ts';

/** The colours of the lots in the order they are auctioned, nobody bidding. */
function order(letters: string): string {
  const t = position().hand(0, 'G').lots(letters);
  let colours = '';
  while (t.state.step === 'bid') {
    colours += 'GWRBY'[t.state.lot];
    for (let i = 0; i < 4; i++) t.act(t.turn()[0], pass);
  }
  return colours;
}

test('IP-3.1 the rulebooks’ example: three green, two white, two red and one yellow go Y W R G', () => {
  expect(order('GGGWWRRY')).toBe('YWRG');
});

test('IP-3.1 the smallest lot first, equal ones by colour', () => {
  expect(order('YYBBRRWW')).toBe('WRBY');
  expect(order('GRRYYYWW')).toBe('GWRY');
  expect(order('BBBBBBBB')).toBe('B');
});

test('IP-3.1 the Amigo booklet’s picture starts with green and ends with blue', () => {
  expect(order('GWWRRBBB')).toBe('GWRB');
});

test('IP-3.2 bidding starts to the left of the marker holder, who bids last', () => {
  const t = position().marker(2).money(9, 9, 9, 9).lots('GG');
  const spoke: Seat[] = [];
  for (let amount = 1; amount <= 6; amount++) {
    spoke.push(t.turn()[0]);
    t.act(t.turn()[0], bid(amount));
  }
  expect(spoke).toEqual([3, 0, 1, 2, 3, 0]);
  expect(t.why(1, { type: 'bid' })).toEqual({ rule: 'IP-3.2', code: 'unknown-action' });
  expect(t.why(1, build('Siena'))).toEqual({ rule: 'IP-3.2', code: 'bid-or-pass-first' });
});

test('IP-3.3 pass, or any sum above the last bid and within your purse', () => {
  const t = position().money(0, 3, 9, 9).lots('G');
  expect(t.legal(1)).toEqual([pass, bid(1), bid(2), bid(3)]);
  expect(t.why(1, bid(0))).toEqual({ rule: 'IP-3.3', code: 'bid-too-low' });
  expect(t.why(1, bid(4))).toEqual({ rule: 'IP-3.3', code: 'bid-above-money' });
  t.act(1, bid(2));
  expect(t.why(2, bid(2))).toEqual({ rule: 'IP-3.3', code: 'bid-too-low' });
  t.act(2, bid(3)).act(3, bid(7));
  expect(t.legal(0)).toEqual([pass]);
  t.act(0, pass);
  expect(t.legal(1)).toEqual([pass]);
});

test('IP-3.4 a family that passes is out of this auction and back for the next', () => {
  const t = position().round(1).money(9, 9, 9, 9).lots('GWW');
  t.act(1, pass).act(2, bid(1)).act(3, pass).act(0, bid(2));
  expect(t.turn()).toEqual([2]);
  t.act(2, pass);
  expect(t.state.marker).toBe(0);
  expect(t.state.bidders).toBe(0b1111);
  expect(t.turn()).toEqual([1]);
});

test('IP-3.5 the last family left is still asked, and may take the lot for 1', () => {
  const t = position().round(1).money(9, 9, 9, 9).lots('GG');
  t.act(1, pass).act(2, pass).act(3, pass);
  expect(t.turn()).toEqual([0]);
  expect(t.legal(0)).toContainEqual(bid(1));
  t.act(0, bid(1));
  expect(t.state.money).toEqual([8, 9, 9, 9]);
  expect(t.state.phase).toBe(3);
});

test('IP-3.5 a lot without a bid leaves the game and the marker stays', () => {
  const t = position().hand(0, '').hand(1, '').hand(2, '').hand(3, 'G').lots('GGYYY');
  t.act(1, pass).act(2, pass).act(3, pass).act(0, pass);
  expect(t.state.unsold).toEqual(counts('GG'));
  expect(t.state.lots).toEqual(counts('YYY'));
  expect(t.state.marker).toBe(0);
  expect(t.turn()).toEqual([1]);
  expect(t.events()).toContainEqual({ type: 'lot-unsold', colour: 0, count: 2 });
});

test('IP-3.6 the winner gets the cards, pays, takes the marker, and the next auction starts to the winner’s left', () => {
  const t = position().round(1).money(9, 9, 9, 9).hand(2, 'R').lots('GWW');
  t.act(1, bid(1)).act(2, bid(4)).act(3, pass).act(0, pass).act(1, pass);
  expect(t.state.hands[2]).toEqual(counts('RG'));
  expect(t.state.money).toEqual([9, 9, 5, 9]);
  expect(t.state.marker).toBe(2);
  expect(t.turn()).toEqual([3]);
  t.act(3, pass).act(0, pass).act(1, pass).act(2, bid(5));
  expect(t.state.hands[2]).toEqual(counts('RGWW'));
  expect(t.state.money[2]).toBe(0);
});

test('IP-3.7 the winner of a lot may build at once, with the cards just won and the money left', () => {
  const t = position()
    .cities('Siena Lucca Pisa Rimini')
    .money(9, 9, 9, 9)
    .hand(1, 'GR')
    .lots('YYWWW')
    .act(1, bid(6))
    .act(2, pass)
    .act(3, pass)
    .act(0, pass);
  expect(t.turn()).toEqual([1]);
  expect(t.legal(1)).toEqual([pass, build('Siena')]);
  expect(t.why(1, lay('G'))).toEqual({ rule: 'IP-3.7', code: 'build-or-pass-first' });
  t.act(1, build('Siena'));
  expect(t.state.money[1]).toBe(0);
  expect(t.state.up[1]).toEqual(counts('GRY'));
  expect(t.state.regions[1]).toEqual([0, 0, 0, 0, 0, 1]);
  expect(t.state.lot).toBe(1);
  expect(t.turn()).toEqual([2]);
});

test('IP-3.7 an expensive lot leaves too little for the city', () => {
  const t = position().cities('Siena Lucca Pisa Rimini').money(9, 9, 9, 9).hand(1, 'GR').lots('Y');
  t.act(1, bid(7)).act(2, pass).act(3, pass).act(0, pass);
  expect(t.legal(1)).toEqual([pass]);
  expect(t.why(1, build('Siena'))).toEqual({ rule: 'IP-4.3', code: 'money-missing' });
});

test('IP-3.7 the winner builds one city per lot, and still has a turn in phase 3', () => {
  const t = position()
    .cities('Siena Venezia Orvieto Milano', 'Lucca Perugia')
    .money(30, 30, 30, 30)
    .hand(0, '')
    .hand(1, 'GRRYWB')
    .hand(2, '')
    .hand(3, '')
    .lots('YYBB');
  const win = () => {
    while (t.state.step === 'bid') {
      const [seat] = t.turn();
      t.act(seat, seat === 1 && t.state.leader === NONE ? bid(1) : pass);
    }
  };
  win();
  expect(t.state.step).toBe('build');
  t.act(1, build('Siena'));
  expect(t.state.step).toBe('bid');
  expect(t.turn()).toEqual([2]);
  win();
  t.act(1, build('Orvieto'));
  expect(t.state.phase).toBe(3);
  expect(t.turn()).toEqual([1]);
  expect(t.state.built[1]).toHaveLength(2);
});

test('IP-3.7 the build may be declined', () => {
  const t = position().money(9, 9, 9, 9).hand(1, 'GRYWB').lots('G');
  t.act(1, bid(1)).act(2, pass).act(3, pass).act(0, pass).act(1, pass);
  expect(t.state.built[1]).toEqual([]);
  expect(t.state.phase).toBe(3);
});

test('IP-3.8 nobody builds in the first round, neither after an auction nor in phase 3', () => {
  const t = position().round(1).cities('Siena Venezia Orvieto Verona').money(9, 9, 9, 9);
  for (const seat of [0, 1, 2, 3] as const) t.hand(seat, 'GWRBY');
  t.lots('G').act(1, bid(1)).act(2, pass).act(3, pass).act(0, pass);
  expect(t.state.phase).toBe(3);
  expect(t.turn()).toEqual([1]);
  expect(t.legal(1).some(action => action.type === 'build')).toBe(false);
  expect(t.why(1, build('Siena'))).toEqual({ rule: 'IP-3.8', code: 'no-city-in-first-round' });
  expect(t.why(1, shield('red'))).toEqual({ rule: 'IP-4.1', code: 'build-lay-or-pass' });
});
