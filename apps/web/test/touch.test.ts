import { describe, expect, test } from 'vitest';
import {
  actionsOn,
  draggableParts,
  drop,
  firstParts,
  openParts,
  touch,
  type Way,
} from '../src/boards/touch.ts';

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

  test('a choice may turn to every part a way begins with, whatever glows', () => {
    expect([...firstParts(ways)]).toEqual(['hand:1', 'hand:2', 'stock']);
    expect(touch(ways, ['hand:1'], 'hand:2')).toEqual({ type: 'choose', chosen: ['hand:2'] });
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

  test('on the part chosen puts it down again when several actions can come of it', () => {
    expect(touch(ways, ['hand:1'], 'hand:1')).toEqual({ type: 'choose', chosen: [] });
  });

  test('on the part chosen takes the action when only one can come of it', () => {
    expect(touch(ways, ['hand:2'], 'hand:2')).toEqual({ type: 'act', action: other.action });
  });

  test('on a way aside is an answer only when nothing else is chosen', () => {
    const next = { type: 'take' };
    const aside: Way = { ...lay, path: ['pile:3', ...lay.path], next, aside: true };
    const all = [...ways, aside, { ...aside, path: ['pile:4', ...lay.path] }];
    expect([...openParts(all, [])]).not.toContain('pile:3');
    expect([...draggableParts(all)]).not.toContain('pile:3');
    expect([...firstParts(all)]).not.toContain('pile:3');
    expect(touch(all, [], 'pile:3')).toEqual({ type: 'choose', chosen: ['pile:3'] });
    expect(touch(all, ['pile:3'], 'pile:4')).toEqual({ type: 'choose', chosen: ['pile:4'] });
    expect(touch(all, ['hand:1'], 'pile:3').type).toBe('astray');
    expect(touch(all, ['pile:3', 'hand:1'], 'column:0')).toEqual({ type: 'act', action: lay.action, next });
  });

  test('tells what follows it, and whether that waits', () => {
    const next = { type: 'draw' };
    const followed: Way = { ...lay, next, waits: true };
    expect(touch([followed, discard], ['hand:1'], 'column:0')).toEqual({
      type: 'act',
      action: lay.action,
      next,
      waits: true,
    });
  });

  test('takes at once what is forced, and what needs no second tap', () => {
    expect(touch([draw], [], 'stock')).toEqual({ type: 'act', action: draw.action });
    expect(touch([lay], [], 'hand:1')).toEqual({ type: 'act', action: lay.action });
    expect(touch([...ways, { ...draw, path: ['pile:3'], atOnce: true }], [], 'pile:3')).toEqual({
      type: 'act',
      action: draw.action,
    });
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

describe('several ways to one action', () => {
  const play = { type: 'play' };
  const left: Way = { action: play, path: ['hand:1', 'site:0'], next: { type: 'left' } };
  const right: Way = { action: play, path: ['hand:1', 'site:1'], next: { type: 'right' } };
  const alone: Way = { action: play, path: ['hand:1'] };
  const card = [alone, left, right];

  test('the last touch decides what follows too', () => {
    expect(touch(card, ['hand:1'], 'site:1')).toEqual({ type: 'act', action: play, next: right.next });
  });

  test('the second touch on the first part takes the action alone', () => {
    expect(touch(card, [], 'hand:1')).toEqual({ type: 'choose', chosen: ['hand:1'] });
    expect(touch(card, ['hand:1'], 'hand:1')).toEqual({ type: 'act', action: play });
  });

  test('are named once', () => {
    expect(actionsOn(card, ['hand:1'])).toEqual([alone]);
  });
});

test('a part whose first touch is enough is taken by it', () => {
  const build: Way = { action: { type: 'build' }, path: ['site:0'], atOnce: true };
  expect(touch([build, other], [], 'site:0')).toEqual({ type: 'act', action: build.action });
});

describe('a drag', () => {
  test('from one part to the next acts', () => {
    expect(drop(ways, 'hand:1', 'column:0')).toEqual({ type: 'act', action: lay.action });
  });

  test('to the wrong place names both', () => {
    expect(drop(ways, 'hand:2', 'column:0')).toEqual({ type: 'astray', parts: ['hand:2', 'column:0'] });
  });

  test('begins only where a way goes on to another part', () => {
    expect([...draggableParts(ways)]).toEqual(['hand:1', 'hand:2']);
  });
});
