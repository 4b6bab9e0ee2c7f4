import { NONE } from '@signoria/core';
import { expect, test } from 'vitest';
import { ilPrincipe } from '../src/index.ts';
import { bid, counts, pass, quiet, role, shield, uncover } from './position.ts';

test('IP-5.8 the Master may turn one of the family’s face-down cards of another colour face up, which counts at once', () => {
  const t = quiet().up(0, 'G').down(0, 'GWWB').up(1, 'B').phase4();
  expect(t.legal(0)).toEqual([pass, uncover('W'), uncover('B')]);
  expect(t.why(0, uncover('G'))).toEqual({ rule: 'IP-5.8', code: 'not-green' });
  expect(t.why(0, uncover('R'))).toEqual({ rule: 'IP-5.8', code: 'no-card-face-down' });
  expect(t.why(0, {})).toEqual({ rule: 'IP-5.8', code: 'unknown-action' });
  expect(t.why(0, bid(1))).toEqual({ rule: 'IP-5.8', code: 'turn-up-first' });
  t.act(0, uncover('W'));
  expect(t.state.roles[role('bishop')]).toBe(0);
  expect(t.state.roles[role('lord')]).toBe(1);
  expect(t.state.down[0]).toEqual(counts('GGWWB'));
});

test('IP-5.8 the Master may skip it, and so may the Apprentice; without such a card nobody is asked', () => {
  const t = quiet().up(0, 'GG').down(0, 'W').up(1, 'G').down(1, 'Y').phase4().act(0, pass);
  expect(t.events()).toContainEqual({ type: 'turned-up', seat: 0, role: 0, title: 'master', colour: NONE });
  expect(t.state.role).toBe(role('apprentice'));
  t.act(1, uncover('Y'));
  expect(t.state.roles[role('bishop')]).toBe(NONE);
  expect(t.state.roles[role('banker')]).toBe(1);
  expect(quiet().up(0, 'GG').down(0, 'G').phase4().state.phase).toBe(1);
});

test('IP-5.8 in the first edition a card must be turned face up', () => {
  const t = quiet({ preset: 'first' }).up(0, 'G').down(0, 'WB').phase4();
  expect(t.legal(0)).toEqual([uncover('W'), uncover('B')]);
  expect(t.why(0, pass)).toEqual({ rule: 'IP-5.8', code: 'must-turn-up' });
  t.act(0, uncover('B'));
  expect(t.state.roles[role('noble', 'first')]).toBe(0);
});

test('IP-5.9 Bishop and Priest score a point each', () => {
  const t = quiet().up(2, 'WW').up(3, 'W').phase4();
  expect(t.view('table').scores.map(score => score.total)).toEqual([0, 0, 1, 1]);
});

test('IP-5.10 Magistrate and Notary draw a card each, told to them alone; an empty deck gives none', () => {
  const t = quiet().hand(0, 'Y').up(2, 'RR').up(3, 'R').deck('GGGGGGGGGGGGGGGGWB').phase3().act(0, pass);
  const drawn = t.events().filter(event => event.type === 'drew');
  expect(drawn).toEqual([
    { type: 'drew', seat: 2, role: 4, title: 'magistrate', colour: 3 },
    { type: 'drew', seat: 3, role: 5, title: 'notary', colour: 1 },
  ]);
  expect(t.state.hands.slice(2)).toEqual([counts('BGGGG'), counts('WGGGG')]);
  expect(drawn.map(event => ilPrincipe.redact(event, 3))).toEqual([{ ...drawn[0], colour: null }, drawn[1]]);
  const none = quiet().up(2, 'RR').up(3, 'R').deck('').phase4();
  expect(none.state.hands.flat().every(count => count === 0)).toBe(true);
  expect([none.state.roles[role('magistrate')], none.state.roles[role('notary')]]).toEqual([2, 3]);
});

test('IP-5.11 Lord and Knight place a shield in any region, if any are left', () => {
  const t = quiet().up(0, 'BB').up(1, 'B').supply(1, 0).phase4();
  expect(t.legal(0)).toHaveLength(6);
  expect(t.why(0, pass)).toEqual({ rule: 'IP-5.11', code: 'shield-first' });
  expect(t.why(0, { type: 'shield', region: 6 })).toEqual({ rule: 'IP-5.11', code: 'unknown-action' });
  t.act(0, shield('yellow'));
  expect(t.state.regions[0]).toEqual([0, 0, 0, 0, 0, 1]);
  expect(t.state.roles[role('knight')]).toBe(1);
  expect(t.state.shields).toEqual([11, 0, 12, 12]);
  expect(t.state.phase).toBe(1);
});

test('IP-5.12 Banker and Merchant receive 2 coins', () => {
  const t = quiet().deck('').up(0, 'YY').up(1, 'Y').phase4();
  expect(t.state.money).toEqual([9 + 2 + 5, 9 + 2 + 5, 9 + 5, 9 + 5]);
});
