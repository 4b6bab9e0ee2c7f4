import { expect, test } from 'vitest';
import { act, eventsSince, seedFromText, startMatch, takeBack, undoLimit, version } from '../src/index.ts';
import { highCard } from './high-card.ts';

const start = () => startMatch(highCard, 2, highCard.options.presets.plain, seedFromText('match'));
const show = (match: ReturnType<typeof start>, seat: 0 | 1) => ({
  type: 'show',
  card: match.state.hands[seat][0],
});

test('a match begins at version 0 and counts its moves', () => {
  const match = start();
  expect(version(match)).toBe(0);
  act(match, 0, { type: 'peek' });
  expect(version(match)).toBe(1);
});

test('a refused action changes nothing and names the rule', () => {
  const match = start();
  const before = JSON.stringify(match);
  expect(act(match, 1, { type: 'peek' })).toEqual({
    ok: false,
    refusal: { rule: 'X-1', code: 'not-your-turn' },
  });
  expect(act(match, 0, { type: 'fly' })).toMatchObject({ ok: false, refusal: { rule: 'X-3' } });
  expect(JSON.stringify(match)).toBe(before);
});

test('each looker-on hears what it may, since any version', () => {
  const match = start();
  const top = match.state.deck.at(-1);
  const card = match.state.hands[0][0];
  act(match, 0, { type: 'peek' });
  act(match, 0, { type: 'show', card });
  expect(eventsSince(match, 0, 0)).toEqual([
    [{ type: 'peeked', seat: 0, card: top }],
    [{ type: 'showed', seat: 0, card }],
  ]);
  expect(eventsSince(match, 0, 1)[0]).toEqual([{ type: 'peeked', seat: 0, card: null }]);
  expect(eventsSince(match, 1, 'table')).toEqual([[{ type: 'showed', seat: 0, card }]]);
  expect(eventsSince(match, 2, 'table')).toEqual([]);
});

test('a move that shows only itself may be taken back', () => {
  const match = start();
  const before = JSON.stringify(match.state);
  act(match, 0, show(match, 0));
  expect(undoLimit(match, 0)).toBe(1);
  takeBack(match, 1);
  expect(JSON.stringify(match.state)).toBe(before);
  expect(version(match)).toBe(0);
});

test('a move that taught something may not be taken back, nor what came before it', () => {
  const match = start();
  act(match, 0, { type: 'peek' });
  expect(undoLimit(match, 0)).toBe(0);
  act(match, 0, show(match, 0));
  expect(undoLimit(match, 0)).toBe(1);
});

test('nothing is taken back past another seat’s move', () => {
  const match = start();
  act(match, 0, show(match, 0));
  act(match, 1, show(match, 1));
  expect(undoLimit(match, 0)).toBe(0);
  expect(undoLimit(match, 1)).toBe(1);
});
