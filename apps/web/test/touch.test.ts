import { describe, expect, test } from 'vitest';
import { canDrag, drop, openParts, touch, type Way } from '../src/boards/touch.ts';

const lay: Way = { action: { type: 'lay' }, path: ['hand:1', 'column:0'] };
const discard: Way = { action: { type: 'discard' }, path: ['hand:1', 'pile:0'] };
const other: Way = { action: { type: 'other' }, path: ['hand:2', 'pile:0'] };
const draw: Way = { action: { type: 'draw' }, path: ['stock'] };
const pass: Way = { action: { type: 'pass' }, path: [] };
const ways = [lay, discard, other, draw, pass];

describe('what glows', () => {
  test('at first, the parts where a way begins', () => {
    expect([...openParts(ways, [])]).toEqual(['hand:1', 'hand:2', 'stock']);
  });

  test('after a choice, the parts its ways lead to', () => {
    expect([...openParts(ways, ['hand:1'])]).toEqual(['column:0', 'pile:0']);
  });

  test('a part alone on its way glows until it is confirmed', () => {
    expect([...openParts(ways, ['stock'])]).toEqual(['stock']);
  });
});

describe('a touch', () => {
  test('chooses the part where a way begins', () => {
    expect(touch(ways, [], 'hand:1')).toEqual({ type: 'choose', chosen: ['hand:1'] });
  });

  test('ends a way of two parts at the second', () => {
    expect(touch(ways, ['hand:1'], 'pile:0')).toEqual({ type: 'act', action: discard.action });
  });

  test('confirms a way of one part the second time', () => {
    expect(touch(ways, [], 'stock')).toEqual({ type: 'choose', chosen: ['stock'] });
    expect(touch(ways, ['stock'], 'stock')).toEqual({ type: 'act', action: draw.action });
  });

  test('on another beginning changes the choice', () => {
    expect(touch(ways, ['hand:1'], 'hand:2')).toEqual({ type: 'choose', chosen: ['hand:2'] });
  });

  test('on the part chosen puts it down again', () => {
    expect(touch(ways, ['hand:1'], 'hand:1')).toEqual({ type: 'choose', chosen: [] });
  });

  test('that leads nowhere names the parts, so that the rule can be named', () => {
    expect(touch(ways, ['hand:2'], 'column:0')).toEqual({ type: 'astray', parts: ['hand:2', 'column:0'] });
    expect(touch(ways, [], 'column:0')).toEqual({ type: 'astray', parts: ['column:0'] });
  });

  test('does not end a way that another one goes through', () => {
    const near: Way = { action: { type: 'near' }, path: ['city:1', 'site:0'] };
    const far: Way = { action: { type: 'far' }, path: ['city:1', 'site:0', 'site:1'] };
    expect(touch([near, far], ['city:1'], 'site:0')).toEqual({
      type: 'choose',
      chosen: ['city:1', 'site:0'],
    });
    expect(touch([near, far], ['city:1', 'site:0'], 'site:1')).toEqual({ type: 'act', action: far.action });
  });
});

describe('a drag', () => {
  test('from one part to the next acts', () => {
    expect(drop(ways, 'hand:1', 'column:0')).toEqual({ type: 'act', action: lay.action });
  });

  test('to the wrong place names both', () => {
    expect(drop(ways, 'hand:2', 'column:0')).toEqual({ type: 'astray', parts: ['hand:2', 'column:0'] });
  });

  test('begins only where a way goes on to another part', () => {
    expect(canDrag(ways, 'hand:1')).toBe(true);
    expect(canDrag(ways, 'stock')).toBe(false);
  });
});
