import { NONE } from '@signoria/core';
import { expect, test } from 'vitest';
import type { Event } from '../src/index.ts';
import { bid, counts, pass, quiet, role, shield } from './position.ts';

test('IP-5.1 all roles return first, and only face-up cards count, at least one', () => {
  const t = quiet().role('bishop', 2).role('merchant', 3).down(0, 'WWWW').up(1, 'W').phase4();
  expect(t.state.roles[role('bishop')]).toBe(1);
  expect(t.state.roles[role('priest')]).toBe(NONE);
  expect(t.state.roles[role('merchant')]).toBe(NONE);
  expect(t.state.roles.filter(holder => holder !== NONE)).toHaveLength(1);
});

test('IP-5.2 the rulebooks’ case a: 4, 3, 1, 1 blue cards give the major role to the first, the minor to the second', () => {
  const [giorgio, nick, roberto, marco] = [0, 1, 2, 3] as const;
  const t = quiet().up(giorgio, 'BBBB').up(nick, 'BBB').up(roberto, 'B').up(marco, 'B').phase4();
  expect(t.state.roles[role('lord')]).toBe(giorgio);
  t.act(giorgio, shield('red'));
  expect(t.state.roles[role('knight')]).toBe(nick);
  t.act(nick, shield('red'));
  expect(t.state.phase).toBe(1);
});

test('IP-5.3 the rulebooks’ case b: two seconds bid for the minor role, and nobody else', () => {
  const [giorgio, nick, marco, roberto] = [0, 1, 2, 3] as const;
  const t = quiet().up(giorgio, 'BBBB').up(nick, 'BB').up(marco, 'BB').up(roberto, 'B').phase4();
  t.act(giorgio, shield('red'));
  expect(t.state.role).toBe(role('knight'));
  expect(t.view('table').bidders).toEqual([nick, marco]);
  t.act(nick, bid(1)).act(marco, bid(2)).act(nick, pass);
  expect(t.state.roles[role('knight')]).toBe(marco);
  expect(t.state.money).toEqual([9, 9, 7, 9]);
  expect(t.state.marker).toBe(marco);
  t.act(marco, shield('blue'));
  expect(t.state.up[marco]).toEqual(counts('BB'));
});

test('IP-5.4 the rulebooks’ case c: three firsts bid for the major role, the minor one stays', () => {
  const [giorgio, marco, roberto, nick] = [0, 1, 2, 3] as const;
  const t = quiet().up(giorgio, 'BBB').up(marco, 'BBB').up(roberto, 'BBB').up(nick, 'B').phase4();
  expect(t.view('table').bidders).toEqual([giorgio, marco, roberto]);
  t.act(marco, bid(1)).act(roberto, pass).act(giorgio, pass).act(marco, shield('red'));
  expect(t.state.roles[role('lord')]).toBe(marco);
  expect(t.state.roles[role('knight')]).toBe(NONE);
  expect(t.state.up[marco]).toEqual(counts('B'));
  expect(t.state.down[marco]).toEqual(counts('BB'));
});

test('IP-5.5 the first tied family to the left of the marker holder starts, and the holder bids last', () => {
  const t = quiet().marker(2).up(2, 'W').up(1, 'W').up(0, 'W').phase4();
  expect(t.turn()).toEqual([0]);
  t.act(0, pass).act(1, pass);
  expect(t.turn()).toEqual([2]);
  expect(t.why(2, bid(10))).toEqual({ rule: 'IP-3.3', code: 'bid-above-money' });
  expect(t.why(2, shield('red'))).toEqual({ rule: 'IP-5.5', code: 'bid-or-pass-first' });
  expect(t.why(2, { type: 'bid', amount: 1.5 })).toEqual({ rule: 'IP-5.5', code: 'unknown-action' });
});

test('IP-5.5 without a bid the role stays on the board, the marker where it is, and nothing is turned', () => {
  const t = quiet().up(1, 'WW').up(3, 'WW').phase4().act(1, pass).act(3, pass);
  expect(t.state.roles.every(holder => holder === NONE)).toBe(true);
  expect(t.state.marker).toBe(0);
  expect(t.state.up[1]).toEqual(counts('WW'));
  expect(t.events()).toContainEqual({ type: 'role-left', role: 2, title: 'bishop' });
});

test('IP-5.5 the next auction starts to the left of the new holder, and no city is built after one', () => {
  const t = quiet().hand(1, 'GWRBY').up(0, 'WR').up(1, 'WR').up(2, 'WR').phase4();
  t.act(1, bid(1)).act(2, pass).act(0, pass);
  expect(t.state.marker).toBe(1);
  expect(t.state.role).toBe(role('magistrate'));
  expect(t.turn()).toEqual([2]);
});

test('IP-5.6 the rulebooks’ example: three face-up cards turn two down, the minor role turns none', () => {
  const [andrea, nick] = [0, 1] as const;
  const t = quiet().up(andrea, 'BBB').up(nick, 'BB').phase4();
  t.act(andrea, shield('red')).act(nick, shield('red'));
  expect([t.state.up[andrea], t.state.down[andrea]]).toEqual([counts('B'), counts('BB')]);
  expect([t.state.up[nick], t.state.down[nick]]).toEqual([counts('BB'), counts('')]);
});

test('IP-5.6 only half of the face-up cards, rounded up, whatever is face down', () => {
  for (const [before, after] of [
    ['W', ''],
    ['WW', 'W'],
    ['WWWW', 'WW'],
    ['WWWWW', 'WW'],
  ]) {
    const t = quiet().up(0, before).down(0, 'WWW').phase4();
    expect(t.state.up[0]).toEqual(counts(after));
    expect(t.state.down[0]).toEqual(counts(`WWW${before.slice(after.length)}`));
  }
});

test('IP-5.7 per colour: major role, cards turned, its effect, then the minor role and its effect', () => {
  const t = quiet().hand(0, 'Y').up(0, 'WW').up(1, 'W').up(2, 'RR').up(3, 'R').phase3();
  t.act(0, pass);
  const told = t.events().filter(event => !['did-nothing', 'role-left'].includes(event.type));
  const until = told.findIndex(event => event.type === 'round-began');
  expect(told.slice(0, until).map((event: Event) => event.type)).toEqual([
    'roles-returned',
    'role-won',
    'turned-down',
    'blessed',
    'role-won',
    'blessed',
    'role-won',
    'turned-down',
    'drew',
    'role-won',
    'drew',
  ]);
});
