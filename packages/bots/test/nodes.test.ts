import { expect, test } from 'vitest';
import { addNode, childOf, NOWHERE, newNodes, numbering } from '../src/search/nodes.ts';

test('a tree grows as far as it must, and every action leads where it led', () => {
  const nodes = newNodes(2);
  let parent = 0;
  for (let depth = 0; depth < 1500; depth++) {
    for (const action of [7, 8]) {
      const node = addNode(nodes, parent, action, -action);
      nodes.totals[node * 2 + 1] = node;
    }
    expect(childOf(nodes, parent, 9)).toBe(NOWHERE);
    parent = childOf(nodes, parent, 7);
  }
  let node = 0;
  for (let depth = 0; depth < 1500; depth++) {
    const other = childOf(nodes, node, 8);
    expect(nodes.promise[other]).toBe(-8);
    node = childOf(nodes, node, 7);
    expect([nodes.promise[node], nodes.visits[node], nodes.totals[node * 2 + 1]]).toEqual([-7, 0, node]);
  }
  expect(nodes.first[node]).toBe(NOWHERE);
});

test('actions that say the same have the same number, others another', () => {
  const numberOf = numbering();
  const take = { type: 'take', city: 3 };
  expect(numberOf(take)).toBe(numberOf({ type: 'take', city: 3 }));
  expect(numberOf({ type: 'take', city: 4 })).not.toBe(numberOf(take));
  expect(numberOf(take)).toBe(0);
});
