import { lostCities } from '@signoria/lost-cities';
import { MatchState } from '@signoria/protocol';
import { expect, test } from 'vitest';
import { checkOf } from '../../server/src/check.ts';
import { handTo, lift, openTable, play, save, snapshot, takeBackOwn } from '../src/match/local/table.ts';
import { ONE, opened, saved, TWO } from './local-match.ts';

test('with two people nothing secret is shown before the curtain is raised', () => {
  const table = opened(saved(TWO));
  const hidden = snapshot(table, 0);
  expect(hidden.curtain).toBe(table.match.game.turn(table.match.state)[0]);
  expect(hidden.you).toBe('table');
  expect(hidden.legal).toEqual([]);
  lift(table);
  const shown = snapshot(table, 0);
  expect(shown.curtain).toBe(null);
  expect(shown.you).toBe(hidden.curtain);
  expect(shown.legal.length).toBeGreaterThan(0);
});

test('the curtain falls when the turn passes to the other person, and the log keeps secrets', () => {
  const table = opened(saved(TWO));
  lift(table);
  const first = table.holder ?? 0;
  for (let i = 0; i < 2; i++) play(table, first, snapshot(table, 0).legal[0], 0);
  expect(handTo(table)).toBe(1 - first);
  lift(table);
  const events = snapshot(table, 0).log.flatMap(line => (line.kind === 'act' ? line.events : []));
  expect(events).toContainEqual({ type: 'drew', seat: first, card: null });
});

test('one person against bots never meets a curtain', () => {
  const table = opened(saved(ONE));
  expect(table.holder).toBe(0);
  expect(snapshot(table, 0).you).toBe(0);
  expect(snapshot(table, 0).curtain).toBe(null);
});

test('a match comes back as it was kept', () => {
  const table = opened(saved(TWO));
  lift(table);
  const first = table.holder ?? 0;
  play(table, first, snapshot(table, 0).legal[0], 0);
  const again = opened(save(table, 1));
  expect(again.match.state).toEqual(table.match.state);
});

test('actions that no longer fit the rules are not opened', () => {
  const broken = { ...saved(TWO), actions: [[0, { type: 'nonsense' }]] as const };
  expect(openTable(lostCities, broken, 0)).toBe(null);
});

test('a move is taken back while nobody has learnt anything, and the log says so', () => {
  const table = opened(saved(TWO));
  lift(table);
  const first = table.holder ?? 0;
  const before = JSON.stringify(table.match.state);
  play(table, first, snapshot(table, 0).legal[0], 0);
  expect(snapshot(table, 0).undo).toBe(1);
  expect(takeBackOwn(table, 0)).toEqual({ ok: true });
  expect(JSON.stringify(table.match.state)).toBe(before);
  expect(snapshot(table, 0).version).toBe(2);
  expect(takeBackOwn(table, 0)).toEqual({ ok: false, code: 'undo-limit' });
});

test('a match on this device has the very shape the server gives one', () => {
  const table = opened(saved(ONE));
  play(table, table.match.game.turn(table.match.state)[0], snapshot(table, 0).legal[0], 0);
  const { curtain, connected, clockSkew, ...state } = snapshot(table, 0);
  const shape = checkOf(MatchState)();
  expect(shape.Check(state) || shape.Errors(state)).toBe(true);
  expect(Object.keys(state).sort()).toEqual(Object.keys(MatchState.properties).sort());
});
